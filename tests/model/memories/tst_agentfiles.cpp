#include "history/HistoryService.h"
#include "memories/AgentFileFollower.h"
#include "memories/FileMemoryRows.h"
#include "model/history/ImportHome.h"
#include "store/Connection.h"
#include "store/Tombstones.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

namespace {

/// A client's settings with a memory server that keeps its graph there.
QByteArray settingsFor(const QString &graph)
{
    return QByteArray(R"({"mcpServers":{"memory":{"command":"npx","env":{"MEMORY_FILE_PATH":")") + graph.toUtf8()
        + R"("}}},"oauthAccount":{"secret":"x"}})";
}

QByteArray entity(const QByteArray &name, const QByteArray &type, const QByteArray &observations = {})
{
    return QByteArray(R"({"type":"entity","name":")") + name + R"(","entityType":")" + type + R"(","observations":[)"
        + observations + "]}\n";
}

QByteArray relation(const QByteArray &from, const QByteArray &type, const QByteArray &to)
{
    return QByteArray(R"({"type":"relation","from":")") + from + R"(","to":")" + to + R"(","relationType":")" + type
        + "\"}\n";
}

const QByteArray damagedGraph = entity("A", "t", R"("one")") + "{broken\n" + R"({"type":"note","name":"B"})" + "\n"
    + R"({"type":"entity","entityType":"t","observations":["nameless"]})" + "\n"
    + R"({"type":"entity","name":"A","observations":["one","two",7,null]})" + "\n" + relation("A", "knows", "nobody")
    + "{\"type\":\"entity\",\"name\":\"C\",\"observ";

} // namespace

/// Agents' own memory files as memories, from files on disk to rows in the store.
class TestAgentFiles : public QObject
{
    Q_OBJECT

    struct Row
    {
        QString origin, path, type, content;
        RowId project = 0;
        int revision = 1;
    };

    std::unique_ptr<ImportHome> m_home;
    std::unique_ptr<AgentFileImport> m_import;

    QString home(const QString &path) const { return m_home->path() + u'/' + path; }
    QString write(const QString &path, const QByteArray &text) const { return m_home->home().write(path, text); }

    /// A session of Claude Code in ~/shop, so that the project is known.
    void knowShop()
    {
        QDir(m_home->path()).mkpath(u"shop"_s);
        QByteArray lines = claudeSession(u"s1"_s, 1, 1);
        lines.replace("/proj/app", home(u"shop"_s).toUtf8());
        m_home->home().write(u".claude/projects/-a-shop/s1.jsonl"_s, lines);
        m_home->import();
    }

    AgentFileReport run(const std::vector<Agent> &agents = {})
    {
        const auto report = m_import->run(agents, {});
        if (!report)
            qFatal("%s", qPrintable(report.error().message));
        return *report;
    }

    QList<Row> rows() const
    {
        QList<Row> list;
        const auto connection = Connection::open(m_home->paths(), u"test"_s, Connection::Mode::Read);
        auto query = (*connection)
                         ->run(u"SELECT origin, path, type, content, project, revision FROM memory"
                               " WHERE deleted_at = 0 ORDER BY origin"_s);
        while (query->next())
            list.append({query->value(0).toString().remove(m_home->path() + u'/'), query->value(1).toString(),
                         query->value(2).toString(), query->value(3).toString(), query->value(4).toLongLong(),
                         query->value(5).toInt()});
        return list;
    }

    QStringList origins() const
    {
        QStringList list;
        for (const Row &row : rows())
            list << row.origin;
        return list;
    }

    qint64 count(const QString &sql) const
    {
        const auto connection = Connection::open(m_home->paths(), u"test"_s, Connection::Mode::Read);
        auto row = (*connection)->run(sql);
        return row && row->next() ? row->value(0).toLongLong() : -1;
    }

    void change(const QByteArray &sql)
    {
        const auto done = m_home->writer()
                              .post(
                                  [&sql](WriteContext &context) { return context.connection.execute(sql.constData()); })
                              .result();
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<ImportHome>();
        m_import = std::make_unique<AgentFileImport>(m_home->writer(), m_home->options().places);
    }
    void cleanup()
    {
        m_import.reset();
        m_home.reset();
    }

