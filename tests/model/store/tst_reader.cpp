#include "StoreFixture.h"

#include "store/Reader.h"

#include <QElapsedTimer>

#include <latch>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The reading thread: lanes, interrupts, stale answers, vanished contexts.
class TestReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void answersArriveInThisThread();
    void newerRequestInterruptsItsLane();
    void otherLanesAreNotInterrupted();
    void waitingRequestsAreReplaced();
    void cancelledLaneNeverAnswers();
    void contextGoneNoAnswer();
    void stoppingInterrupts();

private:
    std::unique_ptr<StoreFixture> m_store;
    std::unique_ptr<Reader> m_reader;
};

namespace {

/// Would run for minutes.
Result<int> endless(Connection &connection, const ReadTicket &)
{
    auto query = connection.run(u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000000)"
                                " SELECT max(i) FROM n"_s);
    if (!query)
        return std::unexpected(query.error());
    return query->next() ? query->value(0).toInt() : 0;
}

std::function<Result<int>(Connection &, const ReadTicket &)> constant(int value)
{
    return [value](Connection &connection, const ReadTicket &) -> Result<int> {
        auto query = connection.run(u"SELECT ?"_s, {value});
        return query && query->next() ? query->value(0).toInt() : -1;
    };
}

} // namespace

void TestReader::init()
{
    m_store = std::make_unique<StoreFixture>();
    auto reader = Reader::start(m_store->paths, u"test"_s);
    QVERIFY(reader);
    m_reader = std::move(*reader);
}

void TestReader::cleanup()
{
    m_reader.reset();
    m_store.reset();
}

void TestReader::answersArriveInThisThread()
{
    int answer = 0;
    QThread *thread = nullptr;
    m_reader->read<int>(u"lane"_s, this, constant(7), [&](const Result<int> &result) {
        answer = *result;
        thread = QThread::currentThread();
    });
    QTRY_COMPARE(answer, 7);
    QCOMPARE(thread, QThread::currentThread());
}

void TestReader::newerRequestInterruptsItsLane()
{
    bool stale = false;
    int answer = 0;
    std::latch started(1);
    m_reader->read<int>(
        u"list"_s, this,
        [&](Connection &connection, const ReadTicket &ticket) {
            started.count_down();
            return endless(connection, ticket);
        },
        [&](const Result<int> &) { stale = true; });
    started.wait();
    QElapsedTimer timer;
    timer.start();
    m_reader->read<int>(u"list"_s, this, constant(2), [&](const Result<int> &result) { answer = *result; });
    QTRY_COMPARE(answer, 2);
    QVERIFY(timer.elapsed() < 2000);
    QVERIFY(!stale);
    // The connection is as good as new afterwards.
    m_reader->read<int>(u"list"_s, this, constant(3), [&](const Result<int> &result) { answer = *result; });
    QTRY_COMPARE(answer, 3);
}

void TestReader::otherLanesAreNotInterrupted()
{
    QList<int> answers;
    std::latch started(1);
    std::latch posted(1);
    m_reader->read<int>(
        u"a"_s, this,
        [&](Connection &connection, const ReadTicket &ticket) {
            started.count_down();
            posted.wait();
            return constant(1)(connection, ticket);
        },
        [&](const Result<int> &result) { answers.append(*result); });
    started.wait();
    m_reader->read<int>(u"b"_s, this, constant(2), [&](const Result<int> &result) { answers.append(*result); });
    posted.count_down();
    QTRY_COMPARE(answers.size(), 2);
    QCOMPARE(answers, (QList<int> {1, 2}));
}

void TestReader::waitingRequestsAreReplaced()
{
    std::latch started(1);
    std::latch posted(1);
    m_reader->read<int>(
        u"slow"_s, this,
        [&](Connection &connection, const ReadTicket &ticket) {
            started.count_down();
            posted.wait();
            return constant(0)(connection, ticket);
        },
        [](const Result<int> &) {});
    started.wait();
    int runs = 0;
    QList<int> answers;
    for (int i = 1; i <= 50; ++i) {
        m_reader->read<int>(
            u"typing"_s, this,
            [&runs, i](Connection &connection, const ReadTicket &ticket) {
                ++runs;
                return constant(i)(connection, ticket);
            },
            [&](const Result<int> &result) { answers.append(*result); });
    }
    posted.count_down();
    QTRY_COMPARE(answers, QList<int> {50});
    QCOMPARE(runs, 1);
}

void TestReader::cancelledLaneNeverAnswers()
{
    bool answered = false;
    bool other = false;
    m_reader->read<int>(u"x"_s, this, endless, [&](const Result<int> &) { answered = true; });
    QTest::qWait(20);
    m_reader->cancel(u"x"_s);
    m_reader->read<int>(u"y"_s, this, constant(1), [&](const Result<int> &) { other = true; });
    QTRY_VERIFY(other);
    QVERIFY(!answered);
}

void TestReader::contextGoneNoAnswer()
{
    bool answered = false;
    bool other = false;
    auto context = std::make_unique<QObject>();
    m_reader->read<int>(u"x"_s, context.get(), constant(1), [&](const Result<int> &) { answered = true; });
    context.reset();
    m_reader->read<int>(u"y"_s, this, constant(1), [&](const Result<int> &) { other = true; });
    QTRY_VERIFY(other);
    QVERIFY(!answered);
}

void TestReader::stoppingInterrupts()
{
    std::latch started(1);
    m_reader->read<int>(
        u"x"_s, this,
        [&](Connection &connection, const ReadTicket &ticket) {
            started.count_down();
            return endless(connection, ticket);
        },
        [](const Result<int> &) {});
    started.wait();
    QElapsedTimer timer;
    timer.start();
    m_reader.reset();
    QVERIFY(timer.elapsed() < 2000);
}

QTEST_GUILESS_MAIN(TestReader)
#include "tst_reader.moc"
