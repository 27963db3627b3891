// The part of LessonsPage that builds and arranges its widgets.
#include "pages/lessons/LessonsPage.h"

#include "delegates/LessonDelegate.h"
#include "i18n/Words.h"
#include "itemmodels/LessonListModel.h"
#include "pages/lessons/LessonDetail.h"
#include "pages/lessons/LessonForm.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"

#include <QMenu>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Group = model::LessonSearch::Group;
using Order = model::LessonSearch::Order;

constexpr std::array kinds {model::LessonKind::Strategy,   model::LessonKind::Files,
                            model::LessonKind::Resolution, model::LessonKind::FailureLoop,
                            model::LessonKind::Repetition, model::LessonKind::Context,
                            model::LessonKind::Manual};
constexpr std::array classes {model::TaskClass::Build, model::TaskClass::Debug,       model::TaskClass::Refactor,
                              model::TaskClass::Test,  model::TaskClass::Investigate, model::TaskClass::Think};

struct GroupChip
{
    Group group;
    QLatin1StringView id;
    QLatin1StringView icon;
};
constexpr std::array groups {GroupChip {Group::Firm, "firm"_L1, ""_L1}, GroupChip {Group::Growing, "growing"_L1, ""_L1},
                             GroupChip {Group::Disputed, "disputed"_L1, "warn"_L1},
                             GroupChip {Group::Muted, "muted"_L1, "hide"_L1}};

} // namespace

LessonsPage::LessonsPage(AppServices &services, QWidget *parent)
    : ListDetailPage(services, u"lessons"_s, parent), m_model(new LessonListModel(this)),
      m_detail(new LessonDetail(services.theme))
{
    buildPanes(m_model, new LessonDelegate(services.theme, *m_model, this), m_detail, {.wide = 560, .medium = 380});
    m_list->setObjectName(u"lessonList"_s);
    m_form = new LessonForm(services.theme);
    // Below the header and the message, above the rows.
    static_cast<QVBoxLayout *>(m_listPane->layout())->insertWidget(2, m_form);
    makeFacets();
    makeActions();
    connect(m_header, &ListHeader::linkClicked, this, &LessonsPage::beginLesson);
    connect(m_form, &LessonForm::saved, this, &LessonsPage::addLesson);
    connect(m_form, &LessonForm::cancelled, this, [this] {
        m_form->hide();
        m_list->setFocus();
    });
    connect(m_detail, &LessonDetail::revertRequested, this, &LessonsPage::revert);
    connect(m_detail, &LessonDetail::wordTakenBack, this, [this] { say(m_detail->data().lesson.word); });
    connect(m_detail, &LessonDetail::requestsRequested, this,
            [this] { Q_EMIT openRequested({.page = u"requests"_s, .query = m_detail->data().lesson.globalId}); });
    connect(m_model, &LessonListModel::fetchRequested, this, &LessonsPage::fetch);
    connect(m_detail, &LessonDetail::experienceRequested, this,
            [this](qint64 id) { Q_EMIT openRequested({.page = u"experiences"_s, .record = id}); });
    connect(m_detail, &LessonDetail::saved, this, &LessonsPage::save);
}