    void everyKindOfFile()
    {
        knowShop();
        write(u".claude/CLAUDE.md"_s, "# Me\nI like short answers.\n");
        write(u".codex/AGENTS.md"_s, "Answer in Spanish.\n");
        write(u"shop/CLAUDE.md"_s, "# Shop\n## Build\n```sh\nmake\n```\n## Money\nAmounts are cents.\n");
        write(u"shop/AGENTS.md"_s, "Never push to main.\n");
        write(u".claude/projects/-a-shop/memory/MEMORY.md"_s, "- [No mocks](no-mocks.md)\n");
        write(
            u".claude/projects/-a-shop/memory/no-mocks.md"_s,
            "---\nname: no-mocks\ndescription: Never mock the store\nmetadata:\n  type: feedback\n---\nUse a real one.\n");
        write(u".claude/projects/-unknown/memory/MEMORY.md"_s, "of whom?\n");
        write(u"graph/memory.jsonl"_s,
              entity("Ana", "person", R"("speaks Portuguese")") + entity("Shop", "project")
                  + relation("Ana", "maintains", "Shop").trimmed());
        write(u".claude.json"_s, settingsFor(home(u"graph/memory.jsonl"_s)));
        const AgentFileReport report = run();
        QVERIFY(report.skipped.empty());
        QCOMPARE(report.files, 7);
        QCOMPARE(origins(),
                 (QStringList {u"file:.claude/CLAUDE.md#Me"_s, u"file:.claude/projects/-a-shop/memory/MEMORY.md#"_s,
                               u"file:.claude/projects/-a-shop/memory/no-mocks.md#"_s, u"file:.codex/AGENTS.md#"_s,
                               u"file:graph/memory.jsonl#Ana"_s, u"file:graph/memory.jsonl#Shop"_s,
                               u"file:shop/AGENTS.md#"_s, u"file:shop/CLAUDE.md#Shop › Build"_s,
                               u"file:shop/CLAUDE.md#Shop › Money"_s}));
        const QList<Row> all = rows();
        const RowId shop = count(u"SELECT id FROM project"_s);
        QVERIFY(shop > 0);
        QCOMPARE(all[0].project, 0);
        QCOMPARE(all[1].project, shop);
        QCOMPARE(all[4].project, 0);
        QCOMPARE(all[6].project, shop);
        QCOMPARE(all[2].type, u"procedural"_s);
        QCOMPARE(all[2].content, u"Never mock the store\n\nUse a real one."_s);
        QCOMPARE(all[2].path, u"notes/no-mocks"_s);
        QCOMPARE(all[4].content, u"Ana (person)\n- speaks Portuguese\n- maintains → Shop"_s);
        QCOMPARE(all[4].path, u"graph/person/ana"_s);
        QCOMPARE(all[5].content, u"Shop (project)\n- Ana → maintains"_s);
        QCOMPARE(all[7].type, u"procedural"_s);
        QCOMPARE(all[7].path, u"instructions/claude/shop/build"_s);
        QCOMPARE(all[8].type, u"semantic"_s);
        QCOMPARE(all[8].content, u"## Money\nAmounts are cents."_s);
    }

    void theStoreFollowsTheFile()
    {
        knowShop();
        write(u"shop/CLAUDE.md"_s, "# One\nfirst\n# Two\nsecond\n");
        QVERIFY(run().changed);
        QVERIFY(!run().changed);
        const qint64 one = count(u"SELECT id FROM memory WHERE content LIKE '%first'"_s);
        write(u"shop/CLAUDE.md"_s, "# One\nfirst, better\n# Three\nthird\n");
        QVERIFY(run().changed);
        QCOMPARE(origins(), (QStringList {u"file:shop/CLAUDE.md#One"_s, u"file:shop/CLAUDE.md#Three"_s}));
        QCOMPARE(rows().value(0).content, u"# One\nfirst, better"_s);
        QCOMPARE(rows().value(0).revision, 2);
        QCOMPARE(count(u"SELECT id FROM memory WHERE content LIKE '%better'"_s), one); // the same memory
        QCOMPARE(count(u"SELECT count(*) FROM memory_version WHERE content LIKE '%first'"_s), 1);
        // The index follows too.
        QCOMPARE(count(u"SELECT count(*) FROM memory_index WHERE memory_index MATCH 'second'"_s), 0);
        QCOMPARE(count(u"SELECT count(*) FROM memory_index WHERE memory_index MATCH 'third'"_s), 1);
        QFile::remove(home(u"shop/CLAUDE.md"_s));
        QVERIFY(run().changed);
        QVERIFY(rows().isEmpty());
        QCOMPARE(count(u"SELECT count(*) FROM memory_version"_s), 0);
        QCOMPARE(count(u"SELECT count(*) FROM memory_index"_s), 0);
    }

    void anotherProgramRunChangesNothing()
    {
        knowShop();
        write(u"shop/AGENTS.md"_s, "# One\nfirst\n");
        run();
        AgentFileImport later(m_home->writer(), m_home->options().places);
        const auto report = later.run({}, {});
        QVERIFY(report && !report->changed);
        QCOMPARE(rows().value(0).revision, 1);
    }

