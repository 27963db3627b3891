#include "ForgetStore.h"
#include "StoreScan.h"

#include "forgetting/Bin.h"
#include "forgetting/ByteSearch.h"
#include "forgetting/PurgeSought.h"
#include "forgetting/PurgeThread.h"
#include "store/Tombstones.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// Purging: what the receipt says, what a stop and a restart leave, agents' own files, marks, lifetimes.
class TestPurge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void receiptTellsWithoutContent();
    void nothingMatchedIsSaid();
    void clientsMayNot();
    void stoppedBeforeItBegan();
    void stoppedInTheMiddleGoesOn_data();
    void stoppedInTheMiddleGoesOn();
    void agentFilesGoOnlyWhenAskedAndQuiet();
    void aFileOfMoreThanThatStays();
    void aLogOfAllPromptsIsNamed();
    void undoneMarkLetsItBack();
    void withoutMarkItMayComeBack();
    void expiredGoesByItself();
    void partOfASharedChunk();
    void aGrowingSessionIsTakenWhole();
    void threadTellsProgress();
    void bytesAreFoundAcrossBlocks();
    void soughtIsMasked();
};

void TestPurge::receiptTellsWithoutContent()
{
    ForgetStore store(20);
    store.fill(3);
    const Planted session = store.sessions[0];
    const auto receipt = Purge(*store.writer).run({{session.item}, {}}, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().message));
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    QVERIFY(receipt->number > 0);
    QCOMPARE(receipt->kinds, (std::vector<std::pair<ForgetKind, qint64>> {{ForgetKind::Session, 1}}));
    QCOMPARE(receipt->project, u"shop"_s);
    QVERIFY(receipt->checks[0].asked > 0);
    QVERIFY(receipt->checks[1].asked > 0);
    QVERIFY(receipt->checks[2].asked > 4096);
    QVERIFY(receipt->checks[2].sought > 0);
    QVERIFY(std::ranges::contains(receipt->remains, Remainder::Kind::ImportMark, &Remainder::kind));
    QVERIFY(std::ranges::contains(receipt->remains, Remainder::State::Removed, &Remainder::state)); // the old backup
    const QString text = receiptText(*receipt) + QString::fromUtf8(receiptJson(*receipt)) + receiptTitle(*receipt);
    for (const QString &word : session.words)
        QVERIFY(!text.contains(word));
    const auto reader = store.reader();
    const auto stored = findReceipt(*reader, receipt->id);
    QVERIFY(stored && *stored);
    QCOMPARE(receiptJson(**stored), receiptJson(*receipt));
    QCOMPARE(countReceipts(*reader).value(), 1);
    QCOMPARE(listReceipts(*reader)->front().id, receipt->id);
    QVERIFY(!Purge::hasUnfinished(*reader).value());
    QCOMPARE(QDir(store.paths.backups()).entryList({u"*.db"_s}).size(), 1);
}

void TestPurge::nothingMatchedIsSaid()
{
    ForgetStore store(21);
    store.fill(1);
    ForgetFilter filter;
    filter.text = u"nobodysaidthis"_s;
    const auto receipt = Purge(*store.writer).run({{}, filter}, {});
    QVERIFY(receipt);
    QCOMPARE(receipt->records, 0);
    QCOMPARE(receipt->number, 0);
    const auto reader = store.reader();
    QCOMPARE(countReceipts(*reader).value(), 0);
}

