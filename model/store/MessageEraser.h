#pragma once

#include "records/Labels.h"
#include "store/ChunkCache.h"
#include "store/MessageReader.h"

#include <QSet>

namespace evoca::model {

class CommitWork;
class ExperienceRows;

/// Takes messages out of the store or out of sight, with what hangs on them: index entries, chunks, tasks, prompt keys.
/// Sums of the sessions are left to the caller. Functions throw SqlFailure.
class MessageEraser
{
public:
    MessageEraser(Connection &connection, CommitWork &work, ExperienceRows &experiences);

    /// Removes everything that a source gave; returns the sessions it was in.
    QSet<RowId> eraseSource(RowId source);
    /// Flags a session's messages below `before` as copies: no longer indexed, without tasks.
    void flagCopies(RowId session, RowId before);

private:
    void eraseRange(RowId session, RowId first, RowId last);
    void removeFromTalk(const Message &message);

    Connection &m_connection;
    CommitWork &m_work;
    ExperienceRows &m_experiences;
    ChunkCache m_cache;
    MessageReader m_reader;
};

} // namespace evoca::model
