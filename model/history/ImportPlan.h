#pragma once

#include "history/FileTask.h"
#include "history/Importer.h"

#include <QHash>
#include <QSet>

#include <map>
#include <stop_token>
#include <utility>
#include <vector>

namespace evoca::model {

/// What a run has to do: the files on disk compared with the sources that the store knows.
struct ImportPlan
{
    struct Adoption
    {
        RowId source = 0;
        AgentFile file;
    };
    std::vector<FileTask> tasks; ///< new entries of today oldest first, then the backlog newest first
    std::vector<RowId> gone; ///< sources whose file is no longer there
    std::vector<RowId> back; ///< sources marked as deleted whose file is there again, unchanged
    std::vector<Adoption> adopted; ///< files that moved or were compressed: the same contents under another path
    std::map<Agent, qint64> files; ///< found, whether they need reading or not
    std::vector<AgentFile> newest; ///< the 500 changed last, newest first
    qint64 bytes = 0; ///< left to read
};

/// All files of the chosen agents. Blocking: one walk, no file is opened unless its size or time changed.
/// `running`: paths of sources with a task that ran when they were last read and has come to rest since.
ImportPlan makeImportPlan(const ImportOptions &options, QHash<QString, SourceState> sources,
                          const QSet<QString> &running, std::stop_token stop);
/// The same for some files only; nothing is marked as gone.
ImportPlan makeImportPlan(const std::vector<AgentFile> &files, const QHash<QString, SourceState> &sources);

} // namespace evoca::model
