// The part of MainWindow that wires actions and services.
#include "window/MainWindow.h"

#include "actions/ActionRegistry.h"
#include "forgetdialog/ForgetFlow.h"
#include "forgetting/Bin.h"
#include "history/HistoryService.h"
#include "i18n/LanguageSwitcher.h"
#include "i18n/Words.h"
#include "search/Overview.h"
#include "settings/Settings.h"
#include "store/Reader.h"
#include "store/Writer.h"
#include "theme/Icons.h"
#include "theme/Theme.h"
#include "widgets/Button.h"
#include "widgets/CopyCommand.h"
#include "widgets/SearchField.h"
#include "widgets/Toast.h"
#include "window/Header.h"
#include "window/Rail.h"
#include "window/ShortcutSheet.h"
#include "window/StatusBar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

void MainWindow::makeActions()
{
    using Group = ActionRegistry::Group;
    using Keys = QList<QKeySequence>;
    const auto add = [this](const char *id, Group group, std::function<QString()> name, const char *icon,
                            const Keys &keys, std::function<void()> run, bool letter = false, bool palette = true) {
        ActionRegistry::Entry entry;
        entry.id = QString::fromLatin1(id);
        entry.group = group;
        entry.name = std::move(name);
        entry.icon = QString::fromLatin1(icon);
        entry.keys = keys;
        entry.run = std::move(run);
        entry.letter = letter;
        entry.palette = palette;
        m_actions->add(std::move(entry));
    };
    const auto page = [this](const char *id) {
        return [this, action = QString::fromLatin1(id)] {
            if (m_current)
                m_current->trigger(action);
        };
    };
    add(
        "back", Group::Go, [] { return tr("Back"); }, "back",
        Keys {QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)}, [this] { travel(false); });
    add(
        "forward", Group::Go, [] { return tr("Forward"); }, "fwd",
        Keys {QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward)}, [this] { travel(true); });
    add(
        "search", Group::Search, [] { return tr("Search"); }, "search", Keys {QKeySequence(Qt::CTRL | Qt::Key_F)},
        [this] {
            if (!m_current || !m_current->find())
                focusSearch();
        });
    add(
        "search.slash", Group::Search, [] { return tr("Search, from anywhere"); }, "search",
        Keys {QKeySequence(Qt::Key_Slash)}, [this] { focusSearch(); }, true, false);
    add(
        "search.save", Group::Search, [] { return tr("Save this search, or drop it"); }, "tag",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_D)}, [this] { toggleSavedSearch(); });
    add(
        "palette", Group::Search, [] { return tr("Find actions and records"); }, "search",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_K)}, [this] { openPalette(); }, false, false);
    add(
        "escape", Group::Search, [] { return tr("One step back"); }, "undo", Keys {QKeySequence(Qt::Key_Escape)},
        [this] { escape(); }, false, false);
    add(
        "find.next", Group::Search, [] { return tr("Next match"); }, "down", Keys {QKeySequence(Qt::Key_F3)},
        page("find.next"));
    add(
        "find.previous", Group::Search, [] { return tr("Previous match"); }, "up",
        Keys {QKeySequence(Qt::SHIFT | Qt::Key_F3)}, page("find.previous"));
    add(
        "verdict.success", Group::Record, [] { return tr("Mark as worked"); }, "check", Keys {QKeySequence(Qt::Key_S)},
        page("verdict.success"), true);
    add(
        "verdict.failure", Group::Record, [] { return tr("Mark as failed"); }, "x", Keys {QKeySequence(Qt::Key_F)},
        page("verdict.failure"), true);
    add(
        "verdict.unknown", Group::Record, [] { return tr("Mark as can't tell"); }, "info",
        Keys {QKeySequence(Qt::Key_U)}, page("verdict.unknown"), true);
    add(
        "pin", Group::Record, [] { return tr("Pin or unpin"); }, "pin", Keys {QKeySequence(Qt::Key_P)}, page("pin"),
        true);
    add("edit", Group::Record, [] { return tr("Edit"); }, "edit", Keys {QKeySequence(Qt::Key_E)}, page("edit"), true);
    add(
        "new", Group::Record, [] { return tr("New memory"); }, "plus", Keys {QKeySequence(Qt::CTRL | Qt::Key_N)},
        [this] {
            go(u"memories"_s);
            if (m_current)
                m_current->trigger(u"new"_s);
        });
    add(
        "copy", Group::Record, [] { return tr("Copy as context for an agent"); }, "copy",
        Keys {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}, page("copy"));
    add(
        "prompt.previous", Group::Record, [] { return tr("Previous prompt"); }, "up",
        Keys {QKeySequence(Qt::Key_BracketLeft)}, page("prompt.previous"), true);
    add(
        "prompt.next", Group::Record, [] { return tr("Next prompt"); }, "down",
        Keys {QKeySequence(Qt::Key_BracketRight)}, page("prompt.next"), true);
    add(
        "failure.previous", Group::Record, [] { return tr("Previous failure"); }, "up",
        Keys {QKeySequence(Qt::Key_BraceLeft)}, page("failure.previous"), true);
    add(
        "failure.next", Group::Record, [] { return tr("Next failure"); }, "down",
        Keys {QKeySequence(Qt::Key_BraceRight)}, page("failure.next"), true);
    add(
        "handoff", Group::Record, [] { return tr("Preview the next handoff"); }, "handoff",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_H)},
        [this] {
            if (currentPage() != "episodes"_L1)
                go(u"episodes"_s);
            m_current->trigger(u"handoff"_s);
        });
    add(
        "forget", Group::Record, [] { return tr("Forget…"); }, "bin", Keys {QKeySequence(Qt::Key_Delete)},
        [this] {
            if (m_current && !m_current->trigger(u"forget"_s))
                m_forgetting->forget(m_current->forgetTarget());
        },
        true);
    add(
        "forget.filter", Group::Record, [] { return tr("Forget by project and time…"); }, "bin", {},
        [this] { m_forgetting->forgetByFilter(); });
    add(
        "undo", Group::Record, [] { return tr("Undo"); }, "undo", Keys {QKeySequence(Qt::CTRL | Qt::Key_Z)},
        [this] { m_toast->undo(); });
    add(
        "reload", Group::View, [] { return tr("Read the histories again"); }, "refresh",
        Keys {QKeySequence(Qt::Key_F5)},
        [this] {
            if (m_services.history)
                m_services.history->rescan();
            if (m_current)
                m_current->reload();
        });
    add(
        "pane.next", Group::View, [] { return tr("Next pane"); }, "right", Keys {QKeySequence(Qt::Key_F6)},
        [this] { cyclePane(1); }, false, false);
    add(
        "pane.previous", Group::View, [] { return tr("Previous pane"); }, "back",
        Keys {QKeySequence(Qt::SHIFT | Qt::Key_F6)}, [this] { cyclePane(-1); }, false, false);
    add(
        "text.larger", Group::View, [] { return tr("Larger text"); }, "zoomin",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
        [this] { m_services.settings.setFontPercent(m_services.settings.fontPercent() + 10); });
    add(
        "text.smaller", Group::View, [] { return tr("Smaller text"); }, "zoomout",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
        [this] { m_services.settings.setFontPercent(m_services.settings.fontPercent() - 10); });
    add(
        "text.normal", Group::View, [] { return tr("Normal text size"); }, "fit",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { m_services.settings.setFontPercent(100); });
    add(
        "timeline.in", Group::View, [] { return tr("Timeline: show less time"); }, "zoomin",
        Keys {QKeySequence(Qt::Key_Plus)}, page("timeline.in"), true, false);
    add(
        "timeline.out", Group::View, [] { return tr("Timeline: show more time"); }, "zoomout",
        Keys {QKeySequence(Qt::Key_Minus)}, page("timeline.out"), true, false);
    add(
        "timeline.fit", Group::View, [] { return tr("Timeline: show all episodes"); }, "fit",
        Keys {QKeySequence(Qt::Key_0)}, page("timeline.fit"), true, false);
    add(
        "scheme", Group::View, [] { return tr("Switch between light and dark"); }, "look", {},
        [this] { m_services.settings.setScheme(m_services.theme.dark() ? SchemeChoice::Light : SchemeChoice::Dark); });
    add(
        "server.toggle", Group::Server, [] { return tr("Pause or start the server"); }, "pause",
        Keys {QKeySequence(Qt::CTRL | Qt::Key_P)}, [this] { toggleServer(); });
    add(
        "server.copy", Group::Server, [] { return tr("Copy the connection command"); }, "copy", {},
        [this] { copyCommand(); });
    add(
        "clients", Group::Server, [] { return tr("Connect a client"); }, "plug", {},
        [this] { open({.page = u"settings"_s, .section = u"clients"_s}); });
    add(
        "shortcuts", Group::Help, [] { return tr("Keyboard shortcuts"); }, "keyboard",
        Keys {QKeySequence(Qt::Key_Question)},
        [this] {
            auto *sheet = new ShortcutSheet(m_services.theme, *m_actions, this);
            sheet->setAttribute(Qt::WA_DeleteOnClose);
            sheet->open();
        },
        true);
    add(
        "about", Group::Help, [] { return tr("About Evoca"); }, "info", {},
        [this] { open({.page = u"settings"_s, .section = u"about"_s}); });
    add(
        "quit", Group::Help, [] { return tr("Quit"); }, "x", Keys {QKeySequence(Qt::CTRL | Qt::Key_Q)},
        [this] { Q_EMIT quitRequested(); });
}

