#pragma once

#include "widgets/timeline/TimelineData.h"
#include "widgets/timeline/TimelineScale.h"

#include <QRectF>
#include <QSet>

#include <vector>

namespace evoca::app {

struct TimelineMeasures
{
    qreal lane = 28;
    qreal mark = 11; ///< diameter
    qreal near = 12; ///< marks nearer than this merge
    qreal pill = 16; ///< height
    qreal widest = 44; ///< marks of one pill lie within this, so that a busy day becomes several pills
    qreal pad = 12; ///< of a session's bar beyond the centre of its marks
};

/// Where everything of a timeline goes: lanes below each other, time to the right. No painting, no colours. Only lanes
/// with something in the visible time take room, and only rows in the visible part are laid out: the work depends on
/// what can be seen, not on how much there is.
class TimelineGeometry
{
public:
    /// Episodes of one session further apart than this belong to different stretches of work.
    static constexpr qint64 pauseMs = 6 * 3600 * 1000LL;

    struct Row
    {
        int lane = 0; ///< index into the lanes
        qreal top = 0; ///< within the lanes' area, scrolled
        bool closed = false; ///< a swarm that hides its workers
        bool lastChild = false; ///< the elbow line ends here
    };
    /// A mark, or several merged into a pill with their number.
    struct Item
    {
        int row = 0;
        int lane = 0;
        int first = 0, count = 1; ///< into the lane's marks
        int episodes = 1; ///< without anchors
        int mark = 0; ///< the one that stands for all: the first episode, else the first anchor
        bool pill() const { return episodes > 1; }
        qreal x = 0; ///< centre
        qreal x1 = 0, x2 = 0; ///< of the first and last mark
        bool dense = false; ///< more marks than pixels
        TimelineMark::Kind kind = TimelineMark::Kind::Takeaway;
    };
    /// A stretch of work.
    struct Bar
    {
        int row = 0;
        qreal x1 = 0, x2 = 0;
    };
    /// Where a swarm forks into its workers or comes together again.
    struct Join
    {
        qreal x = 0;
        qreal top = 0, bottom = 0;
        bool fork = true;
    };

    TimelineGeometry() = default;
    /// `height` is that of the lanes' area; `closed` holds keys of swarms.
    TimelineGeometry(const std::vector<TimelineLane> &lanes, const QSet<QString> &closed, const TimelineScale &scale,
                     const TimelineMeasures &measures, qreal scroll, qreal height);

    const TimelineScale &scale() const { return m_scale; }
    const std::vector<Row> &rows() const { return m_rows; } ///< all, also those scrolled away
    const std::vector<Item> &items() const { return m_items; } ///< of visible rows, row by row, left to right
    const std::vector<Bar> &bars() const { return m_bars; }
    const std::vector<Join> &joins() const { return m_joins; }
    qreal contentHeight() const { return qreal(m_rows.size()) * m_measures.lane; }
    QRectF rect(const Item &item) const; ///< of the mark or pill
    int rowAt(qreal y) const; ///< -1: none
    int rowOf(int lane) const; ///< -1: not shown
    int itemOf(int lane, int mark) const; ///< -1: not laid out
    bool rowVisible(int row) const;

private:
    void placeRows(const std::vector<TimelineLane> &lanes, const QSet<QString> &closed, qreal scroll);
    void placeMarks(const TimelineLane &lane, int row);
    void fillItem(Item &item, const TimelineLane &lane) const;
    void placeBars(const TimelineLane &lane, int row, std::size_t first, std::size_t end);
    void placeJoins();
    int clusterEnd(const TimelineLane &lane, std::size_t first, std::size_t end) const;

    TimelineScale m_scale;
    TimelineMeasures m_measures;
    qreal m_height = 0;
    std::vector<Row> m_rows;
    std::vector<Item> m_items;
    std::vector<Bar> m_bars;
    std::vector<Join> m_joins;
    std::vector<TimelineLane::Kind> m_kinds; ///< of the rows
};

/// Episodes of all lanes from `from` (inclusive) to `to`, without anchors; those of swarms are counted with their
/// workers only.
int timelineMarksWithin(const std::vector<TimelineLane> &lanes, qint64 from, qint64 to);

} // namespace evoca::app
