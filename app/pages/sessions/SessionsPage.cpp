#include "pages/sessions/SessionsPage.h"

#include "delegates/SessionDelegate.h"
#include "i18n/Words.h"
#include "pages/sessions/TranscriptPane.h"
#include "pages/sessions/TranscriptView.h"
#include "search/TranscriptSearch.h"
#include "settings/Settings.h"
#include "store/SessionRows.h"
#include "theme/Icons.h"
#include "widgets/EmptyState.h"
#include "widgets/Label.h"
#include "widgets/ListView.h"
#include "widgets/Surface.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int pageSize = 100;

} // namespace

SessionsPage::SessionsPage(AppServices &services, QWidget *parent) : Page(services, u"sessions"_s, parent)
{
    Theme &theme = services.theme;
    auto *header = new Surface(theme, Token::Window, nullptr, Surface::Bottom);
    header->setFixedHeight(theme.px(36));
    m_count = new Label(theme, FontRole::Meta, Token::Text2);
    auto *headerRow = new QHBoxLayout(header);
    headerRow->setContentsMargins(theme.px(20), 0, theme.px(20), 0);
    headerRow->addWidget(m_count);
    m_list = new ListView(theme);
    m_list->setObjectName(u"sessionList"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new SessionDelegate(theme, m_model, m_list));
    m_empty = new EmptyState(theme);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    m_listSide = new QWidget;
    auto *listColumn = new QVBoxLayout(m_listSide);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(header);
    listColumn->addWidget(m_stack, 1);
    m_pane = new TranscriptPane(services);

    m_splitter = new QSplitter;
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_listSide);
    m_splitter->addWidget(m_pane);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({theme.px(340), theme.px(920)});
    m_splitter->restoreState(services.settings.splitter(pageId()));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_splitter);

    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { this->services().settings.setSplitter(pageId(), m_splitter->saveState()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SessionsPage::selectionChanged);
    connect(m_list, &ListView::openRequested, this, &SessionsPage::openSelected);
    connect(&m_model, &SessionListModel::fetchRequested, this, &SessionsPage::search);
    connect(m_pane, &TranscriptPane::backRequested, this, [this] {
        showList();
        m_list->setFocus();
    });
    connect(m_pane, &TranscriptPane::statusMessage, this, &Page::statusMessage);
    connect(m_pane, &TranscriptPane::gone, this, [this] {
        m_selected = 0;
        m_list->moveToEnd(false);
        selectionChanged();
    });
    connect(m_pane, &TranscriptPane::forgetRequested, this, [this] { Q_EMIT Page::forgetRequested(forgetTarget()); });
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, &SessionsPage::openRowMenu);
}

SessionsPage::~SessionsPage() = default;

QString SessionsPage::title() const
{
    return tr("Sessions");
}

QString SessionsPage::iconName() const
{
    return u"sessions"_s;
}

QString SessionsPage::placeholder() const
{
    return tr("Search prompts, answers and tool output");
}

void SessionsPage::retranslate()
{
    m_list->setAccessibleName(tr("Sessions"));
    m_pane->retranslate();
    m_stale = true;
    if (isVisible())
        activate();
}

void SessionsPage::restyle()
{
    m_listSide->setMinimumWidth(services().theme.px(280));
    m_pane->restyle();
}

void SessionsPage::setQuery(const QString &text)
{
    if (text == m_query)
        return;
    Page::setQuery(text);
    m_pane->setQuery(text);
    search({});
}

void SessionsPage::open(const Location &location)
{
    if (location.query != m_query) {
        m_query = location.query;
        m_pane->setQuery(m_query);
        m_stale = true;
    }
    if (location.record != 0) {
        m_selected = location.record;
        m_message = location.message;
        m_pane->open(m_selected, m_message);
        showDetailOnly(true);
    }
}

Location SessionsPage::location() const
{
    return {.page = pageId(), .record = m_selected, .query = m_query, .message = m_pane->topMessage()};
}

void SessionsPage::activate()
{
    if (std::exchange(m_stale, false))
        search({});
}

void SessionsPage::refresh(const model::ChangeSet &changes)
{
    if (changes.sessions.isEmpty() && changes.experiences.isEmpty())
        return;
    m_stale = true;
    if (!isVisible())
        return;
    activate();
    if (changes.sessions.contains(m_selected))
        m_pane->reload();
}

void SessionsPage::reload()
{
    search({});
    m_pane->reload();
}

void SessionsPage::search(const QString &cursor)
{
    m_list->setLoading(true);
    services().reader.read<model::SessionPage>(
        u"sessions.list"_s, this,
        [query = model::parseQuery(m_query, true), cursor](model::Connection &connection,
                                                           const model::ReadTicket &ticket) {
            return model::TranscriptSearch(connection).sessions(query, {.limit = pageSize, .cursor = cursor}, ticket);
        },
        [this, more = !cursor.isEmpty()](const model::Result<model::SessionPage> &page) {
            m_list->setLoading(false);
            if (page)
                showPage(*page, more);
            else
                Q_EMIT statusMessage(page.error().message);
        });
}