void MainWindow::connectServices()
{
    SearchField *field = m_header->field();
    connect(field, &SearchField::queryEdited, this, &MainWindow::queryEdited);
    connect(field, &SearchField::moveRequested, this, [this](int rows) {
        if (m_current)
            m_current->moveSelection(rows);
    });
    connect(field, &SearchField::endRequested, this, [this](bool last) {
        if (m_current)
            m_current->moveToEnd(last);
    });
    connect(field, &SearchField::openRequested, this, [this] {
        if (m_current)
            m_current->openSelected();
    });
    connect(field, &SearchField::escaped, this, [this] { escape(); });
    connect(field, &SearchField::paletteRequested, this, &MainWindow::openPalette);
    connect(m_header->back(), &QAbstractButton::clicked, this, [this] { travel(false); });
    connect(m_header->forward(), &QAbstractButton::clicked, this, [this] { travel(true); });
    connect(m_header->menu(), &QAbstractButton::clicked, this, &MainWindow::openMenu);
    connect(m_forgetting, &ForgetFlow::toastRequested, m_toast, &Toast::show);
    connect(m_forgetting, &ForgetFlow::openRequested, this, &MainWindow::open);
    connect(m_rail, &Rail::chosen, this, &MainWindow::go);
    connect(m_status, &StatusBar::pauseRequested, this, &MainWindow::toggleServer);
    connect(m_status, &StatusBar::copyRequested, this, &MainWindow::copyCommand);
    connect(&m_services.writer, &model::Writer::committed, this, &MainWindow::refresh);
    if (m_services.server) {
        connect(m_services.server, &mcp::McpServer::statusChanged, this, &MainWindow::showServer);
        showServer();
    } else {
        m_status->setServer({}, false);
    }
    if (m_services.history) {
        connect(m_services.history, &model::HistoryService::stateChanged, this, &MainWindow::showProgress);
        connect(m_services.history, &model::HistoryService::progressChanged, this, &MainWindow::showProgress);
        connect(m_services.history, &model::HistoryService::imported, this, &MainWindow::showProgress);
    }
    m_actions->setPaneTest([this](const QWidget *widget) {
        return widget && m_current && std::ranges::any_of(m_current->panes(), [widget](const QWidget *pane) {
                   return pane == widget || pane->isAncestorOf(widget);
               });
    });
    m_actions->setLetterKeys(m_services.settings.letterShortcuts());
    connect(&m_services.settings, &Settings::changed, this, [this](const QString &key) {
        const Settings &settings = m_services.settings;
        if (key == "appearance/language"_L1)
            m_services.language.use(settings.language());
        else if (key == "appearance/scheme"_L1)
            m_services.theme.setSchemeChoice(settings.scheme());
        else if (key == "keyboard/letters"_L1)
            m_actions->setLetterKeys(settings.letterShortcuts());
        else if (key == "appearance/font_percent"_L1)
            m_services.theme.setFontPercent(settings.fontPercent());
    });
    connect(&m_services.theme, &Theme::changed, this, [this] {
        applyWidth();
        update();
    });
}

