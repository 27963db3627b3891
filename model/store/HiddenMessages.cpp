#include "store/HiddenMessages.h"

#include "store/Connection.h"

#include <algorithm>

namespace evoca::model {

bool HiddenMessages::covers(const Message &message)
{
    refresh();
    if (m_sessions.contains(message.session))
        return true;
    const auto ranges = m_ranges.constFind(message.session);
    return ranges != m_ranges.cend() && std::ranges::any_of(*ranges, [&message](const Range &range) {
               return message.id >= range.first && message.id <= range.last;
           });
}

void HiddenMessages::removeFrom(RowId session, std::vector<Message> &messages)
{
    if (messages.empty())
        return;
    refresh();
    if (m_sessions.contains(session)) {
        messages.clear();
        return;
    }
    const auto ranges = m_ranges.constFind(session);
    if (ranges == m_ranges.cend())
        return;
    for (const Range &range : *ranges)
        std::erase_if(messages, [&range](const Message &message) {
            return message.id >= range.first && message.id <= range.last;
        });
}

void HiddenMessages::refresh()
{
    Statement newest = m_connection.statement("SELECT max(sequence) FROM change");
    newest.step();
    const qint64 version = newest.integer(0);
    newest.reset();
    if (version == m_version)
        return;
    m_version = version;
    m_sessions.clear();
    m_ranges.clear();
    Statement sessions = m_connection.statement("SELECT id FROM session WHERE deleted_at <> 0");
    while (sessions.step())
        m_sessions.insert(sessions.integer(0));
    Statement ranges = m_connection.statement(
        "SELECT session, first_message, last_message FROM experience WHERE deleted_at <> 0"
        " UNION ALL SELECT session, first, last FROM bin_range");
    while (ranges.step())
        m_ranges[ranges.integer(0)].push_back({ranges.integer(1), ranges.integer(2)});
}

} // namespace evoca::model