void TestPurge::clientsMayNot()
{
    ForgetStore store(22);
    store.fill(1);
    const auto refused =
        Purge(*store.writer).run({{store.sessions[0].item}, {}}, {.deed = {.by = ForgetDeed::By::Client}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Forbidden);
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE deleted_at <> 0"_s).toInt(), 0);
}

void TestPurge::stoppedBeforeItBegan()
{
    ForgetStore store(23);
    store.fill(2);
    const auto reader = store.reader();
    const auto before = contents(*reader);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = Purge(*store.writer).run({{store.sessions[0].item}, {}}, {}, stop.get_token());
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    const auto after = contents(*reader);
    QVERIFY2(before == after, qPrintable(difference(before, after)));
    QVERIFY(!Purge::hasUnfinished(*reader).value());
    QCOMPARE(Bin::count(*reader).value(), 0);
}

void TestPurge::stoppedInTheMiddleGoesOn_data()
{
    QTest::addColumn<int>("phase");
    QTest::addColumn<int>("after");
    for (int after = 1; after <= 6; ++after)
        QTest::addRow("removing, after %d", after) << int(PurgeProgress::Phase::Removing) << after;
    QTest::newRow("indexes") << int(PurgeProgress::Phase::Indexes) << 1;
    QTest::newRow("checking words") << int(PurgeProgress::Phase::CheckingIndex) << 1;
    QTest::newRow("checking records") << int(PurgeProgress::Phase::CheckingRecords) << 1;
}

/// As after a crash: the program starts again, and goes on where it was.
void TestPurge::stoppedInTheMiddleGoesOn()
{
    QFETCH(int, phase);
    QFETCH(int, after);
    ForgetStore store(24);
    store.fill(4);
    const QStringList going = store.wordsGoing(store.sessions[0]) + store.wordsGoing(store.memories[0]);
    std::stop_source stop;
    int seen = 0;
    const auto stopped = Purge(*store.writer)
                             .run({{store.sessions[0].item, store.memories[0].item}, {}}, {}, stop.get_token(),
                                  [&](const PurgeProgress &progress) {
                                      if (int(progress.phase) == phase && ++seen == after)
                                          stop.request_stop();
                                  });
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    store.stopWriter();
    store.startWriter();
    {
        const auto reader = store.reader();
        QVERIFY(Purge::hasUnfinished(*reader).value());
        // What was begun is out of sight whatever happens.
        const QStringList seenWords = wordsFound(*reader, going).filter(u"transcript"_s);
        QVERIFY2(seenWords.isEmpty(), qPrintable(seenWords.join(u'\n')));
    }
    const auto resumed = Purge(*store.writer).resume();
    QVERIFY2(resumed, resumed ? "" : qPrintable(resumed.error().message));
    QCOMPARE(resumed->size(), 1u);
    const bool wordsKnown = phase < int(PurgeProgress::Phase::Backups); // dropped before a new backup is made
    QCOMPARE(resumed->front().verified, wordsKnown);
    const auto reader = store.reader();
    const QStringList left = wordsFound(*reader, going) + wordsInChunks(*reader, going)
        + wordsInFiles(store.paths.data, going);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

void TestPurge::agentFilesGoOnlyWhenAskedAndQuiet()
{
    ForgetStore store(25);
    store.fill(3);
    const auto path = [&](int i) { return store.folder.filePath(u"s%1.jsonl"_s.arg(i)); };
    QVERIFY(Purge(*store.writer).run({{store.sessions[0].item}, {}}, {})->verified);
    QVERIFY(QFile::exists(path(0)));

    // Written a moment ago: left alone, and the receipt says so.
    QFile file(path(1));
    QVERIFY(file.open(QIODevice::Append));
    file.write("{}\n");
    file.close();
    const auto plan = makeForgetPlan(*store.reader(), {{store.sessions[1].item}, {}});
    QVERIFY(!plan->agentFiles.front().removable);
    QVERIFY(!plan->agentFiles.front().refusal.isEmpty());
    const auto left = Purge(*store.writer).run({{store.sessions[1].item}, {}}, {.removeAgentFiles = true});
    QVERIFY2(left->verified, qPrintable(receiptText(*left)));
    QVERIFY(QFile::exists(path(1)));
    QVERIFY(std::ranges::contains(left->remains, Remainder::State::Refused, &Remainder::state));

    const auto gone = Purge(*store.writer).run({{store.sessions[2].item}, {}}, {.removeAgentFiles = true});
    QVERIFY2(gone->verified, qPrintable(receiptText(*gone)));
    QVERIFY(!QFile::exists(path(2)));
    QVERIFY(std::ranges::any_of(gone->remains, [](const Remainder &one) {
        return one.kind == Remainder::Kind::AgentFile && one.state == Remainder::State::Removed;
    }));
    QCOMPARE(store.value(u"SELECT count(*) FROM source WHERE path = ?"_s, {path(2)}).toInt(), 0);
}

void TestPurge::aFileOfMoreThanThatStays()
{
    ForgetStore store(26);
    store.fill(2);
    // One task of a session: the file holds the others too.
    const auto receipt = Purge(*store.writer).run({{store.tasks.front().item}, {}}, {.removeAgentFiles = true});
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    QVERIFY(QFile::exists(store.folder.filePath(u"s0.jsonl"_s)));
}

/// Claude Code and Codex keep the prompts of all sessions in one more file.
void TestPurge::aLogOfAllPromptsIsNamed()
{
    ForgetStore store(33);
    store.fill(2);
    const QString path = store.folder.filePath(u"history.jsonl"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"sessionId":"s0","display":"please repair"})"
               "\n");
    file.close();
    (void)store.write([&](WriteContext &context) {
        context.connection
            .statement("INSERT INTO source(agent, path, size, mtime_ns, read_offset, reader_version)"
                       " VALUES(?1, ?2, 1, 1, 1, 1)")
            .bind(Agent::ClaudeCode, path)
            .run();
    });
    const auto plan = makeForgetPlan(*store.reader(), {{store.sessions[0].item}, {}});
    const auto log = std::ranges::find(plan->agentFiles, path, &HoldingFile::path);
    QVERIFY(log != plan->agentFiles.end());
    QVERIFY(log->exists && !log->removable);
    const auto other = makeForgetPlan(*store.reader(), {{store.sessions[1].item}, {}});
    QVERIFY(!std::ranges::contains(other->agentFiles, path, &HoldingFile::path));
    const auto receipt = Purge(*store.writer).run({{store.sessions[0].item}, {}}, {.removeAgentFiles = true});
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    QVERIFY(QFile::exists(path));
}

