#include "support/TestHome.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

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
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray line(const QByteArray &session, const QByteArray &type, int minute, const QByteArray &text)
{
    return R"({"type":")" + type + R"(","uuid":")" + session + type + QByteArray::number(minute) + R"(","sessionId":")"
        + session + R"(","cwd":"/home/dev/tienda","timestamp":"2026-05-0)" + (session == "s1" ? "1" : "9")
        + "T10:" + QByteArray::number(10 + minute) + R"(:00.000Z","message":{"role":")" + type + R"(","content":")"
        + text + R"("}})" + '\n';
}

QByteArray history(const QByteArray &session, const QByteArray &word)
{
    return line(session, "user", 1, "Arregla el pago con " + word + " en la tienda, por favor")
        + line(session, "assistant", 2, "Listo: era " + word + " otra vez.");
}

} // namespace

/// `evoca forget` as a person or a script meets it.
class TestForgetCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home.emplace();
        m_home->write(u".claude/projects/-home-dev-tienda/s1.jsonl"_s, history("s1", "quetzalmarca"));
        m_home->write(u".claude/projects/-home-dev-tienda/s2.jsonl"_s, history("s2", "colibrimarca"));
        QCOMPARE(evocaRun({u"import"_s}).code, 0);
    }

    void wrongUse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList {};
        QTest::newRow("two acts") << QStringList {u"--list"_s, u"--restore"_s, u"bin-1"_s};
        QTest::newRow("bad kind") << QStringList {u"--kind"_s, u"thing"_s};
        QTest::newRow("kind limits nothing") << QStringList {u"--kind"_s, u"session"_s};
        QTest::newRow("bad date") << QStringList {u"--before"_s, u"yesterday"_s};
        QTest::newRow("bad agent") << QStringList {u"--agent"_s, u"nobody"_s};
        QTest::newRow("own files without purge") << QStringList {u"--own-files"_s, u"--before"_s, u"2026-06-01"_s};
        QTest::newRow("words of nothing") << QStringList {u"--query"_s, u"--!"_s};
    }

    void wrongUse()
    {
        QFETCH(QStringList, arguments);
        const Run run = evocaRun(QStringList {u"forget"_s} + arguments);
        QCOMPARE(run.code, 2);
        QVERIFY(!run.error.isEmpty());
    }

    void planFirst()
    {
        const Run plan = evocaRun({u"forget"_s, u"--project"_s, u"tienda"_s, u"--before"_s, u"2026-05-05"_s});
        QCOMPARE(plan.code, 0);
        QVERIFY2(plan.out.contains("1 session"), plan.out.constData());
        QVERIFY(plan.out.contains("--yes"));
        QVERIFY(found("quetzalmarca"));
        const Run json = evocaRun({u"forget"_s, u"--before"_s, u"2026-05-05"_s, u"--json"_s});
        QCOMPARE(json.json().value("items"_L1).toArray().size(), 1);
        QCOMPARE(json.json().value("done"_L1).toBool(true), false);
        const Run none = evocaRun({u"forget"_s, u"--query"_s, u"nadaasi"_s, u"--yes"_s});
        QCOMPARE(none.code, 1);
        QVERIFY(none.out.contains("0 records"));
        QCOMPARE(evocaRun({u"forget"_s, u"exp-none"_s}).code, 1);
    }

    void binAndRestore()
    {
        const Run bin = evocaRun({u"forget"_s, u"--query"_s, u"quetzalmarca"_s, u"--yes"_s, u"--json"_s});
        QCOMPARE(bin.code, 0);
        const QString entry = bin.json().value("id"_L1).toString();
        QVERIFY(entry.startsWith(u"bin-"_s));
        QVERIFY(!found("quetzalmarca"));
        QVERIFY(found("colibrimarca"));
        const Run list = evocaRun({u"forget"_s, u"--list"_s, u"--json"_s});
        QCOMPARE(list.json().value("entries"_L1).toArray().size(), 1);
        QCOMPARE(evocaRun({u"forget"_s, u"--restore"_s, entry}).code, 0);
        QVERIFY(found("quetzalmarca"));
        QCOMPARE(evocaRun({u"forget"_s, u"--restore"_s, entry}).code, 1);
        QCOMPARE(evocaRun({u"forget"_s, u"--list"_s}).code, 1);
    }

    void purgeWithReceipt()
    {
        const Run bin = evocaRun({u"forget"_s, u"--query"_s, u"quetzalmarca"_s, u"--yes"_s, u"--json"_s});
        const Run purge = evocaRun(
            {u"forget"_s, bin.json().value("id"_L1).toString(), u"--purge"_s, u"--yes"_s, u"--json"_s});
        QVERIFY2(purge.code == 0, purge.error.constData());
        QVERIFY(purge.json().value("verified"_L1).toBool());
        QCOMPARE(purge.json().value("checks"_L1).toArray().size(), 3);
        QVERIFY(!purge.out.contains("quetzalmarca"));
        QCOMPARE(evocaRun({u"import"_s}).code, 0); // the agent's own file is still there
        QVERIFY(!found("quetzalmarca"));
        QVERIFY(found("colibrimarca"));
    }

    /// A purge reads the store's files; that must not take the running program's locks away, or the next command that
    /// leaves takes the write-ahead log along.
    void purgeKeepsTheRunningProgramsLocks()
    {
        QProcess serve;
        serve.start(QStringLiteral(EVOCA_PROGRAM), {u"serve"_s, u"--port"_s, u"0"_s, u"--json"_s});
        QVERIFY(serve.waitForStarted());
        QVERIFY(serve.waitForReadyRead(20'000));
        QCOMPARE(evocaRun({u"forget"_s, u"--query"_s, u"quetzalmarca"_s, u"--purge"_s, u"--yes"_s, u"--json"_s}).code,
                 0);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!found("quetzalmarca"));
            QVERIFY2(walExists(), qPrintable(QString::number(i)));
        }
        const Run bin = evocaRun({u"forget"_s, u"--query"_s, u"colibrimarca"_s, u"--yes"_s, u"--json"_s});
        QVERIFY2(bin.code == 0, bin.error.constData());
        QVERIFY(!found("colibrimarca"));
        const Run doctor = evocaRun({u"doctor"_s});
        QVERIFY2(doctor.code == 0, doctor.out.constData());
        serve.terminate();
        QVERIFY(serve.waitForFinished(20'000));
        QVERIFY(!found("colibrimarca")); // it was written to the store, not into a log that is gone
        QCOMPARE(evocaRun({u"forget"_s, u"--list"_s, u"--json"_s}).json().value("entries"_L1).toArray().size(), 1);
        QCOMPARE(evocaRun({u"doctor"_s}).code, 0);
    }

private:
    static bool walExists()
    {
        QDirIterator files(qEnvironmentVariable("EVOCA_HOME"), {u"evoca.db-wal"_s}, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        return files.hasNext();
    }
    bool found(const QByteArray &word) { return evocaRun({u"search"_s, QString::fromUtf8(word)}).code == 0; }

    std::optional<test::TestHome> m_home;
};

QTEST_GUILESS_MAIN(TestForgetCommand)
#include "tst_forgetcommand.moc"
