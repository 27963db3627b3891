#pragma once

#include "records/Error.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace evoca::model {

/// Thrown inside the store's own functions only; guarded() turns it into an Error at their public doors.
struct SqlFailure
{
    Error error;
};

/// A prepared statement of SQLite's own interface: 20-40 % faster than QSqlQuery (store-measurements section 4). It is
/// borrowed from the connection's cache (Connection::statement) and goes back, reset, when this object ends.
/// Functions throw SqlFailure.
class Statement
{
public:
    Statement(sqlite3 *database, sqlite3_stmt *statement, bool *busy);
    Statement(Statement &&other) noexcept;
    Statement &operator=(Statement &&) = delete;
    ~Statement();

    /// Binds all values from number 1 on: integers, double, QString, QByteArray (blob), std::string_view (text),
    /// nullptr. Texts and blobs must live until the next reset.
    /// What is not bound is NULL.
    template<typename... Values>
    Statement &bind(const Values &...values)
    {
        clear();
        int index = 0;
        (bindOne(++index, values), ...);
        return *this;
    }
    void bindNull(int index);
    /// One more value after bind().
    template<typename Value>
    void set(int index, const Value &value)
    {
        bindOne(index, value);
    }
    /// True: there is a row.
    bool step();
    /// Runs a statement without rows and resets it.
    void run();
    void reset();

    bool isNull(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArray blob(int column) const;
    /// Valid until the next step.
    std::string_view bytes(int column) const;

private:
    template<typename Value>
    void bindOne(int index, const Value &value)
    {
        if constexpr (std::is_same_v<Value, std::nullptr_t>)
            bindNull(index);
        else if constexpr (std::is_floating_point_v<Value>)
            bindReal(index, value);
        else if constexpr (std::is_integral_v<Value> || std::is_enum_v<Value>)
            bindInteger(index, static_cast<qint64>(value));
        else if constexpr (std::is_same_v<Value, QByteArray>)
            bindBlob(index, value);
        else if constexpr (std::is_same_v<Value, QString>)
            bindText(index, value);
        else
            bindUtf8(index, std::string_view(value));
    }
    void clear();
    void bindInteger(int index, qint64 value);
    void bindReal(int index, double value);
    void bindText(int index, const QString &value);
    void bindUtf8(int index, std::string_view value);
    void bindBlob(int index, const QByteArray &value);
    [[noreturn]] void fail() const;

    sqlite3 *m_database;
    sqlite3_stmt *m_statement;
    bool *m_busy; ///< the cache's mark; null when this object owns the statement
};

/// What SQLite's newest failure on this connection means to a caller. SQLite's own words may quote a query, so they are
/// logged at debug level only.
Error sqlError(sqlite3 *database);
/// True once after sqlError() met trouble with the disk in this thread: full, read-only, input/output error or damage.
bool takeDiskFailure();

/// Runs `job` and turns SqlFailure into an Error. `job` returns Result<T>.
template<typename Job>
auto guarded(Job &&job) -> decltype(job())
{
    try {
        return std::forward<Job>(job)();
    } catch (const SqlFailure &failure) {
        return std::unexpected(failure.error);
    }
}

} // namespace evoca::model