void TestPurge::undoneMarkLetsItBack()
{
    ForgetStore store(27);
    store.fill(2);
    QVERIFY(Purge(*store.writer).run({{store.sessions[0].item}, {}}, {})->verified);
    store.importAgain(0);
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE native_id = 's0'"_s).toInt(), 0);
    (void)store.write([&](WriteContext &context) {
        Tombstones marks(context.connection);
        QStringList kinds;
        for (const Tombstone &mark : marks.list(100))
            kinds << mark.kind;
        QCOMPARE(kinds, (QStringList {u"session"_s, u"session"_s})); // the session and its subagent's; not each task
        for (const Tombstone &mark : marks.list(100))
            QVERIFY(marks.undo(mark.id));
        QVERIFY(!marks.undo(u"tombstone-none"_s));
        QCOMPARE(marks.count(), 0);
    });
    QCOMPARE(store.value(u"SELECT reader_version FROM source WHERE path LIKE '%/s0.jsonl'"_s).toInt(), -1);
    store.importAgain(0);
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE native_id = 's0'"_s).toInt(), 1);
    const auto reader = store.reader();
    QVERIFY(!wordsFound(*reader, {store.sessions[0].words[0]}).isEmpty());
}

void TestPurge::withoutMarkItMayComeBack()
{
    ForgetStore store(28);
    store.fill(2);
    const auto receipt = Purge(*store.writer).run({{store.sessions[0].item}, {}}, {.keepOut = false});
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    QCOMPARE(store.value(u"SELECT count(*) FROM tombstone"_s).toInt(), 0);
    store.importAgain(0);
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE native_id = 's0'"_s).toInt(), 1);
}

void TestPurge::expiredGoesByItself()
{
    ForgetStore store(29);
    store.fill(3);
    Bin bin(*store.writer);
    const auto old = bin.put({{store.memories[0].item}, {}}, {}).result();
    const auto fresh = bin.put({{store.memories[1].item}, {}}, {}).result();
    QVERIFY(old && fresh);
    (void)store.write([&](WriteContext &context) {
        context.connection.statement("UPDATE bin SET expires = 1 WHERE global_id = ?1").bind(old->id).run();
    });
    QVERIFY(bin.setRetention({30, false}).result()); // a person wants to keep what is in the bin
    QVERIFY(Purge(*store.writer).purgeExpired()->empty());
    QVERIFY(bin.setRetention({30, true}).result());
    const auto receipts = Purge(*store.writer).purgeExpired();
    QVERIFY(receipts);
    QCOMPARE(receipts->size(), 1u);
    QCOMPARE(receipts->front().by, ForgetDeed::By::Expiry);
    QVERIFY2(receipts->front().verified, qPrintable(receiptText(receipts->front())));
    QCOMPARE(store.value(u"SELECT count(*) FROM memory"_s).toInt(), 2);
    const auto reader = store.reader();
    QCOMPARE(Bin::count(*reader).value(), 1);
}

