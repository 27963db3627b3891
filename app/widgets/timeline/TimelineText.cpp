// The part of Timeline that puts times and marks into words.
#include "widgets/timeline/Timeline.h"

#include "i18n/Words.h"
#include "widgets/Button.h"

#include <QDateTime>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 day = 24 * 3600 * 1000LL;

QDateTime local(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time);
}

} // namespace

QString Timeline::cellText(int cell) const
{
    if (cell < 0 || cell >= cellCount())
        return {};
    const TimelineGeometry::Item &item = m_geometry.items()[cell];
    const TimelineLane &lane = m_lanes[item.lane];
    const qint64 first = lane.marks[item.pill() ? item.first : item.mark].time;
    QStringList parts {lane.label};
    if (item.pill()) {
        parts << tr("%n episode(s)", "", item.episodes)
              << Words::span(first, lane.marks[item.first + item.count - 1].time);
        return parts.join(u", "_s);
    }
    switch (item.kind) {
    case TimelineMark::Kind::Floor: parts << tr("anchor: a session was here and wrote nothing"); break;
    case TimelineMark::Kind::Body: parts << tr("episode without a takeaway"); break;
    case TimelineMark::Kind::Takeaway: parts << tr("episode"); break;
    case TimelineMark::Kind::Promoted: parts << tr("episode that became a memory"); break;
    }
    parts << Words::span(first, first);
    return parts.join(u", "_s);
}

QString Timeline::rangeText(const TimeRange &range)
{
    const QDate first = local(range.from).date();
    const QDate last = local(range.to - 1).date();
    if (first == last)
        return QLocale().toString(first, tr("ddd d MMM", "weekday, day and month, Qt format")).remove(u'.');
    const QString format = first.year() != last.year() || last.year() != QDate::currentDate().year()
        ? tr("d MMM yy", "date of another year, Qt format")
        : tr("d MMM", "date of this year, Qt format");
    const auto shown = [&](QDate date) { return QLocale().toString(date, format).remove(u'.'); };
    return tr("%1 – %2", "first and last day").arg(shown(first), shown(last));
}

QString Timeline::spanText(qint64 ms)
{
    if (ms >= 3 * day)
        return tr("%n day(s)", "", int(std::llround(double(ms) / day)));
    return Words::duration(ms >= 3600 * 1000LL ? (ms + 1800 * 1000LL) / (3600 * 1000LL) * (3600 * 1000LL) : ms);
}

QString Timeline::columnText(const TimelineColumn &column, TimelineStep step) const
{
    const QLocale locale;
    const QDate date = local(column.from).date();
    const auto shown = [&](const QString &format) { return locale.toString(date, format).remove(u'.'); };
    switch (step) {
    case TimelineStep::Day:
        if (date == QDate::currentDate())
            return tr("Today, %1").arg(shown(tr("ddd d MMM", "weekday, day and month, Qt format")));
        return shown(date.day() == 1 ? tr("ddd d MMM", "weekday, day and month, Qt format")
                                     : tr("ddd d", "weekday and day, Qt format"));
    case TimelineStep::Week: return shown(tr("d MMM", "date of this year, Qt format"));
    case TimelineStep::Month:
    case TimelineStep::Quarter: return shown(tr("MMM yyyy", "month and year, Qt format"));
    default: break;
    }
    return column.newDay ? shown(tr("ddd d", "weekday and day, Qt format")) : Words::time(column.from);
}

void Timeline::retranslate()
{
    setAccessibleName(tr("Timeline of episodes"));
    m_zoomOut->setHint(tr("Show more time"), u"−"_s);
    m_zoomIn->setHint(tr("Show less time"), u"+"_s);
    m_fit->setHint(tr("Show all episodes"), u"0"_s);
    rebuild();
}

} // namespace evoca::app
