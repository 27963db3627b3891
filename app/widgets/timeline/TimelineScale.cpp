#include "widgets/timeline/TimelineScale.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>

namespace evoca::app {

namespace {

constexpr qint64 minute = 60 * 1000LL;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;
constexpr std::array<std::pair<TimelineStep, qint64>, 9> steps {{{TimelineStep::FiveMinutes, 5 * minute},
                                                                 {TimelineStep::QuarterHour, 15 * minute},
                                                                 {TimelineStep::Hour, hour},
                                                                 {TimelineStep::ThreeHours, 3 * hour},
                                                                 {TimelineStep::SixHours, 6 * hour},
                                                                 {TimelineStep::Day, day},
                                                                 {TimelineStep::Week, 7 * day},
                                                                 {TimelineStep::Month, 30 * day},
                                                                 {TimelineStep::Quarter, 91 * day}}};

qint64 length(TimelineStep step)
{
    return steps[static_cast<std::size_t>(step)].second;
}

QDateTime local(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time);
}

qint64 midnight(QDate date)
{
    return date.startOfDay().toMSecsSinceEpoch();
}

} // namespace

qint64 timelineStepStart(qint64 time, TimelineStep step)
{
    const QDate date = local(time).date();
    switch (step) {
    case TimelineStep::Day: return midnight(date);
    case TimelineStep::Week: return midnight(date.addDays(1 - date.dayOfWeek()));
    case TimelineStep::Month: return midnight(QDate(date.year(), date.month(), 1));
    case TimelineStep::Quarter: return midnight(QDate(date.year(), (date.month() - 1) / 3 * 3 + 1, 1));
    default: break;
    }
    // Counted from midnight, so that the lines stand at round hours on days of 23 and 25 hours too.
    const qint64 start = midnight(date);
    return start + (time - start) / length(step) * length(step);
}

qint64 timelineStepNext(qint64 start, TimelineStep step)
{
    const QDate date = local(start).date();
    switch (step) {
    case TimelineStep::Day: return midnight(date.addDays(1));
    case TimelineStep::Week: return midnight(date.addDays(7));
    case TimelineStep::Month: return midnight(date.addMonths(1));
    case TimelineStep::Quarter: return midnight(date.addMonths(3));
    default: break;
    }
    return std::min(start + length(step), midnight(date.addDays(1)));
}

TimelineScale::TimelineScale(qint64 from, qint64 to, qreal left, qreal right)
    : m_from(from), m_to(std::max(to, from + 1)), m_left(left), m_right(std::max(right, left + 1))
{
}

qreal TimelineScale::x(qint64 time) const
{
    return m_left + qreal(time - m_from) * (m_right - m_left) / qreal(span());
}

qint64 TimelineScale::time(qreal x) const
{
    return m_from + qint64(std::llround((x - m_left) * qreal(span()) / (m_right - m_left)));
}

TimelineScale TimelineScale::zoomed(qreal factor, qreal x) const
{
    const qint64 wanted = std::clamp(qint64(qreal(span()) / factor), shortest, longest);
    const qreal part = std::clamp((x - m_left) / (m_right - m_left), 0.0, 1.0);
    const qint64 from = time(m_left + part * (m_right - m_left)) - qint64(part * qreal(wanted));
    return {from, from + wanted, m_left, m_right};
}

TimelineStep TimelineScale::step(qreal narrowest) const
{
    const qreal perPixel = qreal(span()) / (m_right - m_left);
    for (const auto &[step, ms] : steps) {
        if (qreal(ms) / perPixel >= narrowest)
            return step;
    }
    return steps.back().first;
}

std::vector<TimelineColumn> TimelineScale::columns(TimelineStep step) const
{
    std::vector<TimelineColumn> list;
    for (qint64 start = timelineStepStart(m_from, step); start < m_to;) {
        const qint64 next = timelineStepNext(start, step);
        list.push_back({start, next, x(start), x(next), midnight(local(start).date()) == start});
        start = next;
    }
    return list;
}

std::vector<TimelineWeekend> TimelineScale::weekends() const
{
    std::vector<TimelineWeekend> list;
    if (qreal(day) * (m_right - m_left) / qreal(span()) < 3)
        return list;
    for (qint64 monday = timelineStepStart(m_from, TimelineStep::Week); monday < m_to;) {
        const qint64 next = timelineStepNext(monday, TimelineStep::Week);
        const qreal x1 = std::max(m_left, x(midnight(local(monday).date().addDays(5))));
        const qreal x2 = std::min(m_right, x(next));
        if (x2 > x1)
            list.push_back({x1, x2});
        monday = next;
    }
    return list;
}

} // namespace evoca::app
