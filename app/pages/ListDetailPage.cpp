#include "pages/ListDetailPage.h"

#include "search/Overview.h"
#include "search/Query.h"
#include "settings/Settings.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/EmptyState.h"
#include "widgets/FacetBar.h"
#include "widgets/ListHeader.h"

#include <QAbstractItemDelegate>
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
constexpr int mostProjects = 25;
} // namespace

ListDetailPage::ListDetailPage(AppServices &services, const QString &pageId, QWidget *parent)
    : Page(services, pageId, parent), m_facets(new FacetBar(services.theme)), m_changes(new QTimer(this))
{
    m_changes->setSingleShot(true);
    m_changes->setInterval(changeDelayMs);
    connect(m_changes, &QTimer::timeout, this, [this] { storeChanged(); });
}

ListDetailPage::~ListDetailPage() = default;

void ListDetailPage::buildPanes(QAbstractItemModel *model, QAbstractItemDelegate *delegate, QWidget *detail,
                                Widths widths)
{
    Theme &theme = services().theme;
    m_widths = widths;
    m_detailWidget = detail;
    m_listPane = new Surface(theme, Token::Base, nullptr, Surface::Right);
    m_header = new ListHeader(theme);
    m_error = new InlineMessage(theme);
    m_listStack = new QStackedWidget;
    m_list = new ListView(theme);
    m_empty = new EmptyState(theme);
    m_list->setModel(model);
    m_list->setItemDelegate(delegate);
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
    bar->installEventFilter(this);
    m_bar = new QHBoxLayout(bar);
    m_bar->setContentsMargins(theme.px(24), 0, theme.px(24), 1);
    m_bar->setSpacing(theme.px(8));
    m_back = new Button(theme, Button::Kind::Quiet);
    m_back->setIconName(u"back"_s);
    m_bar->addWidget(m_back);
    m_bar->addStretch();
    auto *right = new QVBoxLayout(m_detailPane);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(bar);
    right->addWidget(detail, 1);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_listPane);
    m_splitter->addWidget(m_detailPane);
    m_splitter->setStretchFactor(1, 1);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_splitter, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { services().settings.setSplitter(pageId(), m_splitter->saveState()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ListDetailPage::currentChanged);
    connect(m_list, &ListView::openRequested, this, [this] { openSelected(); });
    connect(m_back, &QAbstractButton::clicked, this, [this] { stepBack(); });
    m_detailPane->hide();
}

Button *ListDetailPage::addAction(const QString &icon, bool main)
{
    auto *button = new Button(services().theme, main ? Button::Kind::Default : Button::Kind::Quiet);
    button->setIconName(icon);
    // Before the stretch, after the others.
    m_bar->insertWidget(int(m_actions.size()) + 1, button);
    m_actions.push_back(button);
    button->setProperty("main", main);
    return button;
}

Button *ListDetailPage::addDangerAction(const QString &icon)
{
    auto *button = new Button(services().theme, Button::Kind::Danger);
    button->setIconName(icon);
    m_bar->addWidget(button);
    return button;
}

QString ListDetailPage::lane(QLatin1StringView what) const
{
    return pageId() + u'.' + what;
}

QWidget *ListDetailPage::facetBar()
{
    return m_facets;
}

void ListDetailPage::setQuery(const QString &text)
{
    if (text == m_query && !m_stale)
        return;
    m_query = text;
    m_keepRecord = false;
    search();
}

void ListDetailPage::open(const Location &location)
{
    setQuery(location.query);
    if (location.record != 0) {
        m_detailOpen = true;
        m_keepRecord = true;
        selectRecord(location.record);
    }
    showPane();
}

void ListDetailPage::selectRecord(model::RowId id)
{
    m_selected = id;
    if (const int row = rowOf(id); row >= 0)
        m_list->setCurrentIndex(m_list->model()->index(row, 0));
    readDetail();
}

Location ListDetailPage::location() const
{
    return {.page = pageId(), .record = m_selected, .query = m_query};
}

void ListDetailPage::activate()
{
    if (m_stale)
        search();
}

void ListDetailPage::reload()
{
    search();
}

void ListDetailPage::noteChanges(bool shownRecordChanged)
{
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    if (!m_changes->isActive())
        m_changes->start();
    if (shownRecordChanged)
        readDetail();
}

void ListDetailPage::rowsShown(bool empty)
{
    m_listStack->setCurrentWidget(empty ? static_cast<QWidget *>(m_empty) : m_list);
    if (empty) {
        // Nothing is on screen: no key may reach the record that was.
        services().reader.cancel(lane("detail"_L1));
        m_selected = 0;
        m_shown = 0;
        showPane();
        showEmpty();
        return;
    }
    // The chosen row stays chosen; without one the first is shown, so that the detail is never blank.
    const int row = m_selected != 0 ? rowOf(m_selected) : -1;
    if (row >= 0)
        m_list->setCurrentIndex(m_list->model()->index(row, 0));
    else if (!m_keepRecord || m_selected == 0)
        m_list->moveToEnd(false);
    currentChanged();
    showPane(); // the record may have been read before its row was there
}

