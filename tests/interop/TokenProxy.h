#pragma once

#include <QByteArray>
#include <QTcpServer>

class QTcpSocket;

namespace evoca::test {

/// Adds the token to every request on its way to the server, for test suites that cannot send an Authorization header.
/// It replaces its own port by the server's in Host and Origin, and leaves everything else as it is.
class TokenProxy : public QObject
{
    Q_OBJECT
public:
    TokenProxy(quint16 server, QByteArray token, QObject *parent = nullptr);
    quint16 port() const { return m_listener.serverPort(); }

private:
    void accept();
    void forward(QTcpSocket *client, QByteArray head, const QByteArray &rest);
    QByteArray rewritten(const QByteArray &head) const;

    quint16 m_server;
    QByteArray m_token;
    QTcpServer m_listener;
};

} // namespace evoca::test
