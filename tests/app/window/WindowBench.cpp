#include "WindowBench.h"

#include "access/Access.h"
#include "demo/DemoEpisodes.h"
#include "demo/DemoHistory.h"
#include "demo/DemoMemories.h"
#include "forgetting/Bin.h"
#include "forgetting/Purge.h"
#include "history/Importer.h"
#include "memories/AgentFileImport.h"
#include "pages/PageRegistry.h"
#include "search/Overview.h"
#include "store/Connection.h"
#include "store/StorePaths.h"

#include <QApplication>
#include <QDateTime>
#include <QFontDatabase>
#include <QSqlQuery>
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
    m_purge = std::make_unique<model::PurgeThread>(*m_writer);
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
    m_services = std::make_unique<app::AppServices>(
        app::AppServices {.reader = *m_reader,
                          .writer = *m_writer,
                          .theme = *m_theme,
                          .settings = *m_settings,
                          .language = m_language,
                          .server = m_server.get(),
                          .purge = m_purge.get(),
                          .places = {.home = m_home.path(), .useEnvironment = false},
                          .paths = paths,
                          .version = u"0.1.0"_s});
    m_window = std::make_unique<app::MainWindow>(*m_services);
    app::addPages(*m_window, *m_services);
}

WindowBench::~WindowBench()
{
    m_window.reset();
    m_purge.reset();
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
    app::DemoMemories::write(*m_writer).waitForFinished();
    model::AgentFileImport files(*m_writer, {.home = m_home.path(), .useEnvironment = false});
    if (const auto read = files.run({}, {}); !read)
        qFatal("%s", qPrintable(read.error().message));
    app::DemoEpisodes::write(*m_writer, m_home.path()).waitForFinished();
    model::AccessControl access(*m_writer);
    access
        .addClient(u"Claude Code"_s, model::Profile::Extended,
                   model::Permission::MemoryRead | model::Permission::HistoryRead)
        .waitForFinished();
    access.addClient(u"Codex"_s, model::Profile::Generic, model::Permission::MemoryRead).waitForFinished();
    for (const QString &name : {u"ledger"_s, u"tienda"_s, u"atlas"_s})
        access.approve(name).waitForFinished();
}

QStringList WindowBench::ids(const QString &table, int count)
{
    auto found = m_writer->call<QStringList>([=](model::WriteContext &context) -> model::Result<QStringList> {
        auto rows = context.connection.run(
            u"SELECT global_id FROM %1 WHERE deleted_at = 0 ORDER BY id DESC LIMIT ?"_s.arg(table), {count});
        if (!rows)
            return std::unexpected(rows.error());
        QStringList ids;
        while (rows->next())
            ids << rows->value(0).toString();
        return ids;
    });
    found.waitForFinished();
    return found.result().value_or(QStringList {});
}

void WindowBench::fillRequests()
{
    using Outcome = model::RequestRecord::Outcome;
    const QStringList experiences = ids(u"experience"_s, 5);
    const QStringList lessons = ids(u"lesson"_s, 2);
    const QStringList sessions = ids(u"session"_s, 3);
    const QStringList memories = ids(u"memory"_s, 2);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const std::vector<model::RequestRecord> records {
        {.tool = u"recall"_s,
         .arguments = {{u"query"_s, u"how do we name migrations"_s}},
         .returned = memories,
         .micros = 5200},
        {.tool = u"search_memory"_s,
         .arguments = {{u"query"_s, u"who owns the billing alerts"_s}},
         .micros = 5100,
         .outcome = Outcome::Nothing},
        {.tool = u"search_memory"_s,
         .arguments = {{u"query"_s, u"port"_s}, {u"top_k"_s, 3}},
         .micros = 900,
         .outcome = Outcome::Refused,
         .error = u"Unknown parameter \"top_k\"."_s},
        {.tool = u"read_session"_s,
         .arguments = {{u"session"_s, sessions.value(0)}},
         .returned = sessions.mid(0, 1),
         .micros = 7400},
        {.tool = u"episode_write"_s,
         .arguments = {{u"body"_s, u"Rotation must hold the row lock while the old token is still valid."_s}},
         .micros = 8300},
        {.tool = u"search_history"_s,
         .arguments = {{u"query"_s, u"payroll"_s}},
         .micros = 1200,
         .outcome = Outcome::Refused,
         .error = u"The project payroll is not approved yet."_s},
        {.tool = u"remember"_s,
         .arguments = {{u"path"_s, u"auth/locking"_s}},
         .returned = memories.mid(0, 1),
         .micros = 9100},
        {.tool = u"get_identity"_s, .micros = 700},
        {.tool = u"search_experience"_s,
         .arguments = {{u"query"_s, u"refresh token logs users out twice"_s}, {u"limit"_s, 5}},
         .returned = experiences + lessons,
         .micros = 4100}};
    model::RequestLog log(*m_writer);
    for (int round = 0; round < 12; ++round) {
        for (std::size_t index = 0; index < records.size(); ++index) {
            model::RequestRecord record = records[index];
            record.at = now - qint64((12 - round) * int(records.size()) - int(index)) * 11 * 60 * 1000;
            record.clientName = index % 3 == 1 ? u"Codex"_s : u"Claude Code"_s;
            log.add(record);
        }
    }
    m_writer->post([](model::WriteContext &) -> model::Result<void> { return {}; }).waitForFinished();
}

void WindowBench::fillBin()
{
    using By = model::ForgetDeed::By;
    model::Bin bin(*m_writer);
    const QStringList experiences = ids(u"experience"_s, 40);
    const QStringList sessions = ids(u"session"_s, 40);
    const auto erased = model::Purge(*m_writer).run(model::ForgetTarget::of(sessions.last()), {});
    if (!erased)
        qFatal("%s", qPrintable(erased.error().message));
    if (!erased->verified)
        qWarning("%s", qPrintable(model::receiptText(*erased)));
    bin.put(model::ForgetTarget::of(ids(u"memory"_s, 1).first()), {.by = By::Client, .client = u"Codex"_s})
        .waitForFinished();
    bin.put(model::ForgetTarget::of(ids(u"lesson"_s, 1).first()), {.by = By::Person}).waitForFinished();
    bin.put({.items = {{model::ForgetKind::Experience, experiences[10]},
                       {model::ForgetKind::Experience, experiences[12]}},
             .filter = {}},
            {.by = By::Person, .reason = u"Tried with a real card"_s})
        .waitForFinished();
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
