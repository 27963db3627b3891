#include "pages/episodes/EpisodesPage.h"

#include "i18n/Words.h"
#include "pages/episodes/EpisodeDetail.h"
#include "pages/episodes/HiddenLine.h"
#include "search/Query.h"
#include "widgets/ListHeader.h"
#include "widgets/timeline/DayBand.h"
#include "widgets/timeline/Timeline.h"

#include <QDateTime>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

/// As a token: a date alone where the time is midnight.
QString written(qint64 time)
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(time);
    return when.toString(when == when.date().startOfDay() ? u"yyyy-MM-dd"_s : u"yyyy-MM-dd'T'HH:mm"_s);
}

} // namespace

EpisodesPage::~EpisodesPage() = default;

QString EpisodesPage::title() const
{
    return tr("Episodes");
}

QString EpisodesPage::iconName() const
{
    return u"episodes"_s;
}

QString EpisodesPage::placeholder() const
{
    return tr("Search takeaways and bodies");
}

EpisodeQuestion EpisodesPage::question() const
{
    return {.query = m_query, .viewer = m_viewer, .withHidden = m_withHidden, .expiring = m_expiring};
}

void EpisodesPage::open(const Location &location)
{
    Location place = location;
    if (!location.section.isEmpty()) {
        place.record = episodeNumber(location.section);
        m_ids.insert(place.record, location.section);
    }
    showHandoff(false);
    ListDetailPage::open(place);
}

Location EpisodesPage::location() const
{
    Location place = ListDetailPage::location();
    place.section = m_ids.value(m_selected);
    return place;
}

void EpisodesPage::openEpisode(const QString &ulid)
{
    Q_EMIT openRequested({.page = pageId(), .query = m_query, .section = ulid});
}

void EpisodesPage::showHeader()
{
    const QString time =
        tr("%1 ms", "duration of a search").arg(Words::number(std::max<qint64>(1, (m_last.micros + 500) / 1000)));
    const bool all = m_last.total == m_last.all || layoutWidth() != LayoutWidth::Wide;
    m_header->setTexts(
        m_expiring ? tr("%n episode(s) expiring within a week", "", int(m_last.total))
                   : tr("%n episode(s)", "", int(m_last.total)),
        all ? u"·  "_s + time
            : tr("of %1  ·  %2", "all episodes, time of the search").arg(Words::number(m_last.all), time));
}

void EpisodesPage::showHidden()
{
    int count = 0;
    QStringList reasons;
    for (const auto &[reason, number] : m_last.hidden) {
        count += number;
        reasons << tr("%1 %2", "number and reason").arg(Words::number(number), reason);
    }
    m_hidden->setTexts(count, reasons, m_withHidden);
}

int EpisodesPage::rowOf(model::RowId id) const
{
    return m_model->rowOf(id);
}

model::RowId EpisodesPage::recordAt(int row) const
{
    return m_model->isHeader(row) ? 0 : m_model->episode(row).id;
}

void EpisodesPage::refresh(const model::ChangeSet &changes)
{
    if (!changes.episodes && !changes.bin)
        return;
    m_lanesStale = true;
    noteChanges(changes.episodes);
}

void EpisodesPage::reload()
{
    m_lanesStale = true;
    readChoicesAgain();
    search();
}

// The brush is what the query's times say.
void EpisodesPage::showBrush()
{
    const model::Query query = model::parseQuery(m_query);
    std::optional<TimeRange> brush;
    if (query.after)
        brush = TimeRange {*query.after, query.before.value_or(QDateTime::currentMSecsSinceEpoch())};
    m_timeline->setBrush(brush && brush->to > brush->from ? brush : std::nullopt);
}

void EpisodesPage::brush(const std::optional<TimeRange> &range)
{
    const QString after = range ? written(range->from) : QString();
    const QString before = range ? written(range->to) : QString();
    Q_EMIT queryChangeRequested(model::withToken(model::withToken(m_query, u"after"_s, after), u"before"_s, before));
}

void EpisodesPage::chooseMark(model::RowId id)
{
    showHandoff(false);
    m_keepRecord = true;
    selectRecord(id);
    Q_EMIT locationChanged();
}

void EpisodesPage::openSelected()
{
    ListDetailPage::openSelected();
    arrangeTimeline();
}

void EpisodesPage::showList()
{
    ListDetailPage::showList();
    arrangeTimeline();
}

bool EpisodesPage::stepBack()
{
    if (m_handoffShown) {
        showHandoff(false);
        m_list->setFocus();
        return true;
    }
    if (m_detail->promoting()) {
        m_detail->stopPromoting();
        m_detail->setFocus();
        return true;
    }
    return ListDetailPage::stepBack();
}

QList<QWidget *> EpisodesPage::panes()
{
    return {m_list, m_detailStack, m_timeline, m_band};
}

std::optional<model::ForgetItem> EpisodesPage::forgettableAt(int row) const
{
    if (m_model->isHeader(row))
        return {};
    return model::ForgetItem {model::ForgetKind::Episode, m_model->episode(row).globalId};
}

std::optional<model::ForgetItem> EpisodesPage::forgettableShown() const
{
    return model::ForgetItem {model::ForgetKind::Episode, m_detail->data().row.globalId};
}

void EpisodesPage::resizeEvent(QResizeEvent *event)
{
    ListDetailPage::resizeEvent(event);
    arrangeTimeline();
}

bool EpisodesPage::trigger(const QString &actionId)
{
    if (actionId == "pin"_L1)
        togglePin();
    else if (actionId == "copy"_L1)
        copyMarkdown();
    else if (actionId == "handoff"_L1)
        showHandoff(!m_handoffShown);
    else if (actionId == "promote"_L1)
        promote();
    else if (actionId == "timeline.in"_L1)
        m_timeline->zoom(1.5);
    else if (actionId == "timeline.out"_L1)
        m_timeline->zoom(1 / 1.5);
    else if (actionId == "timeline.fit"_L1)
        m_timeline->fit();
    else
        return false;
    return true;
}

} // namespace evoca::app
