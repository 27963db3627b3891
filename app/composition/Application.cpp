#include "composition/Application.h"

#include "composition/ClientToken.h"
#include "demo/DemoEpisodes.h"
#include "demo/DemoHistory.h"
#include "demo/DemoMemories.h"
#include "desktop/Autostart.h"
#include "desktop/SignalWatcher.h"
#include "desktop/Tray.h"
#include "pages/PageRegistry.h"
#include "search/Overview.h"
#include "store/Reader.h"
#include "widgets/CopyCommand.h"
#include "window/MainWindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QLoggingCategory>
#include <QSessionManager>
#include <QTimer>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

Q_LOGGING_CATEGORY(log, "evoca.application")

constexpr auto panelPatience = std::chrono::seconds(25);

} // namespace

Application::Application(const Options &options) : m_options(options), m_paths(model::StorePaths::standard())
{
    m_places.home = QDir::homePath();
}

Application::~Application()
{
    // Views first, then what they read through, then what runs behind them.
    m_signals.reset();
    m_tray.reset();
    m_window.reset();
    m_reader.reset();
    m_services.reset();
}

model::Result<void> Application::prepareDemo()
{
    m_demo.emplace();
    if (!m_demo->isValid())
        return std::unexpected(model::Error {model::ErrorCode::Unavailable, m_demo->errorString(), {}});
    m_paths = model::StorePaths::under(m_demo->filePath(u"store"_s));
    m_places = {.home = m_demo->filePath(u"home"_s), .useEnvironment = false};
    return DemoHistory::write(m_places.home);
}

model::Result<void> Application::start()
{
    // First of all, so that a wish to end is kept until the event loop runs, however long this takes.
    m_signals = std::make_unique<SignalWatcher>();
    connect(m_signals.get(), &SignalWatcher::stopRequested, this, &Application::quit);
    if (m_options.demo) {
        if (const auto prepared = prepareDemo(); !prepared)
            return prepared;
    }
    m_settings = std::make_unique<Settings>(m_paths.config);
    m_language.use(m_settings->language());
    m_theme.setSchemeChoice(m_settings->scheme());
    m_theme.setFontPercent(m_settings->fontPercent());
    m_theme.apply();

    auto services = Services::start({m_paths, {.places = m_places, .agents = chosenAgents()}});
    if (!services)
        return std::unexpected(services.error());
    m_services = std::move(*services);
    auto reader = model::Reader::start(m_paths, u"reader"_s);
    if (!reader)
        return std::unexpected(reader.error());
    m_reader = std::move(*reader);

    makeWindow();
    if (!m_options.demo)
        makeTray();
    connect(m_settings.get(), &Settings::changed, this, &Application::settingChanged);
    startServing();
    if (m_options.demo)
        connect(&m_services->history(), &model::HistoryService::imported, this, [this] {
            DemoMemories::write(m_services->writer());
            DemoEpisodes::write(m_services->writer(), m_places.home);
        });
    m_services->history().start();
    if (!m_options.hidden || !m_tray) {
        showWindow();
    } else {
        // Autostart may come before the panel; without one in the end there must be a way to the window.
        QTimer::singleShot(panelPatience, this, [this] {
            if (!m_tray->isUsable() && !m_window->isVisible())
                m_window->showMinimized();
        });
    }
    return {};
}

void Application::makeWindow()
{
    m_appServices = std::make_unique<AppServices>(
        AppServices {.reader = *m_reader,
                     .writer = m_services->writer(),
                     .theme = m_theme,
                     .settings = *m_settings,
                     .language = m_language,
                     .server = &m_services->server(),
                     .history = &m_services->history(),
                     .purge = &m_services->purge(),
                     .places = m_places,
                     .paths = m_paths,
                     .version = QCoreApplication::applicationVersion(),
                     .keepToken = [paths = m_paths](const QString &client, const QByteArray &token) {
                         return keepClientToken(paths, client, token);
                     }});
    m_window = std::make_unique<MainWindow>(*m_appServices);
    addPages(*m_window, *m_appServices);
    const bool first = !m_settings->firstRunDone() && !m_options.demo;
    m_window->open({.page = first ? u"firstrun"_s : u"experiences"_s});
    connect(m_window.get(), &MainWindow::quitRequested, this, &Application::quit);
    connect(m_window.get(), &MainWindow::closeRequested, this, &Application::closeWindow);
    // A desktop that ends must not be held up by "closing hides".
    connect(
        qApp, &QGuiApplication::commitDataRequest, this, [this](QSessionManager &) { quit(); }, Qt::DirectConnection);
}

