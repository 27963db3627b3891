// Where the marks of a timeline go: scale, columns in local time, lanes, merging, stretches of work, and the band of
// days.
#include "widgets/timeline/DayBand.h"
#include "widgets/timeline/TimelineGeometry.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace evoca::app;

namespace {

constexpr qint64 minute = 60 * 1000LL;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

qint64 at(const QString &text)
{
    return QDateTime::fromString(text, u"yyyy-MM-dd HH:mm"_s).toMSecsSinceEpoch();
}

TimelineLane lane(TimelineLane::Kind kind, const QString &key, const std::vector<qint64> &times)
{
    TimelineLane made;
    made.kind = kind;
    made.key = key;
    made.label = key;
    qint64 id = 1;
    for (const qint64 time : times)
        made.marks.push_back({time, id++, TimelineMark::Kind::Takeaway});
    return made;
}

} // namespace

class TimelineGeometryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "Europe/Madrid"); }
    void scaleGoesBothWays();
    void zoomKeepsTheTimeUnderThePointer();
    void zoomIsBounded();
    void columnsFollowTheLocalDay();
    void weekendsAreShaded();
    void nearMarksMerge();
    void anchorsAreNotCounted();
    void aBusyDayIsSeveralPills();
    void swarmSumsStretches();
    void lanesWithoutMarksTakeNoRoom();
    void closedSwarmHidesItsWorkers();
    void barsJoinWhatIsNear();
    void barsRunToTheEdge();
    void forksAndJoins();
    void onlyVisibleRowsAreLaidOut();
    void everyMarkIsCountedOnce();
    void manyMarksAreFast();
    void bandOfDays();
    void bandWindow();
};

void TimelineGeometryTest::scaleGoesBothWays()
{
    const TimelineScale scale(0, 1000, 100, 600);
    QCOMPARE(scale.x(0), 100.0);
    QCOMPARE(scale.x(500), 350.0);
    QCOMPARE(scale.time(350), 500);
    QVERIFY(scale.contains(0));
    QVERIFY(!scale.contains(1000));
    QCOMPARE(scale.moved(10).from(), 10);
    QCOMPARE(scale.placed(0, 100).x(500), 50.0);
}

void TimelineGeometryTest::zoomKeepsTheTimeUnderThePointer()
{
    const TimelineScale scale(0, 7 * day, 256, 1256);
    for (const qreal x : {256.0, 400.0, 1256.0}) {
        const TimelineScale near = scale.zoomed(2, x);
        QVERIFY(qAbs(near.x(scale.time(x)) - x) < .01);
        QVERIFY(qAbs(near.span() - scale.span() / 2) < 2);
    }
}

void TimelineGeometryTest::zoomIsBounded()
{
    TimelineScale scale(0, 7 * day, 0, 1000);
    for (int step = 0; step < 60; ++step)
        scale = scale.zoomed(2, 500);
    QCOMPARE(scale.span(), TimelineScale::shortest);
    for (int step = 0; step < 60; ++step)
        scale = scale.zoomed(.5, 500);
    QCOMPARE(scale.span(), TimelineScale::longest);
}

void TimelineGeometryTest::columnsFollowTheLocalDay()
{
    // The clock goes back on 26 October 2025 in Madrid: that day has 25 hours.
    const TimelineScale scale(at(u"2025-10-25 00:00"_s), at(u"2025-10-28 00:00"_s), 0, 730);
    QCOMPARE(scale.step(84), TimelineStep::Day);
    const auto days = scale.columns(TimelineStep::Day);
    QCOMPARE(days.size(), 3);
    QCOMPARE(days[1].from, at(u"2025-10-26 00:00"_s));
    QCOMPARE(days[1].to - days[1].from, 25 * hour);
    QCOMPARE(days[2].from, at(u"2025-10-27 00:00"_s));
    QVERIFY(days[1].x2 - days[1].x1 > days[0].x2 - days[0].x1);
    const auto hours = scale.columns(TimelineStep::SixHours);
    QVERIFY(std::ranges::is_sorted(hours, {}, &TimelineColumn::from));
    QCOMPARE(std::ranges::count(hours, true, &TimelineColumn::newDay), 3);
    QCOMPARE(timelineStepStart(at(u"2025-11-05 14:12"_s), TimelineStep::Week), at(u"2025-11-03 00:00"_s));
    QCOMPARE(timelineStepStart(at(u"2025-11-05 14:12"_s), TimelineStep::Quarter), at(u"2025-10-01 00:00"_s));
    QCOMPARE(timelineStepNext(at(u"2025-12-01 00:00"_s), TimelineStep::Month), at(u"2026-01-01 00:00"_s));
    // An hour on 1000 px: five minutes are 83, a quarter of an hour is 250.
    QCOMPARE(TimelineScale(0, hour, 0, 1000).step(84), TimelineStep::QuarterHour);
    QCOMPARE(TimelineScale(0, hour, 0, 1000).step(80), TimelineStep::FiveMinutes);
}

