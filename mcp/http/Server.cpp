#include "http/Server.h"

#include "http/Connection.h"
#include "http/Limits.h"

#include <QCoreApplication>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>

namespace evoca::mcp {

Server::Server(RequestHandler &handler, QObject *parent) : QObject(parent), m_handler(handler), m_server(this)
{
    m_server.setProxy(QNetworkProxy::NoProxy);
    connect(&m_server, &QTcpServer::newConnection, this, &Server::acceptAll);
}

Server::~Server() = default;

model::Result<quint16> Server::listen(quint16 port)
{
    if (m_server.listen(QHostAddress::LocalHost, port))
        return m_server.serverPort();
    const bool taken = m_server.serverError() == QAbstractSocket::AddressInUseError;
    const QString sentence = taken
        ? QCoreApplication::translate(
              "McpServer", "Port %1 is used by another program. Choose another port in the settings, or with --port.")
              .arg(port)
        : QCoreApplication::translate("McpServer", "The server cannot listen on port %1: %2")
              .arg(port)
              .arg(m_server.errorString());
    return std::unexpected(model::Error {model::ErrorCode::Unavailable, sentence, QStringLiteral("port")});
}

void Server::acceptAll()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection())
        accept(socket);
}

void Server::accept(QTcpSocket *socket)
{
    if (m_connections.size() >= mostConnections && !makeRoom()) {
        turnAway(socket);
        return;
    }
    auto *connection = new Connection(socket, m_handler, this);
    m_connections.append(connection);
    connect(connection, &Connection::closed, this, [this, connection] { remove(connection); });
}

/// Closes the connection that has waited longest for a next request; clients open another one when they need it.
bool Server::makeRoom()
{
    Connection *oldest = nullptr;
    for (Connection *connection : std::as_const(m_connections)) {
        if (connection->isWaiting() && (!oldest || connection->waitingSince() < oldest->waitingSince()))
            oldest = connection;
    }
    if (oldest)
        oldest->abort();
    return oldest != nullptr;
}

void Server::turnAway(QTcpSocket *socket)
{
    Response response = Response::failure(503, "too_many_connections",
                                          "Too many clients are connected. Try again in a moment.");
    response.headers.emplaceBack("Retry-After", "1");
    socket->write(serializeHead(response, false) + response.body);
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    socket->disconnectFromHost();
    // A peer that never closes must not keep the socket.
    QTimer::singleShot(lingerTime, socket, [socket] {
        socket->abort();
        socket->deleteLater();
    });
}

void Server::remove(Connection *connection)
{
    m_connections.removeOne(connection);
    if (m_draining && m_connections.isEmpty())
        Q_EMIT drained();
}

void Server::drain()
{
    m_server.close();
    m_draining = true;
    const QList<Connection *> connections = m_connections;
    for (Connection *connection : connections)
        connection->closeSoon();
    if (m_connections.isEmpty())
        QMetaObject::invokeMethod(this, &Server::drained, Qt::QueuedConnection);
}

void Server::abortAll()
{
    const QList<Connection *> connections = m_connections;
    for (Connection *connection : connections)
        connection->abort();
}

} // namespace evoca::mcp
