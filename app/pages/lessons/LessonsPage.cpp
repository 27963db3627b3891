#include "pages/lessons/LessonsPage.h"

#include "i18n/Words.h"
#include "itemmodels/LessonListModel.h"
#include "pages/lessons/LessonDetail.h"
#include "store/Corrections.h"
#include "store/Reader.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/InlineMessage.h"
#include "widgets/ListHeader.h"
#include "widgets/ListView.h"

#include <QApplication>
#include <QStackedWidget>
#include <QTimer>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Group = model::LessonSearch::Group;
using Order = model::LessonSearch::Order;

constexpr std::array groupIds {"firm"_L1, "growing"_L1, "disputed"_L1,
                               "muted"_L1}; // in the order of LessonPage::counts

} // namespace

LessonsPage::~LessonsPage() = default;

QString LessonsPage::title() const
{
    return tr("Lessons");
}
QString LessonsPage::iconName() const
{
    return u"lessons"_s;
}
QString LessonsPage::placeholder() const
{
    return tr("Search lessons");
}
QWidget *LessonsPage::facetBar()
{
    return m_facets;
}

void LessonsPage::setQuery(const QString &text)
{
    if (text == m_query && !m_stale)
        return;
    m_query = text;
    m_keepRecord = false;
    search();
}

void LessonsPage::open(const Location &location)
{
    setQuery(location.query);
    if (location.record != 0) {
        m_selected = location.record;
        m_detailOpen = true;
        m_keepRecord = true;
        const int row = m_model->rowOf(location.record);
        if (row >= 0)
            m_list->setCurrentIndex(m_model->index(row));
        readDetail();
    }
    showPane();
}

Location LessonsPage::location() const
{
    return {.page = pageId(), .record = m_selected, .query = m_query};
}

void LessonsPage::activate()
{
    if (m_stale)
        search();
}

void LessonsPage::reload()
{
    search();
}

void LessonsPage::refresh(const model::ChangeSet &changes)
{
    if (changes.lessons.isEmpty() && changes.experiences.isEmpty())
        return;
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    if (!m_changes->isActive())
        m_changes->start();
    if (changes.lessons.contains(m_shown))
        readDetail();
}

void LessonsPage::search()
{
    m_stale = false;
    showFacets();
    m_list->setLoading(true);
    services().reader.read<model::LessonPage>(
        u"lessons.list"_s, this,
        [query = model::parseQuery(m_query), group = m_group, order = m_order](model::Connection &connection,
                                                                               const model::ReadTicket &ticket) {
            return model::LessonSearch(connection).list(query, group, order, {}, ticket);
        },
        [this](model::Result<model::LessonPage> page) {
            m_list->setLoading(false);
            if (!page) {
                m_error->show(InlineMessage::Kind::Failure, tr("The list could not be read."), page.error().message);
                m_error->setActions({{tr("Try again"), [this] { search(); }}});
                return;
            }
            m_error->hide();
            showPage(*page);
        });
}

void LessonsPage::fetch(const QString &cursor)
{
    services().reader.read<model::LessonPage>(
        u"lessons.more"_s, this,
        [query = model::parseQuery(m_query), group = m_group, order = m_order,
         cursor](model::Connection &connection, const model::ReadTicket &ticket) {
            return model::LessonSearch(connection).list(query, group, order, {.cursor = cursor}, ticket);
        },
        [this](model::Result<model::LessonPage> page) {
            if (page)
                m_model->append(*page);
        });
}

void LessonsPage::showPage(const model::LessonPage &page)
{
    m_last = page;
    m_model->setPage(page);
    showHeader();
    for (std::size_t index = 0; index < groupIds.size(); ++index)
        m_facets->setCount(QString(groupIds[index]), page.counts[index]);
    const bool empty = page.rows.empty();
    m_listStack->setCurrentWidget(empty ? static_cast<QWidget *>(m_empty) : m_list);
    if (empty) {
        showEmpty();
        m_selected = 0;
        m_shown = 0;
        showPane();
        return;
    }
    const int row = m_selected != 0 ? m_model->rowOf(m_selected) : -1;
    if (row >= 0)
        m_list->setCurrentIndex(m_model->index(row));
    else if (!m_keepRecord || m_selected == 0)
        m_list->moveToEnd(false);
    currentChanged();
}

void LessonsPage::showHeader()
{
    m_header->setTexts(tr("%n lesson(s)", "", int(m_last.total)),
                       m_last.total == m_last.all ? QString()
                                                  : tr("of %1", "all lessons").arg(Words::number(m_last.all)));
}

