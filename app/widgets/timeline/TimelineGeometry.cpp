#include "widgets/timeline/TimelineGeometry.h"

#include <algorithm>

namespace evoca::app {

namespace {

using Kind = TimelineLane::Kind;

/// Indices of the marks from `from` to before `to`.
std::pair<std::size_t, std::size_t> within(const TimelineLane &lane, qint64 from, qint64 to)
{
    const auto first = std::ranges::lower_bound(lane.marks, from, {}, &TimelineMark::time);
    const auto end = std::ranges::lower_bound(lane.marks, to, {}, &TimelineMark::time);
    return {std::size_t(first - lane.marks.begin()), std::size_t(end - lane.marks.begin())};
}

bool touches(const TimelineLane &lane, const TimelineScale &scale)
{
    const auto [first, end] = within(lane, scale.from(), scale.to());
    return first < end;
}

} // namespace

int timelineMarksWithin(const std::vector<TimelineLane> &lanes, qint64 from, qint64 to)
{
    std::size_t count = 0;
    for (const TimelineLane &lane : lanes) {
        if (lane.kind == Kind::Swarm)
            continue;
        const auto [first, end] = within(lane, from, to);
        for (std::size_t mark = first; mark < end; ++mark)
            count += lane.marks[mark].kind == TimelineMark::Kind::Floor ? 0 : 1;
    }
    return int(count);
}

TimelineGeometry::TimelineGeometry(const std::vector<TimelineLane> &lanes, const QSet<QString> &closed,
                                   const TimelineScale &scale, const TimelineMeasures &measures, qreal scroll,
                                   qreal height)
    : m_scale(scale), m_measures(measures), m_height(height)
{
    placeRows(lanes, closed, scroll);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (rowVisible(int(row)))
            placeMarks(lanes[m_rows[row].lane], int(row));
    }
    placeJoins();
}

// A group's head is shown when anything of the group is.
void TimelineGeometry::placeRows(const std::vector<TimelineLane> &lanes, const QSet<QString> &closed, qreal scroll)
{
    std::size_t index = 0;
    while (index < lanes.size()) {
        std::size_t end = index + 1;
        while (end < lanes.size() && lanes[end].child())
            ++end;
        std::vector<std::size_t> shown;
        for (std::size_t child = index + 1; child < end; ++child) {
            if (touches(lanes[child], m_scale))
                shown.push_back(child);
        }
        if (!shown.empty() || touches(lanes[index], m_scale)) {
            const bool isClosed = lanes[index].kind == Kind::Swarm && closed.contains(lanes[index].key);
            const auto add = [&](std::size_t lane, bool last) {
                m_kinds.push_back(lanes[lane].kind);
                m_rows.push_back({int(lane), qreal(m_rows.size()) * m_measures.lane - scroll, isClosed, last});
            };
            add(index, false);
            if (!isClosed) {
                for (const std::size_t child : shown)
                    add(child, child == shown.back());
            }
        }
        index = end;
    }
}

// A pill holds what lies near each other, up to a width: else a busy week would become one wide pill. A swarm's head
// sums up each stretch of work.
int TimelineGeometry::clusterEnd(const TimelineLane &lane, std::size_t first, std::size_t end) const
{
    const bool swarm = lane.kind == Kind::Swarm;
    const qreal start = m_scale.x(lane.marks[first].time);
    qreal before = start;
    std::size_t next = first + 1;
    for (; next < end; ++next) {
        const qreal x = m_scale.x(lane.marks[next].time);
        const bool same = swarm && lane.marks[next].time - lane.marks[next - 1].time <= pauseMs;
        if (!same && (x - before >= m_measures.near || x - start > m_measures.widest))
            break;
        before = x;
    }
    return int(next);
}

void TimelineGeometry::placeMarks(const TimelineLane &lane, int row)
{
    const auto [first, end] = within(lane, m_scale.from(), m_scale.to());
    placeBars(lane, row, first, end);
    for (std::size_t index = first; index < end;) {
        const auto next = std::size_t(clusterEnd(lane, index, end));
        Item item;
        item.row = row;
        item.lane = m_rows[row].lane;
        item.first = int(index);
        item.count = int(next - index);
        item.x1 = m_scale.x(lane.marks[index].time);
        item.x2 = m_scale.x(lane.marks[next - 1].time);
        fillItem(item, lane);
        m_items.push_back(item);
        index = next;
    }
}

