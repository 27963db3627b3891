#include "StoreFixture.h"

#include "search/Overview.h"
#include "support/TestHome.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

#include <numeric>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

class TestOverview : public QObject
{
    Q_OBJECT

    void task(qint64 at, Status status, const QString &error = {}, const QString &file = u"a.rs"_s,
              std::vector<Evidence> evidence = {})
    {
        const int number = ++m_number;
        BatchMaker maker(u"s%1"_s.arg(number), at - 1000);
        maker.prompt("prompt");
        Experience &x = maker.task(u"exp-%1"_s.arg(number), 1, status).experience;
        x.errors = error.isEmpty() ? QStringList() : QStringList {error};
        x.files = {{file, 1, -1, -1}};
        x.evidence = std::move(evidence);
        if (!error.isEmpty() && status == Status::Success)
            x.fixes = {{1, 1, 0}};
        m_store->import(u"/h/%1.jsonl"_s.arg(number), maker.take(), false, ImportStore::Order::Live);
    }

    OverviewData data() const
    {
        const auto connection = m_store->reader();
        const auto data = Overview(*connection).data();
        if (!data)
            qFatal("%s", qPrintable(data.error().message));
        return *data;
    }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<StoreFixture> m_store;
    int m_number = 0;

private Q_SLOTS:
    void initTestCase()
    {
        // Far from UTC, with clock changes: days are local (complaints 40, 41).
        qputenv("TZ", "America/Los_Angeles");
        tzset();
    }

    void init()
    {
        m_home = std::make_unique<TestHome>();
        m_store = std::make_unique<StoreFixture>();
        m_number = 0;
    }

    void emptyStore()
    {
        const OverviewData empty = data();
        QCOMPARE(empty.weeks.size(), 26UZ);
        QVERIFY(empty.activity.empty());
        QVERIFY(empty.storeBytes > 0);
        const auto connection = m_store->reader();
        QCOMPARE(Overview(*connection).counts()->experiences, 0);
        QVERIFY(Overview(*connection).projects()->empty());
    }

