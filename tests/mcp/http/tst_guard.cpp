#include "http/Guard.h"

#include <QTest>

using namespace evoca::mcp;

class TestGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusals_data();
    void refusals();
    void bearer();
    void challenge();
};

void TestGuard::refusals_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QList<std::pair<QByteArray, QByteArray>>>("headers");
    QTest::addColumn<int>("status"); // 0: admitted
    using Headers = QList<std::pair<QByteArray, QByteArray>>;
    const auto row = [](const char *name, const QByteArray &method, const QByteArray &target, const Headers &headers,
                        int status) { QTest::newRow(name) << method << target << headers << status; };
    const std::pair<QByteArray, QByteArray> host {"host", "127.0.0.1:7431"};
    row("plain", "POST", "/mcp", {host}, 0);
    row("localhost", "POST", "/mcp", {{"host", "LocalHost:7431"}}, 0);
    row("ipv6", "POST", "/mcp?x=1", {{"host", "[::1]:7431"}}, 0);
    row("no host", "POST", "/mcp", {}, 403);
    row("two hosts", "POST", "/mcp", {host, host}, 403);
    row("rebound host", "POST", "/mcp", {{"host", "evil.example.com:7431"}}, 403);
    row("host prefix", "POST", "/mcp", {{"host", "127.0.0.1:7431.evil.example.com"}}, 403);
    row("other port", "POST", "/mcp", {{"host", "127.0.0.1:80"}}, 403);
    row("no port", "POST", "/mcp", {{"host", "127.0.0.1"}}, 403);
    row("own origin", "POST", "/mcp", {host, {"origin", "http://127.0.0.1:7431"}}, 0);
    row("loopback origin", "POST", "/mcp", {host, {"origin", "http://localhost:3000"}}, 0);
    row("evil origin", "POST", "/mcp", {host, {"origin", "http://evil.example.com"}}, 403);
    row("origin with a loopback prefix", "POST", "/mcp", {host, {"origin", "http://localhost.evil.example.com"}}, 403);
    row("origin with loopback as user", "POST", "/mcp", {host, {"origin", "http://localhost@evil.example.com"}}, 403);
    row("null origin", "POST", "/mcp", {host, {"origin", "null"}}, 403);
    row("empty origin", "POST", "/mcp", {host, {"origin", ""}}, 403);
    row("file origin", "POST", "/mcp", {host, {"origin", "file://"}}, 403);
    row("get", "GET", "/mcp", {host}, 405);
    row("delete", "DELETE", "/mcp", {host}, 405);
    row("preflight", "OPTIONS", "/mcp", {host, {"origin", "http://localhost:3000"}}, 405);
    row("root", "POST", "/", {host}, 404);
    row("register", "POST", "/register", {host}, 404);
    row("well-known", "GET", "/.well-known/oauth-protected-resource/mcp", {host}, 404);
    row("absolute target", "POST", "http://evil.example.com/mcp", {host}, 404);
    row("json", "POST", "/mcp", {host, {"content-type", "application/json; charset=utf-8"}}, 0);
    row("form", "POST", "/mcp", {host, {"content-type", "application/x-www-form-urlencoded"}}, 415);
    row("text", "POST", "/mcp", {host, {"content-type", "text/plain"}}, 415);
    row("expects something else", "POST", "/mcp", {host, {"expect", "200-ok"}}, 417);
}

void TestGuard::refusals()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    using Headers = QList<std::pair<QByteArray, QByteArray>>;
    QFETCH(Headers, headers);
    QFETCH(int, status);
    const auto response = Guard(7431).refuse({.method = method, .target = target, .headers = headers});
    QCOMPARE(response ? response->status : 0, status);
    if (!response)
        return;
    const auto names = [&] {
        QByteArrayList list;
        for (const auto &[name, value] : response->headers)
            list.append(name);
        return list;
    }();
    QVERIFY(!names.contains("Access-Control-Allow-Origin"));
    QCOMPARE(names.contains("Allow"), status == 405);
    QCOMPARE(response->contentType, "application/json");
}

void TestGuard::bearer()
{
    const auto token = [](const QByteArray &value) {
        return Guard::bearerToken({.headers = {{"authorization", value}}});
    };
    QCOMPARE(token("Bearer abc"), "abc");
    QCOMPARE(token("bearer  abc "), "abc");
    QCOMPARE(token("Basic abc"), "");
    QCOMPARE(token("Bearer "), "");
    QCOMPARE(token("Bearerabc"), "");
    QCOMPARE(Guard::bearerToken({}), "");
    QCOMPARE(Guard::bearerToken({.headers = {{"authorization", "Bearer a"}, {"authorization", "Bearer b"}}}), "");
}

void TestGuard::challenge()
{
    const Response response = Guard::unauthorized("x");
    QCOMPARE(response.status, 401);
    const std::pair<QByteArray, QByteArray> challenge {"WWW-Authenticate", "Bearer"};
    QCOMPARE(response.headers, (QList {challenge}));
}

QTEST_APPLESS_MAIN(TestGuard)
#include "tst_guard.moc"
