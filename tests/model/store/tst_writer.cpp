#include "StoreFixture.h"

#include <QSignalSpy>

#include <sys/resource.h>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The writing thread: batches, failures, the lock, the change feed, stopping.
class TestWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobsRunInOrderAndAreUndoneAlone();
    void valuesAndExceptions();
    void commitsAreAnnounced();
    void stoppingDrains();
    void secondProcessIsLockedOut();
    void lockOfNobodyIsTaken();
    void fullDiskIsReported();
};

namespace {

Writer::Job insert(const QString &key, bool fail = false)
{
    return [=](WriteContext &context) -> Result<void> {
        const auto done = context.connection.run(u"INSERT INTO setting VALUES(?, (SELECT count(*) FROM setting))"_s,
                                                 {key});
        if (!done)
            return std::unexpected(done.error());
        if (fail)
            return std::unexpected(Error {ErrorCode::Conflict, u"no"_s});
        return {};
    };
}

} // namespace

void TestWriter::jobsRunInOrderAndAreUndoneAlone()
{
    StoreFixture store;
    std::vector<QFuture<Result<void>>> futures;
    for (int i = 0; i < 200; ++i)
        futures.push_back(store.writer->post(insert(u"k%1"_s.arg(i, 3, 10, QLatin1Char('0')), i % 10 == 5)));
    for (int i = 0; i < 200; ++i)
        QCOMPARE(futures[std::size_t(i)].result().has_value(), i % 10 != 5);
    QCOMPARE(store.value(u"SELECT count(*) FROM setting WHERE key LIKE 'k%'"_s).toInt(), 180);
    QCOMPARE(
        store
            .value(
                u"SELECT count(*) FROM (SELECT value <= lag(value) OVER (ORDER BY key) AS bad FROM setting WHERE key LIKE 'k%')"
                " WHERE bad"_s)
            .toInt(),
        0);
    QCOMPARE(store.writer->pending(), 0);
}

void TestWriter::valuesAndExceptions()
{
    StoreFixture store;
    const auto value = store.writer->call<QString>([](WriteContext &context) -> Result<QString> {
        Statement row = context.connection.statement("SELECT 'value'");
        row.step();
        return row.text(0);
    });
    QCOMPARE(*value.result(), u"value"_s);
    const auto thrown = store.writer->post([](WriteContext &context) -> Result<void> {
        context.connection.statement("INSERT INTO nowhere VALUES(1)").run();
        return {};
    });
    QCOMPARE(thrown.result().error().code, ErrorCode::Internal);
    const auto bad = store.writer->post([](WriteContext &) -> Result<void> { throw std::runtime_error("x"); });
    QVERIFY(!bad.result());
    QVERIFY(store.writer->post(insert(u"still works"_s)).result());
}

void TestWriter::commitsAreAnnounced()
{
    StoreFixture store;
    QSignalSpy spy(store.writer.get(), &Writer::committed);
    BatchMaker maker(u"s"_s);
    maker.prompt("hello").answer("world");
    maker.task(u"exp-1"_s, 1).lessons = {observation(u"k"_s, 0.5)};
    const auto stored = store.import(u"/h/s"_s, maker.take());
    QTRY_COMPARE(spy.size(), 1);
    const auto changes = spy.first().first().value<ChangeSet>();
    QVERIFY(changes.sessions.contains(stored.session));
    QCOMPARE(changes.experiences.size(), 1);
    QCOMPARE(changes.lessons.size(), 1);
    QCOMPARE(changes.projects.size(), 1);
    QCOMPARE(changes.sequence, store.value(u"SELECT max(sequence) FROM change"_s).toLongLong());
    QVERIFY(store.writer->post([](WriteContext &) -> Result<void> { return {}; }).result());
    QCOMPARE(spy.size(), 1); // nothing changed, nothing said
}

void TestWriter::stoppingDrains()
{
    StoreFixture store;
    QList<QFuture<Result<void>>> futures;
    for (int i = 0; i < 500; ++i)
        futures.append(store.writer->post(insert(u"k%1"_s.arg(i))));
    store.stopWriter();
    for (const auto &future : futures)
        QVERIFY(future.isFinished() && future.result());
    QCOMPARE(store.value(u"SELECT count(*) FROM setting WHERE key LIKE 'k%'"_s).toInt(), 500);
    QCOMPARE(QFileInfo(store.paths.database() + u"-wal"_s).size(), 0); // checkpointed
    store.startWriter();
    QVERIFY(!store.writer->check().created);
}

void TestWriter::secondProcessIsLockedOut()
{
    StoreFixture store;
    const auto second = Writer::start(store.paths);
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::Conflict);
    QVERIFY2(second.error().message.contains(QString::number(QCoreApplication::applicationPid())),
             qPrintable(second.error().message));
    QVERIFY2(second.error().message.contains(u"tst_writer"_s), qPrintable(second.error().message));
    store.stopWriter();
    QVERIFY(Writer::start(store.paths));
}

/// Killed before it wrote its name into the lock, a process must not keep the store for ever.
void TestWriter::lockOfNobodyIsTaken()
{
    StoreFixture store;
    store.stopWriter();
    QFile lock(store.paths.lock());
    QVERIFY(lock.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QVERIFY(!Writer::start(store.paths)); // just made: its owner may be about to write its name
    QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    lock.close();
    QVERIFY(Writer::start(store.paths));
}

/// A limit on file sizes stands for the full disk: SQLite sees a failing write.
void TestWriter::fullDiskIsReported()
{
    StoreFixture store;
    QSignalSpy failed(store.writer.get(), &Writer::failed);
    QVERIFY(store.writer->post(insert(u"before"_s)).result());
    rlimit old {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit tight = old;
    tight.rlim_cur = 4 * 1024 * 1024;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const auto big = store.writer->post([](WriteContext &context) -> Result<void> {
        const auto done = context.connection.run(u"INSERT INTO setting VALUES('big', randomblob(20000000))"_s);
        return done ? Result<void>() : std::unexpected(done.error());
    });
    const Result<void> result = big.result();
    setrlimit(RLIMIT_FSIZE, &old);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Unavailable);
    QTRY_VERIFY(failed.size() >= 1);
    QCOMPARE(store.value(u"SELECT count(*) FROM setting WHERE key = 'before'"_s).toInt(), 1);
    QVERIFY(store.writer->post(insert(u"after"_s)).result()); // there is room again
    QCOMPARE(store.value(u"SELECT count(*) FROM setting WHERE key = 'big'"_s).toInt(), 0);
}

QTEST_GUILESS_MAIN(TestWriter)
#include "tst_writer.moc"
