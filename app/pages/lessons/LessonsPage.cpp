#include "pages/lessons/LessonsPage.h"

#include "i18n/Words.h"
#include "itemmodels/LessonListModel.h"
#include "pages/lessons/LessonDetail.h"
#include "pages/lessons/LessonForm.h"
#include "search/Overview.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"

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
void LessonsPage::refresh(const model::ChangeSet &changes)
{
    if (changes.lessons.isEmpty() && changes.experiences.isEmpty())
        return;
    noteChanges(changes.lessons.contains(m_shown));
}

void LessonsPage::search()
{
    showFacets();
    readList<model::LessonPage>(
        [query = model::parseQuery(m_query), group = m_group, order = m_order](model::Connection &connection,
                                                                               const model::ReadTicket &ticket) {
            return model::LessonSearch(connection).list(query, group, order, {}, ticket);
        },
        [this](const model::LessonPage &page) { showPage(page); });
}

void LessonsPage::fetch(const QString &cursor)
{
    services().reader.read<model::LessonPage>(
        lane("more"_L1), this,
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
    rowsShown(page.rows.empty());
}

int LessonsPage::rowOf(model::RowId id) const
{
    return m_model->rowOf(id);
}

model::RowId LessonsPage::recordAt(int row) const
{
    return m_model->lesson(row).lesson.id;
}

std::optional<model::ForgetItem> LessonsPage::forgettableAt(int row) const
{
    return model::ForgetItem {model::ForgetKind::Lesson, m_model->lesson(row).lesson.globalId};
}

std::optional<model::ForgetItem> LessonsPage::forgettableShown() const
{
    return model::ForgetItem {model::ForgetKind::Lesson, m_detail->data().lesson.globalId};
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

void LessonsPage::readDetail()
{
    if (m_selected == 0)
        return;
    services().reader.read<LessonDetailData>(
        lane("detail"_L1), this,
        [id = m_selected](model::Connection &connection, const model::ReadTicket &) -> model::Result<LessonDetailData> {
            const model::LessonSearch search(connection);
            auto lesson = search.lesson(id);
            if (!lesson)
                return std::unexpected(lesson.error());
            return LessonDetailData {std::move(*lesson), search.history(id).value_or(std::vector<model::LessonStep> {}),
                                     search.use(id).value_or(model::LessonUse {})};
        },
        [this](model::Result<LessonDetailData> data) {
            if (!data) {
                if (data.error().code == model::ErrorCode::NotFound)
                    recordGone();
                return;
            }
            const model::RowId id = data->lesson.id;
            m_detail->setData(std::move(*data));
            detailShown(id);
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
    const model::Lesson before = m_detail->data().lesson;
    model::Corrections(services().writer)
        .editLesson(before.id, text)
        .then(this, [this, before](const model::Result<void> &result) {
            if (!result) {
                showFailure(tr("Your words were not saved."), result.error());
                return;
            }
            Q_EMIT toastRequested(tr("Saved"), [&services = services(), before] {
                model::Corrections corrections(services.writer);
                if (before.edited || before.kind == model::LessonKind::Manual)
                    corrections.editLesson(before.id, before.text);
                else
                    corrections.revertLesson(before.id);
            });
        });
}

void LessonsPage::revert()
{
    const model::Lesson before = m_detail->data().lesson;
    model::Corrections(services().writer)
        .revertLesson(before.id)
        .then(this, [this, before](const model::Result<void> &result) {
            if (!result)
                showFailure(tr("Your words still stand."), result.error());
            else
                Q_EMIT toastRequested(tr("Evoca's words stand again"), [&services = services(), before] {
                    model::Corrections(services.writer).editLesson(before.id, before.text);
                });
        });
}

// The word that stands already is taken back by saying it again.
void LessonsPage::say(model::LessonWord word)
{
    if (!shownIsSelected())
        return;
    const model::Lesson before = m_detail->data().lesson;
    const model::LessonWord now = word == before.word ? model::LessonWord::None : word;
    model::Corrections(services().writer)
        .setLessonWord(before.id, now)
        .then(this, [this, before, now](const model::Result<void> &result) {
            if (!result) {
                showFailure(tr("Your word was not saved."), result.error());
                return;
            }
            const QString text = now == model::LessonWord::Confirmed ? tr("Confirmed by you")
                : now == model::LessonWord::Disputed                 ? tr("Disputed by you")
                                                                     : tr("Your word was taken back");
            Q_EMIT toastRequested(text, [&services = services(), before] {
                model::Corrections(services.writer).setLessonWord(before.id, before.word);
            });
        });
}

void LessonsPage::beginLesson()
{
    services().reader.read<std::vector<model::Project>>(
        lane("form"_L1), this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](const model::Result<std::vector<model::Project>> &projects) {
            if (!projects)
                return;
            const model::Query query = model::parseQuery(m_query);
            m_form->begin(*projects, query.projects.value(0));
        });
}

void LessonsPage::addLesson(const model::NewLesson &lesson)
{
    model::Corrections(services().writer)
        .addLesson(lesson)
        .then(this, [this](const model::Result<model::RowId> &added) {
            if (!added) {
                showFailure(tr("The lesson was not added."), added.error());
                return;
            }
            m_form->hide();
            m_keepRecord = true;
            selectRecord(*added);
            m_list->setFocus();
            Q_EMIT toastRequested(tr("Lesson added"), [&services = services(), id = *added] {
                model::Corrections(services.writer).removeLesson(id);
            });
        });
}

bool LessonsPage::stepBack()
{
    if (m_form->isVisible()) {
        m_form->hide();
        m_list->setFocus();
        return true;
    }
    if (m_detail->editing()) {
        m_detail->stopEditing();
        return true;
    }
    return ListDetailPage::stepBack();
}

bool LessonsPage::trigger(const QString &actionId)
{
    if (actionId == "pin"_L1)
        togglePin();
    else if (actionId == "edit"_L1 && m_shown != 0)
        m_detail->edit();
    else if (actionId == "verdict.success"_L1)
        say(model::LessonWord::Confirmed);
    else if (actionId == "verdict.failure"_L1)
        say(model::LessonWord::Disputed);
    else
        return false;
    return true;
}

} // namespace evoca::app
