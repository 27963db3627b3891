#include "RecordedSink.h"
#include "support/TestHome.h"

#include <QTest>

#include <sqlite3.h>
#include <zstd.h>

using namespace evoca;
using namespace evoca::model;
using namespace Qt::StringLiterals;

class TestCodex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTurnTwice();
    void sameWordsTwice();
    void paginatedHistory();
    void injectedTexts();
    void editorContext();
    void outputs_data();
    void outputs();
    void endedCommand();
    void endWithoutResult();
    void patches();
    void oneCallIdTwice();
    void nestedCalls();
    void onlyInTaskComplete();
    void interruption();
    void rolledBackTurns();
    void rolledBackLater();
    void forks();
    void forkOwnProject();
    void revertedRollout();
    void subagent();
    void titles();
    void titleInDatabase();
    void titleInIndex();
    void compacted();
    void compressedAndPlain();
    void oldestGeneration();
    void promptLog();

private:
    test::RecordedSink read(const QByteArray &contents);

    test::TestHome m_home;
};

namespace {

const QByteArray threadId = "019f0000-0000-7000-8000-000000000001";

QString path(const QByteArray &id = threadId)
{
    return u".codex/sessions/2026/05/01/rollout-2026-05-01T10-00-00-"_s + QString::fromLatin1(id) + ".jsonl"_L1;
}

QByteArray record(const QByteArray &type, const QByteArray &payload)
{
    return R"({"timestamp":"2026-05-01T10:00:00.000Z","type":")" + type + R"(","payload":{)" + payload + "}}\n";
}

QByteArray meta(const QByteArray &more = {}, const QByteArray &id = threadId)
{
    return record("session_meta", R"("id":")" + id + R"(","cwd":"/p","cli_version":"0.149.0","source":"cli")" + more);
}

QByteArray item(const QByteArray &payload)
{
    return record("response_item", payload);
}

QByteArray told(const QByteArray &payload)
{
    return record("event_msg", payload);
}

QByteArray userItem(const QByteArray &text)
{
    return item(R"("type":"message","role":"user","content":[{"type":"input_text","text":")" + text + R"("}])");
}

QByteArray userEvent(const QByteArray &text)
{
    return told(R"("type":"user_message","message":")" + text + R"(","images":[])");
}

QByteArray answerItem(const QByteArray &text)
{
    return item(R"("type":"message","role":"assistant","content":[{"type":"output_text","text":")" + text + R"("}])");
}

QByteArray command(const QByteArray &id, const QByteArray &shell)
{
    return item(R"("type":"function_call","name":"exec_command","call_id":")" + id + R"(","arguments":"{\"cmd\":\")"
                + shell + R"(\"}")");
}

QByteArray output(const QByteArray &id, const QByteArray &value)
{
    return item(R"("type":"function_call_output","call_id":")" + id + R"(","output":)" + value);
}

} // namespace

test::RecordedSink TestCodex::read(const QByteArray &contents)
{
    return test::readWhole(m_home.write(path(), contents), Agent::Codex);
}

void TestCodex::everyTurnTwice()
{
    const test::RecordedSink sink = read(
        meta() + userItem("hello") + userEvent("hello") + told(R"("type":"agent_reasoning","text":"hm")")
        + item(R"("type":"reasoning","summary":[{"type":"summary_text","text":"hm"}],"encrypted_content":"x")")
        + told(R"("type":"agent_message","message":"hi")") + answerItem("hi"));
    QCOMPARE(sink.messages.size(), 3u);
    QCOMPARE(sink.count(MessageKind::Thinking), 1);
    QVERIFY(sink.skips.empty());
}

void TestCodex::sameWordsTwice()
{
    const QByteArray turn = userItem("continue") + userEvent("continue")
        + told(R"("type":"agent_message","message":"ok")") + answerItem("ok");
    const test::RecordedSink sink = read(meta() + turn + turn);
    QCOMPARE(sink.count(MessageKind::Prompt), 2);
    QCOMPARE(sink.answers(), 2);
}

void TestCodex::paginatedHistory() // complaint 2
{
    const test::RecordedSink sink = read(
        meta(R"(,"history_mode":"paginated")")
        + told(
            R"("type":"item_completed","turn_id":"t","item":{"type":"UserMessage","id":"i","content":[{"type":"text","text":"How?"}]})")
        + userItem("How?") + userEvent("How?") + answerItem("So.")
        + told(
            R"("type":"item_completed","item":{"type":"AgentMessage","id":"j","content":[{"type":"Text","text":"So."}]})")
        + told(
            R"("type":"item_completed","item":{"type":"CommandExecution","id":"k","command":["bash","-lc","ls"],"status":"failed","exit_code":2,"aggregated_output":"no","duration":"0.5s"})"));
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"How?"}));
    QCOMPARE(sink.answers(), 1);
    QCOMPARE(sink.first(MessageKind::ToolCall)->essence, "ls");
    const ParsedMessage &result = *sink.first(MessageKind::ToolResult);
    QVERIFY(result.failed && result.hasExit);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.durationMs, 500);
    QCOMPARE(result.text, "no");
}

