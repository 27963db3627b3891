#include "support/SharedData.h"
#include "support/TestHome.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace evoca;

namespace {

struct Run
{
    int code = -1;
    QByteArray out;
    QByteArray error;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Run evocaRun(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(EVOCA_PROGRAM), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray claudeLine(const QByteArray &type, const QByteArray &uuid, const QByteArray &time, const QByteArray &message)
{
    return R"({"type":")" + type + R"(","uuid":")" + uuid
        + R"(","sessionId":"s1","cwd":"/home/dev/tienda","timestamp":"2026-11-03T10:)" + time
        + R"(:00.000Z","message":)" + message + "}\n";
}

/// A short history in Spanish whose tool output holds a word that nothing else says.
QByteArray history()
{
    return claudeLine(
               "user", "u1", "00",
               R"({"role":"user","content":"Arregla el cálculo del año en la sesión de useAuthToken, por favor"})")
        + claudeLine(
               "assistant", "a1", "01",
               R"({"role":"assistant","id":"m1","content":[{"type":"text","text":"Miro dónde se calcula."},{"type":"tool_use","id":"t1","name":"Bash","input":{"command":"npm test"}}]})")
        + claudeLine(
               "user", "u2", "02",
               R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"quorumfallback: 3 passed","is_error":false}]})")
        + claudeLine(
               "assistant", "a2", "03",
               R"({"role":"assistant","id":"m2","content":[{"type":"text","text":"Listo, las pruebas pasan."}]})");
}

} // namespace

