#include "McpServer.h"

#include "ServerCore.h"
#include "store/Writer.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QEventLoop>
#include <QHash>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace evoca::mcp {

using model::Error;
using model::ErrorCode;
using model::Result;

namespace {

constexpr qint64 recentMilliseconds = 10 * 60 * 1000;

qint64 startOfToday()
{
    return QDate::currentDate().startOfDay().toMSecsSinceEpoch();
}

} // namespace

struct McpServer::Private
{
    model::StorePaths paths;
    model::Writer &writer;
    QString version;
    std::unique_ptr<QThread> thread;
    ServerCore *core = nullptr; ///< on `thread`, as long as it runs
    ServerStatus status;
    QHash<qint64, qint64> lastSeen; ///< client → epoch ms
    qint64 today = 0; ///< start of the day that requestsToday counts
    QTimer announce; ///< gathers changes, so that a burst of calls is one signal
    bool paused = false;

    /// Runs on the server's thread: builds, reports, serves, takes down.
    void serve(McpServer *server, quint16 port, std::promise<Result<quint16>> &listening);
    void countCall(qint64 client);
    void refreshDay();
};

McpServer::McpServer(model::StorePaths paths, model::Writer &writer, QString version)
    : d(std::make_unique<Private>(std::move(paths), writer, std::move(version)))
{
    qRegisterMetaType<evoca::mcp::ServerStatus>();
    d->announce.setSingleShot(true);
    d->announce.setInterval(500ms);
    connect(&d->announce, &QTimer::timeout, this, [this] { Q_EMIT statusChanged(status()); });
}

McpServer::~McpServer()
{
    stop();
}

void McpServer::Private::serve(McpServer *server, quint16 port, std::promise<Result<quint16>> &listening)
{
    auto opened = ServerCore::open(paths, writer, version);
    if (!opened) {
        listening.set_value(std::unexpected(opened.error()));
        return;
    }
    ServerCore &served = **opened;
    auto bound = served.listen(port);
    if (!bound) {
        listening.set_value(bound);
        return;
    }
    served.setPaused(paused);
    today = startOfToday();
    status.requestsToday = served.callsSince(today);
    core = &served;
    QObject::connect(&served, &ServerCore::called, server, [this](qint64 client) { countCall(client); });
    QEventLoop loop;
    QObject::connect(&served, &ServerCore::stopped, &loop, &QEventLoop::quit);
    listening.set_value(bound);
    loop.exec();
}

void McpServer::Private::refreshDay()
{
    const qint64 day = startOfToday();
    if (day != today) {
        today = day;
        status.requestsToday = 0;
    }
}

void McpServer::Private::countCall(qint64 client)
{
    refreshDay();
    ++status.requestsToday;
    lastSeen.insert(client, QDateTime::currentMSecsSinceEpoch());
    if (!announce.isActive())
        announce.start();
}

Result<void> McpServer::start(quint16 port)
{
    if (d->thread)
        return std::unexpected(Error {ErrorCode::Conflict, tr("The server is running already.")});
    std::promise<Result<quint16>> listening;
    auto result = listening.get_future();
    d->thread.reset(QThread::create([this, port, &listening] { d->serve(this, port, listening); }));
    d->thread->setObjectName("mcp"_L1);
    d->thread->start();
    const Result<quint16> bound = result.get();
    if (!bound) {
        d->thread->wait();
        d->thread.reset();
        d->status.state = ServerStatus::State::Failed;
        d->status.error = bound.error().message;
        Q_EMIT statusChanged(status());
        return std::unexpected(bound.error());
    }
    d->status.state = d->paused ? ServerStatus::State::Paused : ServerStatus::State::Serving;
    d->status.port = *bound;
    d->status.url = u"http://127.0.0.1:%1/mcp"_s.arg(*bound);
    d->status.error.clear();
    Q_EMIT statusChanged(status());
    return {};
}

void McpServer::stop()
{
    if (!d->thread)
        return;
    QMetaObject::invokeMethod(d->core, &ServerCore::shutDown, Qt::QueuedConnection);
    d->thread->wait();
    d->thread.reset();
    d->core = nullptr;
    d->status.state = ServerStatus::State::Stopped;
    d->status.port = 0;
    d->status.url.clear();
    Q_EMIT statusChanged(status());
}

void McpServer::setPaused(bool paused)
{
    if (d->paused == paused)
        return;
    d->paused = paused;
    if (!d->thread)
        return;
    QMetaObject::invokeMethod(
        d->core, [core = d->core, paused] { core->setPaused(paused); }, Qt::BlockingQueuedConnection);
    d->status.state = paused ? ServerStatus::State::Paused : ServerStatus::State::Serving;
    Q_EMIT statusChanged(status());
}

ServerStatus McpServer::status() const
{
    d->refreshDay();
    const qint64 since = QDateTime::currentMSecsSinceEpoch() - recentMilliseconds;
    d->lastSeen.removeIf([since](const auto &entry) { return entry.value() < since; });
    ServerStatus status = d->status;
    status.clients = int(d->lastSeen.size());
    return status;
}

} // namespace evoca::mcp
