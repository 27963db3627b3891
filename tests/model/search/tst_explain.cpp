#include "StoreFixture.h"

#include "search/Explain.h"
#include "support/TestHome.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

namespace {

const QString hex = u"0123456789abcdef0123456789abcdef"_s;

bool hasEdge(const NodePage &page, const QString &source, const QString &relation, const QString &target)
{
    return std::ranges::any_of(page.edges, [&](const Edge &edge) {
        return edge.source == source && edge.relation == relation && edge.target == target;
    });
}

QStringList kinds(const NodePage &page)
{
    QStringList kinds;
    for (const Node &node : page.nodes)
        kinds << node.kind;
    return kinds;
}

} // namespace

class TestExplain : public QObject
{
    Q_OBJECT

    NodePage explain(const QString &id, const QString &cursor = {}, const std::vector<RowId> &projects = {}) const
    {
        const auto connection = m_store->reader();
        const auto page = Explain(*connection).explain(id, cursor, projects);
        if (!page)
            qFatal("%s: %s", qPrintable(id), qPrintable(page.error().message));
        return *page;
    }

    bool isUnknown(const QString &id, const std::vector<RowId> &projects = {}) const
    {
        const auto connection = m_store->reader();
        const auto page = Explain(*connection).explain(id, {}, projects);
        return !page && page.error().code == ErrorCode::NotFound && page.error().field == u"node_id"_s;
    }

