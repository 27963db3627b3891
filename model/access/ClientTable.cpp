#include "access/ClientTable.h"

#include "store/Connection.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

Error notFound()
{
    return {ErrorCode::NotFound, QCoreApplication::translate("Access", "This client is not there any more."),
            u"client"_s};
}

StoredClient clientOf(const QSqlQuery &row)
{
    return {.client = {.id = row.value(0).toLongLong(),
                       .name = row.value(1).toString(),
                       .tokenHint = row.value(3).toString(),
                       .profile = static_cast<Profile>(row.value(4).toInt()),
                       .permissions = Permissions::fromInt(row.value(5).toInt()),
                       .allProjects = row.value(6).toBool(),
                       .boundProject = row.value(7).toLongLong(),
                       .created = row.value(8).toLongLong(),
                       .lastUsed = row.value(9).toLongLong()},
            .tokenHash = row.value(2).toByteArray()};
}

Result<void> done(const Result<QSqlQuery> &query)
{
    if (!query)
        return std::unexpected(query.error());
    if (query->numRowsAffected() == 0)
        return std::unexpected(notFound());
    return {};
}

} // namespace

ClientTable::ClientTable(Connection &connection) : m_connection(connection) { }

Result<std::vector<StoredClient>> ClientTable::all() const
{
    auto rows = m_connection.run(
        u"SELECT id, name, token_hash, token_hint, profile, permissions, all_projects, bound_project, "
        "created, last_used FROM client WHERE revoked_at = 0 ORDER BY name COLLATE NOCASE"_s);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<StoredClient> clients;
    QHash<RowId, size_t> positions;
    while (rows->next()) {
        clients.push_back(clientOf(*rows));
        positions.insert(clients.back().client.id, clients.size() - 1);
    }
    auto projects = m_connection.run(u"SELECT client, project FROM client_project ORDER BY client, project"_s);
    if (!projects)
        return std::unexpected(projects.error());
    while (projects->next()) {
        const auto position = positions.constFind(projects->value(0).toLongLong());
        if (position != positions.constEnd())
            clients[*position].client.projects.push_back(projects->value(1).toLongLong());
    }
    return clients;
}

Result<std::optional<Client>> ClientTable::byName(const QString &name) const
{
    auto clients = all();
    if (!clients)
        return std::unexpected(clients.error());
    for (const StoredClient &stored : *clients) {
        if (stored.client.name.compare(name, Qt::CaseInsensitive) == 0)
            return stored.client;
    }
    return std::nullopt;
}

Result<RowId> ClientTable::insert(const Client &client, const QByteArray &tokenHash) const
{
    const QString globalId = "client-"_L1 + QUuid::createUuid().toString(QUuid::Id128);
    auto added = m_connection.run(
        u"INSERT INTO client (global_id, name, token_hash, token_hint, profile, permissions, all_projects, "
        "bound_project, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {globalId, client.name, tokenHash, client.tokenHint, int(client.profile), client.permissions.toInt(),
         client.allProjects ? 1 : 0, client.boundProject, client.created});
    if (!added)
        return std::unexpected(added.error());
    Client stored = client;
    stored.id = added->lastInsertId().toLongLong();
    if (auto projects = setProjects(stored); !projects)
        return std::unexpected(projects.error());
    return stored.id;
}

Result<void> ClientTable::update(const Client &client) const
{
    auto changed = done(m_connection.run(u"UPDATE client SET name = ?, profile = ?, permissions = ?, all_projects = ?, "
                                         "bound_project = ?, revision = revision + 1 WHERE id = ?"_s,
                                         {client.name, int(client.profile), client.permissions.toInt(),
                                          client.allProjects ? 1 : 0, client.boundProject, client.id}));
    return changed ? setProjects(client) : changed;
}

Result<void> ClientTable::setProjects(const Client &client) const
{
    auto cleared = m_connection.run(u"DELETE FROM client_project WHERE client = ?"_s, {client.id});
    if (!cleared)
        return std::unexpected(cleared.error());
    for (RowId project : client.projects) {
        auto added = m_connection.run(u"INSERT OR IGNORE INTO client_project (client, project) VALUES (?, ?)"_s,
                                      {client.id, project});
        if (!added)
            return std::unexpected(added.error());
    }
    return {};
}

Result<void> ClientTable::setToken(RowId client, const QByteArray &tokenHash, const QString &hint) const
{
    return done(
        m_connection.run(u"UPDATE client SET token_hash = ?, token_hint = ?, revision = revision + 1 WHERE id = ?"_s,
                         {tokenHash, hint, client}));
}

Result<void> ClientTable::remove(RowId client) const
{
    return done(m_connection.run(u"DELETE FROM client WHERE id = ?"_s, {client}));
}

Result<QString> ClientTable::globalId(RowId client) const
{
    auto row = m_connection.run(u"SELECT global_id FROM client WHERE id = ?"_s, {client});
    if (!row)
        return std::unexpected(row.error());
    if (!row->next())
        return std::unexpected(notFound());
    return row->value(0).toString();
}

} // namespace evoca::model
