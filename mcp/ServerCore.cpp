#include "ServerCore.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace evoca::mcp {

using model::Result;

Result<std::unique_ptr<ServerCore>> ServerCore::open(const model::StorePaths &paths, model::Writer &writer,
                                                     const QString &version)
{
    auto connection = model::Connection::open(paths, u"mcp"_s, model::Connection::Mode::Read);
    if (!connection)
        return std::unexpected(connection.error());
    std::unique_ptr<ServerCore> core(new ServerCore(std::move(*connection), writer, version));
    if (auto started = core->m_runner.start(paths); !started)
        return std::unexpected(started.error());
    return core;
}

ServerCore::ServerCore(std::unique_ptr<model::Connection> connection, model::Writer &writer, const QString &version)
    : m_connection(std::move(connection)), m_log(writer), m_runner(writer, m_log, version),
      m_dispatcher(m_registry, m_runner, m_subscriptions, version), m_endpoint(*m_connection, m_dispatcher),
      m_server(m_endpoint)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(2s);
    connect(&m_patience, &QTimer::timeout, this, &ServerCore::giveUp);
    connect(&m_server, &Server::drained, this, &ServerCore::finish);
    connect(&m_runner, &ToolRunner::finished, this, &ServerCore::called);
}

Result<quint16> ServerCore::listen(quint16 port)
{
    auto listening = m_server.listen(port);
    if (listening)
        m_endpoint.setPort(*listening);
    return listening;
}

void ServerCore::setPaused(bool paused)
{
    m_endpoint.setPaused(paused);
}

void ServerCore::shutDown()
{
    m_patience.start();
    m_subscriptions.endAll();
    m_server.drain();
}

void ServerCore::giveUp()
{
    m_server.abortAll();
    finish();
}

void ServerCore::finish()
{
    if (m_stopped)
        return;
    m_stopped = true;
    Q_EMIT stopped();
}

qint64 ServerCore::callsSince(qint64 since) const
{
    return model::RequestLog::countSince(*m_connection, since).value_or(0);
}

} // namespace evoca::mcp
