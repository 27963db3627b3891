#include "pages/experiences/ExperiencesPage.h"

#include "i18n/Words.h"
#include "itemmodels/ExperienceListModel.h"
#include "pages/experiences/ExperienceDetail.h"
#include "search/ExperienceSearch.h"
#include "store/Corrections.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"
#include "widgets/Pill.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr std::size_t mostFiltersCounted = 4;
}

ExperiencesPage::~ExperiencesPage() = default;

QString ExperiencesPage::title() const
{
    return tr("Experiences");
}
QString ExperiencesPage::iconName() const
{
    return u"experiences"_s;
}
QString ExperiencesPage::placeholder() const
{
    return tr("Search experiences");
}
bool ExperiencesPage::byDay() const
{
    return m_newest || !model::parseQuery(m_query).hasText();
}

void ExperiencesPage::search()
{
    showFacets();
    const model::Query query = model::parseQuery(m_query);
    const model::PageRequest request {.newestFirst = byDay()};
    readList<model::ExperiencePage>(
        [query, request](model::Connection &connection, const model::ReadTicket &ticket) {
            return model::ExperienceSearch(connection).list(query, request, ticket);
        },
        [this](const model::ExperiencePage &page) { showPage(page); });
}

void ExperiencesPage::fetch(const QString &cursor)
{
    const model::Query query = model::parseQuery(m_query);
    const model::PageRequest request {.cursor = cursor, .newestFirst = byDay()};
    services().reader.read<model::ExperiencePage>(
        lane("more"_L1), this,
        [query, request](model::Connection &connection, const model::ReadTicket &ticket) {
            return model::ExperienceSearch(connection).list(query, request, ticket);
        },
        [this, cursor](model::Result<model::ExperiencePage> page) {
            // An answer to an older query, or a failure: the next scroll asks again.
            if (page && m_model->cursor() == cursor)
                m_model->append(*page);
        });
}

void ExperiencesPage::showPage(const model::ExperiencePage &page)
{
    m_waiting = {};
    m_list->pill()->setCount(0);
    m_last = page;
    m_model->setPage(page, byDay());
    showHeader();
    for (const model::Status status :
         {model::Status::Success, model::Status::Failure, model::Status::Unknown, model::Status::Running})
        m_facets->setCount(model::statusId(status), page.byStatus[std::size_t(status)]);
    rowsShown(page.rows.empty());
}

int ExperiencesPage::rowOf(model::RowId id) const
{
    return m_model->rowOf(id);
}

model::RowId ExperiencesPage::recordAt(int row) const
{
    return m_model->isHeader(row) ? 0 : m_model->experience(row).id;
}

void ExperiencesPage::currentRow(int row)
{
    m_pinned = m_model->experience(row).pinned;
}

std::optional<model::ForgetItem> ExperiencesPage::forgettableAt(int row) const
{
    if (m_model->isHeader(row))
        return std::nullopt;
    return model::ForgetItem {model::ForgetKind::Experience, m_model->experience(row).globalId};
}

std::optional<model::ForgetItem> ExperiencesPage::forgettableShown() const
{
    return model::ForgetItem {model::ForgetKind::Experience, m_detail->data().experience.globalId};
}

void ExperiencesPage::showHeader()
{
    const QString count = tr("%n experience(s)", "", int(m_last.total));
    const QString time =
        tr("%1 ms", "duration of a search").arg(Words::number(std::max<qint64>(1, (m_last.micros + 500) / 1000)));
    const bool all = m_last.total == m_last.all || layoutWidth() != LayoutWidth::Wide;
    m_header->setTexts(
        count,
        all ? u"·  "_s + time
            : tr("of %1  ·  %2", "all experiences, time of the search").arg(Words::number(m_last.all), time));
}

void ExperiencesPage::refresh(const model::ChangeSet &changes)
{
    if (changes.experiences.isEmpty() && changes.projects.isEmpty())
        return;
    // What a person forgot or restored goes or comes at once; only what agents did waits behind the pill.
    if (changes.bin && isVisible())
        search();
    noteChanges(changes.bin || changes.experiences.contains(m_shown)); // what is related may be in the bin
}

// Rows that changed are changed in place; new ones wait behind the pill.
void ExperiencesPage::storeChanged()
{
    const model::Query query = model::parseQuery(m_query);
    const model::PageRequest request {.newestFirst = byDay()};
    services().reader.read<model::ExperiencePage>(
        lane("new"_L1), this,
        [query, request](model::Connection &connection, const model::ReadTicket &ticket) {
            return model::ExperienceSearch(connection).list(query, request, ticket);
        },
        [this](model::Result<model::ExperiencePage> page) {
            if (!page)
                return;
            int fresh = 0;
            for (const model::ExperienceRow &row : page->rows)
                fresh += m_model->rowOf(row.id) < 0 ? 1 : 0;
            const bool atTop = m_list->verticalScrollBar()->value() == 0 && !m_list->underMouse()
                && !m_list->hasFocus();
            // What was forgotten is out of sight at once.
            const bool gone = page->total < m_last.total;
            if (fresh == 0 || m_model->rowCount() == 0 || atTop || gone) {
                showPage(*page);
                return;
            }
            m_last.all = page->all;
            m_waiting = *page;
            m_list->pill()->setCount(int(std::max<qint64>(fresh, page->total - m_last.total)));
        });
}

