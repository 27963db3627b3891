#include "McpFixture.h"
#include "support/TestHome.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <array>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

/// The server as a whole: connections, refusals, life cycle.
class TestMcpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusalsBeforeTheBody();
    void tokens();
    void keepAliveAndPipelining();
    void expectContinue();
    void brokenRequests();
    void subscriptionIsAcknowledgedAndEnded();
    void manyClients();
    void connectionLimit();
    void restartKeepsThePort();
    void portTaken();
    void pause();
    void status();
    void disconnectCancels();
    void stopWhileCalling();
};

namespace {

const QByteArray ping = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";

QByteArray identityCall(int id)
{
    return dumpJson({{"jsonrpc", "2.0"}, {"id", id}, {"method", "tools/call"}, {"params", {{"name", "get_identity"}}}});
}

} // namespace

void TestMcpServer::refusalsBeforeTheBody()
{
    McpFixture fixture;
    const QByteArray host = "Host: 127.0.0.1:" + QByteArray::number(fixture.port()) + "\r\n";
    const auto answer = [&](const QByteArray &head) {
        HttpClient http(fixture.port());
        http.send(head + "\r\n");
        return http.receive();
    };
    // No body was sent, yet each is answered at once.
    QCOMPARE(answer("POST /mcp HTTP/1.1\r\nHost: evil.example.com\r\nContent-Length: 100\r\n").status, 403);
    QCOMPARE(
        answer("POST /mcp HTTP/1.1\r\n" + host + "Origin: https://evil.example.com\r\nContent-Length: 100\r\n").status,
        403);
    const HttpAnswer unauthorized = answer("POST /mcp HTTP/1.1\r\n" + host + "Content-Length: 100\r\n");
    QCOMPARE(unauthorized.status, 401);
    QCOMPARE(unauthorized.headers["www-authenticate"], "Bearer");
    QCOMPARE(answer("POST /mcp HTTP/1.1\r\n" + host + "Content-Length: 40000000\r\n").status, 413);
    const HttpAnswer get = answer("GET /mcp HTTP/1.1\r\n" + host);
    QCOMPARE(get.status, 405); // before any token
    QCOMPARE(get.headers["allow"], "POST");
    QCOMPARE(answer("DELETE /mcp HTTP/1.1\r\n" + host).status, 405);
    const HttpAnswer wellKnown = answer("GET /.well-known/oauth-authorization-server HTTP/1.1\r\n" + host);
    QCOMPARE(wellKnown.status, 404);
    QVERIFY(wellKnown.json().is_object());
    QCOMPARE(answer("POST /register HTTP/1.1\r\n" + host + "Content-Length: 0\r\n").status, 404);
    for (const auto &[name, value] : wellKnown.headers.asKeyValueRange())
        QVERIFY(!name.startsWith("access-control"));
}

void TestMcpServer::tokens()
{
    McpFixture fixture;
    QCOMPARE(fixture.exchange(ping).status, 200);
    const QByteArray good = fixture.token;
    fixture.token = good.chopped(1) + (good.endsWith('A') ? 'B' : 'A');
    QCOMPARE(fixture.exchange(ping).status, 401);
    fixture.token = good;
    QVERIFY(AccessControl(*fixture.store.writer).removeClient(fixture.client.id).result());
    QCOMPARE(fixture.exchange(ping).status, 401); // at once, without a restart
}

void TestMcpServer::keepAliveAndPipelining()
{
    McpFixture fixture;
    HttpClient http(fixture.port());
    for (int i = 0; i < 3; ++i) {
        http.send(fixture.post(identityCall(i)));
        QCOMPARE(http.receive().json()["id"], i);
    }
    // Sent all at once: answered one by one and in order, though the first is the slowest.
    QByteArray all;
    for (int i = 0; i < 50; ++i)
        all += fixture.post(i % 2 == 0 ? identityCall(i)
                                       : dumpJson({{"jsonrpc", "2.0"}, {"id", i}, {"method", "ping"}}));
    http.send(all);
    for (int i = 0; i < 50; ++i)
        QCOMPARE(http.receive().json()["id"], i);
    // A refused request with a body leaves the connection usable.
    http.send("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(fixture.port())
              + "\r\nContent-Length: 5\r\n\r\n");
    QCOMPARE(http.receive().status, 401);
    http.send("12345" + fixture.post(identityCall(77)));
    QCOMPARE(http.receive().json()["id"], 77);
    http.send(fixture.post(ping, "Connection: close\r\n"));
    QCOMPARE(http.receive().headers["connection"], "close");
    QVERIFY(http.closedByPeer());
}

