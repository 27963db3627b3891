#include "store/Damage.h"

#include "store/Backup.h"
#include "store/Connection.h"
#include "store/StoreLog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 smallStore = 16 * 1024 * 1024; ///< all of it is checked in some ten milliseconds

QString suspectMark(const StorePaths &paths)
{
    return paths.data + "/evoca.suspect"_L1;
}

bool headerIsSound(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return true; // not readable is not damage; opening will say so
    return file.read(16) == QByteArray("SQLite format 3\0", 16);
}

/// With an empty WAL the file must hold all its pages.
bool isTruncated(Connection &connection)
{
    const QString path = connection.paths().database();
    if (QFileInfo(path + "-wal"_L1).size() > 0)
        return false;
    Statement statement = connection.statement(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    return statement.step() && statement.integer(0) > QFileInfo(path).size();
}

Result<bool> tablesReadable(Connection &connection)
{
    return guarded([&]() -> Result<bool> {
        if (isTruncated(connection))
            return false;
        std::vector<std::string> names;
        {
            Statement list = connection.statement(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0");
            while (list.step())
                names.emplace_back(list.bytes(0));
        }
        for (const std::string &name : names) {
            const std::string sql = "SELECT 1 FROM \"" + name + "\" LIMIT 1";
            if (auto read = connection.execute(sql.c_str()); !read)
                return std::unexpected(read.error());
        }
        return true;
    });
}

Result<bool> everyPageSound(Connection &connection)
{
    return guarded([&]() -> Result<bool> {
        Statement statement = connection.statement("PRAGMA quick_check(1)");
        return statement.step() && statement.bytes(0) == "ok";
    });
}

bool foundSound(const Result<bool> &result)
{
    // A busy or unreadable file is not a damaged one: nothing is set aside for that.
    return result ? *result : result.error().code != ErrorCode::Damaged;
}

} // namespace

bool looksDamaged(const StorePaths &paths)
{
    const QFileInfo info(paths.database());
    if (!info.exists() || info.size() == 0)
        return false;
    if (!headerIsSound(info.filePath()))
        return true;
    auto connection = Connection::open(paths, u"check"_s, Connection::Mode::Write);
    if (!connection)
        return connection.error().code == ErrorCode::Damaged;
    const bool thorough = info.size() <= smallStore || QFile::exists(suspectMark(paths));
    const bool sound = foundSound(tablesReadable(**connection))
        && (!thorough || foundSound(everyPageSound(**connection)));
    if (sound)
        QFile::remove(suspectMark(paths));
    return !sound;
}

Result<StoreCheck> setAsideAndRestore(const StorePaths &paths)
{
    const QString database = paths.database();
    const QString aside = database + ".damaged-"_L1
        + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s);
    if (!QFile::rename(database, aside))
        return std::unexpected(
            Error {ErrorCode::Unavailable,
                   QCoreApplication::translate(
                       "Store", "Evoca's damaged store cannot be moved aside. Check its folder's permissions.")});
    if (QFile::exists(database + "-wal"_L1))
        QFile::rename(database + "-wal"_L1, aside + "-wal"_L1); // belongs to the damaged file, never to the backup
    QFile::remove(database + "-shm"_L1);
    QFile::remove(suspectMark(paths));
    qCWarning(storeLog, "the store was damaged and is now %s", qPrintable(aside));

    StoreCheck check;
    check.setAside = aside;
    for (const QString &backup : backups(paths)) {
        const QString part = database + ".part"_L1;
        QFile::remove(part);
        if (!isIntact(backup) || !QFile::copy(backup, part) || !QFile::rename(part, database))
            continue;
        QFile::setPermissions(database, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        check.restored = true;
        check.backupUsed = backup;
        qCWarning(storeLog, "restored %s", qPrintable(backup));
        break;
    }
    return check;
}

void markSuspect(const StorePaths &paths)
{
    QFile mark(suspectMark(paths));
    if (!mark.open(QIODevice::WriteOnly))
        qCWarning(storeLog, "cannot mark the store for a check");
}

} // namespace evoca::model
