#pragma once

#include <QDate>
#include <QtTypes>

#include <vector>

namespace evoca::app {

/// How far apart the lines of a timeline's header stand.
enum class TimelineStep : quint8 { FiveMinutes, QuarterHour, Hour, ThreeHours, SixHours, Day, Week, Month, Quarter };

/// One column of a timeline: from one line of the header to the next, in local time.
struct TimelineColumn
{
    qint64 from = 0, to = 0; ///< epoch ms
    qreal x1 = 0, x2 = 0; ///< may lie outside the visible part
    bool newDay = false; ///< begins at midnight
};

/// Saturday and Sunday of one week, as far as they are visible.
struct TimelineWeekend
{
    qreal x1 = 0, x2 = 0;
};

/// Which time stands at which x: a plain linear scale. Times are epoch ms, `to` is exclusive.
class TimelineScale
{
public:
    static constexpr qint64 shortest = 10 * 60 * 1000LL; ///< ten minutes
    static constexpr qint64 longest = 800 * 24 * 3600 * 1000LL;

    TimelineScale() = default;
    TimelineScale(qint64 from, qint64 to, qreal left, qreal right);

    qint64 from() const { return m_from; }
    qint64 to() const { return m_to; }
    qint64 span() const { return m_to - m_from; }
    qreal left() const { return m_left; }
    qreal right() const { return m_right; }
    qreal x(qint64 time) const;
    qint64 time(qreal x) const;
    bool contains(qint64 time) const { return time >= m_from && time < m_to; }

    /// The time under `x` stays there; `factor` above 1 shows less time. Bounded by shortest and longest.
    TimelineScale zoomed(qreal factor, qreal x) const;
    TimelineScale moved(qint64 ms) const { return {m_from + ms, m_to + ms, m_left, m_right}; }
    TimelineScale placed(qreal left, qreal right) const { return {m_from, m_to, left, right}; }

    /// The finest step whose columns are at least `narrowest` wide.
    TimelineStep step(qreal narrowest) const;
    std::vector<TimelineColumn> columns(TimelineStep step) const;
    /// None where a day is narrower than 3 px.
    std::vector<TimelineWeekend> weekends() const;

    bool operator==(const TimelineScale &) const = default;

private:
    qint64 m_from = 0, m_to = 1;
    qreal m_left = 0, m_right = 1;
};

/// Start of the step that a time falls into, local time.
qint64 timelineStepStart(qint64 time, TimelineStep step);
/// Start of the step after the one that begins at `start`.
qint64 timelineStepNext(qint64 start, TimelineStep step);

} // namespace evoca::app