    void localDaysAndWeeks()
    {
        const QDate today = QDate::currentDate();
        const QDate monday = today.addDays(1 - today.dayOfWeek());
        // One minute after local midnight of this Monday, and one before: another week, though the same day in UTC.
        const qint64 midnight = monday.startOfDay().toMSecsSinceEpoch();
        task(midnight + 60'000, Status::Success);
        task(midnight - 60'000, Status::Failure);
        task(midnight - 7LL * 86'400'000 * 30, Status::Unknown); // before the 26 weeks, in the calendar
        task(midnight - 7LL * 86'400'000 * 60, Status::Unknown); // before everything
        const OverviewData found = data();
        QCOMPARE(found.thisWeek[std::size_t(Status::Success)], 1);
        QCOMPARE(std::accumulate(found.thisWeek.begin(), found.thisWeek.end(), 0LL), 1);
        QCOMPARE(found.tasksLastWeek, 1);
        QCOMPARE(found.projectsThisWeek, 1);
        QCOMPARE(found.weeks.back().monday, monday);
        QCOMPARE(found.weeks.back().byStatus[1], 1);
        QCOMPARE(found.weeks[24].monday, monday.addDays(-7));
        QCOMPARE(found.weeks[24].byStatus[2], 1);
        QCOMPARE(found.activity.size(), 3UZ);
        QCOMPARE(found.activity[1].first, monday.addDays(-1));
        QCOMPARE(found.activity[2].first, monday);
        QCOMPARE(found.experiences, 4);
        QCOMPARE(found.sessions, 4);
        QCOMPARE(found.messages, 4);
        QCOMPARE(found.projects, 1);
    }

    void clockChange()
    {
        // The day clocks go back has 25 hours: its last hour is still that day.
        QDate date = QDate::currentDate();
        while (date.startOfDay().msecsTo(date.addDays(1).startOfDay()) != 25 * 3'600'000)
            date = date.addDays(-1);
        task(date.addDays(1).startOfDay().toMSecsSinceEpoch() - 60'000, Status::Success);
        QCOMPARE(data().activity.at(0).first, date);
    }

    void fixedLater()
    {
        const qint64 now = QDateTime::currentMSecsSinceEpoch() - 86'400'000;
        task(now - 5000, Status::Failure, u"E0308 mismatched"_s);
        task(now - 4000, Status::Success, u"another"_s, u"other.rs"_s);
        task(now - 3000, Status::Success, u"E0308 mismatched"_s, u"b.rs"_s);
        task(now - 2000, Status::Failure, u"alone"_s, u"alone.rs"_s);
        const OverviewData found = data();
        QCOMPARE(found.fixedLaterTotal, 1);
        QCOMPARE(found.fixedLater.size(), 1UZ);
        QCOMPARE(found.fixedLater[0].failed.globalId, u"exp-1"_s);
        QCOMPARE(found.fixedLater[0].fixed.globalId, u"exp-3"_s);
    }

    void fixedLaterNeedsProof_data()
    {
        using Kind = Evidence::Kind;
        QTest::addColumn<std::vector<Evidence>>("failed");
        QTest::addColumn<std::vector<Evidence>>("later");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("pair");
        const std::vector<Evidence> red {{Kind::CheckFailed, 1, 0, u"cargo test -p auth"_s, {}}};
        const std::vector<Evidence> green {{Kind::CheckPassed, 1, 0, u"cargo  test -p auth"_s, {}}};
        const std::vector<Evidence> otherGreen {{Kind::CheckPassed, 1, 0, u"npm test"_s, {}}};
        const std::vector<Evidence> said {{Kind::PersonSaid, 1, 0, u"still failing"_s, {}}};
        QTest::newRow("the same check") << red << green << u"other.rs"_s << true;
        QTest::newRow("another check, the same file") << red << otherGreen << u"a.rs"_s << false;
        QTest::newRow("said to fail, the same file, checked") << said << otherGreen << u"a.rs"_s << true;
        QTest::newRow("said to fail, another file") << said << otherGreen << u"b.rs"_s << false;
        QTest::newRow("nothing proves it") << said << std::vector<Evidence> {} << u"a.rs"_s << false;
    }

    void fixedLaterNeedsProof()
    {
        QFETCH(std::vector<Evidence>, failed);
        QFETCH(std::vector<Evidence>, later);
        QFETCH(QString, file);
        QFETCH(bool, pair);
        const qint64 now = QDateTime::currentMSecsSinceEpoch() - 86'400'000;
        task(now - 5000, Status::Failure, {}, u"a.rs"_s, failed);
        task(now - 4000, Status::Success, {}, file, later);
        QCOMPARE(data().fixedLaterTotal, pair ? 1 : 0);
    }

    void counts()
    {
        task(1'700'000'000'000, Status::Success);
        task(1'700'000'100'000, Status::Success);
        const auto done = m_store->writer
                              ->post([](WriteContext &context) -> Result<void> {
                                  const auto ran = context.connection.run(
                                      u"UPDATE experience SET deleted_at = 1 WHERE global_id = 'exp-1'"_s);
                                  return ran ? Result<void>() : std::unexpected(ran.error());
                              })
                              .result();
        QVERIFY(done);
        const auto connection = m_store->reader();
        const auto counts = Overview(*connection).counts();
        QVERIFY(counts);
        QCOMPARE(counts->experiences, 1);
        QCOMPARE(counts->binned, 1);
        QCOMPARE(counts->sessions, 2);
        const auto projects = Overview(*connection).projects();
        QCOMPARE(projects->size(), 1UZ);
        QCOMPARE(projects->at(0).name, u"shop"_s);
        QCOMPARE(projects->at(0).approval, Approval::Pending);
    }

    void expiring()
    {
        task(1'700'000'000'000, Status::Success);
        const qint64 old = (QDateTime::currentMSecsSinceEpoch() - 25LL * 86'400'000) * 1'000'000;
        const auto done = m_store->writer
                              ->post([old](WriteContext &context) -> Result<void> {
                                  const auto ran = context.connection.run(
                                      u"UPDATE source SET mtime_ns = ?, agent = 1"_s, {old});
                                  return ran ? Result<void>() : std::unexpected(ran.error());
                              })
                              .result();
        QVERIFY(done);
        const OverviewData found = data();
        QCOMPARE(found.expiringTotal, 1);
        QCOMPARE(found.expiring.size(), 1UZ);
        QCOMPARE(found.expiring[0].nativeId, u"s1"_s);
    }
};

QTEST_GUILESS_MAIN(TestOverview)
#include "tst_overview.moc"