void SessionsPage::showPage(const model::SessionPage &page, bool more)
{
    const QSignalBlocker blocker(m_list->selectionModel());
    if (more)
        m_model.append(page);
    else
        m_model.setPage(page);
    if (!more) {
        const QString found = tr("%n session(s)", nullptr, int(page.total));
        const QString of = page.total < page.all ? u"  "_s + tr("of %1").arg(Words::number(page.all)) : QString();
        m_count->setText(found + of + u"  ·  "_s
                         + tr("%1 ms").arg(Words::number(std::max<qint64>(1, page.micros / 1000))));
        m_stack->setCurrentWidget(page.rows.empty() ? static_cast<QWidget *>(m_empty) : m_list);
        if (page.rows.empty())
            showEmpty(page);
    }
    const int row = m_model.rowOf(m_selected);
    if (row >= 0) {
        m_list->setCurrentIndex(m_model.index(row));
    } else if (m_selected == 0 && m_model.rowCount() > 0 && layoutWidth() < LayoutWidth::Narrow) {
        m_list->setCurrentIndex(m_model.index(0));
        selectionChanged();
    }
}

void SessionsPage::showEmpty(const model::SessionPage &page)
{
    if (page.all == 0) {
        m_empty->setDrawing(EmptyState::Drawing::Rows);
        m_empty->setTexts(tr("No session yet"),
                          tr("Everything your coding agents said and did appears here once it is imported."));
        m_empty->setPrimary(tr("Look for agents"), u"search"_s,
                            [this] { Q_EMIT openRequested({.page = u"settings"_s, .section = u"import"_s}); });
    } else {
        m_empty->setDrawing(EmptyState::Drawing::NoMatch);
        m_empty->setTexts(
            tr("No session says that"),
            tr("Searched prompts, answers, tool input and output of %n session(s).", nullptr, int(page.all)));
        m_empty->setPrimary(tr("Clear the search"), u"x"_s, [this] { Q_EMIT queryChangeRequested(QString()); });
    }
    m_empty->setSecondary(QString(), QString(), {});
}

void SessionsPage::selectionChanged()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const model::SessionRow &row = m_model.session(current.row());
    if (row.session.id == m_selected)
        return;
    m_selected = row.session.id;
    m_pane->open(m_selected, row.hit);
    Q_EMIT locationChanged();
}

void SessionsPage::moveSelection(int rows)
{
    m_list->move(rows);
}

void SessionsPage::moveToEnd(bool last)
{
    m_list->moveToEnd(last);
}

void SessionsPage::openSelected()
{
    showDetailOnly(true);
    m_pane->view().setFocus();
}

bool SessionsPage::stepBack()
{
    if (m_pane->closeFind())
        return true;
    if (m_listSide->isHidden()) {
        showList();
        m_list->setFocus();
        return true;
    }
    return false;
}

bool SessionsPage::find()
{
    if (m_pane->session() == 0)
        return false;
    m_pane->openFind();
    return true;
}

QList<QWidget *> SessionsPage::panes()
{
    QList<QWidget *> panes;
    if (!m_listSide->isHidden())
        panes << m_list;
    return panes << m_pane->panes();
}

void SessionsPage::setLayoutWidth(LayoutWidth width)
{
    Page::setLayoutWidth(width);
    m_pane->setOutlineShown(width == LayoutWidth::Wide);
    m_pane->setBackShown(width >= LayoutWidth::Narrow);
    showPane();
}

void SessionsPage::showDetailOnly(bool detail)
{
    m_detailOnly = detail;
    showPane();
}

void SessionsPage::showList()
{
    showDetailOnly(false);
}

void SessionsPage::showPane()
{
    const bool one = layoutWidth() >= LayoutWidth::Narrow;
    m_listSide->setVisible(!one || !m_detailOnly);
    m_pane->setVisible(!one || m_detailOnly);
}

model::ForgetTarget SessionsPage::forgetTarget() const
{
    model::ForgetTarget target;
    const auto add = [&target](const QString &id) { target.items.push_back({model::ForgetKind::Session, id}); };
    if (m_model.rowOf(m_selected) >= 0) {
        for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes()) {
            const model::Session &session = m_model.session(index.row()).session;
            add(model::sessionGlobalId(session.agent, session.nativeId));
        }
    } else if (m_selected != 0 && m_selected == m_pane->session()) {
        add(m_pane->sessionId());
    }
    return target;
}

void SessionsPage::openRowMenu(const QPoint &at)
{
    if (!m_list->indexAt(at).isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto chosen = m_list->selectionModel()->selectedIndexes().size();
    const QString text = chosen > 1 ? tr("Forget %n…", "sessions", int(chosen)) : tr("Forget…");
    const QAction *action = menu->addAction(Icons::icon(u"bin"_s, services().theme), text);
    connect(action, &QAction::triggered, this, [this] { Q_EMIT forgetRequested(forgetTarget()); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

bool SessionsPage::trigger(const QString &actionId)
{
    if (actionId == u"find.next"_s || actionId == u"find.previous"_s) {
        m_pane->stepMatch(actionId == u"find.next"_s ? 1 : -1);
        return true;
    }
    if (actionId == u"copy"_s) {
        m_pane->view().copySelection();
        return true;
    }
    return false;
}

} // namespace evoca::app