void TestCodex::injectedTexts()
{
    const test::RecordedSink sink = read(
        meta()
        + item(
            R"("type":"message","role":"user","content":[{"type":"input_text","text":"# AGENTS.md instructions for /p"},{"type":"input_text","text":"<environment_context>x</environment_context>"}])")
        + item(R"("type":"message","role":"developer","content":[{"type":"input_text","text":"be brief"}])")
        + userItem("<user_instructions>x</user_instructions>") + userItem("<turn_aborted>x</turn_aborted>")
        + userItem("real"));
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"real"}));
    QCOMPARE(sink.count(MessageKind::Context), 4);
    QCOMPARE(sink.count(MessageKind::Notice), 1);
}

void TestCodex::editorContext()
{
    const QByteArray text =
        R"(# Context from my IDE setup:\n\n## Open tabs:\n- a.c\n\n## My request for Codex:\nfix it\n)";
    const test::RecordedSink sink = read(meta() + userItem(text) + userEvent(text));
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"fix it"}));
}

void TestCodex::outputs_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("failed");
    QTest::addColumn<int>("exitCode"); // -1: unknown
    QTest::addColumn<int>("duration");
    const auto row = [](const char *name, const QByteArray &value, const QByteArray &text, bool failed, int exitCode,
                        int duration) { QTest::newRow(name) << value << text << failed << exitCode << duration; };
    row("plain", R"("hello")", "hello", false, -1, -1);
    row("header", R"("Chunk ID: a\nWall time: 2.3400 seconds\nProcess exited with code 1\nOutput:\nno\n")",
        "Chunk ID: a\nWall time: 2.3400 seconds\nProcess exited with code 1\nOutput:\nno\n", true, 1, 2340);
    row("older header", R"("Exit code: 2\nWall time: 1 seconds\nOutput:\nno")",
        "Exit code: 2\nWall time: 1 seconds\nOutput:\nno", true, 2, 1000);
    row("words in the output", R"("Chunk ID: a\nProcess exited with code 0\nOutput:\nProcess exited with code 1\n")",
        "Chunk ID: a\nProcess exited with code 0\nOutput:\nProcess exited with code 1\n", false, 0, -1);
    row("metadata", R"("{\"output\":\"no\\n\",\"metadata\":{\"exit_code\":1,\"duration_seconds\":0.2}}")", "no\n", true,
        1, 200);
    row("parts", R"([{"type":"input_text","text":"a"},{"type":"input_text","text":"b"}])", "a\nb", false, -1, -1);
    row("object", R"({"content":"no","success":false})", "no", true, -1, -1);
    row("streams", R"({"stdout":"a\n","stderr":"","exitCode":0})", "a\n", false, 0, -1);
    row("refused patch", R"("apply_patch verification failed: Failed to find expected lines")",
        "apply_patch verification failed: Failed to find expected lines", true, -1, -1);
}

