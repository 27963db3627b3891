#include "McpFixture.h"
#include "stdio/Bridge.h"
#include "stdio/BridgeAccess.h"
#include "stdio/StdioBridge.h"
#include "support/TestHome.h"

#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>

#include <sstream>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

class TestBridge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accessFile();
    void bothEras();
    void wholeRun();
    void survivesARestart();
    void programAway();
    void wrongToken();
    void cancelled();
    void subscription();
    void repeatsOnlyWhatIsSafe_data();
    void repeatsOnlyWhatIsSafe();

private:
    static std::vector<Json> lines(const std::ostringstream &out);
    static const Json *answer(const std::vector<Json> &lines, const Json &id);
};

namespace {

QByteArray modernLine(const std::string &method, int id, Json params = Json::object())
{
    params["_meta"] = {{"io.modelcontextprotocol/protocolVersion", "2026-07-28"},
                       {"io.modelcontextprotocol/clientCapabilities", Json::object()}};
    return dumpJson({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}});
}

} // namespace

std::vector<Json> TestBridge::lines(const std::ostringstream &out)
{
    std::vector<Json> result;
    std::istringstream in(out.str());
    for (std::string line; std::getline(in, line);)
        result.push_back(Json::parse(line));
    return result;
}

const Json *TestBridge::answer(const std::vector<Json> &lines, const Json &id)
{
    for (const Json &line : lines) {
        if (line.contains("id") && line["id"] == id)
            return &line;
    }
    return nullptr;
}

void TestBridge::accessFile()
{
    QTemporaryDir folder;
    const StorePaths paths = StorePaths::under(folder.path());
    QCOMPARE(BridgeAccess::read(paths).error().code, ErrorCode::Unavailable);
    QVERIFY((BridgeAccess {u"http://127.0.0.1:7431/mcp"_s, "evoca_x"}).write(paths));
    const auto read = BridgeAccess::read(paths);
    QVERIFY(read);
    QCOMPARE(read->token, "evoca_x");
    const QString file = BridgeAccess::path(paths);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    QCOMPARE(BridgeAccess::read(paths).error().code, ErrorCode::Forbidden);
}

void TestBridge::bothEras()
{
    McpFixture fixture;
    std::ostringstream out;
    Bridge bridge([&] { return BridgeAccess {fixture.server->status().url, fixture.token}; }, u"/home/ana/shop"_s, out);
    bridge.receive(
        R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}})");
    QTRY_VERIFY(answer(lines(out), 0));
    bridge.receive(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    bridge.receive(R"({"jsonrpc":"2.0","id":"a","method":"tools/list"})");
    bridge.receive(modernLine("server/discover", 2));
    bridge.receive(
        modernLine("tools/call", 3, {{"name", "search_experience"}, {"arguments", {{"query", "discount rounding"}}}}));
    bridge.receive("not json");
    bridge.receive("");
    QTRY_COMPARE(lines(out).size(), 5U);
    const auto all = lines(out);
    QCOMPARE((*answer(all, 0))["result"]["protocolVersion"], "2025-06-18");
    QVERIFY((*answer(all, "a"))["result"]["tools"].size() >= 5);
    QCOMPARE((*answer(all, 2))["result"]["supportedVersions"][0], "2026-07-28");
    QCOMPARE((*answer(all, 3))["result"]["structuredContent"]["experiences"].size(), 1U);
    QCOMPARE((*answer(all, nullptr))["error"]["code"], -32700);
}