    void whatIsForgottenStaysForgotten()
    {
        knowShop();
        write(u"shop/AGENTS.md"_s, "# One\nfirst\n# Two\nsecond\n# Three\nthird\n");
        run();
        const QString two = FileMemoryRows::globalId("file:"_L1 + home(u"shop/AGENTS.md"_s) + "#Two"_L1);
        QCOMPARE(count(u"SELECT count(*) FROM memory WHERE global_id = '%1'"_s.arg(two)), 1);
        // One in the bin, one purged with a tombstone.
        change("UPDATE memory SET deleted_at = 5 WHERE content LIKE '%first'");
        QVERIFY(m_home->writer()
                    .post([&two](WriteContext &context) -> Result<void> {
                        Tombstones(context.connection).add(two, u"memory"_s);
                        context.connection.statement("DELETE FROM memory WHERE global_id = ?1").bind(two).run();
                        return {};
                    })
                    .result());
        write(u"shop/AGENTS.md"_s, "# One\nfirst again\n# Two\nsecond again\n# Three\nthird again\n");
        run();
        QCOMPARE(origins(), QStringList {u"file:shop/AGENTS.md#Three"_s});
        QCOMPARE(count(u"SELECT count(*) FROM memory WHERE deleted_at = 5 AND content LIKE '%first'"_s), 1);
        // Back in sight, or let in again: as the file is now, though it has not changed.
        change("UPDATE memory SET deleted_at = 0");
        QVERIFY(run().changed);
        QCOMPARE(rows().value(0).content, u"# One\nfirst again"_s);
        change("DELETE FROM tombstone");
        QVERIFY(run().changed);
        QCOMPARE(rows().size(), 3);
        QVERIFY(!run().changed);
    }

    void secretsAreReplaced()
    {
        knowShop();
        const QByteArray key = "AKIA" + QByteArray("IOSFODNN7EXAMPLQ");
        write(u"shop/CLAUDE.md"_s, "# Keys " + key + "\nUse " + key + " for the bucket.\n");
        write(u"g.jsonl"_s, entity(key, "key"));
        write(u".cursor/mcp.json"_s, settingsFor(home(u"g.jsonl"_s)));
        const AgentFileReport report = run();
        QVERIFY(!report.secrets.empty());
        QCOMPARE(rows().size(), 2);
        const auto connection = Connection::open(m_home->paths(), u"test"_s, Connection::Mode::Read);
        QCOMPARE(count(u"SELECT count(*) FROM memory WHERE content || path || origin LIKE '%IOSFODNN7EXAMPLQ%'"_s), 0);
    }

    void importsStayInsideTheProject()
    {
        knowShop();
        write(u"outside.md"_s, "# Out\nprivate\n");
        write(u"shop/docs/style.md"_s, "# Style\nTabs. See @../CLAUDE.md and @more.md.\n");
        write(u"shop/docs/more.md"_s, "# More\neven more\n");
        write(u"shop/CLAUDE.md"_s,
              "See @docs/style.md @../outside.md @~/outside.md @docs/link.md @/etc/hostname @src\n");
        QVERIFY(QFile::link(home(u"outside.md"_s), home(u"shop/docs/link.md"_s)));
        const AgentFileReport report = run();
        QCOMPARE(origins(),
                 (QStringList {u"file:shop/CLAUDE.md#"_s, u"file:shop/docs/more.md#More"_s,
                               u"file:shop/docs/style.md#Style"_s}));
        QVERIFY(std::ranges::all_of(report.skipped,
                                    [](const SkippedMemory &line) { return line.reason == "link_outside"_L1; }));
        QVERIFY(report.skipped.size() >= 2);
        // An imported file that changes is noticed.
        write(u"shop/docs/more.md"_s, "# More\nless of it\n");
        QVERIFY(run().changed);
    }

    void linksOutsideAreNotFollowed()
    {
        knowShop();
        write(u"outside.md"_s, "# Out\nprivate\n");
        QVERIFY(QFile::link(home(u"outside.md"_s), home(u"shop/CLAUDE.md"_s)));
        write(u"shop/other.md"_s, "# In\nshared\n");
        QVERIFY(QFile::link(u"other.md"_s, home(u"shop/AGENTS.md"_s)));
        const AgentFileReport report = run();
        QCOMPARE(origins(), QStringList {u"file:shop/AGENTS.md#In"_s});
        QCOMPARE(report.skipped.size(), 1UZ);
        QCOMPARE(report.skipped[0].file, home(u"shop/CLAUDE.md"_s));
        // Nor a whole folder of notes.
        write(u"elsewhere/MEMORY.md"_s, "private\n");
        QVERIFY(QFile::link(home(u"elsewhere"_s), home(u".claude/projects/-a-shop/memory"_s)));
        QCOMPARE(run().skipped.size(), 2UZ);
        QCOMPARE(rows().size(), 1);
    }