void TestCodex::outputs()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, text);
    QFETCH(bool, failed);
    QFETCH(int, exitCode);
    QFETCH(int, duration);
    const test::RecordedSink sink = read(meta() + command("c", "make") + output("c", value));
    const ParsedMessage &result = *sink.first(MessageKind::ToolResult);
    QCOMPARE(result.text, text.toStdString());
    QCOMPARE(result.failed, failed);
    QCOMPARE(result.hasExit ? result.exitCode : -1, exitCode);
    QCOMPARE(result.durationMs, duration);
    QCOMPARE(result.tool, "exec_command");
    QCOMPARE(sink.first(MessageKind::ToolCall)->text, "make");
}

void TestCodex::endedCommand()
{
    const test::RecordedSink sink = read(
        meta() + command("c", "make")
        + told(
            R"("type":"exec_command_end","call_id":"c","command":["bash","-lc","make"],"exit_code":3,"duration":{"secs":2,"nanos":500000000},"aggregated_output":"bad")")
        + output("c", R"("bad")"));
    QCOMPARE(sink.messages.size(), 2u);
    const ParsedMessage &result = *sink.first(MessageKind::ToolResult);
    QCOMPARE(result.exitCode, 3);
    QCOMPARE(result.durationMs, 2500);
    QVERIFY(result.failed);
}

void TestCodex::endWithoutResult()
{
    const test::RecordedSink sink = read(
        meta() + command("c", "make")
        + told(R"("type":"exec_command_end","call_id":"c","exit_code":0,"aggregated_output":"fine")")
        + told(R"("type":"task_complete","last_agent_message":null)"));
    QCOMPARE(sink.first(MessageKind::ToolResult)->text, "fine");
}

void TestCodex::patches()
{
    const test::RecordedSink sink = read(
        meta()
        + item(
            R"("type":"custom_tool_call","name":"apply_patch","call_id":"c","input":"*** Begin Patch\n*** Update File: src/a.c\n@@\n-x\n+y\n+z\n*** Add File: b.c\n+1\n*** End Patch")")
        + told(
              R"("type":"patch_apply_end","call_id":"c","success":true,"stdout":"ok","stderr":"","changes":{"/p/src/a.c":{"type":"update","unified_diff":"@@ -1 +1,2 @@\n-x\n+y\n+z\n"},"/p/b.c":{"type":"add","content":"1\n"}}})")
              .replace("}}})", "}})")
        + item(R"("type":"custom_tool_call_output","call_id":"c","output":"Success. Updated files:\nM src/a.c\n")"));
    const ParsedMessage &call = *sink.first(MessageKind::ToolCall);
    QCOMPARE(call.paths, (std::vector<std::string> {"src/a.c", "b.c"}));
    QCOMPARE(call.linesAdded, 3);
    QCOMPARE(call.linesRemoved, 1);
    QVERIFY(call.text.starts_with("*** Begin Patch"));
    const ParsedMessage &result = *sink.first(MessageKind::ToolResult);
    QCOMPARE(result.linesAdded, 3);
    QCOMPARE(result.linesRemoved, 1);
    QVERIFY(!result.failed);
}

void TestCodex::oneCallIdTwice()
{
    const test::RecordedSink sink = read(meta() + command("c", "one") + command("c", "two") + output("c", R"("of two")")
                                         + output("c", R"("of one")"));
    QCOMPARE(sink.count(MessageKind::ToolCall), 2);
    QCOMPARE(sink.count(MessageKind::ToolResult), 2);
}

