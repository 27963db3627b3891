#include "McpFixture.h"
#include "forgetting/Bin.h"
#include "protocol/SchemaChecker.h"
#include "support/TestHome.h"

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;
using namespace evoca::test;

namespace {

const std::string shopTask = "exp-11111111111111111111111111111111";

}

/// forget_experience over a real server: only the bin, only with permission, only what the client may see.
class TestForgetExperience : public QObject
{
    Q_OBJECT

    Json call(const Json &arguments) const { return m_fixture->call("forget_experience", arguments); }

    std::string error(const Json &arguments) const
    {
        const Json result = call(arguments);
        return result.value("isError", false) ? result["content"][0]["text"].get<std::string>() : std::string();
    }

    void allow(Permissions permissions)
    {
        m_fixture->client.permissions = permissions;
        QVERIFY(AccessControl(*m_fixture->store.writer).updateClient(m_fixture->client).result());
    }

    int binned() const { return m_fixture->store.value(u"SELECT count(*) FROM bin"_s).toInt(); }

    std::unique_ptr<McpFixture> m_fixture;

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<McpFixture>();
        allow(Permission::HistoryRead | Permission::MemoryForget);
    }
    void cleanup() { m_fixture.reset(); }

    void previewDoesNothing()
    {
        const Json answer = call({{"experience_id", shopTask}})["structuredContent"];
        QCOMPARE(answer["status"], "preview");
        QCOMPARE(answer["counts"]["experiences"], 1);
        QVERIFY(answer["records"] > 2);
        QVERIFY(!answer.contains("restorable_until"));
        QCOMPARE(binned(), 0);
    }

    void confirmMovesToTheBin()
    {
        // As the importer does: a session is called as its first task.
        (void)m_fixture->store.writer
            ->post([](WriteContext &context) -> Result<void> {
                context.connection
                    .statement("UPDATE session SET title = (SELECT title FROM experience WHERE session = session.id)")
                    .run();
                return {};
            })
            .result();
        const Json answer = call({{"experience_id", shopTask}, {"confirm", true}})["structuredContent"];
        const Json list = m_fixture->exchange(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})").json();
        for (const Json &tool : list["result"]["tools"]) {
            if (tool["name"] == "forget_experience")
                QCOMPARE(SchemaChecker(tool["outputSchema"]).problem(answer).value_or(""), std::string());
        }
        QCOMPARE(answer["status"], "moved_to_bin");
        QVERIFY(answer["restorable_until"].get<std::string>().ends_with("Z"));
        QCOMPARE(binned(), 1);
        // No tool finds it any more; a second time it is as if it had never been there.
        const Json found = m_fixture->call("search_experience", {{"query", "discount rounding cart coupons"}});
        QVERIFY(found["structuredContent"]["experiences"].empty());
        QVERIFY(m_fixture->call("explain_node", {{"node_id", shopTask}}).value("isError", false));
        const Json page = m_fixture->call("read_session", {{"session", "native-shop"}});
        QVERIFY(!page.dump().contains("coupons"));
        QVERIFY(!page.dump().contains("Title of exp-1"));
        QVERIFY(m_fixture->call("search_history", {{"query", "coupons"}})["structuredContent"]["hits"].empty());
        QVERIFY(error({{"experience_id", shopTask}}).contains("not found"));
        // A person sees who did it, and brings it back.
        const auto reader = m_fixture->store.reader();
        const auto entries = Bin::list(*reader);
        QCOMPARE(entries->front().deed.by, ForgetDeed::By::Client);
        QCOMPARE(entries->front().deed.client, u"tester"_s);
        QVERIFY(Bin(*m_fixture->store.writer).restore(entries->front().id).result());
        QCOMPARE(call({{"experience_id", shopTask}})["structuredContent"]["status"], "preview");
    }

    void deniedIsAbsent()
    {
        const std::string absent = error({{"experience_id", "exp-44444444444444444444444444444444"}});
        QVERIFY(absent.contains("not found"));
        for (const char *denied : {"exp-22222222222222222222222222222222", "exp-33333333333333333333333333333333"})
            QCOMPARE(error({{"experience_id", denied}, {"confirm", true}}), absent);
        QCOMPARE(binned(), 0);
    }

    void needsThePermission()
    {
        allow(Permission::HistoryRead | Permission::MemoryRead | Permission::MemoryWrite);
        const Json request {
            {"jsonrpc", "2.0"},
            {"id", 1},
            {"method", "tools/call"},
            {"params",
             {{"name", "forget_experience"}, {"arguments", {{"experience_id", shopTask}, {"confirm", true}}}}}};
        const QByteArray body = QByteArray::fromStdString(request.dump());
        QVERIFY(m_fixture->exchange(body).status == 403 || m_fixture->exchange(body).json().contains("error"));
        QCOMPARE(binned(), 0);
    }

    void boundsAndPattern()
    {
        QVERIFY(error({{"experience_id", "lesson-1"}}).contains("must match ^exp-"));
        QVERIFY(error({{"experience_id", "exp-"}}).contains("at least 5"));
        QVERIFY(error({{"experience_id", shopTask}, {"confirm", "yes"}}).contains("\"confirm\" must be a boolean"));
    }
};

int main(int argc, char *argv[])
{
    TestHome home;
    QCoreApplication application(argc, argv);
    TestForgetExperience test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_forgetexperience.moc"
