#include "window/MainWindow.h"

#include "actions/ActionRegistry.h"
#include "forgetdialog/ForgetFlow.h"
#include "history/HistoryService.h"
#include "i18n/LanguageSwitcher.h"
#include "i18n/Words.h"
#include "palette/Palette.h"
#include "settings/Settings.h"
#include "store/Reader.h"
#include "store/Writer.h"
#include "theme/Icons.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/SearchField.h"
#include "widgets/Toast.h"
#include "window/AltMenuBar.h"
#include "window/FocusRing.h"
#include "window/Header.h"
#include "window/Rail.h"
#include "window/StatusBar.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {
constexpr QSize firstSize {1440, 900};
constexpr int titleBar = 40; // its real height is known only once the window manager has drawn it
} // namespace

MainWindow::MainWindow(AppServices &services, QWidget *parent)
    : QMainWindow(parent), m_services(services), m_actions(new ActionRegistry(this)), m_rail(new Rail(services.theme)),
      m_header(new Header(services.theme)), m_facets(new QStackedWidget), m_stack(new QStackedWidget),
      m_status(new StatusBar(services.theme)), m_toast(nullptr), m_ring(nullptr),
      m_forgetting(new ForgetFlow(services, this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Evoca"_s);
    setWindowIcon(Icons::application());
    setMinimumSize(640, 480);
    auto *centre = new QWidget(this);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_facets);
    column->addWidget(m_stack, 1);
    column->addWidget(m_status);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(centre);
    m_toast = new Toast(services.theme, this);
    m_ring = new FocusRing(services.theme, this);
    makeActions();
    m_menuBar = new AltMenuBar(*m_actions, this);
    setMenuBar(m_menuBar);
    makePalette();
    connectServices();
    restorePlace();
    retranslate();
    readCounts();
    readBinCount();
}

MainWindow::~MainWindow() = default;

// As it was closed, else the first size; never larger than the screen, whose panels may have grown since.
void MainWindow::restorePlace()
{
    resize(firstSize);
    const QByteArray saved = m_services.settings.geometry();
    const bool restored = !saved.isEmpty() && restoreGeometry(saved);
    if (isMaximized() || isFullScreen())
        return;
    const QRect room = screen()->availableGeometry().adjusted(0, titleBar, 0, 0);
    resize(size().boundedTo(room.size()));
    if (restored)
        move(std::clamp(x(), room.left(), room.right() + 1 - width()),
             std::clamp(y(), room.top() - titleBar, room.bottom() + 1 - height()));
}

void MainWindow::addPage(Page *page, bool bottom, bool inRail)
{
    m_pages.push_back(page);
    m_stack->addWidget(page);
    if (QWidget *facets = page->facetBar())
        m_facets->addWidget(facets);
    if (inRail) {
        m_rail->addPage(page->pageId(), page->iconName(), bottom);
        const int number = int(m_railPages.size()) + 1;
        m_railPages.push_back(page->pageId());
        ActionRegistry::Entry entry;
        entry.id = u"go."_s + page->pageId();
        entry.group = ActionRegistry::Group::Go;
        entry.name = [page] { return page->title(); };
        entry.icon = page->iconName();
        if (bottom)
            entry.keys = {QKeySequence(Qt::CTRL | Qt::Key_Comma)};
        else if (number <= 9)
            entry.keys = {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + number))};
        entry.run = [this, page] { go(page->pageId()); };
        m_actions->add(std::move(entry));
    }
    connect(page, &Page::openRequested, this, &MainWindow::open);
    connect(page, &Page::forgetRequested, m_forgetting, &ForgetFlow::forget);
    connect(page, &Page::queryChangeRequested, this, [this, page](const QString &text) {
        page->setQuery(text);
        if (page == m_current) {
            m_header->field()->setQuery(text);
            m_history.replace(page->location());
        }
    });
    connect(page, &Page::locationChanged, this, [this, page] {
        if (page == m_current)
            m_history.replace(page->location());
    });
    connect(page, &Page::toastRequested, this,
            [this](const QString &text, const std::function<void()> &undo) { m_toast->show(text, undo); });
    connect(page, &Page::statusMessage, m_status, &StatusBar::setProgress);
    page->setLayoutWidth(widthClass());
    retranslate();
}

void MainWindow::addRailLine()
{
    m_rail->addLine();
}

Page *MainWindow::page(const QString &id) const
{
    const auto found = std::find_if(m_pages.begin(), m_pages.end(),
                                    [&](const Page *page) { return page->pageId() == id; });
    return found == m_pages.end() ? nullptr : *found;
}

QString MainWindow::currentPage() const
{
    return m_current ? m_current->pageId() : QString();
}

void MainWindow::go(const QString &pageId)
{
    if (Page *target = page(pageId)) {
        Location place = target->location();
        place.page = pageId;
        open(place);
        // Asked for the page, not for the record it stood at.
        target->showList();
        if (!m_header->field()->hasFocus())
            focusPane();
    }
}

void MainWindow::open(const Location &location)
{
    if (!page(location.page))
        return;
    if (m_current)
        m_history.replace(m_current->location());
    m_history.push(location);
    showPlace(location);
}