void MainWindow::readCounts()
{
    m_services.reader.read<model::StoreCounts>(
        u"window.counts"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).counts(); },
        [this](model::Result<model::StoreCounts> counts) {
            if (counts)
                showCounts(*counts);
        });
}

void MainWindow::readBinCount()
{
    m_services.reader.read<qint64>(
        u"window.bin"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Bin::count(connection); },
        [this](model::Result<qint64> count) {
            if (count)
                m_rail->setCount(u"bin"_s, *count);
        });
}

void MainWindow::showCounts(const model::StoreCounts &counts)
{
    m_rail->setCount(u"experiences"_s, counts.experiences);
    m_rail->setCount(u"lessons"_s, counts.lessons);
    m_rail->setCount(u"episodes"_s, counts.episodes);
    m_rail->setCount(u"memories"_s, counts.memories);
    m_rail->setCount(u"sessions"_s, counts.sessions);
    m_countsText = tr("%1 · %2", "sessions and projects")
                       .arg(tr("%n session(s)", "", int(counts.sessions)),
                            tr("%n project(s)", "", int(counts.projects)));
    m_status->setStore(m_countsText);
}

void MainWindow::showServer()
{
    m_status->setServer(m_services.server->status(), true);
}

void MainWindow::toggleServer()
{
    if (!m_services.server)
        return;
    const mcp::ServerStatus::State state = m_services.server->status().state;
    if (state == mcp::ServerStatus::State::Serving || state == mcp::ServerStatus::State::Paused) {
        m_services.server->setPaused(state == mcp::ServerStatus::State::Serving);
    } else if (const model::Result<void> started = m_services.server->start(m_services.settings.port()); !started) {
        m_toast->show(started.error().message, {});
    }
    showServer();
}

