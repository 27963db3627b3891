#include "store/HiddenMessages.h"

#include "store/Connection.h"

#include <algorithm>

namespace evoca::model {

bool HiddenMessages::covers(const Message &message)
{
    if (isSessionHidden(message.session))
        return true;
    Statement task = m_connection.statement(
        "SELECT 1 FROM experience WHERE session = ?1 AND deleted_at <> 0 AND ?2 BETWEEN first_message AND last_message"
        " UNION ALL SELECT 1 FROM bin_range WHERE session = ?1 AND ?2 BETWEEN first AND last LIMIT 1");
    return task.bind(message.session, message.id).step();
}

void HiddenMessages::removeFrom(RowId session, std::vector<Message> &messages)
{
    if (messages.empty())
        return;
    if (isSessionHidden(session)) {
        messages.clear();
        return;
    }
    Statement ranges = m_connection.statement(
        "SELECT first_message, last_message FROM experience WHERE session = ?1 AND deleted_at <> 0"
        " UNION ALL SELECT first, last FROM bin_range WHERE session = ?1");
    ranges.bind(session);
    while (ranges.step()) {
        const RowId first = ranges.integer(0);
        const RowId last = ranges.integer(1);
        std::erase_if(messages, [&](const Message &message) { return message.id >= first && message.id <= last; });
    }
}

bool HiddenMessages::isSessionHidden(RowId session)
{
    Statement row = m_connection.statement("SELECT deleted_at FROM session WHERE id = ?1");
    return row.bind(session).step() && row.integer(0) != 0;
}

} // namespace evoca::model
