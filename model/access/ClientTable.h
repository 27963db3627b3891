#pragma once

#include "access/Client.h"
#include "records/Error.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// A row of table `client`.
struct StoredClient
{
    Client client;
    QByteArray tokenHash;
};

/// Reads and writes clients with their projects. Thread and transaction are the connection's.
class ClientTable
{
public:
    explicit ClientTable(Connection &connection);
    Result<std::vector<StoredClient>> all() const; ///< by name
    Result<std::optional<Client>> byName(const QString &name) const;
    Result<RowId> insert(const Client &client, const QByteArray &tokenHash) const;
    Result<void> update(const Client &client) const;
    Result<void> setToken(RowId client, const QByteArray &tokenHash, const QString &hint) const;
    Result<void> remove(RowId client) const; ///< NotFound when it is not there
    Result<QString> globalId(RowId client) const;

private:
    Result<void> setProjects(const Client &client) const;

    Connection &m_connection;
};

} // namespace evoca::model
