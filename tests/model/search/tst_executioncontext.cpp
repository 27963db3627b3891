#include "SearchStore.h"

#include "search/ContextServer.h"
#include "search/ContextText.h"
#include "search/Explain.h"
#include "store/ContextRows.h"
#include "store/Corrections.h"
#include "support/TestHome.h"

#include <QTest>

#include <set>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

namespace {

Past till(const QString &id, const QString &description, Status status, const QString &strategy, int daysAgo = 10)
{
    Past past;
    past.id = id;
    past.description = description;
    past.files = {u"till/rounding.py"_s, u"till/%1.py"_s.arg(id)};
    past.status = status;
    past.strategy = strategy;
    past.daysAgo = daysAgo;
    return past;
}

} // namespace

/// A bakery's till asks what to do next.
class TestExecutionContext : public QObject
{
    Q_OBJECT

    Connection &connection() { return m_store->connection(); }

    QVariant value(const QString &sql, const QVariantList &values = {})
    {
        auto row = connection().run(sql, values);
        return row && row->next() ? row->value(0) : QVariant();
    }

    RowId project() { return value(u"SELECT id FROM project WHERE name = 'shop'"_s).toLongLong(); }

    ExecutionPlan plan(const QString &task, const PlanLimits &limits = {}, std::optional<int> tokens = {})
    {
        const auto plan = ExecutionContext(connection()).plan({task, project(), limits, tokens});
        if (!plan)
            qFatal("%s", qPrintable(plan.error().message));
        return *plan;
    }

    ServedContext serve(const QString &task)
    {
        const auto served = ContextServer(connection(), m_store->writer()).serve({task, project(), {}, {}}, 3);
        if (!served)
            qFatal("%s", qPrintable(served.error().message));
        return *served;
    }

