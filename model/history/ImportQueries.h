#pragma once

#include "history/Importer.h"

#include <QSet>

namespace evoca::model {

class Connection;

/// What the importer asks the store, on a reading connection.
class ImportQueries
{
public:
    explicit ImportQueries(Connection &connection);

    /// Paths of sources whose newest task still counts as running although nothing was written since `quietSince` (ms).
    Result<QSet<QString>> restedSources(qint64 quietSince) const;
    /// The newest entry of a session whose newest task counts as running, epoch ms; 0: none runs.
    Result<qint64> oldestRunning() const;
    /// The known sources among these paths.
    Result<QHash<QString, SourceState>> sources(const std::vector<AgentFile> &files) const;
    /// Adds sessions, prompts, answers, calls, skipped lines and secrets of all files that are there.
    Result<void> count(ImportReport &report) const;

private:
    Result<void> countSessions(ImportReport &report) const;
    Result<void> countSkipped(ImportReport &report) const;
    Result<void> countSecrets(ImportReport &report) const;

    Connection &m_connection;
};

} // namespace evoca::model
