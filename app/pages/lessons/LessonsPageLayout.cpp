// The part of LessonsPage that builds and arranges its widgets.
#include "pages/lessons/LessonsPage.h"

#include "delegates/LessonDelegate.h"
#include "i18n/Words.h"
#include "itemmodels/LessonListModel.h"
#include "pages/lessons/LessonDetail.h"
#include "search/Overview.h"
#include "settings/Settings.h"
#include "store/Corrections.h"
#include "store/Reader.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/InlineMessage.h"
#include "widgets/ListHeader.h"
#include "widgets/ListView.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Group = model::LessonSearch::Group;
using Order = model::LessonSearch::Order;

constexpr int changeDelayMs = 600;
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
    : Page(services, u"lessons"_s, parent), m_model(new LessonListModel(this)), m_facets(new FacetBar(services.theme)),
      m_changes(new QTimer(this))
{
    m_changes->setSingleShot(true);
    m_changes->setInterval(changeDelayMs);
    makeFacets();
    makeLayout();
    connect(m_changes, &QTimer::timeout, this, &LessonsPage::search);
    connect(m_model, &LessonListModel::fetchRequested, this, &LessonsPage::fetch);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &LessonsPage::currentChanged);
    connect(m_list, &ListView::openRequested, this, &LessonsPage::openSelected);
    connect(m_detail, &LessonDetail::experienceRequested, this,
            [this](qint64 id) { Q_EMIT openRequested({.page = u"experiences"_s, .record = id}); });
    connect(m_detail, &LessonDetail::saved, this, &LessonsPage::save);
    connect(m_edit, &QAbstractButton::clicked, m_detail, &LessonDetail::edit);
    connect(m_pin, &QAbstractButton::clicked, this, &LessonsPage::togglePin);
    connect(m_mute, &QAbstractButton::clicked, this, &LessonsPage::toggleMute);
    connect(m_back, &QAbstractButton::clicked, this, [this] { stepBack(); });
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
                                QList<std::pair<QString, QString>> choices;
                                for (const model::LessonKind kind : kinds)
                                    choices.append({model::lessonKindId(kind), Words::lessonKindTitle(kind)});
                                fillMenu(menu, u"lesson"_s, choices);
                            }});
    m_facets->addDimension({u"project"_s, u"folder"_s, [] { return tr("Project"); },
                            [this](QMenu &menu) {
                                QList<std::pair<QString, QString>> choices;
                                for (const QString &name : m_projects)
                                    choices.append({name, name});
                                fillMenu(menu, u"project"_s, choices);
                            }});
    m_facets->addDimension({u"class"_s, u"branch"_s, [] { return tr("Class"); },
                            [this](QMenu &menu) {
                                QList<std::pair<QString, QString>> choices;
                                for (const model::TaskClass each : classes)
                                    choices.append({model::taskClassId(each), Words::taskClass(each)});
                                fillMenu(menu, u"class"_s, choices);
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

void LessonsPage::fillMenu(QMenu &menu, const QString &key, const QList<std::pair<QString, QString>> &choices)
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
    services().reader.read<std::vector<model::Project>>(
        u"lessons.projects"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](model::Result<std::vector<model::Project>> projects) {
            m_projects.clear();
            for (const model::Project &project : projects.value_or(std::vector<model::Project> {})) {
                if (m_projects.size() < 25)
                    m_projects << project.name;
            }
        });
}

void LessonsPage::makeLayout()
{
    Theme &theme = services().theme;
    m_listPane = new Surface(theme, Token::Base, nullptr, Surface::Right);
    m_header = new ListHeader(theme);
    m_error = new InlineMessage(theme);
    m_listStack = new QStackedWidget;
    m_list = new ListView(theme);
    m_empty = new EmptyState(theme);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LessonDelegate(theme, *m_model, this));
    m_list->setObjectName(u"lessonList"_s);
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
    m_edit = new Button(theme, Button::Kind::Default);
    m_pin = new Button(theme, Button::Kind::Quiet);
    m_mute = new Button(theme, Button::Kind::Quiet);
    m_back->setIconName(u"back"_s);
    m_edit->setIconName(u"edit"_s);
    m_pin->setIconName(u"pin"_s);
    m_mute->setIconName(u"hide"_s);
    for (Button *button : {m_back, m_edit, m_pin, m_mute})
        row->addWidget(button);
    row->addStretch();
    m_detail = new LessonDetail(theme);
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
    m_splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { services().settings.setSplitter(pageId(), m_splitter->saveState()); });
    m_detailPane->hide();
}

void LessonsPage::showPane()
{
    const bool one = layoutWidth() == LayoutWidth::Narrow || layoutWidth() == LayoutWidth::Tiny;
    const bool any = m_shown != 0;
    m_back->setVisible(one);
    // Alone, the list (or what stands in for it) takes all the room.
    m_listPane->setMaximumWidth(one || !any ? QWIDGETSIZE_MAX : services().theme.px(640));
    m_listPane->setVisible(!one || !(m_detailOpen && any));
    m_detailPane->setVisible(any && (!one || m_detailOpen));
}

void LessonsPage::restyle()
{
    setLayoutWidth(layoutWidth());
}

void LessonsPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    Theme &theme = services().theme;
    const bool wide = width == LayoutWidth::Wide;
    const bool one = width == LayoutWidth::Narrow || width == LayoutWidth::Tiny;
    m_facets->setCompact(!wide);
    m_pin->setIconOnly(!wide);
    m_mute->setIconOnly(!wide);
    m_listPane->setMinimumWidth(theme.px(one ? 280 : 320));
    m_listPane->setMaximumWidth(one ? QWIDGETSIZE_MAX : theme.px(640));
    m_detailPane->setMinimumWidth(one ? 0 : theme.px(420));
    if (wide && !services().settings.splitter(pageId()).isEmpty())
        m_splitter->restoreState(services().settings.splitter(pageId()));
    else if (!one)
        m_splitter->setSizes({theme.px(wide ? 560 : 380), 2000});
    showPane();
}

void LessonsPage::retranslate()
{
    const model::Lesson &lesson = m_detail->data().lesson;
    m_list->setAccessibleName(tr("Lessons"));
    m_back->setHint(tr("Back to the list"), u"Esc"_s);
    m_edit->setText(tr("Edit"));
    m_edit->setHint(tr("Edit"), u"E"_s);
    m_pin->setText(lesson.pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setHint(m_pin->text(), u"P"_s);
    m_mute->setText(lesson.muted ? tr("Unmute") : tr("Mute"));
    m_mute->setHint(lesson.muted ? tr("Let agents get it again") : tr("Keep it from agents"));
    for (Button *button : {m_edit, m_pin, m_mute})
        button->updateGeometry();
    if (!m_detail->editing())
        m_detail->retranslate();
    showFacets();
    showHeader();
    if (m_listStack->currentWidget() == m_empty)
        showEmpty();
    m_list->viewport()->update();
}

} // namespace evoca::app
