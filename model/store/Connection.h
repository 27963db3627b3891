#pragma once

#include "records/Error.h"
#include "store/Statement.h"
#include "store/StorePaths.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <functional>
#include <memory>

struct sqlite3;

namespace evoca::model {

/// One SQLite connection, owned and used by one thread; opened and closed there. Registers Evoca's tokenizer,
/// SQL functions (evoca_ilike, evoca_fold) and pragmas (WAL, foreign keys, secure_delete, busy timeout).
/// The tool index is attached read-only as schema "tools" on reading connections when it exists.
class Connection
{
public:
    enum class Mode { Read, Write };

    /// `role` names the connection ("writer", "reader", "mcp").
    static Result<std::unique_ptr<Connection>> open(const StorePaths &paths, const QString &role, Mode mode);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    QSqlDatabase database() const; ///< this thread only
    /// A query on this connection, forward-only.
    QSqlQuery query() const;
    /// Prepares and executes; the values are bound in order. Errors carry SQLite's text only in the log.
    Result<QSqlQuery> run(const QString &sql, const QVariantList &values = {}) const;
    sqlite3 *handle() const; ///< the driver's handle; valid as long as this object
    /// Stops the statement that runs now. The only function that may be called from another thread.
    void interrupt() const;
    const StorePaths &paths() const;

    /// A prepared statement on the driver's handle, kept for the life of the connection (so no values in the text).
    /// Throws SqlFailure: use inside guarded().
    Statement statement(std::string_view sql) const;
    /// One or more statements without values or results, on the driver's handle.
    Result<void> execute(const char *sql) const;
    /// True when the tool index is attached as schema "tools"; tries to attach it when it has come to exist since.
    bool hasToolIndex() const;
    /// While set, statements ask it now and then and stop (Cancelled) when it says true. For the owner thread.
    void setCancelled(std::function<bool()> cancelled) const;

private:
    struct Private;
    explicit Connection(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace evoca::model
