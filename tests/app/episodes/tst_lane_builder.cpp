// Which lanes a timeline has: sessions with their subagents, swarms with their workers.
#include "pages/episodes/LaneBuilder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::app;

class LaneBuilderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sessionsByNewestEpisode();
    void subagentsUnderTheirSession();
    void orphansStandAlone();
    void swarmsWithWorkers();
    void anchorsGoWithTheirSession();
    void placesNameWhatHasNoTitle();
    void nothing();

private:
    static LaneEpisode episode(qint64 time, const QString &session, const QString &parent = {},
                               const QString &swarm = {}, TimelineMark::Kind kind = TimelineMark::Kind::Takeaway)
    {
        return {{time, time, kind}, session, parent, swarm, {}};
    }
    static QStringList labels(const std::vector<TimelineLane> &lanes)
    {
        QStringList list;
        for (const TimelineLane &lane : lanes)
            list << lane.label;
        return list;
    }
};

void LaneBuilderTest::sessionsByNewestEpisode()
{
    const auto lanes = buildLanes({episode(1, u"a"_s), episode(2, u"b"_s), episode(3, u"b"_s), episode(4, u"a"_s)},
                                  {{{u"a"_s, u"Tokens"_s}}, {}});
    QCOMPARE(labels(lanes), (QStringList {u"Tokens"_s, u"b"_s}));
    QCOMPARE(lanes[0].key, u"session:a"_s);
    QCOMPARE(lanes[0].marks.size(), 2);
    QVERIFY(std::ranges::is_sorted(lanes[0].marks, {}, &TimelineMark::time));
}

void LaneBuilderTest::subagentsUnderTheirSession()
{
    const auto lanes = buildLanes(
        {episode(1, u"a"_s), episode(2, u"a10"_s, u"a"_s), episode(3, u"a2"_s, u"a"_s), episode(9, u"b"_s)}, {});
    QCOMPARE(labels(lanes), (QStringList {u"b"_s, u"a"_s, u"a2"_s, u"a10"_s})); // numbers by value
    QCOMPARE(lanes[1].kind, TimelineLane::Kind::Session);
    QCOMPARE(lanes[2].kind, TimelineLane::Kind::Subagent);
    // The newest of a group counts, whoever wrote it.
    QCOMPARE(labels(buildLanes({episode(1, u"a"_s), episode(2, u"b"_s), episode(3, u"a1"_s, u"a"_s)}, {})).value(0),
             u"a"_s);
}

void LaneBuilderTest::orphansStandAlone()
{
    const auto lanes = buildLanes({episode(1, u"a"_s, u"gone"_s), episode(2, u"b"_s, u"b"_s)}, {});
    QCOMPARE(lanes.size(), 2);
    for (const TimelineLane &lane : lanes)
        QCOMPARE(lane.kind, TimelineLane::Kind::Session);
}

void LaneBuilderTest::swarmsWithWorkers()
{
    const auto lanes = buildLanes({episode(1, u"lead"_s, {}, u"s"_s), episode(2, u"w1"_s, u"lead"_s, u"s"_s),
                                   episode(3, u"w2"_s, u"lead"_s, u"s"_s), episode(4, u"w1"_s, u"lead"_s, u"s"_s)},
                                  {{{u"lead"_s, u"Audit"_s}}, {{u"w1"_s, u"ledger, 4:00"_s}}});
    QCOMPARE(labels(lanes), (QStringList {u"s"_s, u"Audit"_s, u"agent 2"_s, u"agent 3"_s}));
    QCOMPARE(lanes[0].kind, TimelineLane::Kind::Swarm);
    QCOMPARE(lanes[0].key, u"swarm:s"_s);
    QCOMPARE(lanes[0].marks.size(), 4); // the sum
    QCOMPARE(lanes[2].marks.size(), 2);
    QVERIFY(!lanes[0].note.isEmpty());
}

void LaneBuilderTest::anchorsGoWithTheirSession()
{
    const auto floor = TimelineMark::Kind::Floor;
    const auto lanes = buildLanes(
        {episode(1, u"w1"_s, {}, {}, floor), episode(2, u"w1"_s, {}, u"s"_s), episode(3, u"x"_s, {}, {}, floor)}, {});
    QCOMPARE(labels(lanes), (QStringList {u"x"_s, u"s"_s, u"agent 1"_s}));
    QCOMPARE(lanes[1].marks.size(), 1); // an anchor is no work of the swarm
    QCOMPARE(lanes[2].marks.size(), 2);
}

void LaneBuilderTest::placesNameWhatHasNoTitle()
{
    const auto lanes = buildLanes({episode(1, u"a"_s), episode(2, u"b"_s)}, {{}, {{u"a"_s, u"ledger, 30 Nov"_s}}});
    QCOMPARE(labels(lanes), (QStringList {u"b"_s, u"ledger, 30 Nov"_s}));
}

void LaneBuilderTest::nothing()
{
    QVERIFY(buildLanes({}, {}).empty());
}

QTEST_GUILESS_MAIN(LaneBuilderTest)
#include "tst_lane_builder.moc"