    void fill()
    {
        m_store->add({
            till(u"vat"_s, u"Fix the receipt rounding bug: VAT cents are lost on bread"_s, Status::Success,
                 u"test-first"_s, 40),
            till(u"cents"_s, u"Fix the receipt rounding bug for cents of cakes"_s, Status::Success, u"test-first"_s,
                 30),
            till(u"twice"_s, u"Fix the receipt rounding bug: cents are rounded twice"_s, Status::Failure,
                 u"inspect-first"_s, 20),
            till(u"printer"_s, u"Repair the broken printer queue of the shop window"_s, Status::Success,
                 u"inspect-first"_s),
            till(u"stock"_s, u"Fix the flour stock counter that goes negative"_s, Status::Unknown, u"incremental"_s),
            till(u"login"_s, u"Fix the failing cashier login after midnight"_s, Status::Success, u"incremental"_s),
        });
    }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<SearchStore> m_store;

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<TestHome>();
        m_store = std::make_unique<SearchStore>();
    }

    void planFromSimilarTasks()
    {
        fill();
        const ExecutionPlan found = plan(u"Fix the receipt rounding bug of the cents"_s);
        QCOMPARE(found.taskClass, TaskClass::Debug);
        QCOMPARE(found.experiences, 6);
        QCOMPARE(found.similar.size(), 3UZ);
        QCOMPARE(found.novelty, Novelty::Routine);
        QCOMPARE(found.chosen.strategy, u"test-first"_s);
        QCOMPARE(found.chosen.evidence, 2); // the three similar ones, not all of the class
        QCOMPARE(QSet<QString>(found.chosen.runs.begin(), found.chosen.runs.end()),
                 (QSet<QString> {SearchStore::globalId(u"vat"_s), SearchStore::globalId(u"cents"_s)}));
        QCOMPARE(found.files.front().path, u"till/rounding.py"_s);
        QCOMPARE(found.files.front().experiences, 3);
        QVERIFY(found.reflexScore > 23);
    }

    void classEvidenceWhereLittleIsSimilar()
    {
        fill();
        const ExecutionPlan found = plan(u"Fix the failing cashier login on Sundays"_s);
        QCOMPARE(found.similar.size(), 1UZ);
        QCOMPARE(found.novelty, Novelty::Familiar);
        int known = 0;
        for (const CandidatePath &path : found.paths)
            known += path.evidence;
        QCOMPARE(known, 5); // all of the class whose outcome is known
    }

    void novelAndUnknown()
    {
        QCOMPARE(noveltyId(noveltyOf(0, 0)), u"unknown"_s);
        fill();
        const ExecutionPlan novel = plan(u"Translate the website of the orchestra into Basque"_s);
        QCOMPARE(novel.novelty, Novelty::Novel);
        QVERIFY(novel.similar.empty());
        QVERIFY(novel.files.empty());
        QVERIFY(novel.lessons.empty());
        QVERIFY(novel.text.contains(u"nothing like it"_s));
    }

    void emptyProject()
    {
        m_store->add({till(u"one"_s, u"Fix the oven timer"_s, Status::Success, u"test-first"_s)});
        const ExecutionPlan first = plan(u"Fix the broken oven door sensor that never closes"_s);
        QCOMPARE(first.novelty, Novelty::Unknown);
        QVERIFY(!first.text.isEmpty());
        QVERIFY(!first.paths.empty());
    }

    void hostileTasks()
    {
        fill();
        for (const QString &task : {u"x"_s, u"修复收据舍入错误"_s, u"\"' OR 1=1 --"_s, u"the of and"_s,
                                    QString(1000, u'a'), u"NEAR(a b) *"_s})
            QVERIFY2(!plan(task).chosen.strategy.isEmpty(), qPrintable(task));
    }

    void otherProjectsSayNothing()
    {
        fill();
        Past other = till(u"else"_s, u"Fix the receipt rounding bug of another shop"_s, Status::Success,
                          u"incremental"_s);
        other.project = u"elsewhere"_s;
        m_store->add({other});
        for (const ExperienceMatch &match : plan(u"Fix the receipt rounding bug"_s).similar)
            QVERIFY(match.experience.globalId != SearchStore::globalId(u"else"_s));
    }

    void textFitsEveryBudget()
    {
        fill();
        Corrections corrections(m_store->writer());
        QVERIFY(corrections.addLesson({project(), TaskClass::Debug, u"Start the till's database first"_s}).result());
        const QString task = u"Fix the receipt rounding bug of the cents"_s;
        QString longest;
        for (int tokens = 1; tokens <= 400; ++tokens) {
            const QString text = plan(task, {}, tokens).text;
            QVERIFY2(text.size() <= tokens * 4, qPrintable(u"%1: %2"_s.arg(tokens).arg(text)));
            QVERIFY(contextTokens(text) <= tokens);
            QVERIFY2(tokens < 3 || text.startsWith("test-first"_L1), qPrintable(u"%1: %2"_s.arg(tokens).arg(text)));
            QVERIFY(!text.endsWith(u'\n') && !text.contains(u"\n\n"_s));
            if (text.size() > longest.size())
                longest = text;
        }
        QVERIFY(longest.contains(u"Lesson: Start the till's database first"_s));
        QVERIFY(longest.contains(u"Files: till/rounding.py"_s));
        QVERIFY(longest.contains(u"Budget: "_s));
        QVERIFY(plan(task).text.size() <= 1400);
        QCOMPARE(plan(task, {}, 1).text, QString());
    }

    void personsLessonsCome()
    {
        fill();
        Corrections corrections(m_store->writer());
        const auto add = [&](TaskClass taskClass, const QString &text) {
            return corrections.addLesson({project(), taskClass, text}).result().value();
        };
        const RowId fitting = add(TaskClass::Debug, u"Ask the baker before a release"_s);
        const RowId byWord = add(TaskClass::Think, u"Receipts are printed twice on Mondays"_s);
        add(TaskClass::Think, u"Buy nothing on Fridays"_s);
        const RowId muted = add(TaskClass::Debug, u"Muted"_s);
        const RowId disputed = add(TaskClass::Debug, u"Disputed"_s);
        QVERIFY(corrections.setLessonMuted(muted, true).result());
        QVERIFY(corrections.setLessonWord(disputed, LessonWord::Disputed).result());
        std::set<RowId> found;
        for (const Lesson &lesson : plan(u"Fix the receipt printer"_s).lessons)
            found.insert(lesson.id);
        QVERIFY(found.contains(fitting));
        QVERIFY(found.contains(byWord));
        QCOMPARE(found.size(), 2UZ);
    }

    void servedContextIsExplained()
    {
        fill();
        const ServedContext served = serve(u"Fix the receipt rounding bug of the cents"_s);
        const auto explain = [&](const QString &id) {
            const auto page = Explain(connection()).explain(id, {}, {project()});
            if (!page)
                qFatal("%s: %s", qPrintable(id), qPrintable(page.error().message));
            return *page;
        };
        const NodePage context = explain(served.id);
        QCOMPARE(context.root.kind, u"Context"_s);
        QCOMPARE(context.root.fields[u"text"_s].toString(), served.plan.text);
        QCOMPARE(context.root.fields[u"task"_s].toString(), u"Fix the receipt rounding bug of the cents"_s);
        std::map<QString, int> kinds;
        QString path;
        for (const Node &node : context.nodes) {
            ++kinds[node.kind];
            if (node.fields[u"recommended"_s].toBool())
                path = node.id;
        }
        QCOMPARE(kinds[u"CandidatePath"_s], 3);
        QCOMPARE(kinds[u"Experience"_s], 3);
        QCOMPARE(kinds[u"Task"_s], 1);
        const NodePage chosen = explain(path);
        QCOMPARE(chosen.root.fields[u"strategy"_s].toString(), u"test-first"_s);
        QCOMPARE(chosen.root.fields[u"evidence_count"_s].toInt(), 2);
        const QString task = u"task-"_s + served.id.section(u'-', 1);
        const NodePage asked = explain(task);
        QCOMPARE(asked.root.kind, u"Task"_s);
        QVERIFY(std::ranges::any_of(asked.edges, [&](const Edge &edge) {
            return edge.source == path && edge.relation == u"recommended_for"_s && edge.target == task;
        }));
        QVERIFY(!Explain(connection()).explain(task, {}, {project() + 1}));
        // From the experience back to the context that used it.
        const NodePage experience = explain(SearchStore::globalId(u"vat"_s));
        QVERIFY(std::ranges::any_of(experience.nodes, [&](const Node &node) { return node.id == served.id; }));
        QCOMPARE(value(u"SELECT client FROM context"_s).toInt(), 3);
    }

    void secretsOfATaskDoNotStay()
    {
        fill();
        serve(u"Fix the upload, key sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789ABCD"_s);
        QVERIFY(value(u"SELECT task_text FROM context"_s).toString().contains(u"[secret:"_s));
        QVERIFY(!value(u"SELECT task_text || body FROM context"_s).toString().contains(u"abcdefghij"_s));
    }

    void forgottenWithWhatItUsed()
    {
        fill();
        const ServedContext served = serve(u"Fix the rounding bug of receipt cents"_s);
        const ServedContext other = serve(u"Fix the failing cashier login"_s);
        const QString used = SearchStore::globalId(u"vat"_s);
        const auto write = [&](const std::function<void(ContextRows &)> &job) {
            return bool(m_store->writer()
                            .post([&job](WriteContext &context) -> Result<void> {
                                ContextRows rows(context.connection, context.changes);
                                job(rows);
                                return {};
                            })
                            .result());
        };
        QStringList made;
        QVERIFY(write([&](ContextRows &rows) { made = rows.madeFrom({used}); }));
        QVERIFY(made.contains(served.id));
        QVERIFY(write([&](ContextRows &rows) { rows.setDeleted({served.id}, 5); }));
        QVERIFY(!Explain(connection()).explain(served.id, {}, {}));
        QVERIFY(!Explain(connection()).explain(u"task-"_s + served.id.section(u'-', 1), {}, {}));
        QVERIFY(write([&](ContextRows &rows) { rows.setDeleted({served.id}, 0); }));
        QVERIFY(Explain(connection()).explain(served.id, {}, {}));
        QVERIFY(write([&](ContextRows &rows) { rows.purge({served.id}); }));
        QVERIFY(!Explain(connection()).explain(served.id, {}, {}));
        QCOMPARE(value(u"SELECT count(*) FROM context"_s).toInt(), 1);
        QCOMPARE(value(u"SELECT count(*) FROM candidate_path p JOIN context c ON c.id = p.context"_s).toInt(),
                 value(u"SELECT count(*) FROM candidate_path"_s).toInt());
        const QString hex = served.id.section(u'-', 1);
        QCOMPARE(value(u"SELECT count(*) FROM edge WHERE source LIKE ? OR target LIKE ?"_s,
                       {QString(u'%' + hex), QString(u'%' + hex)})
                     .toInt(),
                 0);
        QVERIFY(Explain(connection()).explain(other.id, {}, {}));
    }

    void contextsAreBounded()
    {
        fill();
        const RowId shop = project();
        const bool done = bool(m_store->writer()
                                   .post([shop](WriteContext &context) -> Result<void> {
                                       ContextRows rows(context.connection, context.changes);
                                       for (int i = 0; i < ContextRows::keptPerProject + 7; ++i) {
                                           StoredContext stored;
                                           stored.project = shop;
                                           stored.task = u"t"_s;
                                           stored.body = u"b"_s;
                                           stored.paths = {{u"test-first"_s, "{}", true}};
                                           stored.experiences = {u"exp-%1"_s.arg(i)};
                                           rows.add(stored);
                                       }
                                       return {};
                                   })
                                   .result());
        QVERIFY(done);
        QCOMPARE(value(u"SELECT count(*) FROM context"_s).toInt(), ContextRows::keptPerProject);
        QCOMPARE(value(u"SELECT count(*) FROM candidate_path"_s).toInt(), ContextRows::keptPerProject);
        QCOMPARE(value(u"SELECT count(*) FROM edge"_s).toInt(), 3 * ContextRows::keptPerProject);
        QCOMPARE(value(u"SELECT count(*) FROM edge WHERE target = 'exp-6'"_s).toInt(), 0); // the oldest went
    }
};

QTEST_GUILESS_MAIN(TestExecutionContext)
#include "tst_executioncontext.moc"
