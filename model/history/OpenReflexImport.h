#pragma once

#include "history/OpenReflexGraph.h"

#include <QStringList>

#include <vector>

namespace evoca::model {

class Writer;

/// What an import of an OpenReflex folder found and did.
struct OpenReflexReport
{
    struct Skipped
    {
        QString file;
        qint64 row = 0; ///< of table nodes; 0: the whole file
        QString reason;
    };
    int databases = 0;
    int unchanged = 0; ///< databases that were imported before, exactly so
    int experiences = 0; ///< in the store from these databases, after the run
    int toolCalls = 0;
    int lessons = 0;
    int known = 0; ///< left out: the agent's own history already tells of the task
    int foreignAgents = 0; ///< left out: tasks of agents that Evoca has no name for
    QStringList withoutProject; ///< databases whose project path approvals.json does not name
    std::vector<Skipped> skipped; ///< damaged nodes and unreadable databases; never hides the rest
};

/// Imports what OpenReflex learned: experiences with outcome, tool calls, files, errors, fixes and lessons, as sessions
/// of the agents it names (history/OpenReflexBatch.h). Its files are only read. Run twice, nothing changes. A task is
/// left out when a session of the same agent with the same id, from its own history, has a task that began within two
/// minutes of it, or when another task of the agent in the same project did and its description begins alike (first 60
/// characters, folded). So it is also taken out again by the next run once the agent's own history was imported.
class OpenReflexImport
{
public:
    explicit OpenReflexImport(Writer &writer);
    /// `path`: an OpenReflex home, a project's folder in it, or a database. NotFound, Cancelled, or the store's errors.
    Result<OpenReflexReport> run(const QString &path, std::stop_token stop = {});

private:
    Writer &m_writer;
};

} // namespace evoca::model