void LessonsPage::makeFacets()
{
    for (const GroupChip &chip : groups) {
        m_facets->addToggle({QString(chip.id), {}, QString(chip.icon), [group = chip.group] {
                                 switch (group) {
                                 case Group::Firm: return tr("Firm", "lessons");
                                 case Group::Growing: return tr("Growing", "lessons");
                                 case Group::Disputed: return tr("Disputed", "lessons");
                                 case Group::Muted: return tr("Muted", "lessons");
                                 case Group::Any: break;
                                 }
                                 return QString();
                             }});
    }
    m_facets->addDimension({u"lesson"_s, u"tag"_s, [] { return tr("Kind"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const model::LessonKind kind : kinds)
                                    choices.append({model::lessonKindId(kind), Words::lessonKindTitle(kind)});
                                fillChoices(menu, u"lesson"_s, choices);
                            }});
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); }, [this](QMenu &menu) { fillProjects(menu); }});
    m_facets->addDimension({u"class"_s, u"branch"_s, [] { return tr("Class"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const model::TaskClass each : classes)
                                    choices.append({model::taskClassId(each), Words::taskClass(each)});
                                fillChoices(menu, u"class"_s, choices);
                            }});
    m_facets->setOrder([this] { return m_order == Order::Confidence ? tr("By confidence") : tr("Newest first"); },
                       [this](QMenu &menu) {
                           for (const Order order : {Order::Confidence, Order::Newest}) {
                               QAction *action = menu.addAction(order == Order::Confidence ? tr("By confidence")
                                                                                           : tr("Newest first"));
                               action->setCheckable(true);
                               action->setChecked(order == m_order);
                               connect(action, &QAction::triggered, this, [this, order] {
                                   m_order = order;
                                   search();
                               });
                           }
                       });
    connect(m_facets, &FacetBar::toggled, this, [this](const QString &id) {
        for (const GroupChip &chip : groups) {
            if (chip.id == id)
                m_group = m_group == chip.group ? Group::Any : chip.group;
        }
        search();
    });
}

void LessonsPage::showFacets()
{
    const model::Query query = model::parseQuery(m_query);
    for (const GroupChip &chip : groups)
        m_facets->setToggled(QString(chip.id), chip.group == m_group);
    m_facets->setValue(u"lesson"_s,
                       query.lessonKinds.empty() ? QString() : Words::lessonKindTitle(query.lessonKinds.front()));
    m_facets->setValue(u"project"_s, query.projects.value(0));
    m_facets->setValue(u"class"_s, query.classes.empty() ? QString() : Words::taskClass(query.classes.front()));
    m_facets->retranslate();
    readProjects();
}

void LessonsPage::makeActions()
{
    m_confirm = addAction(u"check"_s, true);
    m_confirm->setObjectName(u"confirmLesson"_s);
    m_dispute = addAction(u"x"_s, true);
    m_dispute->setObjectName(u"disputeLesson"_s);
    m_edit = addAction(u"edit"_s);
    m_pin = addAction(u"pin"_s);
    m_mute = addAction(u"hide"_s);
    addForgetAction();
    connect(m_confirm, &QAbstractButton::clicked, this, [this] { say(model::LessonWord::Confirmed); });
    connect(m_dispute, &QAbstractButton::clicked, this, [this] { say(model::LessonWord::Disputed); });
    connect(m_edit, &QAbstractButton::clicked, m_detail, &LessonDetail::edit);
    connect(m_pin, &QAbstractButton::clicked, this, &LessonsPage::togglePin);
    connect(m_mute, &QAbstractButton::clicked, this, &LessonsPage::toggleMute);
}

void LessonsPage::retranslate()
{
    const model::Lesson &lesson = m_detail->data().lesson;
    m_list->setAccessibleName(tr("Lessons"));
    const auto word = lesson.word;
    m_confirm->setText(word == model::LessonWord::Confirmed ? tr("Confirmed") : tr("Confirm"));
    m_confirm->setHint(word == model::LessonWord::Confirmed ? tr("Take your word back") : tr("This lesson is right"),
                       u"S"_s);
    m_dispute->setText(word == model::LessonWord::Disputed ? tr("Disputed") : tr("Dispute"));
    m_dispute->setHint(word == model::LessonWord::Disputed ? tr("Take your word back") : tr("This lesson is wrong"),
                       u"F"_s);
    m_header->setLink(tr("Add a lesson"));
    m_form->retranslate();
    m_edit->setText(tr("Edit"));
    m_edit->setHint(tr("Edit"), u"E"_s);
    m_pin->setText(lesson.pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setHint(m_pin->text(), u"P"_s);
    m_mute->setText(lesson.muted ? tr("Unmute") : tr("Mute"));
    m_mute->setHint(lesson.muted ? tr("Let agents get it again") : tr("Keep it from agents"));
    if (!m_detail->editing())
        m_detail->retranslate();
    showFacets();
    showHeader();
    ListDetailPage::retranslate();
}

} // namespace evoca::app