void TimelineGeometryTest::weekendsAreShaded()
{
    const TimelineScale week(at(u"2025-11-24 00:00"_s), at(u"2025-12-01 00:00"_s), 0, 700);
    const auto weekends = week.weekends();
    QCOMPARE(weekends.size(), 1);
    QCOMPARE(weekends[0].x1, 500.0);
    QCOMPARE(weekends[0].x2, 700.0);
    QVERIFY(TimelineScale(0, 700 * day, 0, 700).weekends().empty());
}

void TimelineGeometryTest::nearMarksMerge()
{
    // 1 px is a minute.
    const TimelineScale scale(0, 1000 * minute, 0, 1000);
    const std::vector lanes {
        lane(TimelineLane::Kind::Session, u"a"_s, {100 * minute, 111 * minute, 130 * minute, 142 * minute})};
    const TimelineGeometry geometry(lanes, {}, scale, {}, 0, 200);
    QCOMPARE(geometry.items().size(), 3);
    QCOMPARE(geometry.items()[0].count, 2);
    QCOMPARE(geometry.items()[0].x, 105.5);
    QCOMPARE(geometry.items()[1].count, 1); // exactly 12 away: apart
    QCOMPARE(geometry.rect(geometry.items()[0]).height(), 16.0);
    QCOMPARE(geometry.rect(geometry.items()[1]).height(), 11.0);
    QCOMPARE(geometry.itemOf(0, 1), 0);
    QCOMPARE(geometry.itemOf(0, 3), 2);
    QCOMPARE(geometry.itemOf(1, 0), -1);
}

void TimelineGeometryTest::anchorsAreNotCounted()
{
    TimelineLane session = lane(TimelineLane::Kind::Session, u"a"_s,
                                {100 * minute, 105 * minute, 300 * minute, 500 * minute, 503 * minute, 506 * minute});
    for (const std::size_t floor : {0, 2, 3})
        session.marks[floor].kind = TimelineMark::Kind::Floor;
    const TimelineGeometry geometry({session}, {}, TimelineScale(0, 1000 * minute, 0, 1000), {}, 0, 200);
    QCOMPARE(geometry.items().size(), 3);
    QVERIFY(!geometry.items()[0].pill()); // an anchor beside an episode gives way to it
    QCOMPARE(geometry.items()[0].mark, 1);
    QCOMPARE(geometry.items()[0].x, 105.0);
    QCOMPARE(geometry.items()[0].kind, TimelineMark::Kind::Takeaway);
    QCOMPARE(geometry.items()[1].kind, TimelineMark::Kind::Floor);
    QCOMPARE(geometry.items()[1].episodes, 0);
    QCOMPARE(geometry.items()[2].episodes, 2);
    QCOMPARE(timelineMarksWithin({session}, 0, day), 3);
}

void TimelineGeometryTest::aBusyDayIsSeveralPills()
{
    const TimelineScale scale(0, 1000 * minute, 0, 1000);
    std::vector<qint64> times;
    for (int index = 0; index < 400; ++index)
        times.push_back(index * minute);
    const TimelineGeometry geometry({lane(TimelineLane::Kind::Session, u"a"_s, times)}, {}, scale, {}, 0, 200);
    QVERIFY(geometry.items().size() > 5);
    for (const auto &item : geometry.items())
        QVERIFY(item.x2 - item.x1 <= 44);
    QVERIFY(!geometry.items()[0].dense);
    // Ten a minute: more than pixels.
    for (qint64 &time : times)
        time /= 10;
    const TimelineGeometry full({lane(TimelineLane::Kind::Session, u"a"_s, times)}, {}, scale, {}, 0, 200);
    QCOMPARE(full.items().size(), 1);
    QVERIFY(full.items()[0].dense);
    QCOMPARE(full.items()[0].count, 400);
}

void TimelineGeometryTest::swarmSumsStretches()
{
    const TimelineScale scale(0, 2 * day, 0, 2880);
    const std::vector<qint64> times {0, 2 * hour, 4 * hour, day, day + hour};
    const std::vector lanes {lane(TimelineLane::Kind::Swarm, u"s"_s, times)};
    const TimelineGeometry geometry(lanes, {}, scale, {}, 0, 200);
    QCOMPARE(geometry.items().size(), 2);
    QCOMPARE(geometry.items()[0].count, 3);
    QCOMPARE(geometry.items()[1].count, 2);
    QVERIFY(geometry.rect(geometry.items()[0]).width() < 40);
}

