// The part of MemoriesPage that builds and arranges its widgets.
#include "delegates/MemoryDelegate.h"
#include "i18n/MemoryWords.h"
#include "i18n/Words.h"
#include "pages/memories/MemoriesPage.h"
#include "pages/memories/MemoryDetail.h"
#include "pages/memories/MemoryEditor.h"
#include "search/Query.h"
#include "settings/Settings.h"
#include "widgets/Button.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"
#include "widgets/PathTree.h"
#include "widgets/SectionHeader.h"
#include "widgets/StateSlots.h"

#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int treeWidth = 257;
constexpr int listWidth = 402;
constexpr int mostOrigins = 20;

struct GroupChip
{
    MemoryGroup group;
    QLatin1StringView id;
    QLatin1StringView icon;
};
constexpr std::array groups {GroupChip {MemoryGroup::Current, "current"_L1, ""_L1},
                             GroupChip {MemoryGroup::Review, "review"_L1, "warn"_L1},
                             GroupChip {MemoryGroup::Expired, "expired"_L1, "clock"_L1}};

} // namespace

MemoriesPage::MemoriesPage(AppServices &services, QWidget *parent)
    : ListDetailPage(services, u"memories"_s, parent), m_model(new MemoryListModel(this)),
      m_paths(new PathTreeModel(this)), m_detail(new MemoryDetail(services.theme))
{
    buildPanes(m_model, new MemoryDelegate(services.theme, *m_model, this), m_detail,
               {.wide = listWidth, .medium = 340});
    m_list->setObjectName(u"memoryList"_s);
    makeFacets();
    makeTree();
    makeActions();
    connect(m_model, &MemoryListModel::fetchRequested, this, &MemoriesPage::fetch);
    connect(m_header, &ListHeader::linkClicked, this, &MemoriesPage::startNew);
    connect(m_detail, &MemoryDetail::pathRequested, this, [this](const QString &path) {
        Q_EMIT queryChangeRequested(model::withToken(m_query, u"path"_s, path + u'%'));
    });
    connect(m_detail, &MemoryDetail::memoryRequested, this,
            [this](qint64 id) { Q_EMIT openRequested({.page = pageId(), .record = id, .query = m_query}); });
    connect(m_detail, &MemoryDetail::episodeRequested, this,
            [this](const QString &id) { Q_EMIT openRequested({.page = u"episodes"_s, .section = id}); });
    connect(m_detail, &MemoryDetail::restoreRequested, this, &MemoriesPage::restoreVersion);
    connect(m_detail->editor(), &MemoryEditor::saveRequested, this, [this] { save(false); });
    connect(m_detail->editor(), &MemoryEditor::cancelled, this, &MemoriesPage::leaveEditor);
}

void MemoriesPage::makeFacets()
{
    for (const GroupChip &chip : groups) {
        m_facets->addToggle({QString(chip.id), {}, QString(chip.icon), [group = chip.group] {
                                 switch (group) {
                                 case MemoryGroup::Current: return tr("Current", "memories");
                                 case MemoryGroup::Review: return tr("To review", "memories");
                                 case MemoryGroup::Expired: return tr("Expired", "memories");
                                 case MemoryGroup::Any: break;
                                 }
                                 return QString();
                             }});
    }
    m_facets->addDimension({u"type"_s, u"tag"_s, [] { return tr("Type"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const QString &id : MemoryWords::types())
                                    choices.append({id, MemoryWords::type(id)});
                                fillChoices(menu, u"type"_s, choices);
                            }});
    m_facets->addDimension(
        {u"project"_s, u"folder"_s, [] { return tr("Project"); }, [this](QMenu &menu) { fillProjects(menu); }});
    m_facets->addDimension({u"origin"_s, u"user"_s, [] { return tr("Written by"); },
                            [this](QMenu &menu) {
                                Choices choices;
                                for (const QString &origin : std::as_const(m_around.origins)) {
                                    if (choices.size() < mostOrigins)
                                        choices.append({origin, MemoryWords::origin(origin)});
                                }
                                fillChoices(menu, u"origin"_s, choices);
                            }});
    m_facets->addDimension({u"after"_s, u"clock"_s, [] { return tr("Any time"); },
                            [this](QMenu &menu) {
                                fillChoices(menu, u"after"_s,
                                            {{u"today"_s, tr("Today")},
                                             {u"7d"_s, tr("Last 7 days")},
                                             {u"30d"_s, tr("Last 30 days")},
                                             {u"90d"_s, tr("Last 90 days")}});
                            }});
    m_facets->addToggle({u"strict"_s, {}, u"shield"_s, [] { return tr("Strict", "solid matches only"); }});
    const auto orderName = [](MemoryOrder order) {
        return order == MemoryOrder::Path  ? tr("By path")
            : order == MemoryOrder::Newest ? tr("Newest first")
                                           : tr("By importance");
    };
    m_facets->setOrder([this, orderName] { return orderName(m_order); },
                       [this, orderName](QMenu &menu) {
                           for (const MemoryOrder order :
                                {MemoryOrder::Path, MemoryOrder::Newest, MemoryOrder::Importance}) {
                               QAction *action = menu.addAction(orderName(order));
                               action->setCheckable(true);
                               action->setChecked(order == m_order);
                               connect(action, &QAction::triggered, this, [this, order] {
                                   m_order = order;
                                   search();
                               });
                           }
                       });
    connect(m_facets, &FacetBar::toggled, this, [this](const QString &id) {
        if (id == "strict"_L1)
            m_strict = !m_strict;
        for (const GroupChip &chip : groups) {
            if (chip.id == id)
                m_group = m_group == chip.group ? MemoryGroup::Any : chip.group;
        }
        search();
    });
}

