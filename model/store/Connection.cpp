#include "store/Connection.h"

#include "store/FtsTokenizer.h"
#include "store/SqlFunctions.h"
#include "store/StoreLog.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDriver>
#include <QSqlError>

#include <sqlite3.h>

#include <atomic>
#include <string>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Cached
{
    sqlite3_stmt *statement = nullptr;
    bool busy = false;
};

struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

constexpr int stepsBetweenQuestions = 2000; ///< virtual machine steps: some ten microseconds

// page_size and secure_delete are set explicitly: distributions differ (store-measurements, trap 13).
constexpr const char *commonPragmas = "PRAGMA page_size=4096;"
                                      "PRAGMA busy_timeout=10000;"
                                      "PRAGMA foreign_keys=ON;"
                                      "PRAGMA secure_delete=ON;"
                                      "PRAGMA temp_store=MEMORY;"
                                      "PRAGMA trusted_schema=OFF;";
constexpr const char *writerPragmas = "PRAGMA journal_mode=WAL;"
                                      "PRAGMA synchronous=NORMAL;"
                                      "PRAGMA cache_size=-65536;"
                                      "PRAGMA wal_autocheckpoint=8000;"
                                      "PRAGMA journal_size_limit=67108864;";
constexpr const char *readerPragmas = "PRAGMA cache_size=-12288;"
                                      "PRAGMA mmap_size=0;"
                                      "PRAGMA query_only=ON;";

/// The folder is private already; this keeps the file private if it is ever moved. WAL and SHM inherit the mode.
bool createPrivateFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    return file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

Error openError(const QString &detail)
{
    qCWarning(storeLog, "cannot open the store: %s", qPrintable(detail));
    return {ErrorCode::Unavailable,
            QCoreApplication::translate("Store", "Evoca's store cannot be opened. Check its folder's permissions.")};
}

} // namespace

struct Connection::Private
{
    StorePaths paths;
    Mode mode = Mode::Read;
    QString name;
    QSqlDatabase database;
    sqlite3 *handle = nullptr;
    bool toolsAttached = false;
    std::function<bool()> cancelled;
    std::unordered_map<std::string, std::unique_ptr<Cached>, TextHash, std::equal_to<>> statements;

    Result<void> openDatabase(const QString &role);
    Result<void> prepare();
    bool attachTools();
};

Result<void> Connection::Private::openDatabase(const QString &role)
{
    static std::atomic<int> counter = 0;
    if (!QFile::exists(paths.database())) {
        if (mode == Mode::Read)
            return std::unexpected(
                Error {ErrorCode::NotFound, QCoreApplication::translate("Store", "There is no store yet.")});
        if (!createPrivateFile(paths.database()))
            return std::unexpected(openError(paths.database()));
    }
    name = u"evoca-%1-%2"_s.arg(role).arg(++counter);
    database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    database.setDatabaseName(paths.database());
    if (!database.open())
        return std::unexpected(openError(database.lastError().text()));
    const QVariant raw = database.driver()->handle();
    if (qstrcmp(raw.typeName(), "sqlite3*") == 0)
        handle = *static_cast<sqlite3 *const *>(raw.constData());
    if (!handle)
        return std::unexpected(openError(u"the driver gives no handle"_s));
    return {};
}

Result<void> Connection::Private::prepare()
{
    const char *own = mode == Mode::Write ? writerPragmas : readerPragmas;
    sqlite3_extended_result_codes(handle, 1);
    if (registerFtsTokenizer(handle) != SQLITE_OK || registerRank(handle) != SQLITE_OK
        || registerSqlFunctions(handle) != SQLITE_OK
        || sqlite3_exec(handle, commonPragmas, nullptr, nullptr, nullptr) != SQLITE_OK
        || (mode == Mode::Read && !attachTools() && sqlite3_errcode(handle) == SQLITE_NOMEM)
        || sqlite3_exec(handle, own, nullptr, nullptr, nullptr) != SQLITE_OK)
        return std::unexpected(sqlError(handle));
    return {};
}

