#include "McpFixture.h"
#include "support/TestHome.h"

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::test;

/// The table of reference mcp.md section 2, row by row, over real sockets.
class TestEra : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<McpFixture>(); }
    void cleanupTestCase() { m_fixture.reset(); }
    void classification_data();
    void classification();
    void legacyHandshake_data();
    void legacyHandshake();
    void discover();
    void listsInBothEras();
    void notifications();
    void malformed_data();
    void malformed();

private:
    std::unique_ptr<McpFixture> m_fixture;
};

namespace {

constexpr const char *version = "io.modelcontextprotocol/protocolVersion";
constexpr const char *capabilities = "io.modelcontextprotocol/clientCapabilities";

QByteArray request(const std::string &method, const Json &meta = nullptr, Json params = Json::object())
{
    if (!meta.is_null())
        params["_meta"] = meta;
    return dumpJson({{"jsonrpc", "2.0"}, {"id", 0}, {"method", method}, {"params", params}});
}

} // namespace

void TestEra::classification_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("code"); // 0: a result
    const Json meta {{version, "2026-07-28"}, {capabilities, Json::object()}};
    const Json unknown {{version, "2031-01-01"}, {capabilities, Json::object()}};
    const QByteArray modern = "MCP-Protocol-Version: 2026-07-28\r\n";
    const auto row = [](const char *name, const QByteArray &body, const QByteArray &headers, int status, int code) {
        QTest::newRow(name) << body << headers << status << code;
    };
    row("legacy without header", request("tools/list"), "", 200, 0);
    row("legacy with header", request("tools/list"), "MCP-Protocol-Version: 2025-06-18\r\n", 200, 0);
    row("legacy with an unknown version", request("tools/list"), "MCP-Protocol-Version: 1999-01-01\r\n", 400, -32600);
    row("modern", request("tools/list", meta), modern + "Mcp-Method: tools/list\r\n", 200, 0);
    row("modern without version header", request("tools/list", meta), "Mcp-Method: tools/list\r\n", 400, -32020);
    row("header and _meta differ", request("tools/list", meta),
        "MCP-Protocol-Version: 2025-11-25\r\nMcp-Method: tools/list\r\n", 400, -32020);
    row("modern header, no _meta", request("tools/list"), modern + "Mcp-Method: tools/list\r\n", 400, -32602);
    row("modern header, no capabilities", request("tools/list", {{version, "2026-07-28"}}),
        modern + "Mcp-Method: tools/list\r\n", 400, -32602);
    row("modern header, no version in _meta", request("tools/list", {{capabilities, Json::object()}}),
        modern + "Mcp-Method: tools/list\r\n", 400, -32602);
    row("unknown version in both", request("tools/list", unknown),
        "MCP-Protocol-Version: 2031-01-01\r\nMcp-Method: tools/list\r\n", 400, -32022);
    row("no Mcp-Method", request("tools/list", meta), modern, 400, -32020);
    row("wrong Mcp-Method", request("tools/list", meta), modern + "Mcp-Method: ping\r\n", 400, -32020);
    row("Mcp-Method in another case", request("tools/list", meta), modern + "Mcp-Method: TOOLS/LIST\r\n", 400, -32020);
    const Json named {{"name", "get_identity"}};
    row("no Mcp-Name", request("tools/call", meta, named), modern + "Mcp-Method: tools/call\r\n", 400, -32020);
    row("wrong Mcp-Name", request("tools/call", meta, named), modern + "Mcp-Method: tools/call\r\nMcp-Name: other\r\n",
        400, -32020);
    row("Mcp-Name", request("tools/call", meta, named),
        modern + "Mcp-Method: tools/call\r\nMcp-Name:  get_identity \r\n", 200, 0);
    row("Mcp-Name in base64", request("tools/call", meta, named),
        modern + "Mcp-Method: tools/call\r\nMcp-Name: =?base64?Z2V0X2lkZW50aXR5?=\r\n", 200, 0);
    row("Mcp-Name in broken base64", request("tools/call", meta, named),
        modern + "Mcp-Method: tools/call\r\nMcp-Name: =?base64?Z2V0X2lkZW50aXR?=\r\n", 400, -32020);
    for (const char *method : {"initialize", "ping", "logging/setLevel", "resources/list", "no/such"})
        row(method, request(method, meta), modern + "Mcp-Method: " + method + "\r\n", 404, -32601);
    row("initialize with modern header", request("initialize"), modern, 400, -32020);
    row("legacy unknown method", request("resources/list"), "", 200, -32601);
    row("legacy ping", request("ping"), "", 200, 0);
    row("discover in the legacy era", request("server/discover"), "", 200, -32601);
    row("unknown tool", request("tools/call", nullptr, {{"name", "no_such"}}), "", 200, -32602);
    row("only JSON accepted", request("ping"), "Accept: application/json\r\n", 200, 0);
}

