#pragma once

#include "composition/Services.h"
#include "i18n/LanguageSwitcher.h"
#include "pages/AppServices.h"
#include "settings/Settings.h"
#include "theme/Theme.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>
#include <optional>

class QCloseEvent;

namespace evoca::model {
class Reader;
}

namespace evoca::app {

class MainWindow;
class SignalWatcher;
class Tray;

/// The program with its window: builds everything in order, ties tray, window and services together, stops it in order.
/// One object; gui thread; needs a QApplication.
class Application : public QObject
{
    Q_OBJECT
public:
    struct Options
    {
        bool demo = false; ///< a made-up history in a throw-away store
        bool hidden = false; ///< start in the tray
    };
    explicit Application(const Options &options);
    ~Application() override;

    /// Fails when the store cannot be used; the message says what to do.
    model::Result<void> start();
    /// Raises the window (a second start, the tray).
    void showWindow();

private:
    model::Result<void> prepareDemo();
    void makeWindow();
    void makeTray();
    void startServing();
    void followHistory();
    void closeWindow(QCloseEvent *event);
    std::vector<model::Agent> chosenAgents() const;
    void settingChanged(const QString &key);
    void countWaitingProjects();
    void quit();

    Options m_options;
    std::optional<QTemporaryDir> m_demo;
    model::StorePaths m_paths;
    model::AgentPlaces m_places;
    std::unique_ptr<Settings> m_settings;
    LanguageSwitcher m_language;
    Theme m_theme;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<model::Reader> m_reader;
    std::unique_ptr<AppServices> m_appServices;
    std::unique_ptr<Tray> m_tray;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<SignalWatcher> m_signals;
};

} // namespace evoca::app
