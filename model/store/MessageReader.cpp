#include "store/MessageReader.h"

#include "store/Connection.h"
#include "store/MessageFlags.h"

namespace evoca::model {

void MessageReader::read(RowId first, RowId last, std::vector<Message> &out)
{
    Statement rows = m_connection.statement(
        "SELECT id, session, time, kind, flags, tool, pair, duration, chunk, position, length"
        " FROM message WHERE id BETWEEN ?1 AND ?2");
    rows.bind(first, last);
    while (rows.step())
        out.push_back(row(rows));
}

bool MessageReader::read(RowId id, Message &out)
{
    Statement rows = m_connection.statement(
        "SELECT id, session, time, kind, flags, tool, pair, duration, chunk, position, length"
        " FROM message WHERE id = ?1");
    if (!rows.bind(id).step())
        return false;
    out = row(rows);
    return true;
}

std::vector<std::pair<RowId, RowId>> MessageReader::ranges(RowId session)
{
    std::vector<std::pair<RowId, RowId>> found;
    Statement rows = m_connection.statement("SELECT first, last FROM session_range WHERE session = ?1 ORDER BY first");
    rows.bind(session);
    while (rows.step())
        found.emplace_back(rows.integer(0), rows.integer(1));
    return found;
}

Message MessageReader::row(const Statement &statement)
{
    Message message;
    message.id = statement.integer(0);
    message.session = statement.integer(1);
    message.time = statement.integer(2);
    message.kind = MessageKind(statement.integer(3));
    applyMessageFlags(message, int(statement.integer(4)));
    if (!statement.isNull(5))
        message.tool = toolName(statement.integer(5));
    if (!statement.isNull(6))
        message.pair = message.id + statement.integer(6);
    if (!statement.isNull(7))
        message.durationMs = qint32(statement.integer(7));
    if (!statement.isNull(8))
        message.chunk = message.id - statement.integer(8);
    message.offset = quint32(statement.integer(9));
    message.length = quint32(statement.integer(10));
    return message;
}

QString MessageReader::toolName(RowId id)
{
    if (const auto found = m_tools.find(id); found != m_tools.end())
        return found->second;
    Statement row = m_connection.statement("SELECT name FROM tool_name WHERE id = ?1");
    if (!row.bind(id).step())
        return {};
    return m_tools.emplace(id, row.text(0)).first->second;
}

} // namespace evoca::model
