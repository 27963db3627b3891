#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QStringList>

namespace evoca::model {

/// Backups of a store, newest first (absolute paths).
QStringList backups(const StorePaths &paths);
/// Waits until no backup is being made in this process, so that backups() lists all that there are.
void waitForBackups();
/// True when SQLite finds nothing wrong with a file that nobody writes.
bool isIntact(const QString &databaseFile);

} // namespace evoca::model