void TestCodex::nestedCalls()
{
    const test::RecordedSink sink = read(
        meta() + item(R"("type":"custom_tool_call","name":"exec","call_id":"outer","input":"await tools.mcp;")")
        + told(
            R"("type":"mcp_tool_call_end","call_id":"inner","invocation":{"server":"docs","tool":"find","arguments":{"query":"q"}},"duration":{"secs":1,"nanos":0},"result":{"Err":"no such page"})")
        + item(R"("type":"custom_tool_call_output","call_id":"outer","output":[{"type":"input_text","text":"done"}])"));
    QCOMPARE(sink.messages.size(), 4u);
    QCOMPARE(sink.messages[1].second.tool, "mcp__docs__find");
    QCOMPARE(sink.messages[1].second.text, "q");
    QCOMPARE(sink.messages[2].second.text, "no such page");
    QVERIFY(sink.messages[2].second.failed);
    QCOMPARE(sink.messages[3].second.tool, "exec");
}

void TestCodex::onlyInTaskComplete()
{
    const test::RecordedSink sink = read(meta() + userItem("go") + answerItem("said before")
                                         + told(R"("type":"task_complete","last_agent_message":"said before")")
                                         + userItem("again")
                                         + told(R"("type":"task_complete","last_agent_message":"only here")"));
    QCOMPARE(sink.answers(), 1);
    QCOMPARE(sink.texts(MessageKind::Answer), (std::vector<std::string> {"said before", "only here"}));
}

void TestCodex::interruption()
{
    const test::RecordedSink sink = read(meta() + userItem("go")
                                         + told(R"("type":"turn_aborted","reason":"interrupted")")
                                         + told(R"("type":"turn_aborted","reason":"replaced")"));
    QCOMPARE(sink.texts(MessageKind::Notice), (std::vector<std::string> {"interrupted", "interrupted: replaced"}));
}

void TestCodex::rolledBackTurns() // complaint 4
{
    const test::RecordedSink sink = read(
        meta() + userItem("keep") + answerItem("kept") + userItem("one") + answerItem("1") + userItem("two")
        + answerItem("2") + told(R"("type":"thread_rolled_back","num_turns":2)") + userItem("three") + answerItem("3"));
    std::vector<std::string> marked;
    for (const auto &[handle, message] : sink.messages) {
        if (message.rolledBack)
            marked.push_back(message.text);
    }
    QCOMPARE(marked, (std::vector<std::string> {"one", "1", "two", "2"}));
    QVERIFY(sink.rollbacks.empty());
}

void TestCodex::rolledBackLater()
{
    const QByteArray before = meta() + userItem("one") + answerItem("1");
    const QString file = m_home.write(path(), before);
    const std::unique_ptr<AgentReader> reader = agentFormats()[1].makeReader();
    test::RecordedSink sink;
    const qint64 offset = reader->read(test::agentFile(file, Agent::Codex), 0, {}, sink);
    m_home.write(path(), before + userItem("two") + told(R"("type":"thread_rolled_back","num_turns":2)"));
    agentFormats()[1].makeReader()->read(test::agentFile(file, Agent::Codex), offset, reader->state(), sink);
    QCOMPARE(sink.rollbacks, (std::vector<int> {1}));
    QVERIFY(sink.messages[2].second.rolledBack);
}