void MainWindow::copyCommand()
{
    copyConnectionCommand(m_services);
    m_toast->show(tr("Connection command copied"), {});
}

void MainWindow::showProgress()
{
    using State = model::HistoryService::State;
    if (!m_services.history)
        return;
    const model::ImportProgress progress = m_services.history->progress();
    QString text;
    switch (m_services.history->state()) {
    case State::Importing: {
        const int percent = progress.bytesTotal > 0 ? int(100 * progress.bytesDone / progress.bytesTotal) : 0;
        const QString shown = tr("importing %1 %", "percent").arg(Words::number(percent));
        text = progress.secondsLeft < 0
            ? shown
            : tr("%1, about %2 left").arg(shown, Words::duration(progress.secondsLeft * 1000));
        break;
    }
    case State::Indexing: text = tr("reading tool output"); break;
    case State::Paused: text = tr("import paused"); break;
    case State::Idle:
    case State::Watching: text = tr("up to date"); break;
    case State::Stopped: break;
    }
    m_status->setProgress(text);
}

void MainWindow::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    ActionRegistry::Group group = ActionRegistry::Group::Go;
    for (const char *id : {"back", "forward", "palette", "search", "reload", "text.larger", "text.smaller", "scheme",
                           "server.toggle", "server.copy", "clients", "shortcuts", "about", "quit"}) {
        const ActionRegistry::Entry *entry = m_actions->find(QString::fromLatin1(id));
        if (!entry)
            continue;
        if (entry->group != group)
            menu->addSeparator();
        group = entry->group;
        entry->action->setIcon(Icons::icon(entry->icon, m_services.theme));
        menu->addAction(entry->action);
    }
    Button *button = m_header->menu();
    const QSize size = menu->sizeHint();
    menu->popup(button->mapToGlobal(QPoint(button->width() - size.width(), button->height() + 2)));
}

} // namespace evoca::app
