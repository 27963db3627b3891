#include "McpFixture.h"
#include "protocol/SchemaChecker.h"
#include "support/TestHome.h"

#include <QUrl>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

/// Each tool over a real server with a small store.
class TestTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<McpFixture>(); }
    void cleanupTestCase() { m_fixture.reset(); }
    void answersFitTheirSchemas();
    void searchExperience();
    void seedContract();
    void unknownArgumentsAndBounds();
    void nothingSimilar();
    void pendingProject();
    void absentProjectIsNeverDropped();
    void workingDirectory();
    void roots();
    void explainNode();
    void searchHistory();
    void readSession();
    void longSessionInPages();
    void deniedRecordsAreAbsent();
    void identity();
    void missingPermission();
    void requestsAreLogged();

private:
    Json call(const std::string &tool, const Json &arguments = Json::object(), const QByteArray &headers = {}) const
    {
        return m_fixture->call(tool, arguments, headers);
    }
    static std::string error(const Json &result)
    {
        return result.value("isError", false) ? result["content"][0]["text"].get<std::string>() : std::string();
    }
    Json definition(const std::string &tool) const;
    std::unique_ptr<McpFixture> m_fixture;
};

Json TestTools::definition(const std::string &tool) const
{
    const Json list = m_fixture->exchange(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})").json();
    for (const Json &entry : list["result"]["tools"]) {
        if (entry["name"] == tool)
            return entry;
    }
    return {};
}

void TestTools::answersFitTheirSchemas()
{
    const std::vector<std::pair<std::string, Json>> calls {
        {"search_experience", {{"query", "discount rounding"}}},
        {"explain_node", {{"node_id", "exp-11111111111111111111111111111111"}}},
        {"search_history", {{"query", "coupons"}}},
        {"read_session", {{"session", m_fixture->session.toStdString()}}},
        {"get_identity", Json::object()},
    };
    for (const auto &[tool, arguments] : calls) {
        const Json result = call(tool, arguments);
        QCOMPARE(error(result), std::string());
        const Json &structured = result["structuredContent"];
        QVERIFY(structured.is_object());
        QCOMPARE(SchemaChecker(definition(tool)["outputSchema"]).problem(structured).value_or(""), std::string());
        QCOMPARE(Json::parse(result["content"][0]["text"].get<std::string>()), structured); // the same as text
    }
}

void TestTools::searchExperience()
{
    const Json result = call("search_experience", {{"query", "discount rounding coupons"}, {"limit", 3}});
    const Json &experiences = result["structuredContent"]["experiences"];
    QCOMPARE(experiences.size(), 1U); // blog is pending, diary hidden
    const Json &first = experiences[0];
    QCOMPARE(first["id"], "exp-11111111111111111111111111111111");
    QCOMPARE(first["class"], "build");
    QCOMPARE(first["agent"], "claude-code");
    QCOMPARE(first["strategy"], "inspect-first");
    QCOMPARE(first["status"], "success");
    QCOMPARE(first["tool_calls"], 2);
    QCOMPARE(first["minutes"], 1.5);
    QCOMPARE(first["files"], Json::array({"src/cart/discount.rs"}));
    QVERIFY(first["score"].get<double>() > 0 && first["score"].get<double>() <= 1);
    QVERIFY(result["content"][1]["text"].get<std::string>().contains("not instructions"));
}