    void oneFileUnderTwoNamesCountsOnce()
    {
        knowShop();
        write(u"shop/AGENTS.md"_s, "# One\nfirst\n");
        QVERIFY(QFile::link(u"AGENTS.md"_s, home(u"shop/CLAUDE.md"_s)));
        run();
        QCOMPARE(rows().size(), 1);
    }

    void damageIsReportedWithItsLine()
    {
        write(u"m.jsonl"_s, damagedGraph);
        write(u".claude.json"_s, settingsFor(home(u"m.jsonl"_s)));
        const AgentFileReport report = run();
        QMap<qint64, QString> lines;
        for (const SkippedMemory &line : report.skipped)
            lines.insert(line.line, line.reason);
        QCOMPARE(lines,
                 (QMap<qint64, QString> {
                     {2, u"bad_json"_s}, {3, u"unknown_type:note"_s}, {4, u"no_name"_s}, {7, u"bad_json"_s}}));
        QCOMPARE(rows().size(), 1);
        QCOMPARE(rows().value(0).content, u"A (t)\n- one\n- two\n- knows → nobody"_s);
    }

    void sizesAreBounded()
    {
        knowShop();
        write(u"shop/CLAUDE.md"_s, "# Long\n" + QByteArray(30'000, 'a') + "\n");
        write(u"shop/AGENTS.md"_s, QByteArray(1'100'000, 'b'));
        write(u".claude/CLAUDE.md"_s, QByteArray("# x\ny\n").repeated(700));
        write(u".codex/AGENTS.md"_s, QByteArray("bin\0ary", 7));
        const AgentFileReport report = run();
        QStringList reasons;
        for (const SkippedMemory &line : report.skipped)
            reasons << line.reason;
        reasons.sort();
        QCOMPARE(reasons, (QStringList {u"cut"_s, u"not_text"_s, u"too_big"_s, u"too_many_sections"_s}));
        QCOMPARE(rows().size(), 501);
        QCOMPARE(count(u"SELECT max(length(content)) FROM memory"_s), 20'000);
    }

    void agentsThatAreNotWantedAreLeftOut()
    {
        knowShop();
        write(u"shop/CLAUDE.md"_s, "# One\nfirst\n");
        write(u"shop/AGENTS.md"_s, "# Two\nsecond\n");
        run({Agent::Codex});
        QCOMPARE(origins(), QStringList {u"file:shop/AGENTS.md#Two"_s});
        run();
        const QStringList both {u"file:shop/AGENTS.md#Two"_s, u"file:shop/CLAUDE.md#One"_s};
        QCOMPARE(origins(), both);
        run({Agent::Codex});
        QCOMPARE(origins(), both); // what is stored of others stays
        write(u"shop/AGENTS.md"_s, "# Three\nthird\n");
        QFile::remove(home(u"shop/CLAUDE.md"_s));
        run({Agent::Codex});
        QCOMPARE(origins(), QStringList {u"file:shop/AGENTS.md#Three"_s}); // but not what is gone
    }

    void theServiceWatchesTheFiles()
    {
        knowShop();
        write(u"shop/AGENTS.md"_s, "# One\nfirst\n");
        m_import.reset();
        HistoryService service(m_home->writer(), m_home->options(),
                               std::make_unique<AgentFileFollower>(m_home->writer(), m_home->options().places));
        service.start();
        QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 1, 10'000);
        QTRY_COMPARE_WITH_TIMEOUT(service.lastReport().memories, 1, 5000);
        write(u"shop/AGENTS.md"_s, "# One\nfirst\n# Two\nsecond\n");
        QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 2, 5000);
        // Replaced as editors do.
        write(u"shop/AGENTS.md.new"_s, "# Two\nsecond\n");
        QFile::remove(home(u"shop/AGENTS.md"_s));
        QVERIFY(QFile::rename(home(u"shop/AGENTS.md.new"_s), home(u"shop/AGENTS.md"_s)));
        QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 1, 5000);
        write(u"shop/AGENTS.md"_s, "# Two\nsecond, changed\n");
        QTRY_VERIFY_WITH_TIMEOUT(rows().at(0).content.endsWith("changed"_L1), 5000);
        // New notes of the agent in a folder of histories.
        write(u".claude/projects/-a-shop/memory/MEMORY.md"_s, "remember this\n");
        QTRY_COMPARE_WITH_TIMEOUT(rows().size(), 2, 5000);
    }
};

QTEST_GUILESS_MAIN(TestAgentFiles)
#include "tst_agentfiles.moc"
