#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QString>
#include <QStringList>

namespace evoca::model {

class Connection;

/// What the start-up check did.
struct StoreCheck
{
    bool created = false;
    bool restored = false; ///< the store was damaged, set aside, and a backup taken
    QString setAside; ///< where the damaged file is now
    QString backupUsed;
};

/// Opens a store for the first time in a process: folders, quick check, set aside and restore, migrations (with a
/// backup before). Called by Writer::start before anything else.
Result<StoreCheck> prepareStore(const StorePaths &paths);

/// `pragma integrity_check` and the indexes' own checks; slow (doctor, before a backup).
Result<QStringList> checkIntegrity(Connection &connection);

/// One backup by SQLite's backup API into paths.backups(), never of a damaged file; keeps the newest `keep`.
Result<QString> backupStore(const StorePaths &paths, int keep = 3);

} // namespace evoca::model
