#include "StoreFixture.h"

#include "store/Store.h"

#include <QProcess>
#include <QRandomGenerator>

#include <deque>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

// A child process imports and is killed at random moments; the next one goes on where the store says it stopped.

namespace {

constexpr int sources = 400;
constexpr int parts = 4; ///< commits a source
constexpr int messagesInPart = 40;

QByteArray word(int source, int part, int message)
{
    return QByteArray("unique") + QByteArray::number(source) + 'p' + QByteArray::number(part) + 'm'
        + QByteArray::number(message);
}

SourceBatch part(int source, int number)
{
    BatchMaker maker(u"session-%1"_s.arg(source), 1'000'000'000 + number * 1'000'000);
    for (int i = 0; i < messagesInPart / 4; ++i) {
        maker.prompt("common prompt " + word(source, number, i),
                     quint64(source) * 100'000 + quint64(number) * 1000 + quint64(i) + 1);
        maker.call(u"Bash"_s, "run " + word(source, number, i)).result(QByteArray(3000, char('a' + i)));
        maker.answer("common answer");
    }
    maker.task(u"exp-%1-%2"_s.arg(source).arg(number), 1).lessons = {observation(u"shared"_s, 0.01)};
    SourceBatch batch;
    batch.source.path = u"/h/%1"_s.arg(source);
    batch.source.size = parts * 100;
    batch.source.offset = (number + 1) * 100;
    batch.source.complete = number == parts - 1;
    batch.sessions.push_back(maker.take());
    batch.sessions.back().last = batch.source.complete;
    return batch;
}

/// Imports what is missing; 0 when everything is there.
int importMissing(const QString &folder)
{
    const StorePaths paths = StorePaths::under(folder);
    auto writer = Writer::start(paths);
    if (!writer)
        return 2;
    auto reader = Connection::open(paths, u"child"_s, Connection::Mode::Read);
    const auto known = loadSources(**reader);
    std::deque<QFuture<Result<void>>> running;
    for (int source = 0; source < sources; ++source) {
        const qint64 offset = known->value(u"/h/%1"_s.arg(source)).offset;
        for (int number = int(offset / 100); number < parts; ++number) {
            auto batch = std::make_shared<SourceBatch>(part(source, number));
            running.push_back((*writer)->post([batch](WriteContext &context) -> Result<void> {
                const auto stored = ImportStore(context).store(*batch, ImportStore::Order::Backfill);
                return stored ? Result<void>() : std::unexpected(stored.error());
            }));
            if (running.size() > 8) {
                if (!running.front().result())
                    return 3;
                running.pop_front();
            }
        }
    }
    for (auto &future : running) {
        if (!future.result())
            return 3;
    }
    return 0;
}

} // namespace

class TestStoreCrash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostOrDoubled();
};

void TestStoreCrash::nothingIsLostOrDoubled()
{
    QTemporaryDir folder;
    const auto start = [&](QProcess &process) {
        process.start(QCoreApplication::applicationFilePath(), {u"--import"_s, folder.path()});
        return process.waitForStarted();
    };
    int killed = 0;
    for (int round = 0; round < 15; ++round) {
        QProcess child;
        QVERIFY(start(child));
        if (child.waitForFinished(QRandomGenerator::global()->bounded(20, 250)))
            break;
        child.kill(); // SIGKILL
        QVERIFY(child.waitForFinished());
        ++killed;
    }
    QVERIFY(killed > 0);
    {
        QProcess last;
        QVERIFY(start(last));
        QVERIFY(last.waitForFinished(100'000));
        QCOMPARE(last.exitCode(), 0);
    }

    const StorePaths paths = StorePaths::under(folder.path());
    auto connection = Connection::open(paths, u"test"_s, Connection::Mode::Read);
    QVERIFY(connection);
    const auto value = [&](const QString &sql) {
        auto query = (*connection)->run(sql);
        return query && query->next() ? query->value(0).toLongLong() : -1;
    };
    QCOMPARE(checkIntegrity(**connection).value(), QStringList {});
    QCOMPARE(value(u"SELECT count(*) FROM session"_s), sources);
    QCOMPARE(value(u"SELECT count(*) FROM message"_s), sources * parts * messagesInPart);
    QCOMPARE(value(u"SELECT sum(messages) FROM session"_s), sources * parts * messagesInPart);
    QCOMPARE(value(u"SELECT count(*) FROM experience"_s), sources * parts);
    QCOMPARE(value(u"SELECT count(*) FROM prompt_key"_s), sources * parts * messagesInPart / 4);
    QCOMPARE(value(u"SELECT support FROM lesson"_s), sources * parts);
    QCOMPARE(value(u"SELECT count(*) FROM talk_index WHERE talk_index MATCH 'prompt'"_s),
             sources * parts * messagesInPart / 4);
    const TextStore texts(**connection);
    for (int source = 0; source < sources; source += 7) {
        const RowId session = value(u"SELECT id FROM session WHERE native_id = 'session-%1'"_s.arg(source));
        const auto messages = texts.messages(session);
        QCOMPARE(messages->size(), std::size_t(parts * messagesInPart));
        for (int number = 0; number < parts; ++number) {
            const Message &prompt = messages->at(std::size_t(number * messagesInPart + 4));
            QCOMPARE(texts.text(prompt).value(), QByteArray("common prompt " + word(source, number, 1)));
        }
    }
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--import"_L1)
        return importMissing(arguments.value(2));
    TestStoreCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_storecrash.moc"
