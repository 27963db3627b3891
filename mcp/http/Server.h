#pragma once

#include "http/RequestHandler.h"
#include "records/Error.h"

#include <QList>
#include <QObject>
#include <QTcpServer>

namespace evoca::mcp {

class Connection;

/// Listens on 127.0.0.1 and keeps at most 64 connections. Lives on the server's thread.
class Server : public QObject
{
    Q_OBJECT
public:
    explicit Server(RequestHandler &handler, QObject *parent = nullptr);
    ~Server() override;

    /// Port 0: the system chooses. Unavailable says which port is taken.
    model::Result<quint16> listen(quint16 port);
    /// Accepts no more, lets running requests end, then emits `drained`.
    void drain();
    void abortAll();
    int connectionCount() const { return int(m_connections.size()); }

Q_SIGNALS:
    void drained();

private:
    void acceptAll();
    void accept(QTcpSocket *socket);
    bool makeRoom();
    void turnAway(QTcpSocket *socket);
    void remove(Connection *connection);

    RequestHandler &m_handler;
    QTcpServer m_server;
    QList<Connection *> m_connections;
    bool m_draining = false;
};

} // namespace evoca::mcp
