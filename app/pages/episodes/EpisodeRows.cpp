#include "pages/episodes/EpisodeRows.h"

#include "pages/episodes/EpisodeWords.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

const std::optional<model::JournalSession> &EpisodeSessions::of(const QString &id)
{
    const auto known = m_known.constFind(id);
    if (known != m_known.cend())
        return *known;
    return *m_known.insert(id, m_directory.session(id).value_or(std::nullopt));
}

QString EpisodeSessions::title(const QString &id)
{
    return EpisodeWords::session(id, of(id));
}

std::optional<model::Agent> episodeAgent(const QString &client, const std::optional<model::JournalSession> &session)
{
    if (session && session->transcript)
        return session->transcript->agent;
    for (const model::Agent agent : model::allAgents) {
        if (client.startsWith(model::agentName(agent), Qt::CaseInsensitive)
            || client.startsWith(model::agentId(agent), Qt::CaseInsensitive))
            return agent;
    }
    return {};
}

TimelineMark::Kind episodeKind(bool floor, bool takeaway, bool promoted)
{
    return floor   ? TimelineMark::Kind::Floor
        : promoted ? TimelineMark::Kind::Promoted
        : takeaway ? TimelineMark::Kind::Takeaway
                   : TimelineMark::Kind::Body;
}

EpisodeRow episodeRow(const model::Episode &episode, EpisodeSessions &sessions)
{
    EpisodeRow row;
    row.globalId = episode.id;
    row.id = episodeNumber(episode.id);
    row.kind = episodeKind(episode.floor, !episode.takeaway.isEmpty(), episode.promotedTo != 0);
    row.title = EpisodeWords::title(episode);
    row.agent = episodeAgent(episode.client, sessions.of(episode.sessionId));
    row.writer = episode.client;
    row.session = episode.sessionId;
    // A swarm says more than where one of its workers ran.
    const bool told = sessions.of(episode.sessionId) && sessions.of(episode.sessionId)->transcript;
    row.sessionTitle = told || episode.swarmId.isEmpty() ? sessions.title(episode.sessionId) : episode.swarmId;
    row.scopes = episode.scopes;
    row.created = episode.created;
    row.expires = episode.expires;
    row.pinned = episode.pinned;
    row.revision = episode.revision;
    return row;
}

} // namespace evoca::app