    void write(const QString &sql)
    {
        const auto done = m_store->writer
                              ->post([sql](WriteContext &context) -> Result<void> {
                                  const auto ran = context.connection.run(sql);
                                  return ran ? Result<void>() : std::unexpected(ran.error());
                              })
                              .result();
        QVERIFY2(done, qPrintable(sql));
    }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<StoreFixture> m_store;
    StoredSession m_session;

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<TestHome>();
        m_store = std::make_unique<StoreFixture>();
        BatchMaker maker(u"s1"_s);
        maker.prompt("fix the login");
        maker.call(u"Bash"_s, "cargo test").result("boom", true); // 2, 3
        maker.call(u"Edit"_s, "a.rs").result("ok"); // 4, 5
        maker.call(u"Bash"_s, "cargo test").result("ok"); // 6, 7
        LearnedTask &task = maker.task(u"exp-"_s + hex, 1);
        task.experience.fixes = {{2, 6, 1}};
        task.lessons = {observation(u"0123456789abcdef"_s, 0.6)};
        m_session = m_store->import(u"/h/1.jsonl"_s, maker.take());
    }

    void chain()
    {
        const NodePage task = explain(u"task-"_s + hex);
        QCOMPARE(task.root.kind, u"Task"_s);
        QCOMPARE(task.root.fields[u"agent"_s], u"claude-code"_s);
        QCOMPARE(kinds(task), QStringList {u"Execution"_s});
        QVERIFY(hasEdge(task, u"task-"_s + hex, u"caused"_s, u"exec-"_s + hex));

        const NodePage outcome = explain(u"out-"_s + hex);
        QCOMPARE(kinds(outcome), (QStringList {u"Execution"_s, u"Experience"_s}));
        QCOMPARE(outcome.root.fields[u"status"_s], u"success"_s);
        QVERIFY(hasEdge(outcome, u"exec-"_s + hex, u"caused"_s, u"out-"_s + hex));
        QVERIFY(hasEdge(outcome, u"out-"_s + hex, u"caused"_s, u"exp-"_s + hex));

        const NodePage experience = explain(u"exp-"_s + hex);
        QCOMPARE(kinds(experience), (QStringList {u"Outcome"_s, u"Lesson"_s}));
        const QString lesson = experience.nodes[1].id;
        QVERIFY(lesson.startsWith(u"lesson-"_s));
        const NodePage back = explain(lesson);
        QCOMPARE(back.root.fields[u"support"_s].toInt(), 1);
        QVERIFY(hasEdge(back, u"exp-"_s + hex, u"caused"_s, lesson));
    }

    void execution()
    {
        const NodePage page = explain(u"exec-"_s + hex);
        QCOMPARE(
            kinds(page),
            (QStringList {u"Task"_s, u"ToolCall"_s, u"ToolCall"_s, u"ToolCall"_s, u"Outcome"_s})); // in order of time
        const QString failed = u"call-%1"_s.arg(m_session.firstMessage + 1);
        const QString fixed = u"call-%1"_s.arg(m_session.firstMessage + 5);
        QVERIFY(hasEdge(page, u"exec-"_s + hex, u"used"_s, failed));
        QVERIFY(hasEdge(page, u"exec-"_s + hex, u"failed_with"_s, failed));
        QVERIFY(!hasEdge(page, u"exec-"_s + hex, u"failed_with"_s, fixed));
        QVERIFY(hasEdge(page, failed, u"resolved_by"_s, fixed));
        QCOMPARE(page.nodes[1].fields[u"status"_s], u"failure"_s);
        QCOMPARE(page.nodes[1].fields[u"input"_s], u"cargo test"_s);

        const NodePage call = explain(failed);
        QCOMPARE(call.root.kind, u"ToolCall"_s);
        QCOMPARE(kinds(call), (QStringList {u"Execution"_s, u"ToolCall"_s}));
        QVERIFY(hasEdge(call, failed, u"resolved_by"_s, fixed));
        QVERIFY(hasEdge(explain(fixed), failed, u"resolved_by"_s, fixed)); // both directions
    }

    void pages()
    {
        const QString id = u"ffffffffffffffffffffffffffffffff"_s;
        BatchMaker maker(u"long"_s);
        maker.prompt("a long task");
        for (int call = 0; call < 120; ++call)
            maker.call(u"Bash"_s, "step " + QByteArray::number(call)).result("ok");
        maker.task(u"exp-"_s + id, 1);
        m_store->import(u"/h/2.jsonl"_s, maker.take());
        std::set<QString> seen;
        QString cursor;
        QStringList sizes;
        QString last;
        do {
            const NodePage page = explain(u"exec-"_s + id, cursor);
            sizes << QString::number(page.nodes.size());
            for (const Node &node : page.nodes) {
                QVERIFY(seen.insert(node.id).second);
                last = node.kind;
            }
            cursor = page.nextCursor;
        } while (!cursor.isEmpty());
        QCOMPARE(sizes, (QStringList {u"50"_s, u"50"_s, u"22"_s}));
        QCOMPARE(last, u"Outcome"_s);
        const auto connection = m_store->reader();
        for (const QString &bad : {u"zzz"_s, u"-1"_s, u"1x"_s}) {
            const auto page = Explain(*connection).explain(u"exec-"_s + id, bad, {});
            QVERIFY(!page);
            QCOMPARE(page.error().code, ErrorCode::InvalidArgument);
            QCOMPARE(page.error().field, u"cursor"_s);
        }
    }

    void contextsAndPaths()
    {
        write(
            u"INSERT INTO context(id, global_id, project, task_text, body, created) SELECT 1, 'ctx-1', project, 'fix', 'try this', 5 FROM experience"_s);
        write(
            u"INSERT INTO candidate_path(id, context, strategy, fields) VALUES(7, 1, 'test-first', '{\"score\":0.5}')"_s);
        write(
            u"INSERT INTO edge VALUES('ctx-1', 'used', 'exp-%1'), ('exec-%1', 'used', 'ctx-1'), ('path-7', 'recommended_for', 'task-%1')"_s
                .arg(hex));
        const NodePage context = explain(u"ctx-1"_s);
        QCOMPARE(context.root.fields[u"text"_s], u"try this"_s);
        QVERIFY(hasEdge(context, u"ctx-1"_s, u"used"_s, u"path-7"_s));
        QVERIFY(hasEdge(context, u"ctx-1"_s, u"used"_s, u"exp-"_s + hex));
        QVERIFY(hasEdge(context, u"exec-"_s + hex, u"used"_s, u"ctx-1"_s));
        const NodePage path = explain(u"path-7"_s);
        QCOMPARE(path.root.kind, u"CandidatePath"_s);
        QCOMPARE(path.root.fields[u"score"_s].toDouble(), 0.5);
        QVERIFY(hasEdge(path, u"path-7"_s, u"recommended_for"_s, u"task-"_s + hex));
        QVERIFY(hasEdge(explain(u"exp-"_s + hex), u"ctx-1"_s, u"used"_s, u"exp-"_s + hex));
        QVERIFY(isUnknown(u"ctx-1"_s, {999}));
        QVERIFY(isUnknown(u"path-7"_s, {999}));
    }

    void episodesAndMemories()
    {
        const QString episode = u"01J9Z3NDEKTSV4RRFFQ69G5FAV"_s;
        write(
            u"INSERT INTO memory(id, global_id, project, path, type, content, created, updated) SELECT 5, 'mem-1', project,"
            " 'team/tests', 'procedural', 'secret words', 9, 9 FROM experience"_s);
        write(
            u"INSERT INTO episode(id, session_id, project, body, created, promoted_to) SELECT '%1', 'sess_1', project,"
            " 'secret body', 8, 5 FROM experience"_s.arg(episode));
        const NodePage page = explain(episode);
        QCOMPARE(page.root.kind, u"Episode"_s);
        QVERIFY(hasEdge(page, episode, u"promoted_to"_s, u"mem-1"_s));
        const NodePage back = explain(u"mem-1"_s);
        QCOMPARE(back.root.fields[u"path"_s].toString(), u"team/tests"_s);
        QVERIFY(hasEdge(back, episode, u"promoted_to"_s, u"mem-1"_s)); // both directions
        for (const NodePage &shown : {page, back}) // words need another permission
            QVERIFY(!shown.root.fields.values().contains(u"secret words"_s)
                    && !shown.root.fields.values().contains(u"secret body"_s));
        QVERIFY(isUnknown(episode, {999}));
        QVERIFY(isUnknown(u"mem-1"_s, {999}));
        write(u"UPDATE memory SET deleted_at = 1"_s);
        QVERIFY(isUnknown(u"mem-1"_s));
        QVERIFY(explain(episode).nodes.empty());
        write(u"UPDATE episode SET expires = 10"_s);
        QVERIFY(isUnknown(episode));
    }

    void whatIsUnknown()
    {
        for (const QString &id : QStringList {QString(), u"exp"_s, u"exp-"_s, u"exp-00"_s, u"foo-"_s + hex, u"call-0"_s,
                                              u"call-x"_s, u"call-99999999"_s, u"lesson-00"_s, u"ctx-9"_s, u"path-9"_s,
                                              u"call-%1"_s.arg(m_session.firstMessage + 2)}) // a result, no call
            QVERIFY2(isUnknown(id), qPrintable(id));
    }

    void otherProjectsAndTheBin()
    {
        const RowId project = m_store->value(u"SELECT project FROM experience"_s).toLongLong();
        QCOMPARE(explain(u"exp-"_s + hex, {}, {project}).root.kind, u"Experience"_s);
        const QString lesson = m_store->value(u"SELECT global_id FROM lesson"_s).toString();
        for (const QString &id : QStringList {u"exp-"_s + hex, u"task-"_s + hex, u"exec-"_s + hex, u"out-"_s + hex,
                                              lesson, u"call-%1"_s.arg(m_session.firstMessage + 1)})
            QVERIFY2(isUnknown(id, {project + 1}), qPrintable(id));
        write(u"UPDATE experience SET deleted_at = 1"_s);
        QVERIFY(isUnknown(u"exp-"_s + hex));
        QVERIFY(isUnknown(u"call-%1"_s.arg(m_session.firstMessage + 1)));
        QVERIFY(explain(lesson).nodes.empty());
    }
};

QTEST_GUILESS_MAIN(TestExplain)
#include "tst_explain.moc"