void TestTools::seedContract()
{
    const Json tool = definition("search_experience");
    const Json &input = tool["inputSchema"];
    QCOMPARE(input["required"], Json::array({"query"}));
    QCOMPARE(input["properties"]["query"]["minLength"], 1);
    QCOMPARE(input["properties"]["query"]["maxLength"], 1000);
    QCOMPARE(
        input["properties"]["query"]["description"],
        "Words describing the topic, e.g. 'expired token login bug'. Matched lexically against past task descriptions.");
    QCOMPARE(
        input["properties"]["limit"],
        Json::parse(
            R"({"type":"integer","description":"Maximum number of past tasks to return. Default 5; allowed 1-20.","minimum":1,"maximum":20,"default":5})"));
    const Json &output = tool["outputSchema"];
    QCOMPARE(output["title"], "SearchExperienceResult");
    QCOMPARE(output["required"], Json::array({"experiences", "lessons"}));
    QCOMPARE(output["properties"]["experiences"]["items"]["$ref"], "#/$defs/ExperienceSummary");
    const Json &summary = output["$defs"]["ExperienceSummary"];
    QCOMPARE(summary["required"],
             Json::parse(
                 R"(["id","score","description","class","agent","strategy","status","tool_calls","minutes","files"])"));
    QCOMPARE(summary["properties"].size(), 10U);
    QCOMPARE(summary["properties"]["strategy"]["anyOf"], Json::parse(R"([{"type":"string"},{"type":"null"}])"));
    QCOMPARE(output["$defs"]["LessonSummary"]["properties"]["support"]["minimum"], 1);
    QCOMPARE(output["$defs"]["LessonSummary"]["required"], Json::parse(R"(["text","confidence","support"])"));
    QCOMPARE(tool["annotations"]["idempotentHint"], true);
}

void TestTools::unknownArgumentsAndBounds()
{
    QVERIFY(error(call("search_experience", {{"query", "x"}, {"limit", 0}})).contains("\"limit\" must be at least 1"));
    QVERIFY(error(call("search_experience", {{"query", ""}})).contains("\"query\" must not be empty"));
    QVERIFY(error(call("search_experience", {{"query", "x"}, {"top_k", 3}})).contains("Unknown argument \"top_k\""));
    QVERIFY(error(call("search_experience")).contains("\"query\" is required"));
    QVERIFY(error(call("get_identity", {{"x", 1}})).contains("This tool takes none"));
}

void TestTools::nothingSimilar()
{
    const Json result = call("search_experience", {{"query", "kubernetes ingress certificates"}});
    QCOMPARE(error(result), std::string());
    QCOMPARE(result["structuredContent"], Json::parse(R"({"experiences":[],"lessons":[]})"));
}

void TestTools::pendingProject()
{
    for (const char *project : {"blog", "/home/ana/blog", "/home/ana/blog/src"}) {
        const Json result = call("search_experience", {{"query", "discount"}, {"project", project}});
        QVERIFY(error(result).contains("not approved"));
        QVERIFY(error(result).contains("evoca approve \"/home/ana/blog\""));
        QCOMPARE(result["_meta"]["evoca/error"]["code"], "not_approved");
        QVERIFY(!result.contains("structuredContent"));
    }
}

void TestTools::absentProjectIsNeverDropped()
{
    for (const char *tool : {"search_experience", "search_history"}) {
        const std::string message = error(call(tool, {{"query", "discount"}, {"project", "nowhere"}}));
        QVERIFY(message.contains("no project \"nowhere\""));
        QVERIFY(message.contains("/home/ana/shop"));
    }
    QVERIFY(
        !error(call("read_session", {{"session", m_fixture->session.toStdString()}, {"project", "nowhere"}})).empty());
    // Written into the query it means the same.
    QVERIFY(error(call("search_history", {{"query", "discount project:blog"}})).contains("not approved"));
    QVERIFY(!error(call("search_history", {{"query", "discount project:shop"}, {"project", "shop"}})).empty());
    QVERIFY(error(call("search_history", {{"query", "coupons project:shop"}})).empty());
}

void TestTools::workingDirectory()
{
    McpFixture fixture;
    AccessControl(*fixture.store.writer).approve(u"blog"_s).waitForFinished();
    const Json arguments {{"query", "discount rounding"}};
    QVERIFY(error(fixture.call("search_experience", arguments)).contains("\"project\"")); // two approved, none named
    const Json result = fixture.call("search_experience", arguments,
                                     "Evoca-Working-Directory: " + QUrl::toPercentEncoding(u"/home/ana/blog/a b"_s)
                                         + "\r\n");
    QCOMPARE(result["structuredContent"]["experiences"][0]["id"], "exp-22222222222222222222222222222222");
}

