#pragma once

#include "records/SessionBatch.h"
#include "store/ChangeFeed.h"
#include "store/ImportStore.h"

namespace evoca::model {

class CommitWork;
class Connection;

/// What the store knows of a session before a batch is added.
struct StoredSessionRow
{
    RowId id = 0; ///< 0: new
    QString globalId;
    RowId project = 0;
    QString forkedFrom;
    RowId newest = 0; ///< its highest message id; 0: none
    qint64 started = 0;
    qint64 prompts = 0; ///< own ones
    bool replaying = false; ///< all there is so far are copies of another session
};

/// Counts and times of messages that are no copies.
struct SessionSums
{
    qint64 messages = 0;
    qint64 prompts = 0;
    qint64 answers = 0;
    qint64 toolCalls = 0;
    qint64 started = 0;
    qint64 ended = 0;

    void add(const Message &message);
};

QString sessionGlobalId(Agent agent, const QString &nativeId);

/// Rows of tables `session` and `session_range`. Functions throw SqlFailure.
class SessionRows
{
public:
    SessionRows(Connection &connection, ChangeSet &changes, CommitWork &work);

    StoredSessionRow find(Agent agent, const QString &nativeId);
    /// Inserts or amends the row (no counts), links parents both ways; returns its id.
    RowId save(const SessionBatch &batch, const StoredSessionRow &stored, RowId source, RowId project);
    void addRange(RowId session, RowId first, RowId last, RowId source);
    void addSums(RowId session, const SessionSums &sums);
    /// Works out counts and times from the rows.
    void sumAgain(RowId session);
    /// Number of tasks, and the status of the last one.
    void sumTasks(RowId session);
    void addSecrets(RowId session, const SessionBatch &batch);
    /// Removes sessions of this source that have no messages any more, except those just stored: a session may consist
    /// of nothing but its opening.
    void removeEmpty(RowId source, const std::vector<StoredSession> &kept);

private:
    RowId insert(const SessionBatch &batch, RowId source, RowId project);
    void update(const SessionBatch &batch, const StoredSessionRow &stored, RowId source, RowId project);
    void linkParents(const SessionBatch &batch, RowId session);

    Connection &m_connection;
    ChangeSet &m_changes;
    CommitWork &m_work;
};

} // namespace evoca::model