void LessonsPage::showEmpty()
{
    const bool none = m_last.all == 0;
    m_empty->setDrawing(none ? EmptyState::Drawing::Layers : EmptyState::Drawing::NoMatch);
    m_empty->setTexts(none ? tr("No lessons yet") : tr("No lesson fits"),
                      none ? tr("When experiences agree on what works, it appears here with how sure it is.")
                           : tr("Other words may find it, or fewer filters."));
    if (none)
        m_empty->setPrimary(tr("See the experiences"), u"experiences"_s,
                            [this] { Q_EMIT openRequested({.page = u"experiences"_s}); });
    else
        m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] {
            m_group = Group::Any;
            Q_EMIT queryChangeRequested({});
            search();
        });
}

void LessonsPage::currentChanged()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const model::RowId id = m_model->lesson(index.row()).lesson.id;
    const bool other = id != m_selected;
    m_selected = id;
    if (other || m_shown != id)
        readDetail();
    if (other)
        Q_EMIT locationChanged();
}

void LessonsPage::readDetail()
{
    if (m_selected == 0)
        return;
    services().reader.read<LessonDetailData>(
        u"lessons.detail"_s, this,
        [id = m_selected](model::Connection &connection, const model::ReadTicket &) -> model::Result<LessonDetailData> {
            const model::LessonSearch search(connection);
            auto lesson = search.lesson(id);
            if (!lesson)
                return std::unexpected(lesson.error());
            return LessonDetailData {std::move(*lesson), search.steps(id).value_or(std::vector<model::LessonStep> {})};
        },
        [this](model::Result<LessonDetailData> data) {
            if (!data)
                return;
            m_shown = data->lesson.id;
            m_detail->setData(std::move(*data));
            showPane();
            retranslate();
        });
}

void LessonsPage::togglePin()
{
    if (m_shown == 0)
        return;
    const bool pin = !m_detail->data().lesson.pinned;
    model::Corrections(services().writer)
        .setLessonPinned(m_shown, pin)
        .then(this, [this, pin](const model::Result<void> &result) {
            if (result)
                Q_EMIT toastRequested(pin ? tr("Pinned") : tr("No longer pinned"), [this] { togglePin(); });
        });
}

void LessonsPage::toggleMute()
{
    if (m_shown == 0)
        return;
    const bool mute = !m_detail->data().lesson.muted;
    model::Corrections(services().writer)
        .setLessonMuted(m_shown, mute)
        .then(this, [this, mute](const model::Result<void> &result) {
            if (result)
                Q_EMIT toastRequested(mute ? tr("Muted: agents no longer get this lesson")
                                           : tr("Agents get this lesson again"),
                                      [this] { toggleMute(); });
        });
}

void LessonsPage::save(const QString &text)
{
    const QString before = m_detail->data().lesson.text;
    const model::RowId id = m_shown;
    model::Corrections(services().writer)
        .editLesson(id, text)
        .then(this, [this, id, before](const model::Result<void> &result) {
            if (!result) {
                m_error->show(InlineMessage::Kind::Failure, tr("Your words were not saved."), result.error().message);
                return;
            }
            Q_EMIT toastRequested(tr("Saved"),
                                  [this, id, before] { model::Corrections(services().writer).editLesson(id, before); });
        });
}

void LessonsPage::moveSelection(int rows)
{
    m_list->move(rows);
}
void LessonsPage::moveToEnd(bool last)
{
    m_list->moveToEnd(last);
}

void LessonsPage::openSelected()
{
    if (m_selected == 0)
        return;
    m_detailOpen = true;
    showPane();
    m_detail->setFocus();
}

void LessonsPage::showList()
{
    m_detailOpen = false;
    showPane();
}

bool LessonsPage::stepBack()
{
    if (m_detail->editing()) {
        m_detail->stopEditing();
        return true;
    }
    const bool one = layoutWidth() == LayoutWidth::Narrow || layoutWidth() == LayoutWidth::Tiny;
    if (one && m_detailOpen) {
        m_detailOpen = false;
        showPane();
        m_list->setFocus();
        return true;
    }
    return false;
}

QList<QWidget *> LessonsPage::panes()
{
    return {m_list, m_detail};
}

bool LessonsPage::trigger(const QString &actionId)
{
    if (actionId == "pin"_L1)
        togglePin();
    else if (actionId == "edit"_L1 && m_shown != 0)
        m_detail->edit();
    else
        return false;
    return true;
}

} // namespace evoca::app
