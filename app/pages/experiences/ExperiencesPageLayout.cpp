// The part of ExperiencesPage that builds and arranges its widgets.
#include "pages/experiences/ExperiencesPage.h"

#include "delegates/ExperienceDelegate.h"
#include "i18n/Words.h"
#include "itemmodels/ExperienceListModel.h"
#include "pages/experiences/ExperienceDetail.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/FacetBar.h"
#include "widgets/Pill.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr std::array statuses {model::Status::Success, model::Status::Failure, model::Status::Unknown,
                               model::Status::Running};
constexpr std::array classes {model::TaskClass::Build, model::TaskClass::Debug,       model::TaskClass::Refactor,
                              model::TaskClass::Test,  model::TaskClass::Investigate, model::TaskClass::Think};
const QStringList &strategies()
{
    static const QStringList ids {
        u"test-first"_s,      u"inspect-first"_s, u"incremental"_s,     u"source-first"_s,   u"cross-check"_s,
        u"broad-then-deep"_s, u"reason-first"_s,  u"compare-options"_s, u"evidence-first"_s, u"none"_s};
    return ids;
}
} // namespace

ExperiencesPage::ExperiencesPage(AppServices &services, QWidget *parent)
    : ListDetailPage(services, u"experiences"_s, parent), m_model(new ExperienceListModel(this)),
      m_detail(new ExperienceDetail(services.theme))
{
    buildPanes(m_model, new ExperienceDelegate(services.theme, *m_model, this), m_detail, {});
    m_list->setObjectName(u"experienceList"_s);
    makeFacets();
    makeActions();
    connect(m_model, &ExperienceListModel::fetchRequested, this, &ExperiencesPage::fetch);
    connect(m_list->pill(), &QAbstractButton::clicked, this, [this] {
        m_selected = 0;
        showPage(model::ExperiencePage(m_waiting));
        m_list->scrollToTop();
    });
    connect(m_detail, &ExperienceDetail::verdictChosen, this, &ExperiencesPage::setVerdict);
    connect(m_detail, &ExperienceDetail::messageRequested, this, &ExperiencesPage::openTranscript);
    connect(m_detail, &ExperienceDetail::experienceRequested, this,
            [this](qint64 id) { Q_EMIT openRequested({.page = pageId(), .record = id, .query = m_query}); });
    connect(m_detail, &ExperienceDetail::lessonRequested, this,
            [this](qint64 id) { Q_EMIT openRequested({.page = u"lessons"_s, .record = id}); });
}

