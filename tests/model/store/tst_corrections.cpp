#include "StoreFixture.h"

#include "store/Corrections.h"
#include "store/ExperienceRows.h"
#include "store/LessonSums.h"

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// A person's word, and what follows from it.
class TestCorrections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void confidence();
    void agreement();
    void verdictTurnsLessonsOver();
    void pinAndLessonEdits();
    void absentEntries();
};

void TestCorrections::confidence()
{
    using V = std::vector<double>;
    QCOMPARE(lessonConfidence(V {}, V {0.5}), 0.0);
    QCOMPARE(lessonConfidence(V {0.6}, V {}), 0.6);
    QCOMPARE(lessonConfidence(V {0.6, 0.6}, V {}), 0.84);
    QCOMPARE(lessonConfidence(V(50, 0.6), V {}), 0.99);
    QCOMPARE(lessonConfidence(V {0.6}, V {0.6}), 0.3);
    QVERIFY(lessonConfidence(V(20, 0.6), V {0.6}) > 0.9);
}

void TestCorrections::agreement()
{
    QVERIFY(!agreesAfterVerdict(true, LessonKind::Strategy, Status::Success, Status::Failure));
    QVERIFY(agreesAfterVerdict(false, LessonKind::Resolution, Status::Failure, Status::Success));
    QVERIFY(agreesAfterVerdict(true, LessonKind::FailureLoop, Status::Failure, Status::Success));
    QVERIFY(agreesAfterVerdict(true, LessonKind::Files, Status::Success, Status::Unknown));
}

void TestCorrections::verdictTurnsLessonsOver()
{
    StoreFixture store;
    for (const QString &id : {u"a"_s, u"b"_s}) {
        BatchMaker maker(id);
        maker.prompt("do");
        maker.task(u"exp-"_s + id, 1).lessons = {observation(u"key"_s, 0.6)};
        store.import(u"/h/"_s + id, maker.take());
    }
    const RowId a = store.value(u"SELECT id FROM experience WHERE global_id = 'exp-a'"_s).toLongLong();
    const auto lesson = [&](const QString &column) {
        return store.value(u"SELECT "_s + column + u" FROM lesson"_s).toDouble();
    };
    QCOMPARE(lesson(u"confidence"_s), 0.84);
    Corrections corrections(*store.writer);
    QVERIFY(corrections.setVerdict(a, Status::Failure).result());
    QCOMPARE(lesson(u"confidence"_s), 0.3);
    QCOMPARE(lesson(u"support"_s), 1);
    QCOMPARE(lesson(u"against"_s), 1);
    QCOMPARE(store.value(u"SELECT status FROM experience WHERE id = ?"_s, {a}).toInt(), int(Status::Failure));
    QCOMPARE(store.value(u"SELECT status_source FROM experience WHERE id = ?"_s, {a}).toInt(),
             int(StatusSource::Person));
    QCOMPARE(store.value(u"SELECT status FROM session WHERE native_id = 'a'"_s).toInt(), int(Status::Failure));
    QVERIFY(corrections.setVerdict(a, std::nullopt).result());
    QCOMPARE(lesson(u"confidence"_s), 0.84);
    QCOMPARE(store.value(u"SELECT status_source FROM experience WHERE id = ?"_s, {a}).toInt(),
             int(StatusSource::Inferred));
    QCOMPARE(store.value(u"SELECT status FROM experience WHERE id = ?"_s, {a}).toInt(), int(Status::Success));
}

void TestCorrections::pinAndLessonEdits()
{
    StoreFixture store;
    const auto make = [](const QString &text, qint64 time) {
        BatchMaker maker(u"s%1"_s.arg(time), time);
        maker.prompt("do");
        auto &task = maker.task(u"exp-%1"_s.arg(time), 1);
        task.lessons = {observation(u"key"_s, 0.6)};
        task.lessons.front().text = text;
        return maker.take();
    };
    store.import(u"/h/1"_s, make(u"first wording"_s, 1'000'000));
    store.import(u"/h/2"_s, make(u"newer wording"_s, 2'000'000));
    store.import(u"/h/0"_s, make(u"older wording"_s, 500'000));
    QCOMPARE(store.value(u"SELECT text FROM lesson"_s).toString(), u"newer wording"_s);

    Corrections corrections(*store.writer);
    const RowId lesson = store.value(u"SELECT id FROM lesson"_s).toLongLong();
    const RowId experience = store.value(u"SELECT id FROM experience LIMIT 1"_s).toLongLong();
    QVERIFY(corrections.editLesson(lesson, u"  a person's wording "_s).result());
    QVERIFY(corrections.setLessonMuted(lesson, true).result());
    QVERIFY(corrections.setLessonPinned(lesson, true).result());
    QVERIFY(corrections.setPinned(experience, true).result());
    store.import(u"/h/3"_s, make(u"newest wording"_s, 3'000'000));
    QCOMPARE(store.value(u"SELECT text FROM lesson"_s).toString(), u"a person's wording"_s);
    QCOMPARE(store.value(u"SELECT edited + muted + pinned FROM lesson"_s).toInt(), 3);
    QCOMPARE(store.value(u"SELECT pinned FROM experience WHERE id = ?"_s, {experience}).toInt(), 1);
    QCOMPARE(corrections.editLesson(lesson, u"  "_s).result().error().field, u"text"_s);
    QCOMPARE(corrections.editLesson(lesson, QString(281, u'x')).result().error().code, ErrorCode::InvalidArgument);
}

void TestCorrections::absentEntries()
{
    StoreFixture store;
    Corrections corrections(*store.writer);
    QCOMPARE(corrections.setVerdict(7, Status::Success).result().error().code, ErrorCode::NotFound);
    QCOMPARE(corrections.setPinned(7, true).result().error().code, ErrorCode::NotFound);
    QCOMPARE(corrections.setLessonMuted(7, true).result().error().code, ErrorCode::NotFound);
    QCOMPARE(corrections.editLesson(7, u"x"_s).result().error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(TestCorrections)
#include "tst_corrections.moc"
