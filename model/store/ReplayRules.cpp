#include "store/ReplayRules.h"

#include "store/Connection.h"

#include <algorithm>

namespace evoca::model {

ReplayRules::Owner ReplayRules::owner(quint64 key)
{
    if (key == 0)
        return {};
    Statement row = m_connection.statement("SELECT session, message FROM prompt_key WHERE key = ?1");
    return row.bind(qint64(key)).step() ? Owner {row.integer(0), row.integer(1)} : Owner {};
}

Replay ReplayRules::examine(const SessionBatch &batch, const StoredSessionRow &stored)
{
    if (stored.newest != 0 && !stored.replaying)
        return original(batch, stored, {}, false);
    Replay replay;
    std::vector<Owner> owners;
    std::size_t at = 0;
    for (; at < batch.messages.size(); ++at) {
        const MessageRow &row = batch.messages[at];
        if (row.message.kind != MessageKind::Prompt)
            continue;
        const Owner found = owner(row.originKey);
        if (found.session == 0 || found.session == stored.id)
            break;
        owners.push_back(found);
    }
    if (owners.empty() && !stored.replaying)
        return {};
    const Replay other = original(batch, stored, owners, at == batch.messages.size());
    if (other.copier != 0)
        return other;
    replay.copies = at;
    return replay;
}

/// Is the stored session that has these prompts the copy, and this batch the original? Only if it says so itself, or if
/// it holds all of this session and goes on by itself.
Replay ReplayRules::original(const SessionBatch &batch, const StoredSessionRow &stored,
                             const std::vector<Owner> &owners, bool allCopies)
{
    std::vector<Owner> found = owners;
    if (found.empty()) { // a later part of a session that is known to be an original
        for (const MessageRow &row : batch.messages) {
            const Owner other = row.message.kind == MessageKind::Prompt ? owner(row.originKey) : Owner {};
            if (other.session != 0 && other.session != stored.id)
                found.push_back(other);
        }
    }
    if (found.empty()
        || !std::ranges::all_of(found, [&](const Owner &o) { return o.session == found.front().session; }))
        return {};
    const RowId copier = found.front().session;
    Statement row = m_connection.statement("SELECT forked_from FROM session WHERE id = ?1");
    const bool saysSo = row.bind(copier).step() && row.text(0) == batch.session.nativeId;
    const bool whole = allCopies && stored.newest == 0 && batch.last && batch.forkedFrom.isEmpty();
    if (!saysSo && !whole)
        return {};

    std::vector<RowId> moved;
    std::ranges::transform(found, std::back_inserter(moved), &Owner::message);
    std::ranges::sort(moved);
    Statement prompts = m_connection.statement(
        "SELECT m.id FROM session_range r JOIN message m ON m.id BETWEEN r.first AND r.last"
        " WHERE r.session = ?1 AND m.kind = 1 AND m.flags & 4 = 0 ORDER BY m.id");
    prompts.bind(copier);
    std::size_t leading = 0;
    RowId boundary = 0;
    while (prompts.step()) {
        if (!std::ranges::binary_search(moved, prompts.integer(0))) {
            boundary = prompts.integer(0);
            break;
        }
        ++leading;
    }
    if (leading != moved.size() || (boundary == 0 && !saysSo))
        return {};
    return {0, copier, boundary != 0 ? boundary : std::numeric_limits<RowId>::max()};
}

void ReplayRules::remember(const SessionBatch &batch, const Replay &replay, RowId session, RowId firstMessage,
                           bool takeOver)
{
    Statement insert = takeOver
        ? m_connection.statement("INSERT OR REPLACE INTO prompt_key(key, message, session) VALUES(?1, ?2, ?3)")
        : m_connection.statement("INSERT OR IGNORE INTO prompt_key(key, message, session) VALUES(?1, ?2, ?3)");
    for (std::size_t i = replay.copies; i < batch.messages.size(); ++i) {
        const MessageRow &row = batch.messages[i];
        if (row.message.kind == MessageKind::Prompt && row.originKey != 0)
            insert.bind(qint64(row.originKey), firstMessage + RowId(i), session).run();
    }
}

} // namespace evoca::model