void ExperiencesPage::showEmpty()
{
    if (m_last.all == 0) {
        m_empty->setDrawing(EmptyState::Drawing::Mark);
        m_empty->setTexts(
            tr("No experiences yet"),
            tr("What your agents try, and how it ends, appears here as soon as their histories are read."));
        m_empty->setPrimary(tr("Read the histories"), u"refresh"_s,
                            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"import"_s}); });
        m_empty->setSecondary({}, {}, {});
        return;
    }
    m_empty->setDrawing(EmptyState::Drawing::NoMatch);
    const std::size_t filters = model::queryTokens(m_query).size();
    m_empty->setTexts(filters > 1 ? tr("No experience fits all %n filter(s)", "", int(filters))
                                  : tr("No experience fits"),
                      tr("Other words may find it, or fewer filters."));
    m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] { Q_EMIT queryChangeRequested({}); });
    m_empty->setSecondary({}, {}, {});
    countWithout();
}

// Names the filter whose removal helps most, with the number it would give.
void ExperiencesPage::countWithout()
{
    struct Without
    {
        QString token;
        QString query;
        qint64 total = 0;
    };
    std::vector<Without> candidates;
    for (const model::QueryToken &token : model::queryTokens(m_query)) {
        if (candidates.size() < mostFiltersCounted)
            candidates.push_back({token.key + u':' + token.value, model::withToken(m_query, token.key, {})});
    }
    if (candidates.empty())
        return;
    services().reader.read<std::vector<Without>>(
        lane("without"_L1), this,
        [candidates](model::Connection &connection,
                     const model::ReadTicket &ticket) -> model::Result<std::vector<Without>> {
            std::vector<Without> counted = candidates;
            for (Without &each : counted) {
                if (const auto page =
                        model::ExperienceSearch(connection).list(model::parseQuery(each.query), {.limit = 1}, ticket))
                    each.total = page->total;
            }
            std::ranges::sort(counted, std::ranges::greater(), &Without::total);
            return counted;
        },
        [this](model::Result<std::vector<Without>> counted) {
            if (!counted || counted->empty() || counted->front().total == 0)
                return;
            QStringList lines;
            for (const Without &each : *counted) {
                if (each.total > 0 && lines.size() < 2)
                    lines << tr("Without %1 there are %2.", "filter and number")
                                 .arg(each.token, Words::number(each.total));
            }
            m_empty->setTexts(counted->size() > 1 ? tr("No experience fits all %n filter(s)", "", int(counted->size()))
                                                  : tr("No experience fits"),
                              lines.join(u' '));
            m_empty->setPrimary(tr("Drop %1", "a filter").arg(counted->front().token), u"x"_s,
                                [this, query = counted->front().query] { Q_EMIT queryChangeRequested(query); });
            if (counted->size() > 1 && (*counted)[1].total > 0)
                m_empty->setSecondary(tr("Drop %1", "a filter").arg((*counted)[1].token), u"x"_s,
                                      [this, query = (*counted)[1].query] { Q_EMIT queryChangeRequested(query); });
        });
}

void ExperiencesPage::readDetail()
{
    if (m_selected == 0)
        return;
    services().reader.read<ExperienceDetailData>(
        lane("detail"_L1), this,
        [id = m_selected](model::Connection &connection, const model::ReadTicket &ticket) {
            return loadExperienceDetail(connection, id, ticket);
        },
        [this](model::Result<ExperienceDetailData> data) {
            if (!data && data.error().code == model::ErrorCode::NotFound)
                recordGone();
            if (!data || data->experience.id != m_selected)
                return;
            m_detail->setData(std::move(*data));
            detailShown(m_selected);
        });
}

void ExperiencesPage::openTranscript(model::RowId message)
{
    const model::Experience &task = m_detail->data().experience;
    Q_EMIT openRequested({.page = u"sessions"_s, .record = task.session, .message = message});
}

void ExperiencesPage::setVerdict(model::Status status)
{
    if (!shownIsSelected())
        return;
    const model::Experience &task = m_detail->data().experience;
    const bool person = task.statusSource == model::StatusSource::Person;
    const std::optional<model::Status> before = person ? std::optional(task.status) : std::nullopt;
    // The verdict that stands already is taken back.
    const std::optional<model::Status> now = person && task.status == status ? std::nullopt : std::optional(status);
    const auto write = [this, id = m_shown](std::optional<model::Status> verdict, const std::function<void()> &done) {
        model::Corrections(services().writer)
            .setVerdict(id, verdict)
            .then(this, [this, done](const model::Result<void> &result) {
                if (!result)
                    showFailure(tr("Your verdict was not saved."), result.error());
                else if (done)
                    done();
            });
    };
    write(now, [this, now, before, write] {
        const QString text = now ? tr("Marked: %1", "verdict").arg(Words::verdict(*now))
                                 : tr("Your verdict was taken back");
        Q_EMIT toastRequested(text, [before, write] { write(before, {}); });
    });
}

void ExperiencesPage::togglePin()
{
    if (!shownIsSelected())
        return;
    const bool pin = !m_pinned;
    model::Corrections(services().writer)
        .setPinned(m_shown, pin)
        .then(this, [this, pin](const model::Result<void> &result) {
            if (!result)
                return;
            m_pinned = pin;
            retranslate();
            Q_EMIT toastRequested(pin ? tr("Pinned") : tr("No longer pinned"), [this] { togglePin(); });
        });
}

void ExperiencesPage::copyContext()
{
    if (!shownIsSelected())
        return;
    QApplication::clipboard()->setText(m_detail->asContext());
    Q_EMIT toastRequested(tr("Copied as context for an agent"), {});
}

bool ExperiencesPage::trigger(const QString &actionId)
{
    if (actionId == "verdict.success"_L1)
        setVerdict(model::Status::Success);
    else if (actionId == "verdict.failure"_L1)
        setVerdict(model::Status::Failure);
    else if (actionId == "verdict.unknown"_L1)
        setVerdict(model::Status::Unknown);
    else if (actionId == "pin"_L1)
        togglePin();
    else if (actionId == "copy"_L1)
        copyContext();
    else
        return false;
    return true;
}

} // namespace evoca::app