void TimelineGeometryTest::lanesWithoutMarksTakeNoRoom()
{
    const TimelineScale scale(0, day, 0, 1000);
    const std::vector lanes {
        lane(TimelineLane::Kind::Session, u"a"_s, {2 * day}), lane(TimelineLane::Kind::Session, u"b"_s, {-day}),
        lane(TimelineLane::Kind::Subagent, u"b1"_s, {hour}), lane(TimelineLane::Kind::Subagent, u"b2"_s, {3 * day}),
        lane(TimelineLane::Kind::Session, u"c"_s, {hour})};
    const TimelineGeometry geometry(lanes, {}, scale, {}, 0, 200);
    QCOMPARE(geometry.rows().size(), 3); // b has nothing itself, but its subagent does
    QCOMPARE(geometry.rows()[0].lane, 1);
    QVERIFY(geometry.rows()[1].lastChild);
    QCOMPARE(geometry.rows()[2].lane, 4);
    QCOMPARE(geometry.rowOf(0), -1);
    QCOMPARE(geometry.rowOf(4), 2);
    QCOMPARE(geometry.rowAt(30), 1);
    QCOMPARE(geometry.rowAt(90), -1);
    QCOMPARE(geometry.rowAt(-1), -1);
}

void TimelineGeometryTest::closedSwarmHidesItsWorkers()
{
    const TimelineScale scale(0, day, 0, 1000);
    const std::vector lanes {lane(TimelineLane::Kind::Swarm, u"s"_s, {hour, 2 * hour}),
                             lane(TimelineLane::Kind::Worker, u"w1"_s, {hour}),
                             lane(TimelineLane::Kind::Worker, u"w2"_s, {2 * hour})};
    QCOMPARE(TimelineGeometry(lanes, {}, scale, {}, 0, 200).rows().size(), 3);
    const TimelineGeometry closed(lanes, {u"s"_s}, scale, {}, 0, 200);
    QCOMPARE(closed.rows().size(), 1);
    QVERIFY(closed.rows()[0].closed);
    QCOMPARE(closed.items()[0].count, 2); // the sum stays
    QVERIFY(closed.joins().empty());
}

void TimelineGeometryTest::barsJoinWhatIsNear()
{
    const TimelineScale scale(0, 10 * day, 0, 1000);
    const std::vector lanes {
        lane(TimelineLane::Kind::Session, u"a"_s, {day, day + 2 * hour, day + 4 * hour, 5 * day, 5 * day + hour})};
    const TimelineGeometry geometry(lanes, {}, scale, {}, 0, 200);
    QCOMPARE(geometry.bars().size(), 2);
    QCOMPARE(geometry.bars()[0].x1, 100.0 - 12);
    QVERIFY(geometry.bars()[0].x2 < 135);
}

void TimelineGeometryTest::barsRunToTheEdge()
{
    const TimelineScale scale(day, 2 * day, 0, 1000);
    const std::vector lanes {
        lane(TimelineLane::Kind::Session, u"a"_s, {day - hour, day + hour, 2 * day - hour, 2 * day + hour})};
    const TimelineGeometry geometry(lanes, {}, scale, {}, 0, 200);
    QCOMPARE(geometry.bars().size(), 2);
    QCOMPARE(geometry.bars()[0].x1, 0.0);
    QCOMPARE(geometry.bars()[1].x2, 1000.0);
}

void TimelineGeometryTest::forksAndJoins()
{
    const TimelineScale scale(0, day, 0, 1000);
    const std::vector lanes {lane(TimelineLane::Kind::Swarm, u"s"_s, {hour, 2 * hour, 3 * hour, 20 * hour}),
                             lane(TimelineLane::Kind::Worker, u"w1"_s, {hour, 20 * hour}),
                             lane(TimelineLane::Kind::Worker, u"w2"_s, {2 * hour, 3 * hour}),
                             lane(TimelineLane::Kind::Session, u"x"_s, {2 * hour})};
    const TimelineGeometry geometry(lanes, {}, scale, {}, 0, 200);
    QCOMPARE(geometry.joins().size(), 4); // two stretches, a fork and a join each
    QVERIFY(geometry.joins()[0].fork);
    QVERIFY(!geometry.joins()[1].fork);
    QCOMPARE(geometry.joins()[0].top, 14.0);
    QCOMPARE(geometry.joins()[0].bottom, 14.0 + 2 * 28); // both workers, not the session below
    QCOMPARE(geometry.joins()[2].bottom, 14.0 + 28); // the second stretch has one
}

