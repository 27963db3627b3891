#include "McpFixture.h"
#include "protocol/SchemaChecker.h"
#include "store/Corrections.h"
#include "support/TestHome.h"

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

/// get_execution_context over a real server, and explain_node on what it leaves behind.
class TestGetExecutionContext : public QObject
{
    Q_OBJECT

    Json call(const std::string &tool, const Json &arguments) const
    {
        const Json result = m_fixture->call(tool, arguments);
        if (result.value("isError", false))
            qFatal("%s", result["content"][0]["text"].get<std::string>().c_str());
        return result["structuredContent"];
    }

    std::string error(const Json &arguments) const
    {
        const Json result = m_fixture->call("get_execution_context", arguments);
        return result.value("isError", false) ? result["content"][0]["text"].get<std::string>() : std::string();
    }

    Json definition(const std::string &name) const
    {
        const Json list = m_fixture->exchange(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})").json();
        for (const Json &tool : list["result"]["tools"]) {
            if (tool["name"] == name)
                return tool;
        }
        return {};
    }

    std::unique_ptr<McpFixture> m_fixture;
    const Json m_task {{"task", "Fix the discount rounding in the cart for coupons"}};

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<McpFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void answer()
    {
        const Json plan = call("get_execution_context", m_task);
        QCOMPARE(SchemaChecker(definition("get_execution_context")["outputSchema"]).problem(plan).value_or(""),
                 std::string());
        QCOMPARE(plan["task_class"], "debug");
        QCOMPARE(plan["novelty"]["level"], "unknown"); // one past task says nothing
        QCOMPARE(plan["novelty"]["similar"], 1);
        QCOMPARE(plan["candidates"].size(), 3U);
        QCOMPARE(plan["strategy"]["strategy"], "test-first");
        QCOMPARE(plan["files"][0]["path"], "src/cart/discount.rs");
        QVERIFY(plan["text"].get<std::string>().starts_with("test-first"));
        QCOMPARE(plan["text_tokens"].get<size_t>(), (plan["text"].get<std::string>().size() + 3) / 4);
        QVERIFY(plan["budget"]["tool_calls"] >= 30);
        QCOMPARE(plan["budget"]["limited"], false);
    }

    void limits()
    {
        Json arguments = m_task;
        arguments["max_tool_calls"] = 5;
        arguments["max_minutes"] = 2.5;
        const Json plan = call("get_execution_context", arguments);
        QCOMPARE(plan["budget"]["tool_calls"], 5);
        QCOMPARE(plan["budget"]["minutes"], 2.5);
        QCOMPARE(plan["budget"]["limited"], true);
        arguments["max_tool_calls"] = nullptr; // as a client that sends its defaults
        QCOMPARE(call("get_execution_context", arguments)["budget"]["minutes"], 2.5);
        arguments["max_minutes"] = 0;
        QVERIFY(error(arguments).contains("\"max_minutes\" must be greater than 0"));
        arguments["max_minutes"] = -1;
        QVERIFY(error(arguments).contains("\"max_minutes\""));
        QVERIFY(error({{"task", ""}}).contains("\"task\" must not be empty"));
        QVERIFY(
            error({{"task", "x"}, {"max_context_tokens", 0}}).contains("\"max_context_tokens\" must be at least 1"));
    }

    void everySmallBudget()
    {
        for (int tokens = 1; tokens <= 120; ++tokens) {
            Json arguments = m_task;
            arguments["max_context_tokens"] = tokens;
            const Json plan = call("get_execution_context", arguments);
            const QString text = toQString(plan["text"]);
            QVERIFY2(text.size() <= tokens * 4, qPrintable(text));
            QVERIFY(plan["text_tokens"].get<int>() <= tokens);
        }
    }

    void whatWasServedCanBeExplained()
    {
        const RowId shop = m_fixture->projectId(u"/home/ana/shop"_s);
        QVERIFY(Corrections(*m_fixture->store.writer)
                    .addLesson({shop, TaskClass::Debug, u"Start the database before the tests"_s})
                    .result());
        const Json plan = call("get_execution_context", m_task);
        QVERIFY(plan["text"].get<std::string>().contains("Lesson: Start the database"));
        const std::string id = plan["context_id"];
        const Json page = call("explain_node", {{"node_id", id}});
        QCOMPARE(page["root"]["kind"], "Context");
        QCOMPARE(page["root"]["text"], plan["text"]);
        std::map<std::string, std::vector<std::string>> byKind;
        for (const Json &node : page["nodes"])
            byKind[node["kind"]].push_back(node["id"]);
        QCOMPARE(byKind["CandidatePath"].size(), 3U);
        QCOMPARE(byKind["Task"].size(), 1U);
        QCOMPARE(byKind["Experience"], std::vector<std::string> {"exp-11111111111111111111111111111111"});
        for (const auto &[kind, ids] : byKind) { // each way leads back
            const Json other = call("explain_node", {{"node_id", ids.front()}});
            QCOMPARE(other["root"]["kind"], kind);
            QVERIFY2(other.dump().contains(id) || kind == "Lesson", kind.c_str());
        }
        const Json task = call("explain_node", {{"node_id", byKind["Task"].front()}});
        QCOMPARE(task["root"]["description"], m_task["task"]);
        QVERIFY(task["edges"].dump().contains("recommended_for"));
        QVERIFY(task.dump().contains("Start the database"));
    }

    void calledTwiceItIsTwoContexts()
    {
        QVERIFY(call("get_execution_context", m_task)["context_id"]
                != call("get_execution_context", m_task)["context_id"]);
        QCOMPARE(m_fixture->store.value(u"SELECT count(*) FROM context"_s).toInt(), 2);
    }

    void logged()
    {
        const Json plan = call("get_execution_context", m_task);
        QTRY_COMPARE(m_fixture->store.value(u"SELECT count(*) FROM request"_s).toInt(), 1);
        const QString returned = m_fixture->store.value(u"SELECT returned FROM request"_s).toString();
        QVERIFY(returned.contains(toQString(plan["context_id"])));
        QVERIFY(returned.contains(u"exp-11111111111111111111111111111111"_s));
    }

    void whoMay()
    {
        Json pending = m_task;
        pending["project"] = "blog";
        QVERIFY(error(pending).contains("not approved"));
        QCOMPARE(m_fixture->store.value(u"SELECT count(*) FROM context"_s).toInt(), 0);
        Client client = m_fixture->client;
        client.permissions = Permission::MemoryRead;
        QVERIFY(AccessControl(*m_fixture->store.writer).updateClient(client).result());
        const HttpAnswer refused = m_fixture->exchange(
            R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_execution_context","arguments":{"task":"x"}}})");
        QCOMPARE(refused.status, 403);
    }

    void contextsOfOtherProjectsAreAbsent()
    {
        AccessControl control(*m_fixture->store.writer);
        QVERIFY(control.approve(u"blog"_s).result());
        Json arguments = m_task;
        arguments["project"] = "blog";
        const std::string id = call("get_execution_context", arguments)["context_id"];
        QVERIFY(control.setApproval(m_fixture->projectId(u"/home/ana/blog"_s), Approval::Pending).result());
        for (const std::string &node : {id, "task-" + id.substr(4)}) {
            const Json result = m_fixture->call("explain_node", {{"node_id", node}});
            QVERIFY(result.value("isError", false));
        }
    }
};

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestGetExecutionContext test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_getexecutioncontext.moc"
