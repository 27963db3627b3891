#include "journal/EpisodeDirectory.h"
#include "pages/episodes/EpisodeQuery.h"
#include "pages/episodes/EpisodeReading.h"
#include "pages/episodes/EpisodeRows.h"
#include "pages/episodes/LaneBuilder.h"
#include "widgets/timeline/DayBand.h"

#include <algorithm>

namespace evoca::app {

namespace {

/// Counts episodes by local day, for marks in any order.
class DayCounter
{
public:
    explicit DayCounter(QDate today) : m_counts(DayBand::dayCount, 0)
    {
        for (int index = 0; index <= DayBand::dayCount; ++index)
            m_midnights.push_back(today.addDays(index - DayBand::dayCount + 1).startOfDay().toMSecsSinceEpoch());
    }
    void add(qint64 time)
    {
        const auto after = std::ranges::upper_bound(m_midnights, time);
        if (after != m_midnights.begin() && after != m_midnights.end())
            ++m_counts[std::size_t(after - m_midnights.begin()) - 1];
    }
    std::vector<int> counts() && { return std::move(m_counts); }

private:
    std::vector<qint64> m_midnights;
    std::vector<int> m_counts;
};

/// What lanes need to know of the sessions that wrote.
class SessionIndex
{
public:
    SessionIndex(const model::EpisodeDirectory &directory, const std::vector<model::EpisodeMark> &marks)
        : m_sessions(directory)
    {
        for (const model::EpisodeMark &mark : marks) {
            if (names.titles.contains(mark.session) || names.places.contains(mark.session))
                continue;
            const auto &session = m_sessions.of(mark.session);
            const bool told = session && session->transcript;
            (told ? names.titles : names.places).insert(mark.session, m_sessions.title(mark.session));
            if (told)
                m_byTranscript.insert(session->transcript->id, mark.session);
        }
    }
    void describe(LaneEpisode &episode)
    {
        const auto &session = m_sessions.of(episode.session);
        if (!session)
            return;
        episode.agent = episodeAgent(session->client, session);
        if (session->transcript && session->transcript->parent != 0)
            episode.parent = m_byTranscript.value(session->transcript->parent);
    }
    LaneNames names;

private:
    EpisodeSessions m_sessions;
    QHash<model::RowId, QString> m_byTranscript;
};

} // namespace

model::Result<EpisodeTimeline> readTimeline(model::Connection &connection, const EpisodeQuestion &question, QDate today,
                                            const model::ReadTicket &ticket)
{
    auto filter = episodeFilter(connection, question.query);
    if (!filter)
        return std::unexpected(filter.error());
    // Lanes show everybody's work, whoever looks.
    filter->withHidden = true;
    const model::EpisodeDirectory directory(connection);
    const auto marks = directory.marks(*filter, ticket);
    if (!marks)
        return std::unexpected(marks.error());
    SessionIndex index(directory, *marks);
    DayCounter days(today);
    EpisodeTimeline timeline;
    timeline.ids.reserve(qsizetype(marks->size()));
    std::vector<LaneEpisode> episodes;
    episodes.reserve(marks->size());
    for (const model::EpisodeMark &mark : *marks) {
        LaneEpisode episode;
        episode.mark = {mark.created, episodeNumber(mark.id), episodeKind(mark.floor, mark.takeaway, mark.promoted)};
        episode.session = mark.session;
        episode.swarm = mark.swarm;
        index.describe(episode);
        timeline.ids.insert(episode.mark.id, mark.id);
        episodes.push_back(std::move(episode));
        if (!mark.floor)
            days.add(mark.created);
    }
    timeline.days = std::move(days).counts();
    timeline.lanes = buildLanes(episodes, index.names);
    return timeline;
}

} // namespace evoca::app