void TimelineGeometryTest::onlyVisibleRowsAreLaidOut()
{
    const TimelineScale scale(0, day, 0, 1000);
    std::vector<TimelineLane> lanes;
    for (int index = 0; index < 200; ++index)
        lanes.push_back(lane(TimelineLane::Kind::Session, QString::number(index), {hour}));
    const TimelineGeometry geometry(lanes, {}, scale, {}, 28 * 100, 28 * 8);
    QCOMPARE(geometry.rows().size(), 200);
    QCOMPARE(geometry.contentHeight(), 200 * 28.0);
    QCOMPARE(geometry.items().size(), 8);
    QCOMPARE(geometry.items().front().lane, 100);
    QCOMPARE(geometry.rect(geometry.items().front()).center().y(), 14.0);
    QVERIFY(!geometry.rowVisible(99));
    QVERIFY(geometry.rowVisible(100));
}

void TimelineGeometryTest::everyMarkIsCountedOnce()
{
    const std::vector lanes {lane(TimelineLane::Kind::Swarm, u"s"_s, {hour, 2 * hour}),
                             lane(TimelineLane::Kind::Worker, u"w"_s, {hour, 2 * hour}),
                             lane(TimelineLane::Kind::Session, u"x"_s, {hour, 3 * hour})};
    QCOMPARE(timelineMarksWithin(lanes, 0, day), 4);
    QCOMPARE(timelineMarksWithin(lanes, hour, 2 * hour), 2);
    QCOMPARE(timelineMarksWithin(lanes, 2 * hour, hour), 0);
    const TimelineGeometry geometry(lanes, {}, TimelineScale(0, day, 0, 700), {}, 0, 200);
    int count = 0;
    for (const auto &item : geometry.items())
        count += lanes[item.lane].kind == TimelineLane::Kind::Swarm ? 0 : item.count;
    QCOMPARE(count, 4);
}

// 100,000 episodes of 2,000 sessions: what is laid out depends on what can be seen.
void TimelineGeometryTest::manyMarksAreFast()
{
    std::vector<TimelineLane> lanes;
    for (int session = 0; session < 2000; ++session) {
        std::vector<qint64> times(50);
        for (int index = 0; index < 50; ++index)
            times[index] = session * (90 * day / 2000) + index * 7 * minute;
        lanes.push_back(lane(TimelineLane::Kind::Session, QString::number(session), times));
    }
    QElapsedTimer timer;
    timer.start();
    std::size_t most = 0;
    for (int step = 0; step < 100; ++step) {
        const TimelineScale scale(step * day / 2, step * day / 2 + (step % 2 ? 90 : 7) * day, 256, 1256);
        most = std::max(most, TimelineGeometry(lanes, {}, scale, {}, 0, 260).items().size());
    }
    QVERIFY2(most > 8 && most < 2000, qPrintable(QString::number(most)));
    qInfo("100 layouts of 100,000 marks: %lld ms", timer.elapsed());
}

void TimelineGeometryTest::bandOfDays()
{
    std::vector<int> counts(90, 0);
    counts[0] = 10;
    counts[88] = 5;
    counts[89] = 1;
    const DayBandGeometry band(counts, QDate(2025, 12, 1), QRectF(256, 14, 900, 30));
    QCOMPARE(band.days().size(), 90);
    QCOMPARE(band.days().front().date, QDate(2025, 9, 3));
    QCOMPARE(band.days().back().date, QDate(2025, 12, 1));
    QCOMPARE(band.days()[0].bar.height(), 30.0);
    QCOMPARE(band.days()[88].bar.height(), 15.0);
    QCOMPARE(band.days()[88].bar.bottom(), 44.0);
    QVERIFY(band.days()[1].bar.isEmpty());
    QCOMPARE(band.days()[1].cell.left(), 266.0);
}

void TimelineGeometryTest::bandWindow()
{
    const DayBandGeometry band(std::vector<int>(90, 1), QDate(2025, 12, 1), QRectF(0, 0, 900, 30));
    const QRectF week = band.window({at(u"2025-11-25 00:00"_s), at(u"2025-12-02 00:00"_s)});
    QCOMPARE(week.left(), 830.0);
    QCOMPARE(week.right(), 900.0);
    QVERIFY(band.window({at(u"2024-01-01 00:00"_s), at(u"2024-02-01 00:00"_s)}).isEmpty());
    QVERIFY(band.window({at(u"2025-12-01 00:00"_s), at(u"2025-12-01 00:10"_s)}).width() >= 6);
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(band.timeAt(835)).date(), QDate(2025, 11, 25));
    QVERIFY(DayBandGeometry().window({0, 1}).isEmpty());
}

QTEST_MAIN(TimelineGeometryTest)
#include "tst_timeline_geometry.moc"
