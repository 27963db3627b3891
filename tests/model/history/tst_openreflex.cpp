#include "OpenReflexHome.h"
#include "StoreFixture.h"

#include "history/OpenReflexFolder.h"
#include "history/OpenReflexImport.h"
#include "search/Explain.h"
#include "support/TestHome.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QTest>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

namespace {

constexpr double base = 1'790'000'000;

/// Every file below a folder with its content and time.
QMap<QString, QByteArray> contents(const QString &folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        if (file.open(QIODevice::ReadOnly))
            files.insert(file.fileName(), QCryptographicHash::hash(file.readAll(), QCryptographicHash::Md5));
    }
    return files;
}

} // namespace

class TestOpenReflex : public QObject
{
    Q_OBJECT

    OpenReflexReport run(const QString &path = {})
    {
        const auto report = OpenReflexImport(*m_store->writer).run(path.isEmpty() ? m_reflex->path() : path);
        if (!report)
            qFatal("%s", qPrintable(report.error().message));
        return *report;
    }

    QVariant value(const QString &sql) const { return m_store->value(sql); }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<OpenReflexHome> m_reflex;

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<TestHome>();
        m_store = std::make_unique<StoreFixture>();
        m_reflex = std::make_unique<OpenReflexHome>();
    }

    void folderNames()
    {
        // The hash of an empty text, as everyone knows it.
        QCOMPARE(openReflexFolderName(QString()), u"e3b0c44298fc1c149afbf4c8"_s);
    }

    void everythingThatTheStoreHolds()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, base);
        m_reflex->addRun(u"2"_s, u"claude"_s, u"session-a"_s, u"Fix the empty cart crash on checkout"_s, base + 1000,
                         u"failure"_s);
        m_reflex->addRun(u"3"_s, u"codex"_s, u"session-b"_s, u"Fix the tax of foreign orders"_s, base + 2000,
                         u"unknown"_s);
        m_reflex->close();
        const OpenReflexReport report = run();
        QCOMPARE(report.databases, 1);
        QCOMPARE(report.experiences, 3);
        QCOMPARE(report.toolCalls, 9);
        QCOMPARE(report.lessons, 3);
        QVERIFY(report.skipped.empty());
        QVERIFY(report.withoutProject.isEmpty());

        QCOMPARE(value(u"SELECT count(*) FROM session"_s).toInt(), 2);
        QCOMPARE(
            value(u"SELECT count(*) FROM session WHERE agent = 1 AND native_id = 'openreflex/session-a'"_s).toInt(), 1);
        QCOMPARE(value(u"SELECT p.path FROM experience x JOIN project p ON p.id = x.project"_s).toString(),
                 u"/home/ana/shop"_s);
        QCOMPARE(value(u"SELECT group_concat(status, ',') FROM (SELECT status FROM experience ORDER BY started)"_s)
                     .toString(),
                 u"1,2,0"_s);
        const QString first = u" FROM experience ORDER BY started LIMIT 1"_s;
        QCOMPARE(value(u"SELECT description"_s + first).toString(), u"Fix the cart total that ignores coupons"_s);
        QCOMPARE(value(u"SELECT strategy"_s + first).toString(), u"test-first"_s);
        QCOMPARE(value(u"SELECT class"_s + first).toInt(), int(TaskClass::Debug));
        QCOMPARE(value(u"SELECT active_ms"_s + first).toLongLong(), 95'500);
        QCOMPARE(value(u"SELECT started"_s + first).toLongLong(), qint64(base) * 1000);
        QCOMPARE(value(u"SELECT tool_calls"_s + first).toInt(), 3);
        QCOMPARE(value(u"SELECT failures"_s + first).toInt(), 1);
        QCOMPARE(value(u"SELECT files"_s + first).toString(),
                 u"[[\"src/cart.py\",1,-1,-1],[\"tests/test_cart.py\",0,-1,-1]]"_s);
        QVERIFY(value(u"SELECT evidence"_s + first).toString().contains(u"last check passed"_s));
        QVERIFY(value(u"SELECT evidence"_s + first).toString().contains(u"OpenReflex"_s)); // its origin is shown
        QCOMPARE(value(u"SELECT path FROM source"_s).toString(), m_reflex->database());
        // One lesson of the project: agreed by the success, and not counted where the outcome is unknown.
        QCOMPARE(value(u"SELECT count(*) FROM lesson WHERE key = '0123456789abcdef'"_s).toInt(), 1);

        const auto connection = m_store->reader();
        const QString hex = value(u"SELECT substr(global_id, 5)"_s + first).toString();
        const auto page = Explain(*connection).explain(u"exec-"_s + hex, {}, {});
        QVERIFY(page);
        QCOMPARE(page->nodes.size(), 5UZ); // task, three calls, outcome
        QVERIFY(std::ranges::any_of(page->edges, [](const Edge &edge) { return edge.relation == u"resolved_by"_s; }));
    }

    void twiceTheSame()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, base);
        run();
        const auto dump = [this] {
            return value(u"SELECT group_concat(id || global_id || revision) FROM experience"_s).toString()
                + value(u"SELECT group_concat(id || text || confidence || support || revision) FROM lesson"_s)
                      .toString()
                + value(u"SELECT max(sequence) FROM change"_s).toString()
                + value(u"SELECT group_concat(id) FROM message"_s).toString();
        };
        const QString before = dump();
        const OpenReflexReport again = run();
        QCOMPARE(again.unchanged, 1);
        QCOMPARE(again.experiences, 1);
        QCOMPARE(dump(), before);
        // It goes on: the new run comes, the old one stays.
        m_reflex->addRun(u"2"_s, u"claude"_s, u"session-a"_s, u"Fix the empty cart crash"_s, base + 900);
        QCOMPARE(run().experiences, 2);
        QCOMPARE(value(u"SELECT count(*) FROM experience"_s).toInt(), 2);
        QCOMPARE(value(u"SELECT count(*) FROM lesson"_s).toInt(), 1);
        QCOMPARE(value(u"SELECT support FROM lesson"_s).toInt(), 2);
    }

    void itsFilesStayAsTheyAre()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, base);
        m_reflex->close();
        const auto before = contents(m_reflex->path());
        run();
        QCOMPARE(contents(m_reflex->path()), before); // not even a -shm file
    }

    void damagedNodesHideNothing()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, base);
        m_reflex->rawNode(u"exp-broken"_s, u"Experience"_s, "{\"description\": \"cut off");
        m_reflex->rawNode(u"list"_s, u"Lesson"_s, "[1, 2]");
        m_reflex->node(u"exp-empty"_s, u"Experience"_s, {{u"execution_id"_s, u"nowhere"_s}});
        m_reflex->node(u"odd"_s, u"Dream"_s, {});
        m_reflex->node(u"ctx"_s, u"Context"_s, {{u"text"_s, u"a plan"_s}});
        // Fields of the wrong type are as if absent.
        m_reflex->node(u"exp-types"_s, u"Experience"_s,
                       {{u"execution_id"_s, u"exec9"_s},
                        {u"description"_s, u"Fix the order mails that never leave"_s},
                        {u"agent"_s, u"codex"_s},
                        {u"status"_s, 7},
                        {u"files"_s, u"none"_s},
                        {u"elapsed_seconds"_s, u"long"_s},
                        {u"created_at"_s, -5}});
        const OpenReflexReport report = run();
        QCOMPARE(report.experiences, 2);
        QStringList reasons;
        for (const auto &skipped : report.skipped)
            reasons << skipped.reason;
        reasons.sort();
        QCOMPARE(reasons, (QStringList {u"bad_json"_s, u"bad_json"_s, u"no_task"_s, u"wrong_kind"_s}));
        QCOMPARE(value(u"SELECT count(*) FROM skipped"_s).toInt(), 4);
    }

    void unreadableDatabases()
    {
        m_reflex->addProject(u"/home/ana/new"_s, true, 3);
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, base);
        m_reflex->close();
        QDir().mkpath(m_reflex->path() + u"/projects/0000"_s);
        QFile noise(m_reflex->path() + u"/projects/0000/experience.sqlite3"_s);
        QVERIFY(noise.open(QIODevice::WriteOnly));
        noise.write(QByteArray(5000, 'x'));
        noise.close();
        const OpenReflexReport report = run();
        QCOMPARE(report.databases, 3);
        QCOMPARE(report.experiences, 1);
        QCOMPARE(report.skipped.size(), 2UZ); // the newer one, and the noise
        const auto nothing = OpenReflexImport(*m_store->writer).run(m_reflex->path() + u"/nowhere"_s);
        QCOMPARE(nothing.error().code, ErrorCode::NotFound);
    }

    void projectsAndAgentsNobodyKnows()
    {
        m_reflex->addProject(u"/home/ana/secret"_s, false);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"session-a"_s, u"Fix the cart total that ignores coupons"_s, base);
        m_reflex->addRun(u"2"_s, u"hal9000"_s, u"session-b"_s, u"Open the pod bay doors please"_s, base);
        const OpenReflexReport report = run();
        QCOMPARE(report.withoutProject, QStringList {m_reflex->database()});
        QCOMPARE(report.experiences, 1);
        QCOMPARE(report.foreignAgents, 1);
        QCOMPARE(value(u"SELECT project FROM experience"_s).toInt(), 0);
    }

    void oneDatabaseByItself()
    {
        m_reflex->addProject(u"/home/ana/blog"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"s1"_s, u"Fix the feed of the blog today"_s, base);
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"2"_s, u"claude"_s, u"s2"_s, u"Fix the cart total that ignores coupons"_s, base);
        QCOMPARE(run(m_reflex->database()).experiences, 1);
        QCOMPARE(value(u"SELECT p.path FROM experience x JOIN project p ON p.id = x.project"_s).toString(),
                 u"/home/ana/shop"_s);
        QCOMPARE(run().experiences, 2);
    }

    void notDoubled_data()
    {
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("description");
        QTest::addColumn<int>("later"); // seconds
        QTest::addColumn<bool>("known");
        QTest::newRow("same session and time") << u"own"_s << u"Something else that the hook saw"_s << 30 << true;
        QTest::newRow("same session, another time") << u"own"_s << u"Fix the cart total"_s << 500 << false;
        QTest::newRow("same words and time") << u"other"_s << u"fix  the cart TOTAL"_s << 30 << true;
        QTest::newRow("same words, another time") << u"other"_s << u"Fix the cart total"_s << 500 << false;
        QTest::newRow("other words") << u"other"_s << u"Fix the cart icon"_s << 30 << false;
    }

    void notDoubled()
    {
        QFETCH(QString, session);
        QFETCH(QString, description);
        QFETCH(int, later);
        QFETCH(bool, known);
        BatchMaker maker(u"own"_s, qint64(base) * 1000);
        maker.prompt("Fix the cart total");
        maker.task(u"exp-own"_s, 1).experience.description = u"Fix the cart total"_s;
        m_store->import(u"/h/own.jsonl"_s, maker.take());
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, session, description, base + later);
        const OpenReflexReport report = run();
        QCOMPARE(report.known, known ? 1 : 0);
        QCOMPARE(value(u"SELECT count(*) FROM experience"_s).toInt(), known ? 1 : 2);
    }

    void takenOutWhenTheAgentsOwnHistoryComes()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"own"_s, u"Fix the cart total"_s, base);
        QCOMPARE(run().experiences, 1);
        BatchMaker maker(u"own"_s, qint64(base) * 1000);
        maker.prompt("Fix the cart total");
        maker.task(u"exp-own"_s, 1);
        m_store->import(u"/h/own.jsonl"_s, maker.take());
        QCOMPARE(value(u"SELECT count(*) FROM experience"_s).toInt(), 2);
        QCOMPARE(run().known, 1);
        QCOMPARE(value(u"SELECT count(*) FROM experience"_s).toInt(), 1);
        QCOMPARE(value(u"SELECT global_id FROM experience"_s).toString(), u"exp-own"_s);
    }

    void secretsAreReplaced()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"s"_s,
                         u"Fix the upload with {\"password\": \"correct-horse-9\"} and key AKIAIOSFODNN7EXAMPLQ"_s,
                         base);
        run();
        QVERIFY(!value(u"SELECT description FROM experience"_s).toString().contains(u"AKIAIOSFODNN7EXAMPLQ"_s));
        QVERIFY(value(u"SELECT sum(count) FROM replaced_secret"_s).toInt() > 0);
    }

    void stopsWhenAsked()
    {
        m_reflex->addProject(u"/home/ana/shop"_s);
        m_reflex->addRun(u"1"_s, u"claude"_s, u"s"_s, u"Fix the cart total that ignores coupons"_s, base);
        std::stop_source stop;
        stop.request_stop();
        const auto report = OpenReflexImport(*m_store->writer).run(m_reflex->path(), stop.get_token());
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        QCOMPARE(value(u"SELECT count(*) FROM experience"_s).toInt(), 0);
    }
};

QTEST_GUILESS_MAIN(TestOpenReflex)
#include "tst_openreflex.moc"
