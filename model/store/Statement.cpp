#include "store/Statement.h"

#include "store/StoreLog.h"

#include <QCoreApplication>

#include <sqlite3.h>

namespace evoca::model {

Statement::Statement(sqlite3 *database, sqlite3_stmt *statement, bool *busy)
    : m_database(database), m_statement(statement), m_busy(busy)
{
    if (m_busy)
        *m_busy = true;
}

Statement::Statement(Statement &&other) noexcept
    : m_database(other.m_database), m_statement(std::exchange(other.m_statement, nullptr)),
      m_busy(std::exchange(other.m_busy, nullptr))
{
}

Statement::~Statement()
{
    if (!m_statement)
        return;
    if (!m_busy) {
        sqlite3_finalize(m_statement);
        return;
    }
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement); // they point to the caller's memory
    *m_busy = false;
}

void Statement::bindNull(int index)
{
    if (sqlite3_bind_null(m_statement, index) != SQLITE_OK)
        fail();
}

void Statement::bindInteger(int index, qint64 value)
{
    if (sqlite3_bind_int64(m_statement, index, value) != SQLITE_OK)
        fail();
}

void Statement::bindReal(int index, double value)
{
    if (sqlite3_bind_double(m_statement, index, value) != SQLITE_OK)
        fail();
}

void Statement::bindText(int index, const QString &value)
{
    const QByteArray utf8 = value.toUtf8();
    if (sqlite3_bind_text64(m_statement, index, utf8.constData(), sqlite3_uint64(utf8.size()), SQLITE_TRANSIENT,
                            SQLITE_UTF8)
        != SQLITE_OK)
        fail();
}

void Statement::bindUtf8(int index, std::string_view value)
{
    const char *data = value.data() ? value.data() : "";
    if (sqlite3_bind_text64(m_statement, index, data, value.size(), SQLITE_STATIC, SQLITE_UTF8) != SQLITE_OK)
        fail();
}

void Statement::bindBlob(int index, const QByteArray &value)
{
    if (sqlite3_bind_blob64(m_statement, index, value.constData(), sqlite3_uint64(value.size()), SQLITE_STATIC)
        != SQLITE_OK)
        fail();
}

bool Statement::step()
{
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        fail();
    return false;
}

void Statement::run()
{
    while (step()) { }
    reset();
}

void Statement::clear()
{
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

void Statement::reset()
{
    sqlite3_reset(m_statement);
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QString::fromUtf8(text, sqlite3_column_bytes(m_statement, column));
}

QByteArray Statement::blob(int column) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return QByteArray(data, sqlite3_column_bytes(m_statement, column));
}

std::string_view Statement::bytes(int column) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return {data ? data : "", std::size_t(sqlite3_column_bytes(m_statement, column))};
}

void Statement::fail() const
{
    Error error = sqlError(m_database);
    sqlite3_reset(m_statement);
    throw SqlFailure {std::move(error)};
}

namespace {

thread_local bool diskFailed = false;

bool isDiskFailure(int primaryCode)
{
    switch (primaryCode) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN: return true;
    default: return false;
    }
}

} // namespace

bool takeDiskFailure()
{
    return std::exchange(diskFailed, false);
}

Error sqlError(sqlite3 *database)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Store", text); };
    const int extended = sqlite3_extended_errcode(database);
    if ((extended & 0xff) != SQLITE_INTERRUPT) {
        qCWarning(storeLog, "SQLite error %d", extended);
        qCDebug(storeLog, "%s", sqlite3_errmsg(database));
    }
    diskFailed = diskFailed || isDiskFailure(extended & 0xff);
    switch (extended & 0xff) {
    case SQLITE_FULL:
        return {ErrorCode::Unavailable,
                say(QT_TRANSLATE_NOOP("Store", "The disk is full. Free some space and try again."))};
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        return {ErrorCode::Unavailable,
                say(QT_TRANSLATE_NOOP("Store", "The disk reported an error while Evoca's store was in use."))};
    case SQLITE_READONLY:
        return {ErrorCode::Unavailable,
                say(QT_TRANSLATE_NOOP("Store", "Evoca's store cannot be written. Check its permissions."))};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Unavailable, say(QT_TRANSLATE_NOOP("Store", "Evoca's store is busy. Try again."))};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {
            ErrorCode::Damaged,
            say(QT_TRANSLATE_NOOP("Store", "Evoca's store is damaged. Restart Evoca to restore the newest backup."))};
    case SQLITE_INTERRUPT: return {ErrorCode::Cancelled, say(QT_TRANSLATE_NOOP("Store", "Cancelled."))};
    default: return {ErrorCode::Internal, say(QT_TRANSLATE_NOOP("Store", "Evoca's store could not do that."))};
    }
}

} // namespace evoca::model
