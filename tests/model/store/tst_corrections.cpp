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
    void personsWord();
    void stances_data();
    void stances();
    void unknownTasksTeachWhenCorrected();
    void outcomeCalledUnknown();
    void verdictTurnsLessonsOver();
    void pinAndLessonEdits();
    void confirmAndDispute();
    void editAndRevert();
    void manualLessons();
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

void TestCorrections::personsWord()
{
    const auto confidence = [](std::vector<double> agreeing, std::vector<double> against, LessonWord word) {
        return lessonConfidence({std::move(agreeing), std::move(against), word});
    };
    QVERIFY(qFuzzyCompare(confidence({0.6}, {}, LessonWord::Confirmed), 0.96));
    QVERIFY(qFuzzyCompare(confidence({0.6}, {}, LessonWord::Disputed), 0.6 * 0.6 / 1.5));
    QVERIFY(qFuzzyCompare(confidence({}, {}, LessonWord::Confirmed), 0.9));
    QCOMPARE(confidence({}, {}, LessonWord::Disputed), 0.0);
    // However much was seen: a dispute at least halves, a confirmation outweighs every contradiction.
    QVERIFY(confidence(std::vector<double>(100, 0.6), {}, LessonWord::Disputed) <= 0.5);
    QVERIFY(confidence({}, std::vector<double>(100, 0.6), LessonWord::Confirmed) >= 0.45);
}

void TestCorrections::stances_data()
{
    QTest::addColumn<bool>("observed");
    QTest::addColumn<LessonKind>("kind");
    QTest::addColumn<Status>("inferred");
    QTest::addColumn<Status>("verdict");
    QTest::addColumn<Stance>("stance");
    using enum LessonKind;
    QTest::newRow("as it was") << true << Strategy << Status::Success << Status::Success << Stance::Agrees;
    QTest::newRow("worked, but failed") << true << Strategy << Status::Success << Status::Failure << Stance::Against;
    QTest::newRow("failed, but worked") << false << Resolution << Status::Failure << Status::Success << Stance::Agrees;
    QTest::newRow("a loop stays a loop") << true << FailureLoop << Status::Failure << Status::Success << Stance::Agrees;
    QTest::newRow("unknown after all") << true << Files << Status::Success << Status::Unknown << Stance::NotCounted;
    QTest::newRow("a fix of an unknown end, called unknown")
        << true << Resolution << Status::Failure << Status::Unknown << Stance::NotCounted;
    QTest::newRow("nothing inferred") << true << Files << Status::Unknown << Status::Unknown << Stance::NotCounted;
    QTest::newRow("nothing inferred, worked") << true << Files << Status::Unknown << Status::Success << Stance::Agrees;
    QTest::newRow("nothing inferred, failed") << true << Files << Status::Unknown << Status::Failure << Stance::Against;
    QTest::newRow("nothing inferred, a fix")
        << true << Resolution << Status::Unknown << Status::Unknown << Stance::Agrees;
}

