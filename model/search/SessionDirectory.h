#pragma once

#include "records/Error.h"
#include "records/Session.h"

#include <QHash>

#include <vector>

namespace evoca::model {

class Connection;

/// A session with the id by which programs outside name it.
struct KnownSession
{
    Session session;
    QString globalId;
};

/// Finds sessions by the ids that agents and the command line use. Thread: the connection's.
class SessionDirectory
{
public:
    explicit SessionDirectory(Connection &connection);
    /// By global id, or by the agent's own id. `projects` empty: all; a session of another project, or a forgotten one,
    /// is NotFound like one that never was.
    Result<KnownSession> find(const QString &id, const std::vector<RowId> &projects) const;
    /// Those of `sessions` that are there, by row id.
    Result<QHash<RowId, KnownSession>> byRow(const std::vector<RowId> &sessions) const;

private:
    Result<std::vector<KnownSession>> list(const QString &condition, const QVariantList &values) const;

    Connection &m_connection;
};

} // namespace evoca::model
