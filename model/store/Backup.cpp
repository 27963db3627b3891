#include "store/Backup.h"

#include "store/Connection.h"
#include "store/FtsTokenizer.h"
#include "store/Store.h"
#include "store/StoreLog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QUrl>

#include <sqlite3.h>

#include <mutex>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

std::mutex backupMutex; ///< one at a time: a purge replaces the one that was begun before it

struct Handle
{
    sqlite3 *database = nullptr;
    Handle() = default;
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    ~Handle() { sqlite3_close(database); }
};

QString newBackupPath(const StorePaths &paths)
{
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s);
    return paths.backups() + "/evoca-"_L1 + stamp + ".db"_L1;
}

bool createPrivateFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate)
        && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

/// One step for all pages: the source is in WAL mode, so writers go on meanwhile, and nothing restarts the copy.
int copyDatabase(sqlite3 *source, const QString &target)
{
    Handle copy;
    int code = sqlite3_open_v2(target.toUtf8().constData(), &copy.database, SQLITE_OPEN_READWRITE, nullptr);
    if (code != SQLITE_OK)
        return code;
    sqlite3_backup *backup = sqlite3_backup_init(copy.database, "main", source, "main");
    if (!backup)
        return sqlite3_errcode(copy.database);
    code = sqlite3_backup_step(backup, -1);
    const int finished = sqlite3_backup_finish(backup);
    return code == SQLITE_DONE ? finished : code;
}

Error backupError()
{
    return {ErrorCode::Unavailable,
            QCoreApplication::translate("Store", "The backup could not be written. Is the disk full?")};
}

} // namespace

QStringList backups(const StorePaths &paths)
{
    const QDir folder(paths.backups());
    QStringList found;
    for (const QString &name : folder.entryList({u"evoca-*.db"_s}, QDir::Files, QDir::Name | QDir::Reversed))
        found.append(folder.absoluteFilePath(name));
    return found;
}

void waitForBackups()
{
    const std::scoped_lock lock(backupMutex);
}

bool isIntact(const QString &databaseFile)
{
    // Immutable: no WAL, no locks, nothing is created beside the file.
    QUrl url = QUrl::fromLocalFile(databaseFile);
    url.setQuery(u"immutable=1"_s);
    Handle handle;
    constexpr int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    if (sqlite3_open_v2(url.toEncoded().constData(), &handle.database, flags, nullptr) != SQLITE_OK
        || registerFtsTokenizer(handle.database) != SQLITE_OK) // the check looks into the indexes as well
        return false;
    sqlite3_stmt *statement = nullptr;
    bool intact = false;
    if (sqlite3_prepare_v2(handle.database, "PRAGMA quick_check(1)", -1, &statement, nullptr) == SQLITE_OK
        && sqlite3_step(statement) == SQLITE_ROW)
        intact = qstrcmp(reinterpret_cast<const char *>(sqlite3_column_text(statement, 0)), "ok") == 0;
    sqlite3_finalize(statement);
    return intact;
}

Result<QString> backupStore(const StorePaths &paths, int keep)
{
    const std::scoped_lock lock(backupMutex);
    auto source = Connection::open(paths, u"backup"_s, Connection::Mode::Read);
    if (!source)
        return std::unexpected(source.error());
    const QString path = newBackupPath(paths);
    const QString part = path + ".part"_L1;
    if (!createPrivateFile(part))
        return std::unexpected(backupError());
    if (copyDatabase((*source)->handle(), part) != SQLITE_OK) {
        QFile::remove(part);
        return std::unexpected(backupError());
    }
    // The copy has the pages of the original, so checking it checks the store without holding up its writer.
    if (!isIntact(part)) {
        QFile::remove(part);
        qCWarning(storeLog, "the store is damaged: no backup made, the earlier ones stay");
        return std::unexpected(Error {
            ErrorCode::Damaged,
            QCoreApplication::translate(
                "Store",
                "Evoca's store is damaged, so no backup was made. Restart Evoca to restore the newest backup.")});
    }
    if (!QFile::rename(part, path))
        return std::unexpected(backupError());
    const QStringList all = backups(paths);
    for (qsizetype i = std::max(keep, 1); i < all.size(); ++i)
        QFile::remove(all.at(i));
    return path;
}

} // namespace evoca::model
