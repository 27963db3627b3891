#include "pages/episodes/LaneBuilder.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct LaneText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

struct Group
{
    TimelineLane head;
    std::vector<TimelineLane> children;
    qint64 newest() const
    {
        qint64 time = head.marks.empty() ? 0 : head.marks.back().time;
        for (const TimelineLane &child : children)
            time = std::max(time, child.marks.empty() ? 0 : child.marks.back().time);
        return time;
    }
};

/// "worker 10" stands after "worker 2".
std::pair<QString, qint64> byTitle(const TimelineLane &lane)
{
    qsizetype digits = lane.label.size();
    while (digits > 0 && lane.label.at(digits - 1).isDigit())
        --digits;
    return {lane.label.first(digits), lane.label.sliced(digits).toLongLong()};
}

/// Collects the lanes of one call.
class Builder
{
public:
    Builder(const std::vector<LaneEpisode> &episodes, const LaneNames &names) : m_names(names)
    {
        for (const LaneEpisode &episode : episodes) {
            if (!episode.swarm.isEmpty())
                m_swarmOf.insert(episode.session, episode.swarm);
            m_known.insert(episode.session, episode.parent);
        }
        for (const LaneEpisode &episode : episodes)
            add(episode);
    }

    std::vector<TimelineLane> lanes()
    {
        std::ranges::stable_sort(m_groups, std::ranges::greater(), &Group::newest);
        std::vector<TimelineLane> all;
        for (Group &group : m_groups) {
            std::ranges::stable_sort(group.children, {}, byTitle);
            if (group.head.kind == TimelineLane::Kind::Swarm)
                group.head.note = LaneText::tr("%n session(s)", "of a swarm", int(group.children.size()));
            all.push_back(std::move(group.head));
            all.insert(all.end(), std::make_move_iterator(group.children.begin()),
                       std::make_move_iterator(group.children.end()));
        }
        return all;
    }

private:
    QString title(const QString &session) const
    {
        return m_names.titles.value(session, m_names.places.value(session, session));
    }

    Group &group(const QString &key, TimelineLane::Kind kind, const QString &label)
    {
        const auto known = m_index.constFind(key);
        if (known != m_index.cend())
            return m_groups[*known];
        m_index.insert(key, m_groups.size());
        Group made;
        made.head.kind = kind;
        made.head.key = key;
        made.head.label = label;
        m_groups.push_back(std::move(made));
        return m_groups.back();
    }

    TimelineLane &child(Group &group, const LaneEpisode &episode, TimelineLane::Kind kind)
    {
        const QString key = u"session:"_s + episode.session;
        const auto known = std::ranges::find(group.children, key, &TimelineLane::key);
        if (known != group.children.end())
            return *known;
        TimelineLane made;
        made.kind = kind;
        made.key = key;
        const bool numbered = kind == TimelineLane::Kind::Worker && !m_names.titles.contains(episode.session);
        made.label = numbered ? LaneText::tr("agent %1", "number within a swarm").arg(group.children.size() + 1)
                              : title(episode.session);
        made.agent = episode.agent;
        group.children.push_back(std::move(made));
        return group.children.back();
    }

    void add(const LaneEpisode &episode)
    {
        // An anchor has no swarm of its own: it stands where its session works.
        const QString swarm = episode.mark.kind == TimelineMark::Kind::Floor ? m_swarmOf.value(episode.session)
                                                                             : episode.swarm;
        if (!swarm.isEmpty()) {
            Group &into = group(u"swarm:"_s + swarm, TimelineLane::Kind::Swarm, swarm);
            if (episode.mark.kind != TimelineMark::Kind::Floor)
                into.head.marks.push_back(episode.mark);
            child(into, episode, TimelineLane::Kind::Worker).marks.push_back(episode.mark);
            return;
        }
        const bool under = !episode.parent.isEmpty() && episode.parent != episode.session
            && m_known.contains(episode.parent) && m_known.value(episode.parent).isEmpty();
        if (under) {
            Group &into = group(u"session:"_s + episode.parent, TimelineLane::Kind::Session, title(episode.parent));
            child(into, episode, TimelineLane::Kind::Subagent).marks.push_back(episode.mark);
            return;
        }
        Group &own = group(u"session:"_s + episode.session, TimelineLane::Kind::Session, title(episode.session));
        own.head.agent = episode.agent;
        own.head.marks.push_back(episode.mark);
    }

    const LaneNames &m_names;
    QHash<QString, QString> m_swarmOf;
    QHash<QString, QString> m_known; ///< sessions and their parents
    QHash<QString, std::size_t> m_index;
    std::vector<Group> m_groups;
};

} // namespace

std::vector<TimelineLane> buildLanes(const std::vector<LaneEpisode> &episodes, const LaneNames &names)
{
    return Builder(episodes, names).lanes();
}

} // namespace evoca::app