void TestBridge::wholeRun()
{
    McpFixture fixture;
    std::istringstream in(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n\n{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}\n");
    std::ostringstream out;
    // Everything is answered although the input ends at once.
    QCOMPARE(runStdioBridge(fixture.server->status().url, fixture.token, in, out), 0);
    QVERIFY(answer(lines(out), 1));
    QVERIFY(answer(lines(out), 2));
}

void TestBridge::survivesARestart()
{
    McpFixture fixture;
    std::ostringstream out;
    Bridge bridge([&] { return BridgeAccess {fixture.server->status().url, fixture.token}; }, {}, out);
    bridge.receive(modernLine("tools/list", 1));
    QTRY_VERIFY(answer(lines(out), 1));
    const quint16 port = fixture.port();
    fixture.server->stop();
    bridge.receive(modernLine("tools/list", 2));
    QTest::qWait(700);
    QVERIFY(!answer(lines(out), 2));
    QVERIFY(fixture.server->start(port));
    QTRY_VERIFY(answer(lines(out), 2));
    QVERIFY(answer(lines(out), 2)->contains("result"));
}

void TestBridge::programAway()
{
    std::ostringstream out;
    Bridge bridge(
        []() -> Result<BridgeAccess> {
            return std::unexpected(Error {ErrorCode::Unavailable, u"Evoca is not running."_s});
        },
        {}, out);
    bridge.receive(R"({"jsonrpc":"2.0","id":9,"method":"ping"})");
    QSignalSpy drained(&bridge, &Bridge::drained);
    bridge.finish();
    QTRY_COMPARE_WITH_TIMEOUT(drained.count(), 1, 8000); // nothing runs: no long wait
    const auto all = lines(out);
    QCOMPARE(all.size(), 1U);
    QCOMPARE(all[0]["id"], 9);
    QVERIFY(all[0]["error"]["message"].get<std::string>().contains("not running"));
}

void TestBridge::wrongToken()
{
    McpFixture fixture;
    std::ostringstream out;
    Bridge bridge([&] { return BridgeAccess {fixture.server->status().url, "evoca_wrong"}; }, {}, out);
    bridge.receive(R"({"jsonrpc":"2.0","id":1,"method":"ping"})");
    QTRY_VERIFY(answer(lines(out), 1));
    QVERIFY(lines(out)[0]["error"]["message"].get<std::string>().contains("token"));
}

void TestBridge::cancelled()
{
    McpFixture fixture;
    std::ostringstream out;
    Bridge bridge([&] { return BridgeAccess {fixture.server->status().url, fixture.token}; }, {}, out);
    bridge.receive(modernLine("tools/list", 1));
    bridge.receive(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})");
    bridge.receive(modernLine("tools/list", 2));
    QTRY_VERIFY(answer(lines(out), 2));
    QTest::qWait(100);
    QVERIFY(!answer(lines(out), 1));
}

void TestBridge::subscription()
{
    McpFixture fixture;
    std::ostringstream out;
    Bridge bridge([&] { return BridgeAccess {fixture.server->status().url, fixture.token}; }, {}, out);
    bridge.receive(modernLine("subscriptions/listen", 4, {{"notifications", Json::object()}}));
    QTRY_COMPARE(lines(out).size(), 1U);
    QCOMPARE(lines(out)[0]["method"], "notifications/subscriptions/acknowledged");
    QSignalSpy drained(&bridge, &Bridge::drained);
    bridge.finish(); // an open subscription keeps nobody alive
    QTRY_COMPARE(drained.count(), 1);
}

void TestBridge::repeatsOnlyWhatIsSafe_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<bool>("repeated");
    QTest::newRow("reads") << QByteArray("episode_search") << true;
    QTest::newRow("writes, but again is the same") << QByteArray("remember") << true;
    QTest::newRow("writes anew") << QByteArray("episode_write") << false;
    QTest::newRow("not known here") << QByteArray("from_a_later_release") << false;
}

/// The connection breaks after the call arrived and before it was answered.
void TestBridge::repeatsOnlyWhatIsSafe()
{
    QFETCH(QByteArray, tool);
    QFETCH(bool, repeated);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    int calls = 0;
    connect(&server, &QTcpServer::newConnection, &server, [&] {
        QTcpSocket *socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&calls, socket, text = QByteArray()]() mutable {
            text += socket->readAll();
            if (!text.endsWith("}}}"))
                return;
            ++calls;
            socket->abort();
        });
    });
    std::ostringstream out;
    const QString url = u"http://127.0.0.1:%1/mcp"_s.arg(server.serverPort());
    Bridge bridge([&] { return BridgeAccess {url, "evoca_x"}; }, {}, out);
    bridge.receive(R"({"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":")" + tool
                   + R"(","arguments":{"body":"x"}}})");
    if (repeated) {
        QTRY_VERIFY_WITH_TIMEOUT(calls > 3, 5000);
        return;
    }
    QTRY_VERIFY_WITH_TIMEOUT(answer(lines(out), 5), 10'000);
    const std::string message = (*answer(lines(out), 5))["error"]["message"];
    QVERIFY2(message.contains("may have been done"), message.c_str());
    QTest::qWait(700);
    QCOMPARE(calls, 1);
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestBridge test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_bridge.moc"
