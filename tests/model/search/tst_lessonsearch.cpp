#include "StoreFixture.h"

#include "search/LessonSearch.h"
#include "support/TestHome.h"

#include <QTest>

#include <set>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 day = 86'400'000;
constexpr qint64 base = 1'790'000'000'000;

} // namespace

class TestLessonSearch : public QObject
{
    Q_OBJECT

    /// One session with one task that makes these observations.
    void teach(const std::vector<LearnedTask::Observation> &lessons, TaskClass taskClass = TaskClass::Debug)
    {
        const int number = ++m_number;
        BatchMaker maker(u"s%1"_s.arg(number), base + number * day);
        maker.prompt("prompt");
        LearnedTask &task = maker.task(u"exp-%1"_s.arg(number), 1);
        task.experience.taskClass = taskClass;
        task.lessons = lessons;
        m_store->import(u"/h/%1.jsonl"_s.arg(number), maker.take(), false, ImportStore::Order::Live);
    }

    void write(const QString &sql)
    {
        const auto done = m_store->writer
                              ->post([sql](WriteContext &context) -> Result<void> {
                                  const auto ran = context.connection.run(sql);
                                  return ran ? Result<void>() : std::unexpected(ran.error());
                              })
                              .result();
        QVERIFY(done);
    }

    LessonPage list(const QString &text = {}, LessonSearch::Group group = LessonSearch::Group::Any,
                    LessonSearch::Order order = LessonSearch::Order::Confidence, PageRequest request = {}) const
    {
        const auto connection = m_store->reader();
        const auto page = LessonSearch(*connection).list(parseQuery(text), group, order, request);
        if (!page)
            qFatal("%s", qPrintable(page.error().message));
        return *page;
    }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<StoreFixture> m_store;
    int m_number = 0;

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<TestHome>();
        m_store = std::make_unique<StoreFixture>();
        m_number = 0;
    }

    void orderAndGroups()
    {
        for (int time = 0; time < 4; ++time)
            teach({observation(u"firm"_s, 0.6)});
        teach({observation(u"growing"_s, 0.5, true, LessonKind::Files)}, TaskClass::Test);
        teach({observation(u"disputed"_s, 0.6)});
        teach({observation(u"disputed"_s, 0.6, false)});
        teach({observation(u"onlyagainst"_s, 0.6, false)});
        teach({observation(u"muted"_s, 0.6)});
        write(u"UPDATE lesson SET muted = 1 WHERE key = 'muted'"_s);
        const LessonPage all = list();
        QCOMPARE(all.rows.size(), 3UZ);
        QCOMPARE(all.rows[0].lesson.text, u"lesson firm"_s);
        QCOMPARE(all.rows[0].lesson.support, 4);
        QCOMPARE(all.rows[0].lesson.projectName, u"shop"_s);
        QCOMPARE(all.total, 3);
        QCOMPARE(all.all, 4); // a lesson without support is none, a muted one is
        QCOMPARE(all.counts, (std::array<qint64, 4> {1, 2, 1, 1}));
        QCOMPARE(list({}, LessonSearch::Group::Firm).rows.size(), 1UZ);
        QCOMPARE(list({}, LessonSearch::Group::Growing).rows.size(), 2UZ);
        QCOMPARE(list({}, LessonSearch::Group::Disputed).rows[0].lesson.text, u"lesson disputed"_s);
        QCOMPARE(list({}, LessonSearch::Group::Muted).rows[0].lesson.text, u"lesson muted"_s);
        QCOMPARE(list({}, LessonSearch::Group::Any, LessonSearch::Order::Newest).rows[0].lesson.text,
                 u"lesson disputed"_s);
        write(u"UPDATE lesson SET pinned = 1 WHERE key = 'growing'"_s);
        QCOMPARE(list().rows[0].lesson.text, u"lesson growing"_s);
        write(u"UPDATE lesson SET deleted_at = 1 WHERE key = 'firm'"_s);
        QCOMPARE(list().total, 2);
    }

    void facetsAndWords()
    {
        teach({observation(u"alpha cargo test"_s, 0.6)});
        teach({observation(u"beta npm"_s, 0.6, true, LessonKind::Resolution)}, TaskClass::Build);
        QCOMPARE(list(u"carg"_s).rows.size(), 1UZ);
        QCOMPARE(list(u"carg"_s).rows[0].matches.size(), 1UZ);
        QCOMPARE(list(u"lesson -npm"_s).rows.size(), 1UZ);
        QCOMPARE(list(u"\"cargo test\""_s).rows.size(), 1UZ);
        QCOMPARE(list(u"cargo npm"_s).rows.size(), 2UZ); // partial
        QCOMPARE(list(u"class:build"_s).rows.size(), 1UZ);
        QCOMPARE(list(u"kind:resolution"_s).rows.size(), 1UZ);
        QCOMPARE(list(u"project:shop"_s).rows.size(), 2UZ);
        QCOMPARE(list(u"project:other"_s).rows.size(), 0UZ);
        QCOMPARE(list(u"agent:codex"_s).rows.size(), 0UZ);
        QCOMPARE(list(u"status:success"_s).rows.size(), 2UZ);
        for (const QString &odd : {u"\""_s, u"'"_s, u"*"_s, u"%"_s, u"a'b"_s})
            list(odd);
        for (const QString &nothing : {u"\""_s, u"()"_s, u"*"_s, u"%"_s, u"status:bogus cargo"_s})
            QCOMPARE(list(nothing).total, 0);
    }

    void pages()
    {
        for (int number = 0; number < 23; ++number)
            teach({observation(u"key%1"_s.arg(number), 0.5)});
        for (const auto order : {LessonSearch::Order::Confidence, LessonSearch::Order::Newest}) {
            std::set<RowId> seen;
            PageRequest request {.limit = 5};
            do {
                const LessonPage page = list({}, LessonSearch::Group::Any, order, request);
                QCOMPARE(page.total, 23);
                for (const LessonRow &row : page.rows)
                    QVERIFY(seen.insert(row.lesson.id).second);
                request.cursor = page.nextCursor;
            } while (!request.cursor.isEmpty());
            QCOMPARE(seen.size(), 23UZ);
        }
    }

    void steps()
    {
        teach({observation(u"k"_s, 0.6)});
        teach({observation(u"k"_s, 0.6)});
        teach({observation(u"k"_s, 0.5, false)});
        const auto connection = m_store->reader();
        const LessonSearch search(*connection);
        const Lesson lesson = list().rows.at(0).lesson;
        const auto steps = search.steps(lesson.id);
        QVERIFY(steps);
        QCOMPARE(steps->size(), 3UZ);
        QCOMPARE(steps->at(0).confidence, 0.6);
        QCOMPARE(steps->at(1).confidence, 0.84);
        QVERIFY(steps->at(2).confidence < 0.84);
        QVERIFY(!steps->at(2).agrees);
        QCOMPARE(steps->at(2).confidence, lesson.confidence); // the store's own sum
        QVERIFY(steps->at(0).time < steps->at(2).time);
        QCOMPARE(steps->at(0).experience.globalId, u"exp-1"_s);
        QCOMPARE(search.ofExperience(steps->at(0).experience.id)->size(), 1UZ);
        QCOMPARE(search.lesson(lesson.id)->key, u"k"_s);
        QCOMPARE(search.lesson(999).error().code, ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(TestLessonSearch)
#include "tst_lessonsearch.moc"
