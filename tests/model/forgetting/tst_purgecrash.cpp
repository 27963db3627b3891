#include "ForgetStore.h"
#include "StoreScan.h"

#include "forgetting/Purge.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

// A child process erases and is killed at random moments; the next one goes on where it was.

namespace {

/// 0: nothing is left to do; 1: done now; 2: another process has the store.
int eraseOrGoOn(const QString &folder, const QStringList &ids)
{
    auto writer = Writer::start(StorePaths::under(folder));
    if (!writer)
        return writer.error().code == ErrorCode::Conflict ? 2 : 5;
    const auto resumed = Purge(**writer).resume();
    if (!resumed)
        return 3;
    ForgetTarget target;
    for (const QString &id : ids)
        target.items.push_back(ForgetTarget::of(id).items.front());
    const auto receipt = Purge(**writer).run(target, {});
    if (!receipt)
        return receipt.error().code == ErrorCode::NotFound ? 0 : 4; // gone already
    return 1;
}

} // namespace

class TestPurgeCrash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyMomentItGoesOn_data();
    void killedAtAnyMomentItGoesOn();
};

void TestPurgeCrash::killedAtAnyMomentItGoesOn_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestPurgeCrash::killedAtAnyMomentItGoesOn()
{
    QFETCH(quint32, seed);
    ForgetStore store(seed);
    store.fill(5);
    QStringList ids;
    QStringList going;
    for (const Planted &one : {store.sessions[0], store.sessions[1], store.tasks.back(), store.memories[0],
                               store.episodes[0], store.contexts[0]}) {
        ids << one.item.id;
        going += store.wordsGoing(one);
    }
    store.stopWriter();
    int killed = 0;
    bool done = false;
    for (int round = 0; round < 40 && !done; ++round) {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), QStringList {u"--erase"_s, store.folder.path()} + ids);
        QVERIFY(child.waitForStarted());
        // Shortly after the start at first, so that the first ones are surely killed.
        if (round < 12 && !child.waitForFinished(QRandomGenerator::global()->bounded(10, 30 + 15 * round))) {
            child.kill(); // SIGKILL
            ++killed;
        }
        QVERIFY(child.state() == QProcess::NotRunning || child.waitForFinished(60'000));
        if (child.exitStatus() == QProcess::CrashExit)
            QFile::remove(store.paths.lock()); // taking over a dead owner's lock is StoreLock's matter, tested there
        if (child.exitStatus() == QProcess::NormalExit)
            QVERIFY2(child.exitCode() <= 1, qPrintable(QString::number(child.exitCode())));
        done = child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0;
    }
    QVERIFY(done);
    QVERIFY(killed > 0);
    const auto reader = store.reader();
    const QStringList left = wordsFound(*reader, going) + wordsInChunks(*reader, going)
        + wordsInFiles(store.paths.data, going);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    QVERIFY(countReceipts(*reader).value() >= 1);
    QVERIFY(!Purge::hasUnfinished(*reader).value());
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--erase"_L1)
        return eraseOrGoOn(arguments.value(2), arguments.sliced(3));
    TestPurgeCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_purgecrash.moc"