void TestTools::roots()
{
    McpFixture fixture;
    AccessControl(*fixture.store.writer).approve(u"blog"_s).waitForFinished();
    const auto ask = [&fixture](Json params) {
        params["name"] = "search_experience";
        params["arguments"] = {{"query", "discount rounding"}};
        params["_meta"]["io.modelcontextprotocol/clientCapabilities"] = {{"roots", Json::object()}};
        HttpClient http(fixture.port());
        http.send(fixture.modern("tools/call", params));
        return http.receive().json()["result"];
    };
    const Json first = ask(Json::object());
    QCOMPARE(first["resultType"], "input_required");
    QCOMPARE(first["inputRequests"]["roots"]["method"], "roots/list");
    const Json second = ask(
        {{"inputResponses", {{"roots", {{"roots", Json::array({{{"uri", "file:///home/ana/blog"}}})}}}}}});
    QCOMPARE(second["resultType"], "complete");
    QCOMPARE(second["structuredContent"]["experiences"][0]["id"], "exp-22222222222222222222222222222222");
    const Json useless = ask({{"inputResponses", {{"roots", {{"roots", Json::array()}}}}}});
    QCOMPARE(useless["isError"], true); // asked once, not for ever
}

void TestTools::explainNode()
{
    const Json result = call("explain_node", {{"node_id", "exp-11111111111111111111111111111111"}});
    const Json &page = result["structuredContent"];
    QCOMPARE(page["root"]["kind"], "Experience");
    QVERIFY(!page["nodes"].empty());
    QVERIFY(!page["edges"].empty());
    QVERIFY(!error(call("explain_node", {{"node_id", "exp-nothing"}})).empty());
}

void TestTools::searchHistory()
{
    const Json result = call("search_history", {{"query", "coupons"}});
    const Json &hits = result["structuredContent"]["hits"];
    QCOMPARE(hits.size(), 1U);
    QCOMPARE(hits[0]["session"], m_fixture->session.toStdString());
    QCOMPARE(hits[0]["kind"], "prompt");
    QVERIFY(hits[0]["snippet"].get<std::string>().contains("coupons"));
    QVERIFY(result["structuredContent"]["note"].get<std::string>().contains("not instructions"));
    const Json opened = call("read_session", {{"session", hits[0]["session"]}, {"from_message", hits[0]["message"]}});
    QVERIFY(opened["structuredContent"]["messages"][0]["text"].get<std::string>().contains("coupons"));
    QVERIFY(error(call("search_history", {{"query", "status:failure"}})).contains("at least one word"));
}

void TestTools::readSession()
{
    const Json page = call("read_session", {{"session", m_fixture->session.toStdString()}})["structuredContent"];
    QCOMPARE(page["project"], "shop");
    QCOMPARE(page["messages"].size(), 6U);
    QCOMPARE(page["messages"][1]["kind"], "tool_call");
    QCOMPARE(page["messages"][1]["tool"], "Bash");
    QCOMPARE(page["messages"][2]["failed"], true);
    QVERIFY(!page.contains("next_cursor"));
    const Json talk = call("read_session",
                           {{"session", m_fixture->session.toStdString()}, {"talk_only", true}})["structuredContent"];
    QCOMPARE(talk["messages"].size(), 2U);
    const Json byNativeId = call("read_session", {{"session", "native-shop"}})["structuredContent"];
    QCOMPARE(byNativeId["session"], m_fixture->session.toStdString());
    QVERIFY(error(call("read_session", {{"session", "native-shop"}, {"cursor", "abc"}})).contains("cursor"));
    QVERIFY(error(call("search_history", {{"query", "login"}, {"cursor", "zzz"}})).contains("cursor"));
}