void TestCorrections::stances()
{
    QFETCH(bool, observed);
    QFETCH(LessonKind, kind);
    QFETCH(Status, inferred);
    QFETCH(Status, verdict);
    QTEST(stanceAfterVerdict(observed, kind, inferred, verdict), "stance");
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

void TestCorrections::unknownTasksTeachWhenCorrected()
{
    StoreFixture store;
    BatchMaker maker(u"a"_s);
    maker.prompt("do");
    maker.task(u"exp-a"_s, 1, Status::Unknown).lessons = {observation(u"key"_s, 0.6),
                                                          observation(u"failed"_s, 0.6, false)};
    store.import(u"/h/a"_s, maker.take());
    const auto support = [&](const QString &key) {
        return store.value(u"SELECT support - against FROM lesson WHERE key = ?"_s, {key}).toInt();
    };
    QCOMPARE(support(u"key"_s), 0);
    Corrections corrections(*store.writer);
    const RowId a = store.value(u"SELECT id FROM experience"_s).toLongLong();
    QVERIFY(corrections.setVerdict(a, Status::Success).result());
    QCOMPARE(support(u"key"_s), 1);
    QCOMPARE(support(u"failed"_s), -1);
    QVERIFY(corrections.setVerdict(a, Status::Failure).result());
    QCOMPARE(support(u"key"_s), -1);
    QCOMPARE(support(u"failed"_s), 1);
    QVERIFY(corrections.setVerdict(a, std::nullopt).result());
    QCOMPARE(support(u"key"_s), 0);
}

void TestCorrections::outcomeCalledUnknown()
{
    StoreFixture store;
    BatchMaker maker(u"a"_s);
    maker.prompt("do");
    maker.task(u"exp-a"_s, 1, Status::Failure).lessons = {observation(u"key"_s, 0.5, false)};
    store.import(u"/h/a"_s, maker.take());
    QCOMPARE(store.value(u"SELECT against FROM lesson"_s).toInt(), 1);
    const RowId a = store.value(u"SELECT id FROM experience"_s).toLongLong();
    QVERIFY(Corrections(*store.writer).setVerdict(a, Status::Unknown).result());
    QCOMPARE(store.value(u"SELECT against FROM lesson"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT agrees FROM lesson_evidence"_s).toInt(), int(Stance::NotCounted));
}

void TestCorrections::confirmAndDispute()
{
    StoreFixture store;
    BatchMaker maker(u"a"_s);
    maker.prompt("do");
    maker.task(u"exp-a"_s, 1).lessons = {observation(u"key"_s, 0.6)};
    store.import(u"/h/a"_s, maker.take());
    const RowId lesson = store.value(u"SELECT id FROM lesson"_s).toLongLong();
    const auto confidence = [&] { return store.value(u"SELECT confidence FROM lesson"_s).toDouble(); };
    Corrections corrections(*store.writer);
    QVERIFY(corrections.setLessonWord(lesson, LessonWord::Confirmed).result());
    QCOMPARE(confidence(), 0.96);
    QCOMPARE(store.value(u"SELECT support FROM lesson"_s).toInt(), 1); // a person is no experience
    QVERIFY(store.value(u"SELECT word_at FROM lesson"_s).toLongLong() > 0);
    QVERIFY(corrections.setLessonWord(lesson, LessonWord::Disputed).result());
    QCOMPARE(confidence(), 0.24);
    QVERIFY(corrections.setLessonWord(lesson, LessonWord::None).result());
    QCOMPARE(confidence(), 0.6);
    QCOMPARE(store.value(u"SELECT word_at FROM lesson"_s).toLongLong(), 0);
}

void TestCorrections::editAndRevert()
{
    StoreFixture store;
    const auto learn = [&](const QString &text, qint64 time) {
        BatchMaker maker(u"s%1"_s.arg(time), time);
        maker.prompt("do");
        auto &task = maker.task(u"exp-%1"_s.arg(time), 1);
        task.lessons = {observation(u"key"_s, 0.6)};
        task.lessons.front().text = text;
        store.import(u"/h/%1"_s.arg(time), maker.take());
    };
    const auto text = [&] { return store.value(u"SELECT text FROM lesson"_s).toString(); };
    learn(u"learned"_s, 1'000'000);
    const RowId lesson = store.value(u"SELECT id FROM lesson"_s).toLongLong();
    Corrections corrections(*store.writer);
    QVERIFY(corrections.revertLesson(lesson).result());
    QCOMPARE(text(), u"learned"_s);
    QVERIFY(corrections.editLesson(lesson, u"mine"_s).result());
    QVERIFY(corrections.editLesson(lesson, u"mine, better"_s).result());
    QCOMPARE(store.value(u"SELECT learned_text FROM lesson"_s).toString(), u"learned"_s);
    learn(u"learned later"_s, 2'000'000);
    QCOMPARE(text(), u"mine, better"_s);
    QVERIFY(corrections.revertLesson(lesson).result());
    QCOMPARE(text(), u"learned later"_s);
    QCOMPARE(store.value(u"SELECT edited FROM lesson"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT learned_text FROM lesson"_s).toString(), QString());
}

void TestCorrections::manualLessons()
{
    StoreFixture store;
    BatchMaker maker(u"a"_s);
    maker.prompt("do");
    maker.batch.project = {u"/home/ana/shop"_s, u"shop"_s, {}, false};
    store.import(u"/h/a"_s, maker.take());
    const RowId project = store.value(u"SELECT id FROM project"_s).toLongLong();
    Corrections corrections(*store.writer);
    const NewLesson lesson {project, TaskClass::Debug, u" Start the database first "_s};
    const Result<RowId> id = corrections.addLesson(lesson).result();
    QVERIFY(id);
    QCOMPARE(store.value(u"SELECT text FROM lesson"_s).toString(), u"Start the database first"_s);
    QCOMPARE(store.value(u"SELECT confidence FROM lesson"_s).toDouble(), 0.9);
    QCOMPARE(store.value(u"SELECT kind FROM lesson"_s).toInt(), int(LessonKind::Manual));
    QCOMPARE(store.value(u"SELECT operation FROM change ORDER BY sequence DESC"_s).toString(), u"insert"_s);
    QCOMPARE(corrections.addLesson(lesson).result().error().code, ErrorCode::Conflict);
    QCOMPARE(corrections.addLesson({project + 1, TaskClass::Debug, u"x"_s}).result().error().code, ErrorCode::NotFound);
    QCOMPARE(corrections.addLesson({project, TaskClass::Debug, u" "_s}).result().error().field, u"text"_s);
    QVERIFY(corrections.editLesson(*id, u"Start it first"_s).result());
    QCOMPARE(store.value(u"SELECT edited FROM lesson"_s).toInt(), 0); // its author changes it: nothing to go back to
    QVERIFY(corrections.removeLesson(*id).result());
    QCOMPARE(store.value(u"SELECT count(*) FROM lesson"_s).toInt(), 0);
    QCOMPARE(corrections.removeLesson(*id).result().error().code, ErrorCode::NotFound);
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
