#include "TokenProxy.h"

#include <QTcpSocket>

#include <memory>

namespace evoca::test {

TokenProxy::TokenProxy(quint16 server, QByteArray token, QObject *parent)
    : QObject(parent), m_server(server), m_token(std::move(token))
{
    connect(&m_listener, &QTcpServer::newConnection, this, &TokenProxy::accept);
    m_listener.listen(QHostAddress::LocalHost, 0);
}

void TokenProxy::accept()
{
    while (QTcpSocket *client = m_listener.nextPendingConnection()) {
        auto buffer = std::make_shared<QByteArray>();
        connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
        connect(client, &QTcpSocket::readyRead, this, [this, client, buffer] {
            *buffer += client->readAll();
            const qsizetype end = buffer->indexOf("\r\n\r\n");
            if (end < 0)
                return;
            // One request a connection: the client is told to close, so the rest is all body.
            client->disconnect(this);
            forward(client, buffer->first(end + 2), buffer->sliced(end + 4));
        });
    }
}

QByteArray TokenProxy::rewritten(const QByteArray &head) const
{
    const QByteArray own = ':' + QByteArray::number(port());
    const QByteArray theirs = ':' + QByteArray::number(m_server);
    QByteArray result;
    for (QByteArray line : head.trimmed().split('\n')) {
        line = line.trimmed();
        const QByteArray name = line.first(qMax<qsizetype>(0, line.indexOf(':'))).toLower();
        if (name == "host" || name == "origin")
            line.replace(own, theirs);
        if (name != "connection" && name != "authorization")
            result += line + "\r\n";
    }
    return result + "Authorization: Bearer " + m_token + "\r\nConnection: close\r\n\r\n";
}

void TokenProxy::forward(QTcpSocket *client, QByteArray head, const QByteArray &rest)
{
    auto *server = new QTcpSocket(client);
    connect(server, &QTcpSocket::readyRead, client, [client, server] { client->write(server->readAll()); });
    connect(server, &QTcpSocket::disconnected, client, [client, server] {
        client->write(server->readAll());
        client->disconnectFromHost();
    });
    connect(client, &QTcpSocket::readyRead, server, [client, server] { server->write(client->readAll()); });
    connect(client, &QTcpSocket::disconnected, server, [server] { server->abort(); });
    server->connectToHost(QHostAddress::LocalHost, m_server);
    server->write(rewritten(head) + rest);
}

} // namespace evoca::test
