// The part of EpisodesPage that reads: list, timeline, detail, what is new, and why nothing fits.
#include "pages/episodes/EpisodesPage.h"

#include "i18n/Words.h"
#include "pages/episodes/EpisodeDetail.h"
#include "search/Query.h"
#include "widgets/EmptyState.h"
#include "widgets/Pill.h"
#include "widgets/timeline/DayBand.h"
#include "widgets/timeline/Timeline.h"

#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr std::size_t mostFiltersCounted = 4;

/// What decides which lanes there are: not the times, which only brush them.
QString withoutTimes(const QString &query)
{
    return model::withToken(model::withToken(query, u"after"_s, {}), u"before"_s, {});
}

} // namespace

void EpisodesPage::search()
{
    showFacets();
    showBrush();
    if (m_lanesStale || m_lanesFor != withoutTimes(m_query))
        readLanes();
    readList<EpisodeListPage>(
        [asked = question()](model::Connection &connection, const model::ReadTicket &ticket) {
            return readEpisodes(connection, asked, {}, ticket);
        },
        [this](const EpisodeListPage &page) { showRows(page); });
}

void EpisodesPage::fetch(const QString &cursor)
{
    services().reader.read<EpisodeListPage>(
        lane("more"_L1), this,
        [asked = question(), cursor](model::Connection &connection, const model::ReadTicket &ticket) {
            return readEpisodes(connection, asked, cursor, ticket);
        },
        [this, cursor](model::Result<EpisodeListPage> page) {
            // An answer to an older query, or a failure: the next scroll asks again.
            if (!page || m_model->cursor() != cursor)
                return;
            for (const EpisodeRow &row : page->rows)
                m_ids.insert(row.id, row.globalId);
            m_model->append(std::move(page->rows), page->nextCursor);
        });
}

void EpisodesPage::showRows(const EpisodeListPage &page)
{
    m_waiting = {};
    m_list->pill()->setCount(0);
    m_last = page;
    for (const EpisodeRow &row : page.rows)
        m_ids.insert(row.id, row.globalId);
    m_model->setPage(page.rows, page.nextCursor);
    showHeader();
    showHidden();
    arrangeTimeline();
    rowsShown(page.rows.empty());
}

// Rows that changed are changed in place; new ones wait behind the pill, so that nothing moves under the pointer.
void EpisodesPage::storeChanged()
{
    readChoicesAgain();
    readLanes();
    if (m_handoffShown)
        readHandoffAgain();
    services().reader.read<EpisodeListPage>(
        lane("new"_L1), this,
        [asked = question()](model::Connection &connection, const model::ReadTicket &ticket) {
            return readEpisodes(connection, asked, {}, ticket);
        },
        [this](const model::Result<EpisodeListPage> &page) {
            if (page)
                showNews(*page);
        });
}

void EpisodesPage::showNews(const EpisodeListPage &page)
{
    const auto fresh = std::ranges::count_if(page.rows,
                                             [this](const EpisodeRow &row) { return m_model->rowOf(row.id) < 0; });
    QScrollBar *bar = m_list->verticalScrollBar();
    const bool atTop = bar->value() == 0 && !m_list->underMouse() && !m_list->hasFocus();
    if (fresh > 0 && !atTop && m_model->rowCount() > 0) {
        m_waiting = page;
        m_list->pill()->setCount(int(fresh));
        return;
    }
    // Rows that went leave the others where they are.
    const int scroll = bar->value();
    showRows(page);
    m_list->doItemsLayout();
    bar->setValue(atTop ? 0 : scroll);
}

void EpisodesPage::readDetail()
{
    const QString id = m_ids.value(m_selected);
    m_timeline->setSelected(m_selected);
    if (id.isEmpty())
        return;
    services().reader.read<EpisodeDetailData>(
        lane("detail"_L1), this,
        [id, asked = question()](model::Connection &connection, const model::ReadTicket &) {
            return readEpisode(connection, id, asked);
        },
        [this](model::Result<EpisodeDetailData> data) {
            if (!data || data->row.id != m_selected)
                return;
            m_detail->setData(std::move(*data));
            detailShown(m_selected);
        });
}

void EpisodesPage::readLanes()
{
    m_lanesStale = false;
    m_lanesFor = withoutTimes(m_query);
    services().reader.read<EpisodeTimeline>(
        lane("timeline"_L1), this,
        [asked = question(), today = QDate::currentDate()](model::Connection &connection,
                                                           const model::ReadTicket &ticket) {
            return readTimeline(connection, asked, today, ticket);
        },
        [this](model::Result<EpisodeTimeline> timeline) {
            if (timeline)
                showLanes(std::move(*timeline));
            else
                showFailure(tr("The timeline could not be read."), timeline.error(), [this] { reload(); });
        });
}

void EpisodesPage::showLanes(EpisodeTimeline timeline)
{
    m_ids.insert(timeline.ids);
    m_timeline->setLanes(std::move(timeline.lanes));
    m_band->setCounts(std::move(timeline.days), QDate::currentDate());
    arrangeTimeline();
}

void EpisodesPage::showEmpty()
{
    if (m_last.all == 0) {
        m_empty->setDrawing(EmptyState::Drawing::Rows);
        m_empty->setTexts(
            tr("No episodes yet"),
            tr("What agents conclude while they work appears here, on a timeline. A connected agent writes "
               "its journal with episode_write."));
        m_empty->setPrimary(tr("Connect a client"), u"plug"_s,
                            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"clients"_s}); });
        m_empty->setSecondary({}, {}, {});
        return;
    }
    const std::size_t filters = model::queryTokens(m_query).size();
    m_empty->setDrawing(EmptyState::Drawing::NoMatch);
    m_empty->setTexts(filters > 1 ? tr("No episode fits all %n filter(s)", "", int(filters)) : tr("No episode fits"),
                      m_viewer.isEmpty() ? tr("Other words may find it, or fewer filters.")
                                         : tr("An agent there gets none of these; you may."));
    m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] {
        m_viewer.clear();
        m_expiring = false;
        m_stale = true;
        Q_EMIT queryChangeRequested({});
    });
    m_empty->setSecondary({}, {}, {});
    countWithout();
}

// Names the filter whose removal helps most, with the number it would give.
void EpisodesPage::countWithout()
{
    struct Without
    {
        QString token;
        EpisodeQuestion question;
        qint64 total = 0;
    };
    std::vector<Without> candidates;
    for (const model::QueryToken &token : model::queryTokens(m_query)) {
        EpisodeQuestion without = question();
        without.query = model::withToken(m_query, token.key, {});
        if (candidates.size() < mostFiltersCounted)
            candidates.push_back({token.key + u':' + token.value, without});
    }
    if (candidates.empty())
        return;
    services().reader.read<Without>(
        lane("without"_L1), this,
        [candidates](model::Connection &connection, const model::ReadTicket &ticket) -> model::Result<Without> {
            Without best;
            for (Without each : candidates) {
                if (const auto page = readEpisodes(connection, each.question, {}, ticket))
                    each.total = page->total;
                if (each.total > best.total)
                    best = each;
            }
            return best;
        },
        [this](const model::Result<Without> &best) {
            if (!best || best->total == 0 || m_listStack->currentWidget() != m_empty)
                return;
            m_empty->setTexts(
                tr("No episode fits"),
                tr("Without %1 there are %2.", "filter and number").arg(best->token, Words::number(best->total)));
            m_empty->setPrimary(tr("Drop %1", "a filter").arg(best->token), u"x"_s,
                                [this, query = best->question.query] { Q_EMIT queryChangeRequested(query); });
        });
}

} // namespace evoca::app