void ExperiencesPage::makeFacets()
{
    for (const model::Status status : statuses)
        m_facets->addToggle({model::statusId(status), status, {}, [status] { return Words::status(status); }});
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); }, [this](QMenu &menu) { fillProjects(menu); }});
    m_facets->addDimension({u"agent"_s, u"user"_s, [] { return tr("Agent"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const model::Agent agent : model::allAgents)
                                    choices.append({model::agentId(agent), model::agentName(agent)});
                                fillChoices(menu, u"agent"_s, choices);
                            }});
    m_facets->addDimension({u"class"_s, u"tag"_s, [] { return tr("Class"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const model::TaskClass each : classes)
                                    choices.append({model::taskClassId(each), Words::taskClass(each)});
                                fillChoices(menu, u"class"_s, choices);
                            }});
    m_facets->addDimension({u"strategy"_s, u"branch"_s, [] { return tr("Strategy"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const QString &id : strategies())
                                    choices.append({id, Words::strategy(id)});
                                fillChoices(menu, u"strategy"_s, choices);
                            }});
    m_facets->addDimension({u"file"_s, u"file"_s, [] { return tr("File"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const model::FileChange &file : m_detail->data().experience.files)
                                    choices.append({file.path, file.path});
                                if (choices.isEmpty())
                                    menu.addAction(tr("Type file: and a name in the search field"))->setEnabled(false);
                                fillChoices(menu, u"file"_s, choices);
                            }});
    m_facets->addDimension({u"after"_s, u"clock"_s, [] { return tr("Any time"); },
                            [this](QMenu &menu) {
                                fillChoices(menu, u"after"_s,
                                            {{u"today"_s, tr("Today")},
                                             {u"7d"_s, tr("Last 7 days")},
                                             {u"30d"_s, tr("Last 30 days")},
                                             {u"90d"_s, tr("Last 90 days")},
                                             {QString::number(QDate::currentDate().year()), tr("This year")}});
                            }});
    m_facets->setOrder([this] { return byDay() ? tr("Newest first") : tr("Best match"); },
                       [this](QMenu &menu) {
                           const bool text = model::parseQuery(m_query).hasText();
                           for (const bool newest : {false, true}) {
                               QAction *action = menu.addAction(newest ? tr("Newest first") : tr("Best match"));
                               action->setCheckable(true);
                               action->setChecked(newest == byDay());
                               action->setEnabled(newest || text);
                               connect(action, &QAction::triggered, this, [this, newest] {
                                   m_newest = newest;
                                   search();
                               });
                           }
                       });
    connect(m_facets, &FacetBar::toggled, this, [this](const QString &id) {
        const model::Query query = model::parseQuery(m_query);
        const bool on = query.statuses.size() == 1 && model::statusId(query.statuses.front()) == id;
        Q_EMIT queryChangeRequested(model::withToken(m_query, u"status"_s, on ? QString() : id));
    });
}

void ExperiencesPage::showFacets()
{
    const model::Query query = model::parseQuery(m_query);
    for (const model::Status status : statuses)
        m_facets->setToggled(model::statusId(status),
                             std::ranges::find(query.statuses, status) != query.statuses.end());
    m_facets->setValue(u"project"_s, query.projects.value(0));
    m_facets->setValue(u"agent"_s, query.agents.empty() ? QString() : model::agentName(query.agents.front()));
    m_facets->setValue(u"class"_s, query.classes.empty() ? QString() : Words::taskClass(query.classes.front()));
    m_facets->setValue(u"strategy"_s,
                       query.strategies.isEmpty() ? QString() : Words::strategy(query.strategies.front()));
    m_facets->setValue(u"file"_s, query.files.isEmpty() ? QString() : query.files.front().section(u'/', -1));
    m_facets->setValue(u"after"_s,
                       query.after        ? tr("Since %1", "date").arg(Words::shortDate(*query.after))
                           : query.before ? tr("Before %1", "date").arg(Words::shortDate(*query.before))
                                          : QString());
    m_facets->retranslate();
    readProjects();
}

void ExperiencesPage::makeActions()
{
    m_transcript = addAction(u"sessions"_s, true);
    m_copy = addAction(u"copy"_s);
    m_pin = addAction(u"pin"_s);
    addForgetAction();
    connect(m_transcript, &QAbstractButton::clicked, this,
            [this] { openTranscript(m_detail->data().experience.firstMessage); });
    connect(m_copy, &QAbstractButton::clicked, this, &ExperiencesPage::copyContext);
    connect(m_pin, &QAbstractButton::clicked, this, &ExperiencesPage::togglePin);
}

void ExperiencesPage::setLayoutWidth(LayoutWidth width)
{
    ListDetailPage::setLayoutWidth(width);
    showHeader();
}

void ExperiencesPage::retranslate()
{
    m_list->setAccessibleName(tr("Experiences"));
    m_transcript->setText(tr("Open transcript"));
    m_copy->setText(tr("Copy as context"));
    m_copy->setHint(tr("Copy as context for an agent"), u"Ctrl+Shift+C"_s);
    m_pin->setText(m_pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setHint(m_pin->text(), u"P"_s);
    m_detail->retranslate();
    showFacets();
    showHeader();
    ListDetailPage::retranslate();
}

} // namespace evoca::app