void TestMcpServer::expectContinue()
{
    McpFixture fixture;
    HttpClient http(fixture.port());
    const QByteArray request = fixture.post(ping, "Expect: 100-continue\r\n");
    http.send(request.chopped(ping.size()));
    QCOMPARE(http.receiveUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    http.send(ping);
    QCOMPARE(http.receive().status, 200);
    HttpClient refused(fixture.port());
    fixture.token = "wrong";
    refused.send(fixture.post(ping, "Expect: 100-continue\r\n").chopped(ping.size()));
    QCOMPARE(refused.receive().status, 401); // and no invitation to send the body
    QVERIFY(refused.closedByPeer());
}

void TestMcpServer::brokenRequests()
{
    McpFixture fixture;
    for (const QByteArray &bytes :
         QByteArrayList {"garbage\r\n\r\n", "POST /mcp HTTP/1.1\r\nContent-Length: -5\r\n\r\n"}) {
        HttpClient http(fixture.port());
        http.send(bytes);
        QCOMPARE(http.receive().status, 400);
        QVERIFY(http.closedByPeer());
    }
    HttpClient big(fixture.port());
    big.send("POST /mcp HTTP/1.1\r\nX: " + QByteArray(1024 * 1024, 'a') + "\r\n\r\n");
    QCOMPARE(big.receive().status, 431);
    QCOMPARE(fixture.exchange(ping).status, 200);
}

void TestMcpServer::subscriptionIsAcknowledgedAndEnded()
{
    McpFixture fixture;
    HttpClient http(fixture.port());
    http.send(fixture.modern("subscriptions/listen", {{"notifications", {{"toolsListChanged", true}}}}, 0));
    const QByteArray opening = http.receiveUntil("\n\n\r\n");
    QVERIFY(opening.startsWith("HTTP/1.1 200 OK"));
    QVERIFY(opening.contains("Content-Type: text/event-stream"));
    QVERIFY(opening.contains("X-Accel-Buffering: no"));
    const auto event = [](const QByteArray &bytes) {
        const qsizetype start = bytes.indexOf("data: ") + 6;
        return parseJson(QByteArrayView(bytes).sliced(start, bytes.indexOf("\n\n", start) - start)).value_or(Json());
    };
    const Json acknowledged = event(opening);
    QCOMPARE(acknowledged["method"], "notifications/subscriptions/acknowledged");
    QCOMPARE(acknowledged["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], 0);
    QCOMPARE(acknowledged["params"]["notifications"], Json::object());
    QCOMPARE(fixture.exchange(ping).status, 200); // others are served meanwhile
    fixture.server->stop();
    QCOMPARE(event(http.receiveUntil("\n\n\r\n"))["method"], "notifications/cancelled");
    const Json last = event(http.receiveUntil("\n\n\r\n"));
    QCOMPARE(last["id"], 0);
    QCOMPARE(last["result"]["resultType"], "complete");
    QVERIFY(http.closedByPeer());
}

void TestMcpServer::manyClients()
{
    McpFixture fixture;
    std::atomic<int> answered = 0;
    std::atomic<int> wrong = 0;
    std::array<QByteArrayList, 16> requests;
    for (int t = 0; t < 16; ++t) {
        for (int i = 0; i < 50; ++i)
            requests[t].append(fixture.post(identityCall(t * 1000 + i)));
    }
    QElapsedTimer timer;
    timer.start();
    std::vector<std::jthread> threads;
    for (int t = 0; t < 16; ++t) {
        threads.emplace_back([&requests, &answered, &wrong, port = fixture.port(), t] {
            HttpClient http(port);
            for (int i = 0; i < 50; ++i) {
                http.send(requests[t].at(i));
                const HttpAnswer answer = http.receive();
                ++(answer.status == 200 && answer.json()["id"] == t * 1000 + i ? answered : wrong);
            }
        });
    }
    threads.clear();
    qInfo("%d calls in %lld ms", answered.load(), timer.elapsed());
    QCOMPARE(answered.load(), 800);
    QCOMPARE(wrong.load(), 0);
    fixture.server.reset();
    fixture.store.stopWriter();
    QCOMPARE(fixture.store.value(u"SELECT count(*) FROM request"_s).toInt(), 800); // nothing lost in the log
}

void TestMcpServer::connectionLimit()
{
    McpFixture fixture;
    std::vector<std::unique_ptr<HttpClient>> waiting;
    for (int i = 0; i < 64; ++i)
        waiting.push_back(std::make_unique<HttpClient>(fixture.port()));
    // A connection that only waits gives way to a new one.
    QCOMPARE(fixture.exchange(ping).status, 200);
    QVERIFY(waiting.front()->closedByPeer());
    // Streams do not: then the newcomer is told to try again.
    waiting.clear();
    for (int i = 0; i < 64; ++i) {
        waiting.push_back(std::make_unique<HttpClient>(fixture.port()));
        waiting.back()->send(fixture.modern("subscriptions/listen"));
        QVERIFY(waiting.back()->receiveUntil("\n\n\r\n").contains("acknowledged"));
    }
    HttpClient refused(fixture.port());
    QCOMPARE(refused.receive().status, 503);
    waiting.pop_back();
    QTRY_COMPARE(fixture.exchange(ping).status, 200);
}

void TestMcpServer::restartKeepsThePort()
{
    McpFixture fixture;
    const quint16 port = fixture.port();
    HttpClient http(port);
    http.send(fixture.post(ping));
    QCOMPARE(http.receive().status, 200);
    for (int i = 0; i < 3; ++i) {
        fixture.server->stop();
        QCOMPARE(fixture.server->status().state, ServerStatus::State::Stopped);
        QVERIFY(fixture.server->start(port));
        QCOMPARE(fixture.port(), port);
        QCOMPARE(fixture.exchange(ping).status, 200); // the same URL and token go on working
    }
}

void TestMcpServer::portTaken()
{
    McpFixture fixture;
    McpServer second(fixture.store.paths, *fixture.store.writer, u"0.1.0"_s);
    QSignalSpy spy(&second, &McpServer::statusChanged);
    const auto started = second.start(fixture.port());
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::Unavailable);
    QVERIFY(started.error().message.contains(QString::number(fixture.port())));
    QCOMPARE(second.status().state, ServerStatus::State::Failed);
    QCOMPARE(spy.count(), 1);
    QVERIFY(second.start(0));
    QVERIFY(!second.start(0));
}

void TestMcpServer::pause()
{
    McpFixture fixture;
    fixture.server->setPaused(true);
    QCOMPARE(fixture.server->status().state, ServerStatus::State::Paused);
    const HttpAnswer answer = fixture.exchange(ping);
    QCOMPARE(answer.status, 503);
    QVERIFY(answer.json()["error"]["message"].get<std::string>().contains("paused"));
    fixture.server->setPaused(false);
    QCOMPARE(fixture.exchange(ping).status, 200);
}

void TestMcpServer::status()
{
    McpFixture fixture;
    QSignalSpy spy(fixture.server.get(), &McpServer::statusChanged);
    fixture.call("get_identity", Json::object());
    QTRY_VERIFY(spy.count() >= 1);
    const ServerStatus status = fixture.server->status();
    QCOMPARE(status.state, ServerStatus::State::Serving);
    QCOMPARE(status.requestsToday, 1);
    QCOMPARE(status.clients, 1);
    QCOMPARE(status.url, u"http://127.0.0.1:%1/mcp"_s.arg(status.port));
    fixture.startServer(); // a new server counts on from the log
    QTRY_COMPARE(fixture.store.value(u"SELECT count(*) FROM request"_s).toInt(), 1);
    fixture.startServer();
    QCOMPARE(fixture.server->status().requestsToday, 1);
}

void TestMcpServer::disconnectCancels()
{
    McpFixture fixture;
    // More calls than threads, so that some still wait when their client leaves.
    std::vector<std::unique_ptr<HttpClient>> leaving;
    for (int i = 0; i < 40; ++i) {
        leaving.push_back(std::make_unique<HttpClient>(fixture.port()));
        leaving.back()->send(fixture.modern(
            "tools/call", {{"name", "search_experience"}, {"arguments", {{"query", "discount rounding"}}}}, i));
    }
    for (auto &http : leaving)
        http->socket.abort();
    QCOMPARE(fixture.exchange(ping).status, 200);
    fixture.server->stop();
    QVERIFY(fixture.server->start(0));
    QCOMPARE(fixture.exchange(ping).status, 200);
}

void TestMcpServer::stopWhileCalling()
{
    McpFixture fixture;
    std::vector<std::unique_ptr<HttpClient>> clients;
    for (int i = 0; i < 30; ++i) {
        clients.push_back(std::make_unique<HttpClient>(fixture.port()));
        clients.back()->send(fixture.post(identityCall(i)));
    }
    QTRY_VERIFY(clients.back()->socket.bytesToWrite() == 0);
    QCOMPARE(clients.back()->receive().status, 200);
    fixture.server->stop();
    // What was accepted was answered before the end.
    for (size_t i = 0; i + 1 < clients.size(); ++i)
        QCOMPARE(clients[i]->receive().status, 200);
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestMcpServer test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mcpserver.moc"
