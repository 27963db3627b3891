#include "store/MessageRows.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/MessageFlags.h"

namespace evoca::model {

namespace {

/// Id of each chunk by its local number; 0: no message uses it.
std::vector<RowId> chunkIdsOf(const SessionBatch &batch, RowId firstMessage)
{
    std::vector<RowId> ids(batch.chunks.size() + 1, 0);
    for (std::size_t i = 0; i < batch.messages.size(); ++i) {
        const RowId chunk = batch.messages[i].message.chunk;
        if (chunk > 0 && std::size_t(chunk) < ids.size() && ids[std::size_t(chunk)] == 0)
            ids[std::size_t(chunk)] = firstMessage + RowId(i);
    }
    return ids;
}

} // namespace

SessionSums MessageRows::insert(const SessionBatch &batch, RowId session, RowId firstMessage, std::size_t copies)
{
    const std::vector<RowId> chunkIds = chunkIdsOf(batch, firstMessage);
    insertChunks(batch, session, chunkIds);
    SessionSums sums;
    for (std::size_t i = 0; i < batch.messages.size(); ++i) {
        const MessageRow &row = batch.messages[i];
        const bool copy = i < copies || row.message.copy;
        insertRow(row, firstMessage + RowId(i), session, firstMessage, chunkIds, copy);
        if (!copy)
            sums.add(row.message);
    }
    return sums;
}

void MessageRows::insertChunks(const SessionBatch &batch, RowId session, const std::vector<RowId> &chunkIds)
{
    Statement insert = m_connection.statement("INSERT INTO chunk(id, session, stream, body) VALUES(?1, ?2, ?3, ?4)");
    for (std::size_t i = 0; i < batch.chunks.size(); ++i) {
        if (chunkIds[i + 1] != 0)
            insert.bind(chunkIds[i + 1], session, batch.chunks[i].stream, batch.chunks[i].body).run();
    }
}

void MessageRows::insertRow(const MessageRow &row, RowId id, RowId session, RowId firstMessage,
                            const std::vector<RowId> &chunkIds, bool copy)
{
    const Message &message = row.message;
    const bool indexed = !copy && !row.talk.empty();
    const int flags = messageFlags(message) | (copy ? flagCopy : 0) | (indexed ? flagIndexed : 0);
    const RowId tool = message.tool.isEmpty() ? 0 : toolId(message.tool);
    const bool hasText = message.chunk > 0 && std::size_t(message.chunk) < chunkIds.size() && message.length > 0;

    Statement insert = m_connection.statement(
        "INSERT INTO message(id, session, time, kind, flags, tool, pair, duration, chunk, position, length)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)");
    insert.bind(id, session, message.time, message.kind, flags, tool);
    if (message.time == 0)
        insert.bindNull(3);
    if (tool == 0)
        insert.bindNull(6);
    if (message.pair > 0)
        insert.set(7, firstMessage + message.pair - 1 - id);
    else if (row.storedPair > 0)
        insert.set(7, row.storedPair - id);
    if (message.durationMs >= 0)
        insert.set(8, message.durationMs);
    if (hasText) {
        insert.set(9, id - chunkIds[std::size_t(message.chunk)]);
        insert.set(10, message.offset);
        insert.set(11, message.length);
    }
    insert.run();

    if (row.storedPair > 0)
        closeStoredCall(row, id);
    if (indexed)
        m_work.addTalk(id, message.kind, row.talk);
}

/// The result of a call that an earlier batch stored.
void MessageRows::closeStoredCall(const MessageRow &row, RowId id)
{
    Statement update = m_connection.statement(
        "UPDATE message SET pair = ?2, flags = flags | ?3, duration = coalesce(?4, duration) WHERE id = ?1");
    update.bind(row.storedPair, id - row.storedPair, flagFinished | (row.message.failed ? flagFailed : 0));
    if (row.message.durationMs >= 0)
        update.set(4, row.message.durationMs);
    update.run();
}

RowId MessageRows::toolId(const QString &name)
{
    if (const auto found = m_tools.constFind(name); found != m_tools.cend())
        return *found;
    RowId id = 0;
    {
        Statement find = m_connection.statement("SELECT id FROM tool_name WHERE name = ?1");
        if (find.bind(name).step())
            id = find.integer(0);
    }
    if (id == 0) {
        Statement insert = m_connection.statement("INSERT INTO tool_name(name) VALUES(?1) RETURNING id");
        insert.bind(name).step();
        id = insert.integer(0);
        insert.run();
    }
    m_tools.insert(name, id);
    return id;
}

} // namespace evoca::model