void TestCodex::forks() // complaint 32
{
    const QByteArray other = "019f0000-0000-7000-8000-000000000002";
    for (const QByteArray &start : {QByteArray(), told(R"("type":"task_started","turn_id":"turn-1")")}) {
        const QByteArray talk = start + userItem("hello") + answerItem("hi");
        const quint64 key = read(meta() + talk).first(MessageKind::Prompt)->originKey;
        const QString fork = m_home.write(
            path(other), meta(R"(,"forked_from_id":")" + threadId + '"', other) + meta() + talk + userItem("more"));
        const test::RecordedSink sink = test::readWhole(fork, Agent::Codex);
        QCOMPARE(sink.sessions.at(0).nativeId, other.toStdString());
        QCOMPARE(sink.sessions.at(0).forkedFrom, threadId.toStdString());
        QVERIFY(key != 0);
        QCOMPARE(sink.first(MessageKind::Prompt)->originKey, key);
        // The same words in a session that is no fork are words of their own.
        const QString stranger = m_home.write(path("019f0000-0000-7000-8000-000000000003"),
                                              meta({}, "019f0000-0000-7000-8000-000000000003") + userItem("hello"));
        QVERIFY(test::readWhole(stranger, Agent::Codex).first(MessageKind::Prompt)->originKey != key);
    }
}

void TestCodex::forkOwnProject() // complaint 35: the parent's header comes first
{
    const QByteArray other = "019f0000-0000-7000-8000-000000000004";
    QByteArray own = meta({}, other);
    own.replace("\"/p\"", "\"/mine\"");
    const test::RecordedSink sink = test::readWhole(m_home.write(path(other), meta() + userItem("hello") + own),
                                                    Agent::Codex);
    QCOMPARE(sink.sessions.at(0).cwd, "/mine");
    QCOMPARE(sink.sessions.at(0).nativeId, other.toStdString());
    QCOMPARE(sink.sessions.at(0).forkedFrom, threadId.toStdString());
}

void TestCodex::revertedRollout()
{
    const QByteArray name = threadId + "_019f0000-0000-7000-8000-00000000000a";
    const test::RecordedSink sink = test::readWhole(m_home.write(path(name), meta() + userItem("hello")), Agent::Codex);
    QCOMPARE(sink.sessions.at(0).nativeId, name.toStdString());
    QCOMPARE(sink.sessions.at(0).forkedFrom, threadId.toStdString());
    QCOMPARE(sink.sessions.at(0).cwd, "/p");
}

void TestCodex::subagent()
{
    QByteArray header = meta();
    header.replace(R"("source":"cli")",
                   R"("source":{"subagent":{"thread_spawn":{"parent_thread_id":"parent","depth":1}}})");
    const test::RecordedSink sink = read(header + userItem("look around"));
    QVERIFY(sink.sessions.at(0).subagent);
    QCOMPARE(sink.sessions.at(0).parentNativeId, "parent");
    QCOMPARE(sink.sessions.at(0).title, "look around");
    QCOMPARE(sink.count(MessageKind::Prompt), 0);
}

void TestCodex::titles()
{
    const test::RecordedSink sink = read(meta() + userItem("go")
                                         + told(R"("type":"thread_name_updated","thread_name":"My thread")"));
    QCOMPARE(sink.sessions.at(0).title, "My thread");
}

void TestCodex::titleInDatabase()
{
    const test::TestHome home;
    const QString rollout = home.write(path(), meta() + userItem("go"));
    sqlite3 *database = nullptr;
    QCOMPARE(sqlite3_open((home.path() + "/.codex/state_5.sqlite"_L1).toUtf8().constData(), &database), SQLITE_OK);
    const QByteArray sql = "CREATE TABLE threads(id TEXT PRIMARY KEY, title TEXT); INSERT INTO threads VALUES('"
        + threadId + "','Kept title');";
    QCOMPARE(sqlite3_exec(database, sql.constData(), nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    QCOMPARE(test::readWhole(rollout, Agent::Codex).sessions.at(0).title, "Kept title");
    home.write(u".codex/state_5.sqlite"_s, "this is no database");
    QVERIFY(test::readWhole(rollout, Agent::Codex).sessions.at(0).title.empty());
}

void TestCodex::titleInIndex()
{
    const test::TestHome home;
    const QString rollout = home.write(path(), meta() + userItem("go"));
    const auto line = [](const QByteArray &id, const QByteArray &name) -> QByteArray {
        return R"({"id":")" + id + R"(","thread_name":")" + name + R"(","updated_at":"2026-05-01T10:00:00Z"})" + "\n";
    };
    const QByteArray other = "019cff00-0000-7000-8000-000000000000";
    home.write(u".codex/session_index.jsonl"_s,
               line(threadId, "First name") + line(threadId, "Later name") + line(other, threadId) + "{damaged "
                   + threadId + "\n" + line(other, "Another"));
    QCOMPARE(test::readWhole(rollout, Agent::Codex).sessions.at(0).title, "Later name");
    home.write(u".codex/session_index.jsonl"_s, line(other, "Another"));
    QVERIFY(test::readWhole(rollout, Agent::Codex).sessions.at(0).title.empty());
}

void TestCodex::compacted()
{
    const test::RecordedSink sink = read(
        meta() + userItem("go")
        + record(
            "compacted",
            R"("message":"What happened","replacement_history":[{"type":"message","role":"user","content":[{"type":"input_text","text":"go"}]}])")
        + told(R"("type":"context_compacted")"));
    QCOMPARE(sink.count(MessageKind::Prompt), 1);
    QCOMPARE(sink.texts(MessageKind::Summary), (std::vector<std::string> {"What happened"}));
}

void TestCodex::compressedAndPlain() // complaint 1
{
    const test::TestHome home;
    const QByteArray plain = meta() + userItem("go");
    QByteArray packed(qsizetype(ZSTD_compressBound(size_t(plain.size()))), Qt::Uninitialized);
    packed.resize(
        qsizetype(ZSTD_compress(packed.data(), size_t(packed.size()), plain.constData(), size_t(plain.size()), 3)));
    const QString archived = home.write(path() + ".zst"_L1, packed);
    const auto found = [&home] { return agentFormats()[1].find({home.path(), false}, {}); };
    QCOMPARE(found().size(), 1u);
    QCOMPARE(test::readWhole(archived, Agent::Codex).count(MessageKind::Prompt), 1);
    QCOMPARE(test::readWhole(archived, Agent::Codex).sessions.at(0).nativeId, threadId.toStdString());
    home.write(path(), plain);
    QCOMPARE(found().size(), 1u);
    QVERIFY(found()[0].path.endsWith(".jsonl"_L1));
    home.write(u".codex/archived_sessions/rollout-2026-01-01T00-00-00-x.jsonl"_s, plain);
    QCOMPARE(found().size(), 2u);
}

void TestCodex::oldestGeneration()
{
    const test::RecordedSink sink = read(
        R"({"id":"old","timestamp":"2025-05-01T10:00:00Z","instructions":null,"git":{"branch":"main"}})"
        "\n"
        R"({"record_type":"state"})"
        "\n"
        R"({"type":"message","role":"user","content":[{"type":"input_text","text":"hello"}]})"
        "\n"
        R"({"type":"local_shell_call","call_id":"c","status":"completed","action":{"type":"exec","command":["ls","-l"]}})"
        "\n"
        R"({"type":"local_shell_call_output","call_id":"c","output":"{\"output\":\"a\",\"metadata\":{\"exit_code\":0}}"})"
        "\n");
    QCOMPARE(sink.sessions.at(0).nativeId, "old");
    QCOMPARE(sink.sessions.at(0).branch, "main");
    QCOMPARE(sink.first(MessageKind::ToolCall)->essence, "ls -l");
    QCOMPARE(sink.first(MessageKind::ToolResult)->text, "a");
    QVERIFY(sink.first(MessageKind::ToolResult)->hasExit);
    QVERIFY(sink.skips.empty());
}

void TestCodex::promptLog()
{
    const test::TestHome home;
    home.write(path(), meta() + userItem("hello"));
    const QString log = home.write(u".codex/history.jsonl"_s,
                                   R"({"session_id":")" + threadId
                                       + R"(","ts":1781460912,"text":"hello"})"
                                         "\n"
                                         R"({"session_id":"lost","ts":1781460913,"text":"gone"})"
                                         "\n");
    const test::RecordedSink sink = test::readWhole(log, Agent::Codex, 1);
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"gone"}));
    QCOMPARE(sink.messages[0].second.time, 1781460913000);
}

QTEST_GUILESS_MAIN(TestCodex)
#include "tst_codex.moc"