/// Texts that share a chunk with what goes stay readable, byte for byte.
void TestPurge::partOfASharedChunk()
{
    ForgetStore store(30);
    BatchMaker maker(u"shared"_s);
    QList<QByteArray> texts;
    for (int i = 0; i < 9; ++i) {
        const RowId first = maker.count() + 1;
        for (const QString &kind : {u"ask"_s, u"tell"_s})
            texts << (kind + u' ' + store.word() + u' ' + u"filler "_s.repeated(i * 40)).toUtf8();
        maker.prompt(texts[texts.size() - 2]).answer(texts.last());
        maker.task(u"exp-shared-%1"_s.arg(i), first);
    }
    const StoredSession stored = store.import(store.folder.filePath(u"shared.jsonl"_s), maker.take());
    const auto receipt = Purge(*store.writer)
                             .run({{{ForgetKind::Experience, u"exp-shared-0"_s},
                                    {ForgetKind::Experience, u"exp-shared-4"_s},
                                    {ForgetKind::Experience, u"exp-shared-8"_s}},
                                   {}},
                                  {});
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    const auto reader = store.reader();
    const TextStore reading(*reader);
    const auto messages = reading.messages(stored.session);
    QCOMPARE(messages->size(), 12u);
    QList<QByteArray> left;
    for (const Message &message : *messages)
        left << reading.text(message).value();
    for (const int i : {1, 2, 3, 5, 6, 7}) {
        QVERIFY(left.contains(texts[2 * i]));
        QVERIFY(left.contains(texts[2 * i + 1]));
    }
    QCOMPARE(store.value(u"SELECT prompts FROM session WHERE native_id = 'shared'"_s).toInt(), 6);
}

/// What arrives between the plan and the marks goes as well.
void TestPurge::aGrowingSessionIsTakenWhole()
{
    ForgetStore store(31);
    store.fill(2);
    const QString late = store.word();
    bool grown = false;
    const auto receipt =
        Purge(*store.writer).run({{store.sessions[0].item}, {}}, {}, {}, [&](const PurgeProgress &progress) {
            if (progress.phase != PurgeProgress::Phase::Planning || progress.total == 0 || grown)
                return;
            grown = true;
            BatchMaker maker(u"s0"_s, 1'700'000'900'000);
            maker.prompt("late words " + late.toUtf8()).answer("said");
            store.import(store.folder.filePath(u"s0.jsonl"_s), maker.take(), false, ImportStore::Order::Live);
        });
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().message));
    QVERIFY(grown);
    QVERIFY2(receipt->verified, qPrintable(receiptText(*receipt)));
    const auto reader = store.reader();
    QVERIFY(wordsFound(*reader, {late}).isEmpty());
    QVERIFY(wordsInChunks(*reader, {late}).isEmpty());
}

void TestPurge::threadTellsProgress()
{
    ForgetStore store(32);
    store.fill(2);
    PurgeThread thread(*store.writer);
    QSignalSpy progress(&thread, &PurgeThread::progressed);
    QSignalSpy finished(&thread, &PurgeThread::finished);
    QVERIFY(thread.start({{store.sessions[0].item}, {}}, {}));
    QVERIFY(thread.isRunning());
    QVERIFY(!thread.startPending()); // one at a time
    QVERIFY(finished.wait(30'000));
    QVERIFY(!thread.isRunning());
    QVERIFY(progress.count() > 5);
    QVERIFY(finished.first().first().value<Receipt>().verified);
    QSignalSpy failed(&thread, &PurgeThread::failed);
    QVERIFY(thread.start(ForgetTarget::of(u"session-none"_s), {}));
    QVERIFY(failed.wait(30'000));
    QCOMPARE(failed.first().first().value<Error>().code, ErrorCode::NotFound);
}

void TestPurge::bytesAreFoundAcrossBlocks()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"bytes"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray bytes(9 * 1024 * 1024, 'x');
    bytes.replace(4 * 1024 * 1024 - 5, 11, "needle-here");
    bytes.replace(bytes.size() - 8, 8, "last-one");
    QVERIFY(file.write(bytes) == bytes.size());
    file.close();
    ByteSearch search({"needle-here", "last-one", "absent-one", "xxxy", "abc"});
    qint64 told = 0;
    QCOMPARE(search.searchFile(file.fileName(), {}, [&](qint64 more) { told += more; }), bytes.size());
    QCOMPARE(told, bytes.size());
    std::vector<std::string> found = search.found();
    std::ranges::sort(found);
    QCOMPARE(found, (std::vector<std::string> {"last-one", "needle-here"}));
}

void TestPurge::soughtIsMasked()
{
    const PurgeSought sought {{"alphabetical", "zebracrossing"}, {"a piece of plain text, some bytes"}};
    const QByteArray sealed = sought.sealed();
    QVERIFY(!sealed.contains("zebra"));
    QVERIFY(!sealed.contains("plain"));
    QVERIFY(sealed != sought.sealed());
    const PurgeSought back = PurgeSought::unsealed(sealed);
    QCOMPARE(back.words, sought.words);
    QCOMPARE(back.pieces, sought.pieces);
    QVERIFY(PurgeSought::unsealed({}).isEmpty());
}

QTEST_GUILESS_MAIN(TestPurge)
#include "tst_purge.moc"
