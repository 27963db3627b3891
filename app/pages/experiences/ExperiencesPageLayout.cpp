// The part of ExperiencesPage that builds and arranges its widgets.
#include "pages/experiences/ExperiencesPage.h"

#include "delegates/ExperienceDelegate.h"
#include "i18n/Words.h"
#include "itemmodels/ExperienceListModel.h"
#include "pages/experiences/ExperienceDetail.h"
#include "search/Overview.h"
#include "settings/Settings.h"
#include "store/Reader.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/InlineMessage.h"
#include "widgets/ListHeader.h"
#include "widgets/ListView.h"
#include "widgets/Pill.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr int changeDelayMs = 400; // an import commits many times a second
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
    : Page(services, u"experiences"_s, parent), m_model(new ExperienceListModel(this)),
      m_facets(new FacetBar(services.theme)), m_changes(new QTimer(this))
{
    m_changes->setSingleShot(true);
    m_changes->setInterval(changeDelayMs);
    makeFacets();
    makeLayout();
    connect(m_changes, &QTimer::timeout, this, &ExperiencesPage::lookForNew);
    connect(m_model, &ExperienceListModel::fetchRequested, this, &ExperiencesPage::fetch);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExperiencesPage::currentChanged);
    connect(m_list, &ListView::openRequested, this, &ExperiencesPage::openSelected);
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
    connect(m_transcript, &QAbstractButton::clicked, this,
            [this] { openTranscript(m_detail->data().experience.firstMessage); });
    connect(m_copy, &QAbstractButton::clicked, this, &ExperiencesPage::copyContext);
    connect(m_pin, &QAbstractButton::clicked, this, &ExperiencesPage::togglePin);
    connect(m_back, &QAbstractButton::clicked, this, [this] { stepBack(); });
}

void ExperiencesPage::makeFacets()
{
    for (const model::Status status : statuses)
        m_facets->addToggle({model::statusId(status), status, {}, [status] { return Words::status(status); }});
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); }, [this](QMenu &menu) { fillProjects(menu); }});
    m_facets->addDimension({u"agent"_s, u"user"_s, [] { return tr("Agent"); },
                            [this](QMenu &menu) {
                                QList<std::pair<QString, QString>> choices;
                                for (const model::Agent agent : model::allAgents)
                                    choices.append({model::agentId(agent), model::agentName(agent)});
                                fillMenu(menu, u"agent"_s, choices);
                            }});
    m_facets->addDimension({u"class"_s, u"tag"_s, [] { return tr("Class"); },
                            [this](QMenu &menu) {
                                QList<std::pair<QString, QString>> choices;
                                for (const model::TaskClass each : classes)
                                    choices.append({model::taskClassId(each), Words::taskClass(each)});
                                fillMenu(menu, u"class"_s, choices);
                            }});
    m_facets->addDimension({u"strategy"_s, u"branch"_s, [] { return tr("Strategy"); },
                            [this](QMenu &menu) {
                                QList<std::pair<QString, QString>> choices;
                                for (const QString &id : strategies())
                                    choices.append({id, Words::strategy(id)});
                                fillMenu(menu, u"strategy"_s, choices);
                            }});
    m_facets->addDimension({u"file"_s, u"file"_s, [] { return tr("File"); },
                            [this](QMenu &menu) {
                                QList<std::pair<QString, QString>> choices;
                                for (const model::FileChange &file : m_detail->data().experience.files)
                                    choices.append({file.path, file.path});
                                if (choices.isEmpty())
                                    menu.addAction(tr("Type file: and a name in the search field"))->setEnabled(false);
                                fillMenu(menu, u"file"_s, choices);
                            }});
    m_facets->addDimension({u"after"_s, u"clock"_s, [] { return tr("Any time"); },
                            [this](QMenu &menu) {
                                fillMenu(menu, u"after"_s,
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

void ExperiencesPage::fillMenu(QMenu &menu, const QString &key, const QList<std::pair<QString, QString>> &choices)
{
    QString current;
    for (const model::QueryToken &token : model::queryTokens(m_query)) {
        if (token.key == key)
            current = token.value;
    }
    const auto add = [&](const QString &value, const QString &text) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(value == current);
        connect(action, &QAction::triggered, this,
                [this, key, value] { Q_EMIT queryChangeRequested(model::withToken(m_query, key, value)); });
    };
    add({}, tr("All", "no filter"));
    menu.addSeparator();
    for (const auto &[value, text] : choices)
        add(value, text);
}

void ExperiencesPage::fillProjects(QMenu &menu)
{
    QList<std::pair<QString, QString>> choices;
    for (const QString &name : m_projects)
        choices.append({name, name});
    fillMenu(menu, u"project"_s, choices);
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
    services().reader.read<std::vector<model::Project>>(
        u"experiences.projects"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](model::Result<std::vector<model::Project>> projects) {
            if (!projects)
                return;
            m_projects.clear();
            for (const model::Project &project : *projects) {
                if (m_projects.size() < 25)
                    m_projects << project.name;
            }
        });
}

void ExperiencesPage::makeLayout()
{
    Theme &theme = services().theme;
    m_listPane = new Surface(theme, Token::Base, nullptr, Surface::Right);
    m_header = new ListHeader(theme);
    m_error = new InlineMessage(theme);
    m_listStack = new QStackedWidget;
    m_list = new ListView(theme);
    m_empty = new EmptyState(theme);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ExperienceDelegate(theme, *m_model, this));
    m_list->setObjectName(u"experienceList"_s);
    m_listStack->addWidget(m_list);
    m_listStack->addWidget(m_empty);
    auto *left = new QVBoxLayout(m_listPane);
    left->setContentsMargins(0, 0, 1, 0);
    left->setSpacing(0);
    left->addWidget(m_header);
    left->addWidget(m_error);
    left->addWidget(m_listStack, 1);

    m_detailPane = new Surface(theme, Token::Base);
    auto *bar = new Surface(theme, Token::Base, nullptr, Surface::Bottom);
    bar->setFixedHeight(theme.px(48));
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(theme.px(24), 0, theme.px(24), 1);
    row->setSpacing(theme.px(8));
    m_back = new Button(theme, Button::Kind::Quiet);
    m_transcript = new Button(theme, Button::Kind::Default);
    m_copy = new Button(theme, Button::Kind::Quiet);
    m_pin = new Button(theme, Button::Kind::Quiet);
    m_back->setIconName(u"back"_s);
    m_transcript->setIconName(u"sessions"_s);
    m_copy->setIconName(u"copy"_s);
    m_pin->setIconName(u"pin"_s);
    for (Button *button : {m_back, m_transcript, m_copy, m_pin})
        row->addWidget(button);
    row->addStretch();
    m_detail = new ExperienceDetail(theme);
    auto *right = new QVBoxLayout(m_detailPane);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(bar);
    right->addWidget(m_detail, 1);

    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_listPane);
    m_splitter->addWidget(m_detailPane);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { services().settings.setSplitter(pageId(), m_splitter->saveState()); });
    m_detailPane->hide();
}

