#include "store/Migrator.h"

#include "store/Connection.h"
#include "store/SqlScript.h"
#include "store/StoreLog.h"
#include "store/Transaction.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Migration
{
    int version = 0;
    QString path;
};

std::vector<Migration> migrations()
{
    std::vector<Migration> found;
    const QDir folder(u":/evoca/schema"_s);
    for (const QString &name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name))
        found.push_back({name.section(u'_', 0, 0).toInt(), folder.filePath(name)});
    return found;
}

Result<void> apply(Connection &connection, const Migration &migration)
{
    QFile file(migration.path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Error {ErrorCode::Internal, file.errorString()});
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return std::unexpected(transaction.error());
    std::vector<std::string> statements = splitSqlScript(file.readAll().toStdString());
    statements.push_back("PRAGMA user_version=" + std::to_string(migration.version));
    for (const std::string &statement : statements) {
        if (auto done = connection.execute(statement.c_str()); !done)
            return done;
    }
    qCInfo(storeLog, "schema is now version %d", migration.version);
    return transaction->commit();
}

} // namespace

int Migrator::newestVersion()
{
    const auto all = migrations();
    return all.empty() ? 0 : all.back().version;
}

Result<int> Migrator::version(Connection &connection)
{
    return guarded([&]() -> Result<int> {
        Statement statement = connection.statement("PRAGMA user_version");
        return statement.step() ? int(statement.integer(0)) : 0;
    });
}

Result<bool> Migrator::migrate(Connection &connection, const std::function<Result<void>()> &backup)
{
    const auto current = version(connection);
    if (!current)
        return std::unexpected(current.error());
    if (*current > newestVersion()) {
        return std::unexpected(Error {
            ErrorCode::TooNew,
            QCoreApplication::translate(
                "Store", "This store was written by a newer Evoca (format %1; this program knows %2). Update Evoca.")
                .arg(*current)
                .arg(newestVersion())});
    }
    if (*current == newestVersion())
        return false;
    if (*current > 0) {
        if (auto saved = backup(); !saved)
            return std::unexpected(saved.error());
    }
    for (const Migration &migration : migrations()) {
        if (migration.version <= *current)
            continue;
        if (auto applied = apply(connection, migration); !applied)
            return std::unexpected(applied.error());
    }
    return true;
}

} // namespace evoca::model
