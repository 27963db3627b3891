#include "model/history/OpenReflexHome.h"
#include "support/TestHome.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
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
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray episode(const QByteArray &id, const QByteArray &minute, const QByteArray &takeaway)
{
    return "---\ncreated: 2026-01-02 03:" + minute + ":05.678901+00:00\nid: " + id
        + "\norigin:\n  cwd: /nowhere/app\n  worktree_root: /nowhere/app\nschema_version: 1\nscopes:\n- retry\n"
          "session_id: sess_0a1b2c3d\ntakeaway: "
        + takeaway + "\n---\n\nBody of " + id + ".\n";
}

} // namespace

/// `evoca import --from openreflex|bettermemory` and `evoca export episodes` with the real program.
class TestOtherStoresCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home.emplace(); }
    void cleanup() { m_home.reset(); }

    void openReflexTwice()
    {
        test::OpenReflexHome reflex;
        reflex.addProject(u"/home/ana/shop"_s);
        reflex.addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, 1'790'000'000);
        reflex.addRun(u"2"_s, u"codex"_s, u"session-b"_s, u"Fix the tax of foreign orders"_s, 1'790'001'000);
        reflex.rawNode(u"experience:3"_s, u"experience"_s, "{broken");
        reflex.close();
        const QStringList import {u"import"_s, u"--from"_s, u"openreflex"_s, u"--json"_s, reflex.path()};
        const Run first = evocaRun(import);
        QCOMPARE(first.code, 1); // one row is damaged, and told
        QCOMPARE(first.json()["experiences"_L1].toInt(), 2);
        QCOMPARE(first.json()["skipped"_L1].toArray().size(), 1);
        const Run found = evocaRun({u"search"_s, u"--json"_s, u"coupons"_s});
        QCOMPARE(found.code, 0);
        QVERIFY(found.out.contains("Fix the cart total that ignores coupons"));
        const Run second = evocaRun(import);
        QCOMPARE(second.json()["unchanged"_L1].toInt(), 1);
        QCOMPARE(evocaRun({u"search"_s, u"--json"_s, u"coupons"_s}).out, found.out);
    }

    void journalThereAndBack()
    {
        const QTemporaryDir old;
        write(old, u"01KDAAAAAAAAAAAAAAAAAAAAA1"_s, episode("01KDAAAAAAAAAAAAAAAAAAAAA1", "04", "Cap the retries"));
        write(old, u"01KDAAAAAAAAAAAAAAAAAAAAA2"_s, episode("01KDAAAAAAAAAAAAAAAAAAAAA2", "05", "El límite es tres"));
        write(old, u"01KDAAAAAAAAAAAAAAAAAAAAA3"_s, "---\nid: [\n---\n");
        const QStringList import {u"import"_s, u"--from"_s, u"bettermemory"_s, u"--json"_s, old.path()};
        const Run first = evocaRun(import);
        QCOMPARE(first.code, 1);
        QCOMPARE(first.json()["episodes"_L1].toObject()["added"_L1].toInt(), 2);
        QCOMPARE(first.json()["skipped"_L1].toArray().size(), 1);
        QCOMPARE(evocaRun(import).json()["episodes"_L1].toObject()["known"_L1].toInt(), 2);
        const Run found = evocaRun({u"search"_s, u"--kind"_s, u"episode"_s, u"--json"_s, u"limite"_s});
        QCOMPARE(found.code, 0);
        QVERIFY(found.out.contains("01KDAAAAAAAAAAAAAAAAAAAAA2"));

        const QTemporaryDir out;
        const Run exported = evocaRun({u"export"_s, u"episodes"_s, u"--json"_s, u"--out"_s, out.path()});
        QCOMPARE(exported.code, 0);
        QCOMPARE(exported.json()["written"_L1].toInt(), 2);
        QCOMPARE(markdownFiles(out.path()), 2);
        QCOMPARE(
            evocaRun({u"export"_s, u"episodes"_s, u"--json"_s, u"--out"_s, out.path()}).json()["present"_L1].toInt(),
            2);
        // What was written is a journal that another store takes.
        m_home.reset();
        m_home.emplace();
        const Run back = evocaRun({u"import"_s, u"--from"_s, u"bettermemory"_s, u"--json"_s, out.path()});
        QCOMPARE(back.code, 0);
        QCOMPARE(back.json()["episodes"_L1].toObject()["added"_L1].toInt(), 2);
        QCOMPARE(evocaRun({u"search"_s, u"--kind"_s, u"episode"_s, u"--json"_s, u"limite"_s}).out, found.out);
    }

    void wrongUse()
    {
        for (const QString &source : {u"openreflex"_s, u"bettermemory"_s}) {
            const Run run = evocaRun({u"import"_s, u"--from"_s, source, u"/nowhere/at/all"_s});
            QCOMPARE(run.code, 1);
            QVERIFY(run.error.contains("/nowhere/at/all"));
        }
        QCOMPARE(evocaRun({u"export"_s, u"episodes"_s}).code, 2); // where to?
    }

private:
    static void write(const QTemporaryDir &folder, const QString &id, const QByteArray &text)
    {
        const QString sessions = folder.filePath(u"episodes/sess_0a1b2c3d"_s);
        QVERIFY(QDir().mkpath(sessions));
        QFile file(sessions + u'/' + id + u".md"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    static int markdownFiles(const QString &folder)
    {
        int count = 0;
        for (QDirIterator files(folder, {u"*.md"_s}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();
             files.next())
            ++count;
        return count;
    }

    std::optional<evoca::test::TestHome> m_home;
};

QTEST_GUILESS_MAIN(TestOtherStoresCommand)
#include "tst_otherstores.moc"
