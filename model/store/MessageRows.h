#pragma once

#include "records/SessionBatch.h"
#include "store/SessionRows.h"

#include <QHash>

namespace evoca::model {

class CommitWork;
class Connection;

/// Inserts the messages and chunks of a batch. Local number n becomes id firstMessage + n - 1; a chunk gets the id of
/// the first message in it. Throws SqlFailure.
class MessageRows
{
public:
    MessageRows(Connection &connection, CommitWork &work) : m_connection(connection), m_work(work) { }

    /// The first `copies` messages are flagged as copies: not indexed, not counted. Returns the counts of the others.
    SessionSums insert(const SessionBatch &batch, RowId session, RowId firstMessage, std::size_t copies);

private:
    void insertChunks(const SessionBatch &batch, RowId session, const std::vector<RowId> &chunkIds);
    void insertRow(const MessageRow &row, RowId id, RowId session, RowId firstMessage,
                   const std::vector<RowId> &chunkIds, bool copy);
    void closeStoredCall(const MessageRow &row, RowId id);
    RowId toolId(const QString &name);

    Connection &m_connection;
    CommitWork &m_work;
    QHash<QString, RowId> m_tools;
};

} // namespace evoca::model