bool Connection::Private::attachTools()
{
    if (toolsAttached || mode != Mode::Read || !QFile::exists(paths.toolIndex()))
        return toolsAttached;
    sqlite3_stmt *statement = nullptr;
    const QByteArray path = paths.toolIndex().toUtf8();
    if (sqlite3_prepare_v2(handle, "ATTACH ?1 AS tools", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_text(statement, 1, path.constData(), int(path.size()), SQLITE_STATIC);
        toolsAttached = sqlite3_step(statement) == SQLITE_DONE;
    }
    sqlite3_finalize(statement);
    if (toolsAttached)
        sqlite3_exec(handle, "PRAGMA tools.cache_size=-8192", nullptr, nullptr, nullptr);
    return toolsAttached;
}

Result<std::unique_ptr<Connection>> Connection::open(const StorePaths &paths, const QString &role, Mode mode)
{
    auto d = std::make_unique<Private>();
    d->paths = paths;
    d->mode = mode;
    std::unique_ptr<Connection> connection(new Connection(std::move(d)));
    if (auto opened = connection->d->openDatabase(role); !opened)
        return std::unexpected(opened.error());
    if (auto prepared = connection->d->prepare(); !prepared)
        return std::unexpected(prepared.error());
    return connection;
}

Connection::Connection(std::unique_ptr<Private> d) : d(std::move(d)) { }

Connection::~Connection()
{
    for (auto &[sql, cached] : d->statements)
        sqlite3_finalize(cached->statement);
    if (d->name.isEmpty())
        return;
    if (d->handle)
        sqlite3_progress_handler(d->handle, 0, nullptr, nullptr);
    d->database.close();
    d->database = QSqlDatabase(); // removeDatabase warns while a copy lives
    QSqlDatabase::removeDatabase(d->name);
}

QSqlDatabase Connection::database() const
{
    return d->database;
}

QSqlQuery Connection::query() const
{
    QSqlQuery query(d->database);
    query.setForwardOnly(true);
    return query;
}

Result<QSqlQuery> Connection::run(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query = this->query();
    bool done = query.prepare(sql);
    if (done) {
        for (const QVariant &value : values)
            query.addBindValue(value);
        done = query.exec();
    }
    if (!done) {
        if (sqlite3_errcode(d->handle) == SQLITE_OK) // the driver itself refused (number of values)
            qCWarning(storeLog, "%s", qPrintable(query.lastError().text()));
        return std::unexpected(sqlError(d->handle));
    }
    return query;
}

sqlite3 *Connection::handle() const
{
    return d->handle;
}

void Connection::interrupt() const
{
    sqlite3_interrupt(d->handle);
}

const StorePaths &Connection::paths() const
{
    return d->paths;
}

Statement Connection::statement(std::string_view sql) const
{
    const auto found = d->statements.find(sql);
    if (found != d->statements.end() && !found->second->busy)
        return Statement(d->handle, found->second->statement, &found->second->busy);
    sqlite3_stmt *prepared = nullptr;
    if (sqlite3_prepare_v3(d->handle, sql.data(), int(sql.size()), SQLITE_PREPARE_PERSISTENT, &prepared, nullptr)
        != SQLITE_OK)
        throw SqlFailure {sqlError(d->handle)};
    if (found != d->statements.end()) // in use further up the stack: a second one for this time only
        return Statement(d->handle, prepared, nullptr);
    auto cached = std::make_unique<Cached>(prepared, false);
    bool *busy = &cached->busy;
    d->statements.emplace(sql, std::move(cached));
    return Statement(d->handle, prepared, busy);
}

Result<void> Connection::execute(const char *sql) const
{
    if (sqlite3_exec(d->handle, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return std::unexpected(sqlError(d->handle));
    return {};
}

bool Connection::hasToolIndex() const
{
    return d->attachTools();
}

void Connection::setCancelled(std::function<bool()> cancelled) const
{
    d->cancelled = std::move(cancelled);
    const auto ask = [](void *data) -> int { return static_cast<Private *>(data)->cancelled(); };
    if (d->cancelled)
        sqlite3_progress_handler(d->handle, stepsBetweenQuestions, ask, d.get());
    else
        sqlite3_progress_handler(d->handle, 0, nullptr, nullptr);
}

} // namespace evoca::model