void TestEra::classification()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, headers);
    QFETCH(int, status);
    QFETCH(int, code);
    const HttpAnswer answer = m_fixture->exchange(body, headers);
    QCOMPARE(answer.status, status);
    const Json json = answer.json();
    QCOMPARE(json["jsonrpc"], "2.0");
    QCOMPARE(json["id"], 0); // an id of 0 is an id
    QCOMPARE(json.contains("error") ? json["error"]["code"].get<int>() : 0, code);
    if (code == -32022)
        QCOMPARE(json["error"]["data"], Json::parse(R"({"supported":["2026-07-28"],"requested":"2031-01-01"})"));
}

void TestEra::legacyHandshake_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("answered");
    for (const char *known : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
        QTest::newRow(known) << QString::fromLatin1(known) << QString::fromLatin1(known);
    QTest::newRow("modern") << u"2026-07-28"_s << u"2025-11-25"_s;
    QTest::newRow("unknown") << u"1999-01-01"_s << u"2025-11-25"_s;
}

void TestEra::legacyHandshake()
{
    QFETCH(QString, asked);
    QFETCH(QString, answered);
    const Json params {{"protocolVersion", asked.toStdString()},
                       {"capabilities", Json::object()},
                       {"clientInfo", {{"name", "t"}, {"version", "1"}}}};
    const HttpAnswer answer = m_fixture->exchange(request("initialize", nullptr, params));
    QCOMPARE(answer.status, 200);
    QVERIFY(!answer.headers.contains("mcp-session-id"));
    const Json result = answer.json()["result"];
    QCOMPARE(result["protocolVersion"], answered.toStdString());
    QCOMPARE(result["serverInfo"]["name"], "evoca");
    QVERIFY(result["capabilities"].contains("tools"));
    QVERIFY(result["instructions"].get<std::string>().size() <= 2048);
}

void TestEra::discover()
{
    HttpClient http(m_fixture->port());
    http.send(m_fixture->modern("server/discover"));
    const Json result = http.receive().json()["result"];
    QCOMPARE(result["resultType"], "complete");
    QCOMPARE(result["supportedVersions"], Json::array({"2026-07-28"}));
    QVERIFY(result["ttlMs"].is_number_integer());
    QCOMPARE(result["cacheScope"], "public");
    QVERIFY(!result["instructions"].get<std::string>().empty());
    QCOMPARE(result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "evoca");
}

void TestEra::listsInBothEras()
{
    const Json legacy = m_fixture->exchange(request("tools/list")).json()["result"];
    HttpClient http(m_fixture->port());
    http.send(m_fixture->modern("tools/list"));
    const Json modern = http.receive().json()["result"];
    QCOMPARE(legacy["tools"], modern["tools"]);
    QVERIFY(!legacy.contains("resultType") && !legacy.contains("ttlMs"));
    QCOMPARE(modern["resultType"], "complete");
    std::vector<std::string> names;
    for (const Json &tool : legacy["tools"]) {
        const std::string name = tool["name"].get<std::string>();
        names.push_back(name);
        QVERIFY(name.size() <= 40);
        QCOMPARE(tool["inputSchema"]["type"], "object");
        QCOMPARE(tool["inputSchema"]["additionalProperties"], false);
        QCOMPARE(tool["outputSchema"]["type"], "object");
        QVERIFY(tool["annotations"]["readOnlyHint"].is_boolean());
        QVERIFY(!tool["title"].get<std::string>().empty());
        for (const Json &property : tool["inputSchema"]["properties"])
            QVERIFY(!property["description"].get<std::string>().empty()
                    && (property["type"].is_string() || property["type"].is_array()));
    }
    QCOMPARE(names,
             (std::vector<std::string> {
                 "search_experience", "explain_node",  "get_execution_context", "search_history",  "read_session",
                 "forget_experience", "episode_write", "episode_search",        "episode_handoff", "episode_promote",
                 "search_memory",     "recall",        "recall_context",        "get_memory",      "explain_memory",
                 "remember",          "update_memory", "update_state",          "forget",          "restore_memory",
                 "get_identity"}));
}

void TestEra::notifications()
{
    const HttpAnswer answer = m_fixture->exchange(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    QCOMPARE(answer.status, 202);
    QVERIFY(answer.body.isEmpty());
    QCOMPARE(m_fixture->exchange(R"({"jsonrpc":"2.0","id":5,"result":{}})").status, 202);
}

void TestEra::malformed_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::newRow("not JSON") << QByteArray("{") << -32700;
    QTest::newRow("empty") << QByteArray() << -32700;
    QTest::newRow("bad UTF-8") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\"}") << -32700;
    QTest::newRow("too deep") << QByteArray("[").repeated(100'000) << -32700;
    QTest::newRow("batch") << QByteArray(R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])") << -32600;
    QTest::newRow("other version") << QByteArray(R"({"jsonrpc":"1.0","id":1,"method":"ping"})") << -32600;
    QTest::newRow("no method") << QByteArray(R"({"jsonrpc":"2.0","id":1})") << -32600;
    QTest::newRow("null id") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"ping"})") << -32600;
    QTest::newRow("params are a list") << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})")
                                       << -32602;
}

void TestEra::malformed()
{
    QFETCH(QByteArray, body);
    QFETCH(int, code);
    const HttpAnswer answer = m_fixture->exchange(body);
    QCOMPARE(answer.status, 400);
    QCOMPARE(answer.json()["error"]["code"], code);
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestEra test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_era.moc"
