#include "composition/Services.h"

#include "composition/ClientToken.h"
#include "composition/ControlServer.h"
#include "journal/Journal.h"
#include "memories/AgentFileFollower.h"
#include "stdio/BridgeAccess.h"
#include "store/Store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace evoca::app {

namespace {

Q_LOGGING_CATEGORY(log, "evoca.composition")

constexpr QStringView bridgeClient = u"evoca bridge";
constexpr auto firstBackup = 10min;
constexpr auto backupEvery = 24h;
constexpr auto firstPurge = 1min; // after the start, which has other things to do
constexpr auto purgeEvery = 24h;

} // namespace

Services::Services(const model::StorePaths &paths) : m_paths(paths)
{
    m_backupTimer.setSingleShot(true);
    m_backupTimer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_backupTimer, &QTimer::timeout, this, &Services::backUpWhenDue);
    m_purgeTimer.setSingleShot(true);
    m_purgeTimer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_purgeTimer, &QTimer::timeout, this, &Services::purgeWhenDue);
}

model::Result<std::unique_ptr<Services>> Services::start(const Options &options)
{
    std::unique_ptr<Services> services(new Services(options.paths));
    auto writer = model::Writer::start(options.paths);
    if (!writer)
        return std::unexpected(writer.error());
    services->m_writer = std::move(*writer);
    services->m_history = std::make_unique<model::HistoryService>(
        *services->m_writer, options.import,
        std::make_unique<model::AgentFileFollower>(*services->m_writer, options.import.places));
    services->m_purge = std::make_unique<model::PurgeThread>(*services->m_writer);
    services->m_server = std::make_unique<mcp::McpServer>(options.paths, *services->m_writer,
                                                          QCoreApplication::applicationVersion());
    services->m_control = std::make_unique<ControlServer>(options.paths, *services->m_writer);
    if (const auto listening = services->m_control->listen(); !listening)
        qCWarning(log) << listening.error().message;
    services->m_backupTimer.start(firstBackup);
    services->m_purgeTimer.start(firstPurge);
    return services;
}

Services::~Services()
{
    m_backupTimer.stop();
    m_purgeTimer.stop();
    if (m_backup.joinable())
        m_backup.join();
    m_control.reset(); // accept no more
    if (m_server)
        m_server->stop();
    m_server.reset();
    m_history.reset(); // cancels, joins
    m_purge.reset(); // stops; goes on at the next start
    m_writer.reset(); // drains, checkpoints
}

model::Result<void> Services::serve(quint16 port)
{
    connect(m_server.get(), &mcp::McpServer::statusChanged, this, &Services::publishAddress, Qt::UniqueConnection);
    return m_server->start(port);
}

/// The port may change while the program runs; `evoca mcp` then finds the new one.
void Services::publishAddress(const mcp::ServerStatus &status)
{
    if (status.state != mcp::ServerStatus::State::Serving || status.url == m_published)
        return;
    const auto token = clientToken(m_paths, *m_writer, bridgeClient.toString());
    const auto written = token ? mcp::BridgeAccess {status.url, *token}.write(m_paths) : std::unexpected(token.error());
    if (written)
        m_published = status.url;
    else
        qCWarning(log) << written.error().message;
}

/// What expired goes into the bin; then what a stop left unfinished, and what is in the bin too long.
void Services::purgeWhenDue()
{
    model::Journal(*m_writer).expire(QDateTime::currentMSecsSinceEpoch());
    const bool busy = m_history->state() == model::HistoryService::State::Importing;
    if (!busy)
        m_purge->startPending();
    m_purgeTimer.start(busy ? std::chrono::milliseconds(firstPurge) : std::chrono::milliseconds(purgeEvery));
}

void Services::backUpWhenDue()
{
    const QFileInfoList backups = QDir(m_paths.backups()).entryInfoList({u"*.db"_s}, QDir::Files, QDir::Time);
    const qint64 age = backups.isEmpty() ? -1 : backups.first().lastModified().msecsTo(QDateTime::currentDateTime());
    const bool busy = m_history->state() == model::HistoryService::State::Importing;
    if (!busy && (age < 0 || age >= std::chrono::milliseconds(backupEvery).count()))
        backUp();
    m_backupTimer.start(busy ? std::chrono::milliseconds(firstBackup) : std::chrono::milliseconds(backupEvery));
}

void Services::backUp()
{
    m_backup = std::jthread([this, paths = m_paths] {
        const auto done = model::backupStore(paths);
        if (!done) {
            QMetaObject::invokeMethod(
                this, [this, error = done.error()] { Q_EMIT backupFailed(error); }, Qt::QueuedConnection);
        }
    });
}

} // namespace evoca::app
