#pragma once

#include "records/Labels.h"
#include "store/ChunkCache.h"
#include "store/MessageReader.h"
#include "store/ToolTables.h"

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

    // The three parts of a purge, in this order; each may be done again, and leaves alone what lies outside of the
    // range. A range lies within one range of the session.

    /// Takes the texts out of the talk index.
    void eraseTalk(const IdRange &range);
    /// Takes the texts out of their chunks, which are written anew when they hold other texts of the session as well.
    void eraseTexts(RowId session, const IdRange &range);
    /// Removes rows and prompt keys, and tells the tool index.
    void eraseRows(RowId session, const IdRange &range);

private:
    void eraseRange(RowId session, RowId first, RowId last);
    void removeFromTalk(const Message &message);
    void rewriteChunk(RowId session, RowId chunk, const std::vector<Message> &kept);

    Connection &m_connection;
    CommitWork &m_work;
    ExperienceRows &m_experiences;
    ChunkCache m_cache;
    MessageReader m_reader;
};

} // namespace evoca::model