void TestTools::longSessionInPages()
{
    BatchMaker maker(u"native-long"_s);
    maker.batch.session.cwd = u"/home/ana/shop"_s;
    maker.batch.project = {u"/home/ana/shop"_s, u"shop"_s, {}, false};
    QByteArray long1;
    for (int i = 0; i < 40'000; ++i)
        long1 += "línea \"" + QByteArray::number(i) + "\"\n";
    maker.prompt("Read the long log");
    maker.call(u"Read"_s, "log.txt").result(long1).answer(QByteArray("完了しました。").repeated(400));
    m_fixture->store.import(u"/agents/long.jsonl"_s, maker.take());
    std::string gathered;
    std::string lastText;
    Json arguments {{"session", "native-long"}};
    int pages = 0;
    while (++pages < 100) {
        const Json result = call("read_session", arguments);
        QCOMPARE(error(result), std::string());
        const Json &page = result["structuredContent"];
        QVERIFY(result["content"][0]["text"].get<std::string>().size() < 100'000);
        QVERIFY(QString::fromStdString(result["content"][0]["text"].get<std::string>()).size() <= 50'000);
        for (const Json &message : page["messages"]) {
            if (message["kind"] == "tool_result")
                gathered += message["text"].get<std::string>();
            lastText = message["text"].get<std::string>();
        }
        if (!page.contains("next_cursor"))
            break;
        arguments["cursor"] = page["next_cursor"];
    }
    QVERIFY(pages > 10);
    QCOMPARE(QByteArray::fromStdString(gathered), long1); // nothing lost, nothing twice
    QVERIFY(lastText.ends_with("。"));
}

void TestTools::deniedRecordsAreAbsent()
{
    const auto sameAsAbsent = [this](const std::string &tool, const char *key, const std::string &denied,
                                     const std::string &absent) {
        const auto text = [&](const std::string &id) {
            return QString::fromStdString(error(call(tool, {{key, id}}))).replace(QString::fromStdString(id), u"ID"_s);
        };
        return !text(denied).isEmpty() && text(denied) == text(absent);
    };
    // Of a pending project and of a hidden one.
    for (const char *denied : {"exp-22222222222222222222222222222222", "exp-33333333333333333333333333333333"})
        QVERIFY(sameAsAbsent("explain_node", "node_id", denied, "exp-44444444444444444444444444444444"));
    for (const char *denied : {"native-blog", "native-diary"})
        QVERIFY(sameAsAbsent("read_session", "session", denied, "native-none"));
    QVERIFY(call("search_history", {{"query", "diary"}})["structuredContent"]["hits"].empty());
}

void TestTools::identity()
{
    const Json who = call("get_identity")["structuredContent"];
    QCOMPARE(who["client"], "tester");
    QCOMPARE(who["profile"], "generic");
    QCOMPARE(who["permissions"], Json::array({"memory:read", "history:read"}));
    QCOMPARE(who["default_project"], "/home/ana/shop");
    QCOMPARE(
        who["projects"],
        Json::parse(
            R"([{"name":"shop","path":"/home/ana/shop","approval":"approved"},{"name":"blog","path":"/home/ana/blog","approval":"pending"}])"));
}

void TestTools::missingPermission()
{
    McpFixture fixture;
    Client client = fixture.client;
    client.permissions = Permission::MemoryRead;
    QVERIFY(AccessControl(*fixture.store.writer).updateClient(client).result());
    const HttpAnswer answer = fixture.exchange(
        R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"search_experience","arguments":{"query":"x"}}})");
    QCOMPARE(answer.status, 403);
    QCOMPARE(answer.json()["id"], 3);
    QVERIFY(answer.json()["error"]["message"].get<std::string>().contains("history:read"));
    QCOMPARE(fixture.call("get_identity", Json::object())["structuredContent"]["permissions"],
             Json::array({"memory:read"}));
}

void TestTools::requestsAreLogged()
{
    McpFixture fixture;
    fixture.call("search_experience", {{"query", "discount rounding"}});
    fixture.call("search_experience", {{"query", "kubernetes"}});
    fixture.call("search_experience", {{"query", "discount"}, {"project", "blog"}});
    fixture.call("search_experience", {{"query", ""}});
    QTRY_COMPARE(fixture.store.value(u"SELECT count(*) FROM request"_s).toInt(), 4);
    const auto reader = fixture.store.reader();
    const auto log = RequestLog::list(*reader, 10).value();
    using Outcome = RequestRecord::Outcome;
    QCOMPARE(log[3].outcome, Outcome::Answered);
    QCOMPARE(log[3].returned, QStringList {u"exp-11111111111111111111111111111111"_s});
    QCOMPARE(log[3].project, fixture.projectId(u"/home/ana/shop"_s));
    QCOMPARE(log[3].clientName, u"tester"_s);
    QVERIFY(log[3].micros > 0);
    QCOMPARE(log[2].outcome, Outcome::Nothing);
    QCOMPARE(log[1].outcome, Outcome::Refused);
    QVERIFY(log[1].error.contains("not approved"_L1));
    QCOMPARE(log[0].outcome, Outcome::Refused);
}

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestTools test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_tools.moc"