void ExperiencesPage::restyle()
{
    setLayoutWidth(layoutWidth());
}

void ExperiencesPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    Theme &theme = services().theme;
    const bool wide = width == LayoutWidth::Wide;
    m_facets->setCompact(!wide);
    m_copy->setIconOnly(!wide);
    m_pin->setIconOnly(!wide);
    const bool one = width == LayoutWidth::Narrow || width == LayoutWidth::Tiny;
    m_listPane->setMinimumWidth(theme.px(one ? 280 : 320));
    m_listPane->setMaximumWidth(one ? QWIDGETSIZE_MAX : theme.px(640));
    m_detailPane->setMinimumWidth(one ? 0 : theme.px(420));
    if (wide && !services().settings.splitter(pageId()).isEmpty())
        m_splitter->restoreState(services().settings.splitter(pageId()));
    else if (!one)
        m_splitter->setSizes({theme.px(wide ? 504 : 340), 2000});
    showPane();
    showHeader();
}

void ExperiencesPage::showPane()
{
    const bool one = layoutWidth() == LayoutWidth::Narrow || layoutWidth() == LayoutWidth::Tiny;
    const bool any = m_shown != 0 && m_listStack->currentWidget() != m_empty;
    m_back->setVisible(one);
    // Alone, the list (or what stands in for it) takes all the room.
    m_listPane->setMaximumWidth(one || !any ? QWIDGETSIZE_MAX : services().theme.px(640));
    m_listPane->setVisible(!one || !(m_detailOpen && any));
    m_detailPane->setVisible(any && (!one || m_detailOpen));
}

void ExperiencesPage::showList()
{
    m_detailOpen = false;
    showPane();
}

bool ExperiencesPage::stepBack()
{
    const bool one = layoutWidth() == LayoutWidth::Narrow || layoutWidth() == LayoutWidth::Tiny;
    if (one && m_detailOpen) {
        m_detailOpen = false;
        showPane();
        m_list->setFocus();
        return true;
    }
    if (m_detail->hasFocus() || m_detail->isAncestorOf(QApplication::focusWidget())) {
        m_list->setFocus();
        return true;
    }
    return false;
}

void ExperiencesPage::retranslate()
{
    m_list->setAccessibleName(tr("Experiences"));
    m_back->setHint(tr("Back to the list"), u"Esc"_s);
    m_transcript->setText(tr("Open transcript"));
    m_copy->setText(tr("Copy as context"));
    m_copy->setHint(tr("Copy as context for an agent"), u"Ctrl+Shift+C"_s);
    m_pin->setText(m_pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setHint(m_pin->text(), u"P"_s);
    for (Button *button : {m_transcript, m_copy, m_pin})
        button->updateGeometry();
    m_detail->retranslate();
    showFacets();
    showHeader();
    m_list->viewport()->update();
    if (m_listStack->currentWidget() == m_empty)
        showEmpty(m_last);
}

} // namespace evoca::app