void MemoriesPage::showFacets()
{
    const model::Query query = model::parseQuery(m_query);
    for (const GroupChip &chip : groups)
        m_facets->setToggled(QString(chip.id), chip.group == m_group);
    m_facets->setToggled(u"strict"_s, m_strict);
    const QString type = token(u"type"_s);
    const QString writer = token(u"origin"_s);
    m_facets->setValue(u"type"_s, type.isEmpty() ? QString() : MemoryWords::type(type));
    m_facets->setValue(u"project"_s, query.projects.value(0));
    m_facets->setValue(u"origin"_s, writer.isEmpty() ? QString() : MemoryWords::origin(writer));
    m_facets->setValue(u"after"_s,
                       query.after        ? tr("Since %1", "date").arg(Words::shortDate(*query.after))
                           : query.before ? tr("Before %1", "date").arg(Words::shortDate(*query.before))
                                          : QString());
    m_facets->retranslate();
    readProjects();
}

void MemoriesPage::makeTree()
{
    Theme &theme = services().theme;
    m_treePane = new Surface(theme, Token::Window, nullptr, Surface::Right);
    m_treeHeader = new SectionHeader(theme, nullptr, false);
    auto *add = new Button(theme, Button::Kind::Quiet, nullptr, Button::Size::Small);
    add->setIconName(u"plus"_s);
    add->setObjectName(u"newMemory"_s);
    m_new = add;
    m_tree = new PathTree(theme, *m_paths);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(theme.px(20), theme.px(6), theme.px(12), theme.px(6));
    head->addWidget(m_treeHeader, 1);
    head->addWidget(add);
    m_statePane = new Surface(theme, Token::Window, nullptr, Surface::Top);
    m_stateHeader = new SectionHeader(theme, nullptr, false);
    m_states = new StateSlots(theme);
    m_stateScroll = new QScrollArea;
    m_stateScroll->setFrameShape(QFrame::NoFrame);
    m_stateScroll->setWidgetResizable(true);
    m_stateScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stateScroll->setFocusPolicy(Qt::NoFocus);
    m_stateScroll->setWidget(m_states);
    m_stateScroll->viewport()->setAutoFillBackground(false);
    m_states->setAutoFillBackground(false);
    auto *stateHead = new QHBoxLayout;
    stateHead->setContentsMargins(theme.px(20), theme.px(10), theme.px(12), theme.px(4));
    stateHead->addWidget(m_stateHeader);
    auto *states = new QVBoxLayout(m_statePane);
    states->setContentsMargins(0, 1, 0, theme.px(8));
    states->setSpacing(0);
    states->addLayout(stateHead);
    auto *slots = new QHBoxLayout;
    slots->setContentsMargins(theme.px(8), 0, theme.px(8), 0);
    slots->addWidget(m_stateScroll);
    states->addLayout(slots);
    auto *column = new QVBoxLayout(m_treePane);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    column->addLayout(head);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(theme.px(8), 0, theme.px(8), 0);
    inset->addWidget(m_tree);
    column->addLayout(inset, 1);
    column->addWidget(m_statePane);
    m_splitter->insertWidget(0, m_treePane);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setStretchFactor(2, 1);
    m_pathMenu = new Button(theme, Button::Kind::Quiet, nullptr, Button::Size::Compact);
    m_pathMenu->setIconName(u"folder"_s);
    m_pathMenu->setChevron(true);
    m_pathMenu->setObjectName(u"pathMenu"_s);
    m_pathRow = new Surface(theme, Token::Window, nullptr, Surface::Bottom);
    auto *pathRow = new QHBoxLayout(m_pathRow);
    pathRow->setContentsMargins(theme.px(10), theme.px(4), theme.px(10), theme.px(5));
    pathRow->addWidget(m_pathMenu);
    pathRow->addStretch();
    static_cast<QVBoxLayout *>(m_listPane->layout())->insertWidget(0, m_pathRow);
    connect(m_tree, &PathTree::chosen, this, &MemoriesPage::choosePath);
    connect(m_states, &StateSlots::chosen, this, [this](qint64 id) {
        m_detailOpen = true;
        m_keepRecord = true;
        selectRecord(id);
        Q_EMIT locationChanged();
    });
    connect(add, &QAbstractButton::clicked, this, &MemoriesPage::startNew);
    connect(m_pathMenu, &QAbstractButton::clicked, this, &MemoriesPage::openPathMenu);
}