/// The command line as a person or a script meets it: the real program, real files, a throw-away home.
class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home.emplace();
        m_home->write(u".claude/projects/-home-dev-tienda/s1.jsonl"_s, history());
    }

    void versionAndHelp()
    {
        const Run version = evocaRun({u"--version"_s});
        QCOMPARE(version.code, 0);
        QVERIFY(version.out.startsWith("Evoca "));
        const Run help = evocaRun({u"--help"_s});
        QCOMPARE(help.code, 0);
        for (const char *word : {"import", "search", "serve", "approve", "doctor", "--demo", "--tray"})
            QVERIFY2(help.out.contains(word), word);
    }

    void wrongUse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown command") << QStringList {u"evoke"_s};
        QTest::newRow("unknown option") << QStringList {u"search"_s, u"--colour"_s, u"x"_s};
        QTest::newRow("unknown window option") << QStringList {u"--colour"_s};
        QTest::newRow("no query") << QStringList {u"search"_s};
        QTest::newRow("bad limit") << QStringList {u"search"_s, u"--limit"_s, u"0"_s, u"x"_s};
        QTest::newRow("limit too high") << QStringList {u"search"_s, u"--limit"_s, u"201"_s, u"x"_s};
        QTest::newRow("bad kind") << QStringList {u"search"_s, u"--kind"_s, u"thing"_s, u"x"_s};
        QTest::newRow("agent without a reader") << QStringList {u"import"_s, u"--agent"_s, u"aider"_s};
        QTest::newRow("bad agent") << QStringList {u"import"_s, u"--agent"_s, u"nobody"_s};
        QTest::newRow("no such home") << QStringList {u"import"_s, u"--home"_s, u"/nowhere/at/all"_s};
        QTest::newRow("bad port") << QStringList {u"serve"_s, u"--port"_s, u"70000"_s};
        QTest::newRow("approve nothing") << QStringList {u"approve"_s};
        QTest::newRow("approve both") << QStringList {u"approve"_s, u"--all"_s, u"x"_s};
    }

    void wrongUse()
    {
        QFETCH(QStringList, arguments);
        const Run run = evocaRun(arguments);
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(!run.error.isEmpty());
        QVERIFY(!QFileInfo::exists(storePath())); // a mistake makes no store
    }

    void searchBeforeImportSaysWhatToDo()
    {
        const Run run = evocaRun({u"search"_s, u"anything"_s});
        QCOMPARE(run.code, 1);
        QVERIFY(run.error.contains("evoca import"));
    }

    void importReportsAndIsIdempotent()
    {
        const Run first = evocaRun({u"import"_s, u"--json"_s});
        QCOMPARE(first.code, 0);
        const QJsonObject claude = first.json().value("agents"_L1).toObject().value("claude-code"_L1).toObject();
        QCOMPARE(claude[u"sessions"_s].toInt(), 1);
        QCOMPARE(claude[u"prompts"_s].toInt(), 1);
        QCOMPARE(claude[u"answers"_s].toInt(), 2);
        QCOMPARE(claude[u"tool_calls"_s].toInt(), 1);
        QVERIFY(first.json().value("bytes"_L1).toInt() > 0);
        const Run again = evocaRun({u"import"_s, u"--json"_s});
        QCOMPARE(again.code, 0);
        QCOMPARE(again.json().value("bytes"_L1).toInt(), 0);
        QCOMPARE(
            again.json().value("agents"_L1).toObject().value("claude-code"_L1).toObject().value("prompts"_L1).toInt(),
            1);
    }

    void damagedLinesAreReportedWithTheirPlace()
    {
        QByteArray lines = history();
        lines += "{broken\n";
        lines += claudeLine("user", "u9", "09", R"({"role":"user","content":"Gracias, sigue con lo mismo"})");
        m_home->write(u".claude/projects/-home-dev-tienda/s2.jsonl"_s, lines.replace("\"s1\"", "\"s2\""));
        const Run run = evocaRun({u"import"_s, u"--json"_s});
        QCOMPARE(run.code, 1);
        const QJsonArray skipped = run.json().value("skipped"_L1).toArray();
        QCOMPARE(skipped.size(), 1);
        QVERIFY(skipped[0][u"file"_s].toString().endsWith(u"s2.jsonl"_s));
        QCOMPARE(skipped[0][u"line"_s].toInt(), 5);
        QVERIFY(!skipped[0][u"reason"_s].toString().isEmpty());
    }

    void searchFinds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("found");
        QTest::newRow("without accents") << u"calculo sesion"_s << true;
        QTest::newRow("parts of an identifier") << u"auth token"_s << true;
        QTest::newRow("only in a tool's output") << u"quorumfallback"_s << true;
        QTest::newRow("phrase") << u"\"las pruebas pasan\""_s << true;
        QTest::newRow("words in another order are no phrase") << u"\"pruebas las pasan\""_s << false;
        QTest::newRow("with its ñ") << u"año"_s << true;
        QTest::newRow("ñ is no n") << u"ano"_s << false;
        QTest::newRow("not there") << u"zxqwv"_s << false;
        QTest::newRow("lone quote") << u"\""_s << false;
    }

    void searchFinds()
    {
        QFETCH(QString, query);
        QFETCH(bool, found);
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        const Run run = evocaRun({u"search"_s, u"--kind"_s, u"message"_s, u"--json"_s, query});
        QCOMPARE(run.code, found ? 0 : 1);
        const QJsonArray results = run.json().value("results"_L1).toArray();
        QCOMPARE(!results.isEmpty(), found);
        if (found) {
            for (const char *key : {"kind", "id", "score", "snippet", "session", "time"})
                QVERIFY2(results[0].toObject().contains(QLatin1StringView(key)), key);
        }
    }

    void everyKindAnswers()
    {
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        for (const QString &kind : {u"experience"_s, u"session"_s, u"message"_s}) {
            const Run run = evocaRun({u"search"_s, u"--kind"_s, kind, u"--json"_s, u"arregla"_s});
            QVERIFY2(run.code == 0, qPrintable(kind));
            QCOMPARE(run.json().value("results"_L1)[0][u"kind"_s].toString(), kind);
        }
    }

    void whatAParentToldItsSubagentIsNeitherPromptNorAnswer()
    {
        m_home->write(
            u".claude/projects/-home-dev-tienda/s1/subagents/agent-a1.jsonl"_s,
            QByteArray(R"({"type":"user","uuid":"x1","sessionId":"agent-a1","agentId":"a1","isSidechain":true,)")
                + R"("cwd":"/home/dev/tienda","timestamp":"2026-11-03T10:02:30.000Z",)"
                + R"("message":{"role":"user","content":"Look for the zanzibar module in all folders"}})" + "\n");
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        const auto found = [](const QString &query) {
            return evocaRun({u"search"_s, u"--kind"_s, u"message"_s, query}).code;
        };
        QCOMPARE(found(u"zanzibar"_s), 0);
        QCOMPARE(found(u"zanzibar in:prompt"_s), 1);
        QCOMPARE(found(u"zanzibar in:answer"_s), 1);
    }

    void foundSessionsCarryTheirPublicId()
    {
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        const Run run = evocaRun({u"search"_s, u"--kind"_s, u"message"_s, u"--json"_s, u"arregla"_s});
        QVERIFY(run.json().value("results"_L1)[0][u"session"_s].toString().startsWith(u"session-"_s));
    }

    void logsArePrivateAndSayNothingOfHistories()
    {
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        QFile log(qEnvironmentVariable("EVOCA_HOME") + u"/state/evoca.log"_s);
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(!log.readAll().contains("useAuthToken"));
        QCOMPARE(log.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void theWindowEndsOnSigterm()
    {
        QProcess window;
        window.start(QStringLiteral(EVOCA_PROGRAM), {});
        QVERIFY(window.waitForStarted());
        QVERIFY(QTest::qWaitFor([] { return QFileInfo::exists(storePath()); }, 20'000));
        QTest::qWait(500); // the event loop runs once the window is made
        ::kill(pid_t(window.processId()), SIGTERM);
        QVERIFY(window.waitForFinished(15'000));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 0);
    }

    void approvalByNameAndByAll()
    {
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        QCOMPARE(evocaRun({u"approve"_s, u"no-such-project"_s}).code, 1);
        const Run one = evocaRun({u"approve"_s, u"--json"_s, u"tienda"_s});
        QCOMPARE(one.code, 0);
        QCOMPARE(one.json().value("approved"_L1).toString(), u"/home/dev/tienda"_s);
        QCOMPARE(evocaRun({u"approve"_s, u"--all"_s}).code, 1); // none is left
    }

    void doctorIsContent()
    {
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
        const Run run = evocaRun({u"doctor"_s, u"--json"_s});
        QVERIFY2(run.code == 0, run.out.constData());
        QVERIFY(run.json().value("ok"_L1).toBool());
    }

    void serveAnswersAndOthersWorkBesideIt()
    {
        QProcess serve;
        serve.start(QStringLiteral(EVOCA_PROGRAM), {u"serve"_s, u"--port"_s, u"0"_s, u"--json"_s});
        QVERIFY(serve.waitForStarted());
        QByteArray out;
        QVERIFY(QTest::qWaitFor(
            [&] {
                serve.waitForReadyRead(10);
                out += serve.readAllStandardOutput();
                return out.endsWith("}\n");
            },
            20'000));
        const QJsonObject document = QJsonDocument::fromJson(out).object();
        QVERIFY(document[u"url"_s].toString().startsWith(u"http://127.0.0.1:"_s));
        QVERIFY(document[u"token"_s].toString().startsWith(u"evoca_"_s));

        // Writing commands are handed to it; reading ones read beside it.
        const Run handed = evocaRun({u"import"_s, u"--json"_s});
        QVERIFY2(handed.code == 0, handed.error.constData());
        QCOMPARE(
            handed.json().value("agents"_L1).toObject().value("claude-code"_L1).toObject().value("prompts"_L1).toInt(),
            1);
        QCOMPARE(evocaRun({u"search"_s, u"--kind"_s, u"message"_s, u"arregla"_s}).code, 0);
        QCOMPARE(evocaRun({u"approve"_s, u"tienda"_s}).code, 0);

        // A second server says that the store is taken.
        const Run second = evocaRun({u"serve"_s, u"--port"_s, u"0"_s});
        QCOMPARE(second.code, 3);
        QVERIFY(!second.error.isEmpty());

        ::kill(pid_t(serve.processId()), SIGTERM);
        QVERIFY(serve.waitForFinished(15'000));
        QCOMPARE(serve.exitStatus(), QProcess::NormalExit);
        QCOMPARE(serve.exitCode(), 0);
    }

    void samplesImport()
    {
        const QString samples = test::sharedData(u"samples"_s);
        if (samples.isEmpty())
            QSKIP("the shared samples are not here");
        const Run run = evocaRun({u"import"_s, u"--json"_s, u"--home"_s, samples});
        QVERIFY(run.code == 0 || run.code == 1);
        const QJsonObject agents = run.json().value("agents"_L1).toObject();
        QVERIFY(agents.contains(u"claude-code"_s) && agents.contains(u"codex"_s));
    }

private:
    static QString storePath() { return qEnvironmentVariable("EVOCA_HOME") + u"/data/evoca.db"_s; }

    std::optional<test::TestHome> m_home;
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