void Application::makeTray()
{
    m_tray = std::make_unique<Tray>();
    connect(m_tray.get(), &Tray::openRequested, this, &Application::showWindow);
    connect(m_tray.get(), &Tray::searchRequested, this, [this] {
        showWindow();
        m_window->focusSearch();
    });
    connect(m_tray.get(), &Tray::approvalsRequested, this, [this] {
        showWindow();
        m_window->open({.page = u"settings"_s, .section = u"projects"_s});
    });
    connect(m_tray.get(), &Tray::settingsRequested, this, [this] {
        showWindow();
        m_window->open({.page = u"settings"_s});
    });
    connect(m_tray.get(), &Tray::copyCommandRequested, this, [this] { copyConnectionCommand(*m_appServices); });
    connect(m_tray.get(), &Tray::pauseToggled, this, [this](bool paused) { m_services->server().setPaused(paused); });
    connect(m_tray.get(), &Tray::quitRequested, this, &Application::quit);
    connect(m_tray.get(), &Tray::usableChanged, this, [this](bool usable) {
        if (!usable && !m_window->isVisible())
            m_window->showMinimized(); // never hidden without a way back
    });
    connect(&m_services->server(), &mcp::McpServer::statusChanged, m_tray.get(), &Tray::setStatus);
    connect(&m_language, &LanguageSwitcher::changed, m_tray.get(), &Tray::retranslate);
    m_tray->setStatus(m_services->server().status());
    followHistory();
    connect(&m_services->writer(), &model::Writer::committed, this, [this](const model::ChangeSet &changes) {
        if (!changes.projects.isEmpty())
            countWaitingProjects();
    });
    countWaitingProjects();
}

void Application::followHistory()
{
    using State = model::HistoryService::State;
    connect(&m_services->history(), &model::HistoryService::stateChanged, this, [this](State state) {
        if (state != State::Importing)
            m_tray->setImporting(false, 0);
    });
    connect(&m_services->history(), &model::HistoryService::progressChanged, this,
            [this](const model::ImportProgress &progress) {
                const bool importing = m_services->history().state() == State::Importing;
                const int percent = progress.bytesTotal > 0 ? int(progress.bytesDone * 100 / progress.bytesTotal) : 0;
                m_tray->setImporting(importing, percent);
            });
}

void Application::startServing()
{
    if (!m_settings->serveOnStart())
        return;
    // A failure (port taken) shows in the status bar and in Settings; the window works without the server.
    [[maybe_unused]] const auto started = m_services->serve(m_options.demo ? quint16(0) : m_settings->port());
    if (m_tray)
        m_tray->setStatus(m_services->server().status());
}

std::vector<model::Agent> Application::chosenAgents() const
{
    std::vector<model::Agent> agents;
    for (const QString &id : m_settings->agents()) {
        if (const auto agent = model::agentFromId(id))
            agents.push_back(*agent);
    }
    return agents;
}

void Application::settingChanged(const QString &key)
{
    if (key == u"import/agents"_s)
        m_services->history().setAgents(chosenAgents());
    if (key != u"desktop/autostart"_s || m_settings->autostart() == Autostart::isEnabled())
        return;
    if (const auto changed = Autostart::setEnabled(m_settings->autostart()); !changed) {
        qCWarning(log) << changed.error().message;
        m_settings->setAutostart(Autostart::isEnabled());
    }
}

void Application::countWaitingProjects()
{
    m_reader->read<std::vector<model::Project>>(
        u"tray.projects"_s, this,
        [](model::Connection &connection, const model::ReadTicket &) { return model::Overview(connection).projects(); },
        [this](const model::Result<std::vector<model::Project>> &projects) {
            if (projects && m_tray)
                m_tray->setWaitingProjects(
                    int(std::ranges::count(*projects, model::Approval::Pending, &model::Project::approval)));
        });
}

void Application::showWindow()
{
    if (m_window->isMinimized())
        m_window->showNormal();
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void Application::closeWindow(QCloseEvent *event)
{
    m_settings->setGeometry(m_window->saveGeometry());
    if (m_options.demo || !m_settings->keepRunning()) {
        event->accept();
        quit();
        return;
    }
    event->ignore();
    // Never hidden without a way back.
    if (m_tray && m_tray->isUsable())
        m_window->hide();
    else
        m_window->showMinimized();
}

void Application::quit()
{
    if (m_window)
        m_settings->setGeometry(m_window->saveGeometry());
    // Not quit(): that asks the window to close, which hides it.
    QCoreApplication::exit();
}

} // namespace evoca::app
