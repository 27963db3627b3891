#pragma once

#include "itemmodels/EpisodeListModel.h"

namespace evoca::app {

/// What the detail of one episode shows.
struct EpisodeDetailData
{
    EpisodeRow row;
    QString takeaway; ///< empty: none
    QString body; ///< Markdown
    model::RowId transcript = 0; ///< the session among those imported; 0: it is not
    QString parentTitle; ///< of a subagent: the session that started it
    QString swarm;
    QString project; ///< name
    QString worktree;
    QString branch;
    QString repository;
    QString provenance; ///< in words; empty: unknown
    QString provenanceHint; ///< what that means
    bool provenanceDoubt = false; ///< the entry appeared without an event
    QString memoryPath; ///< of the memory made of it
    model::RowId memory = 0; ///< 0: none
    QString why; ///< one sentence: why an agent gets it or not
    QString rule; ///< the row of the decision table, in words
};

} // namespace evoca::app
