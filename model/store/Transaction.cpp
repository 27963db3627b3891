#include "store/Transaction.h"

#include "store/Connection.h"

#include <sqlite3.h>

#include <utility>

namespace evoca::model {

Result<Transaction> Transaction::begin(Connection &connection)
{
    if (auto begun = connection.execute("BEGIN IMMEDIATE"); !begun)
        return std::unexpected(begun.error());
    return Transaction(connection);
}

Transaction::Transaction(Connection &connection) : m_connection(&connection) { }

Transaction::Transaction(Transaction &&other) noexcept : m_connection(std::exchange(other.m_connection, nullptr)) { }

Transaction::~Transaction()
{
    // SQLite rolls back by itself on some failures (a full disk); then there is nothing left to do.
    if (m_connection && !sqlite3_get_autocommit(m_connection->handle()))
        (void)m_connection->execute("ROLLBACK");
}

Result<void> Transaction::commit()
{
    Connection *connection = std::exchange(m_connection, nullptr);
    auto committed = connection->execute("COMMIT");
    if (!committed && !sqlite3_get_autocommit(connection->handle()))
        (void)connection->execute("ROLLBACK");
    return committed;
}

} // namespace evoca::model