void ListDetailPage::currentChanged()
{
    const QModelIndex index = m_list->currentIndex();
    const model::RowId id = index.isValid() ? recordAt(index.row()) : 0;
    if (id == 0)
        return;
    const bool other = id != m_selected;
    m_selected = id;
    currentRow(index.row());
    if (other || m_shown != id)
        readDetail();
    if (other)
        Q_EMIT locationChanged();
}

void ListDetailPage::detailShown(model::RowId id)
{
    m_shown = id;
    showPane();
    retranslate();
}

void ListDetailPage::showFailure(const QString &lead, const model::Error &error, const std::function<void()> &retry)
{
    m_error->show(InlineMessage::Kind::Failure, lead, error.message);
    m_error->setActions({});
    if (retry)
        m_error->setActions({{tr("Try again"), retry}});
}

void ListDetailPage::moveSelection(int rows)
{
    m_list->move(rows);
}

void ListDetailPage::moveToEnd(bool last)
{
    m_list->moveToEnd(last);
}

void ListDetailPage::openSelected()
{
    if (m_selected == 0)
        return;
    m_detailOpen = true;
    showPane();
    m_detailWidget->setFocus();
}

void ListDetailPage::showList()
{
    m_detailOpen = false;
    showPane();
}

bool ListDetailPage::stepBack()
{
    if (onePane() && m_detailOpen) {
        showList();
        m_list->setFocus();
        return true;
    }
    if (m_detailWidget->hasFocus() || m_detailWidget->isAncestorOf(QApplication::focusWidget())) {
        m_list->setFocus();
        return true;
    }
    return false;
}

QList<QWidget *> ListDetailPage::panes()
{
    return {m_list, m_detailWidget};
}

void ListDetailPage::showPane()
{
    const bool any = m_shown != 0 && m_listStack->currentWidget() != m_empty;
    m_back->setVisible(onePane());
    // Alone, the list (or what stands in for it) takes all the room.
    m_listPane->setMaximumWidth(onePane() || !any ? QWIDGETSIZE_MAX : services().theme.px(m_widths.most));
    m_listPane->setVisible(!onePane() || !(m_detailOpen && any));
    m_detailPane->setVisible(any && (!onePane() || m_detailOpen));
}

void ListDetailPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    const Theme &theme = services().theme;
    const bool wide = width == LayoutWidth::Wide;
    m_facets->setCompact(!wide);
    fitActions();
    m_listPane->setMinimumWidth(theme.px(onePane() ? 280 : 320));
    m_listPane->setMaximumWidth(onePane() ? QWIDGETSIZE_MAX : theme.px(m_widths.most));
    m_detailPane->setMinimumWidth(onePane() ? 0 : theme.px(420));
    if (wide && !services().settings.splitter(pageId()).isEmpty()) {
        m_splitter->restoreState(services().settings.splitter(pageId()));
    } else if (!onePane()) {
        QList<int> sizes = m_splitter->sizes();
        sizes[sizes.size() - 2] = theme.px(wide ? m_widths.wide : m_widths.medium);
        sizes.last() = 2000;
        m_splitter->setSizes(sizes);
    }
    showPane();
}

// Quiet actions become icons where space is short, or where the words of this language do not fit.
void ListDetailPage::fitActions()
{
    const auto set = [this](bool icons) {
        for (Button *button : m_actions)
            button->setIconOnly(icons && !button->property("main").toBool());
    };
    set(layoutWidth() != LayoutWidth::Wide);
    QWidget *bar = m_bar->parentWidget();
    m_bar->invalidate();
    if (bar->isVisible() && m_bar->sizeHint().width() > bar->width())
        set(true);
}

bool ListDetailPage::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize && object == m_bar->parentWidget())
        fitActions();
    return Page::eventFilter(object, event);
}

void ListDetailPage::restyle()
{
    setLayoutWidth(layoutWidth());
}

void ListDetailPage::retranslate()
{
    m_back->setHint(tr("Back to the list"), u"Esc"_s);
    for (Button *button : m_actions)
        button->updateGeometry();
    fitActions();
    showForgetAction();
    m_list->viewport()->update();
    if (m_listStack->currentWidget() == m_empty)
        showEmpty();
}

void ListDetailPage::fillChoices(QMenu &menu, const QString &key, const Choices &choices)
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

void ListDetailPage::fillProjects(QMenu &menu)
{
    Choices choices;
    for (const QString &name : std::as_const(m_projects))
        choices.append({name, name});
    fillChoices(menu, u"project"_s, choices);
}

void ListDetailPage::readProjects()
{
    services().reader.read<std::vector<model::Project>>(
        lane("projects"_L1), this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](model::Result<std::vector<model::Project>> projects) {
            if (!projects)
                return;
            m_projects.clear();
            for (const model::Project &project : *projects) {
                if (m_projects.size() < mostProjects)
                    m_projects << project.name;
            }
        });
}

} // namespace evoca::app
