#include "store/Store.h"

#include "store/Backup.h"
#include "store/Connection.h"
#include "store/Damage.h"
#include "store/IndexRebuild.h"
#include "store/Migrator.h"
#include "store/Setting.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// Names this line of the store's history: the tool index, in its own file, is only good for the same one.
void renewEpoch(Connection &connection)
{
    QByteArray epoch(16, Qt::Uninitialized);
    QRandomGenerator::system()->fillRange(reinterpret_cast<quint32 *>(epoch.data()), epoch.size() / 4);
    writeSetting(connection, "store.epoch", epoch);
}

Result<void> bringUpToDate(const StorePaths &paths, Connection &connection, const StoreCheck &check)
{
    const auto backup = [&paths]() -> Result<void> {
        const auto saved = backupStore(paths);
        return saved ? Result<void>() : std::unexpected(saved.error());
    };
    if (const auto migrated = Migrator::migrate(connection, backup); !migrated)
        return std::unexpected(migrated.error());
    return guarded([&]() -> Result<void> {
        if (check.created || check.restored)
            renewEpoch(connection);
        return rebuildOutdatedIndexes(connection);
    });
}

} // namespace

Result<StoreCheck> prepareStore(const StorePaths &paths)
{
    if (!paths.create())
        return std::unexpected(
            Error {ErrorCode::Unavailable,
                   QCoreApplication::translate("Store", "Evoca's folder cannot be made: %1").arg(paths.data)});
    StoreCheck check;
    if (looksDamaged(paths)) {
        const auto restored = setAsideAndRestore(paths);
        if (!restored)
            return std::unexpected(restored.error());
        check = *restored;
    }
    check.created = QFileInfo(paths.database()).size() == 0;
    auto connection = Connection::open(paths, u"prepare"_s, Connection::Mode::Write);
    if (!connection)
        return std::unexpected(connection.error());
    if (auto ready = bringUpToDate(paths, **connection, check); !ready)
        return std::unexpected(ready.error());
    return check;
}

} // namespace evoca::model