// Anchors say only that a session was there: beside an episode they are not counted.
void TimelineGeometry::fillItem(Item &item, const TimelineLane &lane) const
{
    item.episodes = 0;
    item.mark = item.first;
    for (int mark = item.first + item.count - 1; mark >= item.first; --mark) {
        if (lane.marks[mark].kind == TimelineMark::Kind::Floor)
            continue;
        ++item.episodes;
        item.mark = mark;
    }
    item.kind = lane.marks[item.mark].kind;
    item.x = item.pill() ? (item.x1 + item.x2) / 2 : m_scale.x(lane.marks[item.mark].time);
    item.dense = lane.kind != Kind::Swarm && item.episodes > std::max(8.0, item.x2 - item.x1 + 1);
}

void TimelineGeometry::placeBars(const TimelineLane &lane, int row, std::size_t first, std::size_t end)
{
    for (std::size_t index = first; index < end;) {
        std::size_t next = index + 1;
        while (next < end && lane.marks[next].time - lane.marks[next - 1].time <= pauseMs)
            ++next;
        // What began or goes on outside runs to the edge.
        const bool before = index == first && first > 0
            && lane.marks[first].time - lane.marks[first - 1].time <= pauseMs;
        const bool after = next == end && end < lane.marks.size()
            && lane.marks[end].time - lane.marks[end - 1].time <= pauseMs;
        const qreal x1 = before ? m_scale.left() : m_scale.x(lane.marks[index].time) - m_measures.pad;
        const qreal x2 = after ? m_scale.right() : m_scale.x(lane.marks[next - 1].time) + m_measures.pad;
        // Stretches that touch are one: a year at a glance is not a thousand bars.
        if (!m_bars.empty() && m_bars.back().row == row && m_bars.back().x2 >= x1)
            m_bars.back().x2 = std::max(m_bars.back().x2, x2);
        else
            m_bars.push_back({row, std::max(x1, m_scale.left()), std::min(x2, m_scale.right())});
        index = next;
    }
}

// From the head of an open swarm down to the lowest worker that took part in the stretch.
void TimelineGeometry::placeJoins()
{
    for (const Bar &bar : m_bars) {
        if (m_kinds[bar.row] != Kind::Swarm || m_rows[bar.row].closed)
            continue;
        int lowest = bar.row;
        for (const Bar &worker : m_bars) {
            if (worker.row <= bar.row || worker.x2 < bar.x1 || worker.x1 > bar.x2)
                continue;
            bool same = true;
            for (int row = bar.row + 1; row <= worker.row; ++row)
                same = same && m_kinds[row] == Kind::Worker;
            if (same)
                lowest = std::max(lowest, worker.row);
        }
        if (lowest == bar.row)
            continue;
        const qreal top = m_rows[bar.row].top + m_measures.lane / 2;
        const qreal bottom = m_rows[lowest].top + m_measures.lane / 2;
        m_joins.push_back({bar.x1, top, bottom, true});
        m_joins.push_back({bar.x2, top, bottom, false});
    }
}

QRectF TimelineGeometry::rect(const Item &item) const
{
    const qreal centre = m_rows[item.row].top + m_measures.lane / 2;
    if (!item.pill())
        return {item.x - m_measures.mark / 2, centre - m_measures.mark / 2, m_measures.mark, m_measures.mark};
    // Room for its number.
    qreal digits = 1;
    for (int rest = item.episodes; rest >= 10; rest /= 10)
        ++digits;
    const qreal width = std::max(m_measures.pill * (.75 + .45 * digits),
                                 m_kinds[item.row] == Kind::Swarm ? 0 : item.x2 - item.x1 + m_measures.mark);
    return {item.x - width / 2, centre - m_measures.pill / 2, width, m_measures.pill};
}

int TimelineGeometry::rowAt(qreal y) const
{
    if (y < 0 || y >= m_height)
        return -1;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (y >= m_rows[row].top && y < m_rows[row].top + m_measures.lane)
            return int(row);
    }
    return -1;
}

int TimelineGeometry::rowOf(int lane) const
{
    const auto found = std::ranges::find(m_rows, lane, &Row::lane);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int TimelineGeometry::itemOf(int lane, int mark) const
{
    const auto found = std::ranges::find_if(m_items, [&](const Item &item) {
        return item.lane == lane && mark >= item.first && mark < item.first + item.count;
    });
    return found == m_items.end() ? -1 : int(found - m_items.begin());
}

bool TimelineGeometry::rowVisible(int row) const
{
    return m_rows[row].top + m_measures.lane > 0 && m_rows[row].top < m_height;
}

} // namespace evoca::app
