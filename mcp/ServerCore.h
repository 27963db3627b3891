#pragma once

#include "access/Access.h"
#include "http/Server.h"
#include "protocol/Dispatcher.h"
#include "protocol/Endpoint.h"
#include "protocol/Subscriptions.h"
#include "store/Connection.h"
#include "tools/Registry.h"
#include "tools/ToolRunner.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace evoca::mcp {

/// Everything of the server that lives on its thread.
class ServerCore : public QObject
{
    Q_OBJECT
public:
    static model::Result<std::unique_ptr<ServerCore>> open(const model::StorePaths &paths, model::Writer &writer,
                                                           const QString &version);

    model::Result<quint16> listen(quint16 port);
    void setPaused(bool paused);
    /// Accepts no more, lets running calls end (at most two seconds), closes; then emits `stopped`.
    void shutDown();
    /// Calls logged since a moment (epoch ms).
    qint64 callsSince(qint64 since) const;

Q_SIGNALS:
    void called(qint64 client); ///< a call has ended
    void stopped();

private:
    ServerCore(std::unique_ptr<model::Connection> connection, model::Writer &writer, const QString &version);
    void giveUp();
    void finish();

    std::unique_ptr<model::Connection> m_connection;
    model::RequestLog m_log;
    Registry m_registry;
    Subscriptions m_subscriptions;
    ToolRunner m_runner;
    Dispatcher m_dispatcher;
    Endpoint m_endpoint;
    Server m_server;
    QTimer m_patience;
    bool m_stopped = false;
};

} // namespace evoca::mcp
