#include "store/TakenBackTurns.h"

#include "store/Connection.h"
#include "store/ExperienceRows.h"
#include "store/MessageFlags.h"

#include <algorithm>

namespace evoca::model {

TakenBackTurns::TakenBackTurns(Connection &connection, ExperienceRows &experiences)
    : m_connection(connection), m_experiences(experiences)
{
}

bool TakenBackTurns::mark(RowId session, const SessionBatch::TakenBack &turns)
{
    bool changed = false;
    for (const RowId message : turns.messages)
        changed = markRange(session, message, message) || changed;
    return (turns.prompts > 0 && markPrompts(session, turns.prompts, turns.before)) || changed;
}

bool TakenBackTurns::markRange(RowId session, RowId first, RowId last)
{
    Statement update = m_connection.statement(
        "UPDATE message SET flags = flags | ?3 WHERE id BETWEEN ?1 AND ?2 AND flags & ?3 = 0 RETURNING id");
    bool changed = false;
    for (update.bind(first, last, flagRolledBack); update.step();)
        changed = true;
    if (changed)
        m_experiences.removeBetween(session, first, last);
    return changed;
}

/// The newest `prompts` before a message, with all that follows them up to it.
bool TakenBackTurns::markPrompts(RowId session, int prompts, RowId before)
{
    std::vector<std::pair<RowId, RowId>> ranges; // as the session goes on, newest first
    {
        Statement rows = m_connection.statement(
            "SELECT first, last FROM session_range WHERE session = ?1 ORDER BY ordinal DESC");
        for (rows.bind(session); rows.step();)
            ranges.emplace_back(rows.integer(0), rows.integer(1));
    }
    bool reached = before == 0;
    bool changed = false;
    for (auto [first, last] : ranges) {
        if (!reached && (before < first || before > last))
            continue;
        if (!reached)
            last = before - 1;
        reached = true;
        RowId from = first;
        {
            Statement rows = m_connection.statement("SELECT id FROM message WHERE id BETWEEN ?1 AND ?2 AND kind = ?3"
                                                    " AND flags & ?4 = 0 ORDER BY id DESC");
            rows.bind(first, last, MessageKind::Prompt, flagRolledBack);
            while (prompts > 0 && rows.step()) {
                --prompts;
                from = prompts == 0 ? rows.integer(0) : first;
            }
        }
        changed = (from <= last && markRange(session, from, last)) || changed;
        if (prompts == 0)
            return changed;
    }
    return changed;
}

} // namespace evoca::model