// The tree as a menu: folders below folders are menus of their own.
void MemoriesPage::openPathMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *all = menu->addAction(tr("All paths"));
    connect(all, &QAction::triggered, this, [this] { choosePath({}); });
    menu->addSeparator();
    const std::function<void(QMenu *, const QModelIndex &)> fill = [&](QMenu *into, const QModelIndex &parent) {
        for (int row = 0; row < m_paths->rowCount(parent); ++row) {
            const QModelIndex index = m_paths->index(row, 0, parent);
            const QString text = index.data().toString() + u'\t'
                + Words::number(index.data(PathTreeModel::CountRole).toLongLong());
            const auto choose = [this, at = QPersistentModelIndex(index)] { choosePath(at); };
            if (!m_paths->hasChildren(index)) {
                connect(into->addAction(text), &QAction::triggered, this, choose);
                continue;
            }
            QMenu *below = into->addMenu(index.data().toString());
            connect(below->addAction(tr("All of %1", "a folder").arg(text)), &QAction::triggered, this, choose);
            below->addSeparator();
            fill(below, index);
        }
    };
    fill(menu, {});
    menu->popup(m_pathMenu->mapToGlobal(QPoint(0, m_pathMenu->height() + 2)));
}

void MemoriesPage::makeActions()
{
    m_edit = addAction(u"edit"_s, true);
    m_copy = addAction(u"copy"_s);
    m_pin = addAction(u"pin"_s);
    addForgetAction();
    m_edit->setObjectName(u"editMemory"_s);
    connect(m_edit, &QAbstractButton::clicked, this, &MemoriesPage::startEdit);
    connect(m_copy, &QAbstractButton::clicked, this, &MemoriesPage::copyReference);
    connect(m_pin, &QAbstractButton::clicked, this, &MemoriesPage::togglePin);
}

void MemoriesPage::setLayoutWidth(LayoutWidth width)
{
    const bool wide = width == LayoutWidth::Wide;
    m_treePane->setVisible(wide);
    m_pathRow->setVisible(!wide);
    m_treePane->setMinimumWidth(services().theme.px(180));
    m_treePane->setMaximumWidth(services().theme.px(340));
    if (wide && services().settings.splitter(pageId()).isEmpty()) {
        QList<int> sizes = m_splitter->sizes();
        sizes.front() = services().theme.px(treeWidth);
        m_splitter->setSizes(sizes);
    }
    ListDetailPage::setLayoutWidth(width);
    showHeader();
}

void MemoriesPage::retranslate()
{
    m_list->setAccessibleName(tr("Memories"));
    m_treeHeader->setTitle(tr("Logical paths"));
    m_tree->setAccessibleName(tr("Logical paths"));
    m_stateHeader->setTitle(tr("Working state"));
    m_new->setHint(tr("New memory"), u"Ctrl+N"_s);
    m_pathMenu->setHint(tr("Choose a path"));
    m_edit->setText(tr("Edit"));
    m_edit->setHint(readOnly() ? tr("An agent keeps it in its own file") : tr("Edit"), readOnly() ? QString() : u"E"_s);
    m_edit->setEnabled(!readOnly());
    m_copy->setText(tr("Copy reference"));
    m_copy->setHint(tr("Copy reference"));
    m_pin->setText(m_detail->data().memory().pinned ? tr("Unpin") : tr("Pin"));
    m_pin->setHint(m_pin->text(), u"P"_s);
    m_paths->retranslate();
    if (!m_detail->editing())
        m_detail->retranslate();
    else
        m_detail->editor()->retranslate();
    showFacets();
    showHeader();
    showTree();
    showStates();
    ListDetailPage::retranslate();
}

} // namespace evoca::app
