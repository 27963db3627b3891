#include "journal/BetterMemoryLog.h"

#include "journal/BetterMemoryRecord.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

void BetterMemoryLog::add(const QJsonObject &event)
{
    const QString trigger = event.value("triggered_from"_L1).toString();
    if (trigger == "stop_hook"_L1 || trigger == "prompt_hook"_L1)
        return;
    const QString kind = event.value("kind"_L1).toString();
    QString session = event.value("session"_L1).toString();
    if (session.isEmpty())
        session = event.value("session_id"_L1).toString();
    const QJsonValue stamp = event.value("ts"_L1);
    const qint64 at = (stamp.isDouble() ? std::optional(qint64(stamp.toDouble() * 1000))
                                        : betterMemoryTime(stamp.toString()))
                          .value_or(0);
    if (at > 0 && (m_oldest == 0 || at < m_oldest))
        m_oldest = at;
    if (!session.isEmpty() && at > 0) {
        Session &seen = m_sessions[session];
        if (at >= seen.lastSeen)
            seen = {at, event.value("worktree_root"_L1).toString()};
    }
    const QString episode = event.value("episode_id"_L1).toString();
    if (kind == "episode_write"_L1) {
        const QString id = event.value("id"_L1).toString();
        m_written[session].insert(id);
        m_known.insert(id);
    } else if (kind == "episode_promote"_L1 && !episode.isEmpty()) {
        const QString status = event.value("write_status"_L1).toString();
        if (status == "committed"_L1)
            m_promoted.insert(episode);
        else if (status == "pending"_L1)
            m_pending.insert(episode);
        if (const QString memory = event.value("memory_id"_L1).toString(); !memory.isEmpty())
            m_sources.insert(memory, episode);
    } else if (kind == "write_confirm"_L1 && !episode.isEmpty()) {
        m_promoted.insert(episode);
        if (const QString memory = event.value("id"_L1).toString(); !memory.isEmpty())
            m_sources.insert(memory, episode);
    } else if (kind == "write_cancel"_L1 && !episode.isEmpty()) {
        m_cancelled.insert(episode);
    }
}

Provenance BetterMemoryLog::provenance(const QString &episode, qint64 created) const
{
    if (m_known.contains(episode))
        return Provenance::Imported;
    return !m_complete || m_oldest == 0 || created < m_oldest ? Provenance::Untracked : Provenance::Unaccounted;
}

BetterMemoryLog::Promotion BetterMemoryLog::promotion(const QString &session, const QSet<QString> &present) const
{
    Promotion promotion = Promotion::None;
    const QSet<QString> written = m_written.value(session);
    for (const QString &episode : written) {
        if (present.contains(episode))
            continue;
        if (m_promoted.contains(episode))
            return Promotion::Promoted;
        if (m_pending.contains(episode) && !m_cancelled.contains(episode))
            promotion = Promotion::Unprovable;
    }
    return promotion;
}

} // namespace evoca::model
