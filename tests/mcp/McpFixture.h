#pragma once

#include "McpServer.h"
#include "StoreFixture.h"
#include "access/Access.h"
#include "protocol/Json.h"

#include <QByteArray>
#include <QHash>
#include <QNetworkProxy>
#include <QTcpSocket>

namespace evoca::test {

/// One HTTP answer as it came over the socket.
struct HttpAnswer
{
    int status = 0; ///< 0: the connection ended without an answer
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
    mcp::Json json() const;
};

/// A plain client that says exactly what it is told to say.
class HttpClient
{
public:
    explicit HttpClient(quint16 port);
    void send(const QByteArray &bytes);
    HttpAnswer receive(int timeoutMs = 10'000); ///< one answer with a Content-Length
    QByteArray receiveUntil(const QByteArray &marker, int timeoutMs = 10'000); ///< raw bytes
    bool closedByPeer(int timeoutMs = 5'000);

    QTcpSocket socket;

private:
    QByteArray m_buffer;
};

/// A running server over a small store: project shop (approved) with one session and two experiences, project blog
/// (pending) and project diary (hidden) with one each.
class McpFixture
{
public:
    McpFixture();

    /// A POST to /mcp by the client "tester", with further headers ("Name: value\r\n").
    QByteArray post(const QByteArray &body, const QByteArray &headers = {}) const;
    HttpAnswer exchange(const QByteArray &body, const QByteArray &headers = {}) const;
    /// tools/call in the legacy era; the result object.
    mcp::Json call(const std::string &tool, const mcp::Json &arguments, const QByteArray &headers = {}) const;
    /// A request of revision 2026-07-28 with everything it must carry.
    QByteArray modern(const std::string &method, mcp::Json params = mcp::Json::object(), const mcp::Json &id = 1) const;
    quint16 port() const { return server->status().port; }
    void startServer(quint16 port = 0);
    model::RowId projectId(const QString &path) const;

    StoreFixture store;
    QByteArray token;
    model::Client client;
    QString session; ///< global id of shop's session
    std::unique_ptr<mcp::McpServer> server;
};

} // namespace evoca::test
