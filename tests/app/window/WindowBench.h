#pragma once

#include "McpServer.h"
#include "forgetting/PurgeThread.h"
#include "i18n/LanguageSwitcher.h"
#include "pages/AppServices.h"
#include "settings/Settings.h"
#include "store/Reader.h"
#include "store/Writer.h"
#include "support/TestHome.h"
#include "theme/Theme.h"
#include "window/MainWindow.h"

#include <memory>

namespace evoca::test {

/// The whole window over a store of its own, empty or filled with the demonstration's history.
class WindowBench
{
public:
    explicit WindowBench(bool filled);
    ~WindowBench();

    app::MainWindow &window() { return *m_window; }
    app::AppServices &services() { return *m_services; }
    /// Waits until everything that was asked of the reader so far, and what that led to, has been shown.
    void settle();
    /// A log of requests, some of which returned what is in the store.
    void fillRequests();
    /// Three deeds in the bin, one receipt.
    void fillBin();
    void setLook(const QString &language, bool dark);

private:
    void fill();
    QStringList ids(const QString &table, int count);

    TestHome m_home;
    std::unique_ptr<model::Writer> m_writer;
    std::unique_ptr<model::Reader> m_reader;
    std::unique_ptr<model::PurgeThread> m_purge;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Theme> m_theme;
    app::LanguageSwitcher m_language;
    std::unique_ptr<mcp::McpServer> m_server;
    std::unique_ptr<app::AppServices> m_services;
    std::unique_ptr<app::MainWindow> m_window;
};

} // namespace evoca::test
