#include "WindowBench.h"

#include "access/Access.h"
#include "demo/DemoHistory.h"
#include "history/Importer.h"
#include "pages/PageRegistry.h"
#include "search/Overview.h"
#include "store/StorePaths.h"

#include <QApplication>
#include <QFontDatabase>
#include <QTest>

using namespace Qt::StringLiterals;

namespace evoca::test {

WindowBench::WindowBench(bool filled)
{
    const model::StorePaths paths = model::StorePaths::under(m_home.path() + u"/store"_s);
    paths.create();
    auto writer = model::Writer::start(paths);
    if (!writer)
        qFatal("%s", qPrintable(writer.error().message));
    m_writer = std::move(*writer);
    if (filled)
        fill();
    auto reader = model::Reader::start(paths, u"reader"_s);
    if (!reader)
        qFatal("%s", qPrintable(reader.error().message));
    m_reader = std::move(*reader);
    m_settings = std::make_unique<app::Settings>(paths.config);
    m_theme = std::make_unique<app::Theme>();
    QFont interfaceFont(u"Inter"_s);
    QFont fixedFont(u"JetBrains Mono"_s);
    interfaceFont.setPixelSize(13);
    fixedFont.setPixelSize(12);
    m_theme->setFonts(interfaceFont, fixedFont);
    m_theme->apply();
    m_language.use(u"en"_s);
    m_server = std::make_unique<mcp::McpServer>(paths, *m_writer, u"test"_s);
    if (filled) [[maybe_unused]]
        const auto started = m_server->start(0);
    m_services.reset(new app::AppServices {.reader = *m_reader,
                                           .writer = *m_writer,
                                           .theme = *m_theme,
                                           .settings = *m_settings,
                                           .language = m_language,
                                           .server = m_server.get(),
                                           .places = {.home = m_home.path(), .useEnvironment = false},
                                           .paths = paths,
                                           .version = u"0.1.0"_s});
    m_window = std::make_unique<app::MainWindow>(*m_services);
    app::addPages(*m_window, *m_services);
}

WindowBench::~WindowBench()
{
    m_window.reset();
    m_server.reset();
    m_reader.reset();
    m_writer.reset();
}

void WindowBench::fill()
{
    if (const auto written = app::DemoHistory::write(m_home.path()); !written)
        qFatal("%s", qPrintable(written.error().message));
    const auto report = model::Importer(*m_writer).run({.places = {.home = m_home.path(), .useEnvironment = false}},
                                                       {});
    if (!report)
        qFatal("%s", qPrintable(report.error().message));
    model::AccessControl access(*m_writer);
    access
        .addClient(u"Claude Code"_s, model::Profile::Extended,
                   model::Permission::MemoryRead | model::Permission::HistoryRead)
        .waitForFinished();
    access.addClient(u"Codex"_s, model::Profile::Generic, model::Permission::MemoryRead).waitForFinished();
    for (const QString &name : {u"ledger"_s, u"tienda"_s, u"atlas"_s})
        access.approve(name).waitForFinished();
}

void WindowBench::settle()
{
    // The reader works one request after the other: an answer to a later one means that the earlier ones are done. An
    // answer may lead to one more request, and that to another.
    for (int round = 0; round < 4; ++round) {
        bool done = false;
        m_reader->read<bool>(
            u"test.settle"_s, m_window.get(),
            [](model::Connection &, const model::ReadTicket &) -> model::Result<bool> { return true; },
            [&done](model::Result<bool>) { done = true; });
        if (!QTest::qWaitFor([&done] { return done; }, 10000))
            qFatal("the reader does not answer");
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QTest::qWait(20); // layouts that were asked for
}

void WindowBench::setLook(const QString &language, bool dark)
{
    m_language.use(language);
    m_theme->setSchemeChoice(dark ? app::SchemeChoice::Dark : app::SchemeChoice::Light);
    settle();
}

} // namespace evoca::test