void MainWindow::showPlace(const Location &location)
{
    Page *target = page(location.page);
    const bool first = !m_current;
    m_current = target;
    m_stack->setCurrentWidget(target);
    if (QWidget *facets = target->facetBar())
        m_facets->setCurrentWidget(facets);
    target->setLayoutWidth(widthClass());
    target->open(location);
    m_header->field()->setQuery(target->query());
    target->activate();
    updateFrame();
    // Whoever types keeps typing; else the page's first pane gets the keys.
    if (isVisible() && (first || !m_header->field()->hasFocus()))
        focusPane();
}

void MainWindow::focusPane()
{
    for (QWidget *pane : m_current ? m_current->panes() : QList<QWidget *>()) {
        if (pane->isVisibleTo(m_current)) {
            pane->setFocus();
            return;
        }
    }
}

void MainWindow::travel(bool forward)
{
    if (m_current)
        m_history.replace(m_current->location());
    if (const std::optional<Location> place = forward ? m_history.forward() : m_history.back())
        showPlace(*place);
    updateFrame();
}

void MainWindow::updateFrame()
{
    const bool firstRun = m_current && m_current->pageId() == "firstrun"_L1;
    m_rail->setVisible(!firstRun);
    m_header->setVisible(!firstRun);
    m_status->setVisible(!firstRun);
    m_facets->setVisible(m_current && m_current->facetBar());
    if (m_current && m_current->facetBar())
        m_facets->setFixedHeight(m_services.theme.px(44));
    m_rail->setCurrent(currentPage());
    m_header->back()->setEnabled(m_history.canBack());
    m_header->forward()->setEnabled(m_history.canForward());
    if (m_current)
        m_header->field()->setPlaceholderText(m_current->placeholder());
    setWindowTitle(m_current && !firstRun ? tr("%1 – Evoca", "page").arg(m_current->title()) : u"Evoca"_s);
}

void MainWindow::queryEdited(const QString &query)
{
    if (!m_current)
        return;
    // Overview and Settings have nothing to filter themselves: what is typed there is looked for in everything.
    if (m_current->pageId() == "overview"_L1 && !query.isEmpty() && page(u"experiences"_s)) {
        open({.page = u"experiences"_s, .query = query});
        return;
    }
    m_current->setQuery(query);
    m_history.replace(m_current->location());
}

void MainWindow::escape()
{
    if (m_current && m_current->stepBack())
        return;
    SearchField *field = m_header->field();
    if (!field->query().isEmpty() && !field->hasFocus()) {
        field->setFocus();
        return;
    }
    focusPane();
}

void MainWindow::focusSearch()
{
    m_header->field()->setFocus(Qt::ShortcutFocusReason);
    m_header->field()->selectAll();
}

void MainWindow::openPalette()
{
    m_palette->open();
}

void MainWindow::cyclePane(int step)
{
    QList<QWidget *> panes {m_rail->findChild<QWidget *>(u"rail."_s + currentPage()), m_header->field()};
    if (m_current)
        panes += m_current->panes();
    panes.removeAll(nullptr);
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = -1;
    for (qsizetype index = 0; index < panes.size(); ++index) {
        if (focus && (panes[index] == focus || panes[index]->isAncestorOf(focus)))
            at = index;
    }
    for (qsizetype tried = 1; tried <= panes.size(); ++tried) {
        QWidget *next = panes[(at + step * tried + panes.size() * 2) % panes.size()];
        if (next->isVisible()) {
            next->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void MainWindow::refresh(const model::ChangeSet &changes)
{
    for (Page *page : m_pages)
        page->refresh(changes);
    readCounts();
    if (changes.bin)
        readBinCount();
}

void MainWindow::applyWidth()
{
    const LayoutWidth width = widthClass();
    m_rail->setCollapsed(width != LayoutWidth::Wide);
    m_status->setCompact(width != LayoutWidth::Wide);
    for (Page *page : m_pages) {
        if (page->layoutWidth() != width)
            page->setLayoutWidth(width);
    }
    m_toast->place(m_services.theme.px(48));
}

LayoutWidth MainWindow::widthClass() const
{
    // Large text leaves less room: 200 % behaves like half the width.
    const double room = width() * 13.0 / m_services.theme.basePixels();
    return room >= 1280 ? LayoutWidth::Wide
        : room >= 960   ? LayoutWidth::Medium
        : room >= 720   ? LayoutWidth::Narrow
                        : LayoutWidth::Tiny;
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    applyWidth();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    // The field is one key away; what one reads first is the list.
    focusPane();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_services.settings.setGeometry(saveGeometry());
    event->accept();
    Q_EMIT closeRequested(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_services.theme.color(Token::Window));
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_menuBar->retranslate();
    for (const Page *page : m_pages)
        m_rail->setTexts(page->pageId(), page->title(), m_actions->keys(u"go."_s + page->pageId()));
    m_header->back()->setHint(m_actions->name(u"back"_s), m_actions->keys(u"back"_s));
    m_header->forward()->setHint(m_actions->name(u"forward"_s), m_actions->keys(u"forward"_s));
    m_header->menu()->setHint(tr("Menu"));
    m_status->retranslate();
    showProgress();
    readCounts();
    updateFrame();
}

} // namespace evoca::app
