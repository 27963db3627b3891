#include "StoreFixture.h"

#include "store/ExperienceCodec.h"
#include "store/Tombstones.h"

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The import's side of the store: rows, ids, forks, tasks, lessons, replacing, tombstones.
class TestImportStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesMessagesAndTexts();
    void idsFollowRecencyAndFileOrder();
    void longFilesKeepTheirOrder();
    void olderPartOfASessionGoesBelow();
    void resultOfAnEarlierBatchClosesItsCall();
    void sessionsAreAmended();
    void parentsAreLinkedInEitherOrder();
    void projectsAreFoundByPath();
    void sourcesAreRemembered();
    void replacingForgetsWhatWasThere();
    void taskIsReplacedInPlace();
    void forkThatArrivesLaterIsTheCopy();
    void forkThatArrivesFirstBecomesTheCopy();
    void forkThatSaysSoBecomesTheCopy();
    void lessonsAreSummed();
    void verdictAndPinSurviveReimport();
    void tombstonesKeepThingsOut();
    void failedJobLeavesNothing();
};

namespace {

SessionBatch simple(const QString &id, qint64 time, const QByteArray &word)
{
    BatchMaker maker(id, time);
    maker.prompt("please fix " + word)
        .call(u"Bash"_s, "cargo test " + word)
        .result("48 passed")
        .answer("done with " + word);
    return maker.take();
}

} // namespace

void TestImportStore::storesMessagesAndTexts()
{
    StoreFixture store;
    BatchMaker maker(u"s1"_s);
    maker.prompt("Añade el descuento al carrito").call(u"Bash"_s, "cargo test").result(QByteArray(300'000, 'x'), true);
    maker.answer("apply_discount fixed");
    maker.task(u"exp-1"_s, 1);
    const StoredSession stored = store.import(u"/h/s1.jsonl"_s, maker.take());
    QVERIFY(stored.session > 0 && stored.firstMessage > 0);

    const auto connection = store.reader();
    const TextStore texts(*connection);
    const auto messages = texts.messages(stored.session);
    QVERIFY(messages);
    QCOMPARE(messages->size(), 4u);
    QCOMPARE(messages->at(0).id, stored.firstMessage);
    QCOMPARE(texts.text(messages->at(0)).value(), QByteArray("Añade el descuento al carrito"));
    QCOMPARE(texts.text(messages->at(0), 2).value(), QByteArray("A")); // ñ is never cut in two
    QCOMPARE(messages->at(1).tool, u"Bash"_s);
    QCOMPARE(messages->at(1).pair, messages->at(2).id);
    QCOMPARE(messages->at(2).pair, messages->at(1).id);
    QVERIFY(messages->at(1).finished && messages->at(1).failed && messages->at(2).failed);
    QCOMPARE(messages->at(1).durationMs, 1000);
    QCOMPARE(texts.text(messages->at(2)).value().size(), 300'000);
    QCOMPARE(texts.message(messages->at(3).id)->kind, MessageKind::Answer);
    QCOMPARE(texts.message(1).error().code, ErrorCode::NotFound);
    QCOMPARE(texts.messages(stored.session, stored.firstMessage + 1, stored.firstMessage + 2)->size(), 2u);

    QCOMPARE(store.talk(u"anade"_s), QList<qint64> {}); // ñ is not n
    QCOMPARE(store.talk(u"descuento"_s), QList<qint64> {stored.firstMessage});
    QCOMPARE(store.talk(u"\"apply_disc\"*"_s), QList<qint64> {stored.firstMessage + 3});

    auto row = connection->run(u"SELECT messages, prompts, answers, tool_calls, tasks, status FROM session"_s);
    QVERIFY(row && row->next());
    QCOMPARE(row->value(0).toInt(), 4);
    QCOMPARE(row->value(1).toInt(), 1);
    QCOMPARE(row->value(2).toInt(), 1);
    QCOMPARE(row->value(3).toInt(), 1);
    QCOMPARE(row->value(4).toInt(), 1);
    QCOMPARE(Status(row->value(5).toInt()), Status::Success);

    auto x = connection->run(u"SELECT "_s + QString::fromLatin1(experienceColumns) + u" FROM experience x"_s);
    QVERIFY(x && x->next());
    const Experience experience = experienceFrom(*x);
    QCOMPARE(experience.firstMessage, stored.firstMessage);
    QCOMPARE(experience.lastMessage, stored.firstMessage + 3);
    QCOMPARE(experience.evidence.at(0).message, stored.firstMessage + 3);
    QCOMPARE(experience.evidence.at(0).detail, u"48 passed"_s);
    QCOMPARE(experience.files.at(0).path, u"src/cart/discount.rs"_s);
    QCOMPARE(experience.errors.size(), 1);
    QCOMPARE(
        store.value(u"SELECT count(*) FROM experience_index WHERE experience_index MATCH 'files:discount'"_s).toInt(),
        1);
    QCOMPARE(store.value(u"SELECT count(*) FROM change WHERE kind = 'experience'"_s).toInt(), 1);
}

void TestImportStore::idsFollowRecencyAndFileOrder()
{
    StoreFixture store;
    const auto newest = store.import(u"/h/3"_s, simple(u"s3"_s, 3'000'000, "three"));
    const auto older = store.import(u"/h/2"_s, simple(u"s2"_s, 2'000'000, "two"));
    QVERIFY(older.firstMessage + 3 < newest.firstMessage);
    const auto live = store.import(u"/h/4"_s, simple(u"s4"_s, 4'000'000, "four"), false, ImportStore::Order::Live);
    QVERIFY(live.firstMessage > newest.firstMessage + 3);
    const auto oldest = store.import(u"/h/1"_s, simple(u"s1"_s, 1'000'000, "one"));
    QVERIFY(oldest.firstMessage + 3 < older.firstMessage);
    QCOMPARE(store.talk(u"fix"_s),
             (QList<qint64> {live.firstMessage, newest.firstMessage, older.firstMessage, oldest.firstMessage}));

    // An older session that goes on in the background still ascends.
    const auto more = store.import(u"/h/2"_s, simple(u"s2"_s, 5'000'000, "two again"));
    QCOMPARE(more.session, older.session);
    QVERIFY(more.firstMessage > live.firstMessage);
    const auto connection = store.reader();
    const auto messages = TextStore(*connection).messages(older.session);
    QCOMPARE(messages->size(), 8u);
    QVERIFY(std::ranges::is_sorted(*messages, {}, &Message::id));
}

void TestImportStore::longFilesKeepTheirOrder()
{
    StoreFixture store;
    QList<qint64> firsts;
    for (int part = 0; part < 4; ++part) {
        SourceBatch batch = store.source(u"/h/big"_s, {});
        batch.source.size = 4000;
        batch.source.offset = 1000 * (part + 1);
        batch.source.complete = part == 3;
        batch.sessions.push_back(simple(u"big"_s, 1'000'000 + part * 100'000, "part"));
        batch.sessions.back().last = part == 3;
        firsts.append(store.import(std::move(batch)).at(0).firstMessage);
    }
    QVERIFY(std::ranges::is_sorted(firsts));
    // One block: what is imported next lies below all of it.
    const auto next = store.import(u"/h/next"_s, simple(u"next"_s, 500'000, "next"));
    QVERIFY(next.firstMessage + 3 < firsts.first());
    QCOMPARE(store.value(u"SELECT count(*) FROM session_range WHERE session <> ?"_s, {next.session}).toInt(), 1);
    QCOMPARE(store.value(u"SELECT next_id FROM source WHERE path = '/h/big'"_s).toInt(), 0);
}

void TestImportStore::olderPartOfASessionGoesBelow()
{
    StoreFixture store;
    const auto newer = store.import(u"/h/b"_s, simple(u"s"_s, 2'000'000, "newer"));
    const auto older = store.import(u"/h/a"_s, simple(u"s"_s, 1'000'000, "older"));
    QCOMPARE(older.session, newer.session);
    QVERIFY(older.firstMessage < newer.firstMessage);
    const auto connection = store.reader();
    const TextStore texts(*connection);
    QCOMPARE(texts.text(texts.messages(newer.session)->at(0)).value(), QByteArray("please fix older"));
    QCOMPARE(store.value(u"SELECT started FROM session"_s).toLongLong(), 1'001'000);
    QCOMPARE(store.value(u"SELECT title FROM session"_s).toString(), u"please fix newer"_s);
}

void TestImportStore::resultOfAnEarlierBatchClosesItsCall()
{
    StoreFixture store;
    BatchMaker first(u"s"_s);
    first.prompt("go").call(u"Bash"_s, "sleep 100");
    const auto stored = store.import(u"/h/s"_s, first.take());
    const RowId call = stored.firstMessage + 1;
    BatchMaker second(u"s"_s, 1'700'000'100'000);
    second.call(u"Bash"_s, "unused").result("late", true);
    second.batch.messages.erase(second.batch.messages.begin());
    MessageRow &result = second.batch.messages.front();
    result.message.id = 1;
    result.message.pair = 0;
    result.message.durationMs = 100'000;
    result.storedPair = call;
    const auto more = store.import(u"/h/s"_s, second.take(), false, ImportStore::Order::Live);
    const auto connection = store.reader();
    const TextStore texts(*connection);
    const auto closed = texts.message(call);
    QVERIFY(closed->finished && closed->failed);
    QCOMPARE(closed->pair, more.firstMessage);
    QCOMPARE(closed->durationMs, 100'000);
    QCOMPARE(texts.message(more.firstMessage)->pair, call);
}

void TestImportStore::sessionsAreAmended()
{
    StoreFixture store;
    store.import(u"/h/s"_s, simple(u"s"_s, 1'000'000, "one"));
    SessionBatch named = simple(u"s"_s, 2'000'000, "two");
    named.session.title = u"Named by the agent"_s;
    named.titleRank = 3;
    named.session.model = u"model-x"_s;
    named.replacedSecrets = {{"aws_key", 2}};
    store.import(u"/h/s"_s, std::move(named));
    SessionBatch last = simple(u"s"_s, 3'000'000, "three");
    last.replacedSecrets = {{"aws_key", 1}};
    store.import(u"/h/s"_s, std::move(last));
    QCOMPARE(store.value(u"SELECT title FROM session"_s).toString(), u"Named by the agent"_s);
    QCOMPARE(store.value(u"SELECT model FROM session"_s).toString(), u"model-x"_s);
    QCOMPARE(store.value(u"SELECT messages FROM session"_s).toInt(), 12);
    QCOMPARE(store.value(u"SELECT count FROM replaced_secret WHERE kind = 'aws_key'"_s).toInt(), 3);
    QCOMPARE(store.value(u"SELECT count(*) FROM session"_s).toInt(), 1);
}

void TestImportStore::parentsAreLinkedInEitherOrder()
{
    StoreFixture store;
    for (const bool childFirst : {false, true}) {
        const QString parentId = childFirst ? u"p2"_s : u"p1"_s;
        SessionBatch child = simple(parentId + u"/agent"_s, 1'000'000, "child");
        child.parentNativeId = parentId;
        child.session.subagent = true;
        if (childFirst)
            store.import(u"/h/c2"_s, child);
        const auto parent = store.import(u"/h/p"_s + parentId, simple(parentId, 1'000'000, "parent"));
        if (!childFirst)
            store.import(u"/h/c1"_s, child);
        QCOMPARE(store.value(u"SELECT parent FROM session WHERE native_id = ?"_s, {QString(parentId + u"/agent"_s)})
                     .toLongLong(),
                 parent.session);
    }
    QCOMPARE(store.value(u"SELECT sessions FROM project"_s).toInt(), 2); // subagents are not counted
}

void TestImportStore::projectsAreFoundByPath()
{
    StoreFixture store;
    store.import(u"/h/1"_s, simple(u"s1"_s, 1'000'000, "one"));
    SessionBatch worktree = simple(u"s2"_s, 2'000'000, "two");
    worktree.session.cwd = u"/home/ana/shop-wt"_s;
    store.import(u"/h/2"_s, std::move(worktree));
    SessionBatch other = simple(u"s3"_s, 3'000'000, "three");
    other.project = {u"/home/ana/notes"_s, {}, {}, false};
    other.session.cwd = u"/home/ana/notes"_s;
    store.import(u"/h/3"_s, std::move(other));
    QCOMPARE(store.value(u"SELECT count(*) FROM project"_s).toInt(), 2);
    QCOMPARE(store.value(u"SELECT name FROM project WHERE path = '/home/ana/notes'"_s).toString(), u"notes"_s);
    QCOMPARE(store.value(u"SELECT sessions FROM project WHERE name = 'shop'"_s).toInt(), 2);
    QCOMPARE(store.value(u"SELECT last_active FROM project WHERE name = 'shop'"_s).toLongLong(), 2'004'000);
    QCOMPARE(store.value(u"SELECT count(*) FROM project_path"_s).toInt(), 3);
    QCOMPARE(store.value(u"SELECT approval FROM project WHERE name = 'shop'"_s).toInt(), int(Approval::Pending));
}

void TestImportStore::sourcesAreRemembered()
{
    StoreFixture store;
    SourceBatch batch = store.source(u"/h/s"_s, {});
    batch.sessions.push_back(simple(u"s"_s, 1'000'000, "one"));
    batch.source.headHash = "hash";
    batch.source.readerState = QByteArray("a\0b", 3);
    batch.source.mtimeNs = 42;
    batch.skipped = {{3, 120, u"bad_json"_s}};
    store.import(batch);
    const auto connection = store.reader();
    auto sources = loadSources(*connection);
    QVERIFY(sources);
    const SourceState state = sources->value(u"/h/s"_s);
    QVERIFY(state.id > 0 && state.complete && !state.deleted);
    QCOMPARE(state.offset, 1000);
    QCOMPARE(state.mtimeNs, 42);
    QCOMPARE(state.headHash, QByteArray("hash"));
    QCOMPARE(state.readerState, QByteArray("a\0b", 3));
    QCOMPARE(store.value(u"SELECT reason FROM skipped"_s).toString(), u"bad_json"_s);
    const auto marked = store.writer->post(
        [&](WriteContext &context) { return ImportStore(context).markDeleted({state.id}); });
    QVERIFY(marked.result());
    QVERIFY(loadSources(*connection)->value(u"/h/s"_s).deleted);
    QCOMPARE(store.value(u"SELECT count(*) FROM session"_s).toInt(), 1); // the archive stays
}

void TestImportStore::replacingForgetsWhatWasThere()
{
    StoreFixture store;
    BatchMaker old(u"s"_s);
    old.prompt("secretword in the old file", 11).answer("oldanswer");
    old.task(u"exp-old"_s, 1).lessons = {observation(u"k"_s, 0.6)};
    const auto before = store.import(u"/h/s"_s, old.take());
    store.import(u"/h/other"_s, simple(u"other"_s, 1'000'000, "other"));
    BatchMaker fresh(u"s"_s);
    fresh.prompt("the new file", 12);
    const auto after = store.import(u"/h/s"_s, fresh.take(), true);
    QCOMPARE(after.session, before.session);
    QVERIFY(store.talk(u"secretword"_s).isEmpty());
    QVERIFY(store.talk(u"oldanswer"_s).isEmpty());
    QCOMPARE(store.talk(u"file"_s), QList<qint64> {after.firstMessage});
    QCOMPARE(store.value(u"SELECT messages FROM session WHERE native_id = 's'"_s).toInt(), 1);
    QCOMPARE(store.value(u"SELECT count(*) FROM experience"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT count(*) FROM lesson"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT count(*) FROM prompt_key"_s).toInt(), 1);
    QCOMPARE(store.value(u"SELECT count(*) FROM chunk WHERE session = ?"_s, {before.session}).toInt(), 1);
    QCOMPARE(store.value(u"SELECT first FROM removed_range"_s).toLongLong(), before.firstMessage);
    // A replacement that holds another session takes the first away.
    store.import(u"/h/s"_s, simple(u"s-new"_s, 1'000'000, "new"), true);
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE native_id = 's'"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT count(*) FROM session"_s).toInt(), 2);
}

void TestImportStore::taskIsReplacedInPlace()
{
    StoreFixture store;
    BatchMaker first(u"s"_s);
    first.prompt("one").answer("a").prompt("two");
    first.task(u"exp-1"_s, 1);
    first.task(u"exp-2"_s, 3, Status::Running);
    const auto stored = store.import(u"/h/s"_s, first.take());
    const qint64 row = store.value(u"SELECT id FROM experience WHERE global_id = 'exp-2'"_s).toLongLong();
    BatchMaker more(u"s"_s, 1'700'000'100'000);
    more.answer("b").prompt("three");
    more.task(u"exp-2"_s, -(stored.firstMessage + 2), Status::Failure).experience.lastMessage = 1;
    more.task(u"exp-3"_s, 2, Status::Running);
    const auto later = store.import(u"/h/s"_s, more.take(), false, ImportStore::Order::Live);
    QCOMPARE(store.value(u"SELECT id FROM experience WHERE global_id = 'exp-2'"_s).toLongLong(), row);
    QCOMPARE(store.value(u"SELECT first_message FROM experience WHERE id = ?"_s, {row}).toLongLong(),
             stored.firstMessage + 2);
    QCOMPARE(store.value(u"SELECT last_message FROM experience WHERE id = ?"_s, {row}).toLongLong(),
             later.firstMessage);
    QCOMPARE(store.value(u"SELECT status FROM experience WHERE id = ?"_s, {row}).toInt(), int(Status::Failure));
    QCOMPARE(store.value(u"SELECT count(*) FROM experience"_s).toInt(), 3);
    // The open task disappears when it is learned under another id.
    BatchMaker last(u"s"_s, 1'700'000'200'000);
    last.answer("c");
    last.task(u"exp-4"_s, -(later.firstMessage + 1));
    store.import(u"/h/s"_s, last.take(), false, ImportStore::Order::Live);
    QCOMPARE(
        store.value(u"SELECT group_concat(global_id) FROM (SELECT global_id FROM experience ORDER BY first_message)"_s)
            .toString(),
        u"exp-1,exp-2,exp-4"_s);
    QCOMPARE(store.value(u"SELECT tasks FROM session"_s).toInt(), 3);
    QCOMPARE(store.value(u"SELECT status FROM session"_s).toInt(), int(Status::Success));
    QCOMPARE(store.value(u"SELECT count(*) FROM experience_index WHERE experience_index MATCH 'description'"_s).toInt(),
             3);
}

namespace {

BatchMaker originalSession()
{
    BatchMaker maker(u"original"_s);
    maker.prompt("alpha start", 101).answer("alpha answer").prompt("beta more", 102).answer("beta answer");
    maker.task(u"exp-o1"_s, 1);
    maker.task(u"exp-o2"_s, 3);
    return maker;
}

BatchMaker forkedSession()
{
    BatchMaker maker(u"fork"_s);
    maker.prompt("alpha start", 101).answer("alpha answer").prompt("beta more", 102).answer("beta answer");
    maker.prompt("gamma own", 103).answer("gamma answer");
    maker.task(u"exp-f1"_s, 1);
    maker.task(u"exp-f2"_s, 3);
    maker.task(u"exp-f3"_s, 5);
    return maker;
}

void compareFork(StoreFixture &store, const StoredSession &original, const StoredSession &fork)
{
    QCOMPARE(store.talk(u"alpha"_s), (QList<qint64> {original.firstMessage + 1, original.firstMessage}));
    QCOMPARE(store.talk(u"gamma"_s), (QList<qint64> {fork.firstMessage + 5, fork.firstMessage + 4}));
    QCOMPARE(store.value(u"SELECT messages FROM session WHERE native_id = 'original'"_s).toInt(), 4);
    QCOMPARE(store.value(u"SELECT messages FROM session WHERE native_id = 'fork'"_s).toInt(), 2);
    QCOMPARE(store.value(u"SELECT prompts FROM session WHERE native_id = 'fork'"_s).toInt(), 1);
    QCOMPARE(store.value(u"SELECT group_concat(global_id) FROM (SELECT global_id FROM experience ORDER BY global_id)"_s)
                 .toString(),
             u"exp-f3,exp-o1,exp-o2"_s);
    const auto connection = store.reader();
    const auto messages = TextStore(*connection).messages(fork.session);
    QCOMPARE(messages->size(), 6u);
    for (std::size_t i = 0; i < 6; ++i)
        QCOMPARE(messages->at(i).copy, i < 4);
    QCOMPARE(store.value(u"SELECT count(*) FROM prompt_key WHERE session = ?"_s, {original.session}).toInt(), 2);
    QCOMPARE(store.value(u"SELECT tasks FROM session WHERE native_id = 'fork'"_s).toInt(), 1);
}

} // namespace

void TestImportStore::forkThatArrivesLaterIsTheCopy()
{
    StoreFixture store;
    const auto original = store.import(u"/h/o"_s, originalSession().take());
    const auto fork = store.import(u"/h/f"_s, forkedSession().take());
    compareFork(store, original, fork);
}

void TestImportStore::forkThatArrivesFirstBecomesTheCopy()
{
    StoreFixture store;
    const auto fork = store.import(u"/h/f"_s, forkedSession().take());
    const auto original = store.import(u"/h/o"_s, originalSession().take());
    compareFork(store, original, fork);
    // Reading the fork again changes nothing.
    const auto again = store.import(u"/h/f"_s, forkedSession().take(), true);
    QCOMPARE(again.session, fork.session);
    compareFork(store, original, again);
}

void TestImportStore::forkThatSaysSoBecomesTheCopy()
{
    StoreFixture store;
    BatchMaker forked = forkedSession();
    forked.batch.forkedFrom = u"original"_s;
    const auto fork = store.import(u"/h/f"_s, forked.take());
    BatchMaker original = originalSession();
    original.prompt("delta later", 104); // not contained in the fork
    const auto stored = store.import(u"/h/o"_s, original.take());
    QCOMPARE(store.talk(u"alpha"_s), (QList<qint64> {stored.firstMessage + 1, stored.firstMessage}));
    QCOMPARE(store.talk(u"delta"_s), QList<qint64> {stored.firstMessage + 4});
    QCOMPARE(store.value(u"SELECT messages FROM session WHERE id = ?"_s, {fork.session}).toInt(), 2);
}

void TestImportStore::lessonsAreSummed()
{
    StoreFixture store;
    const auto add = [&](int number, bool agrees) {
        BatchMaker maker(u"s%1"_s.arg(number), 1'000'000 * number);
        maker.prompt("do");
        maker.task(u"exp-%1"_s.arg(number), 1).lessons = {observation(u"key"_s, 0.5, agrees)};
        store.import(u"/h/%1"_s.arg(number), maker.take());
    };
    add(1, true);
    QCOMPARE(store.value(u"SELECT confidence FROM lesson"_s).toDouble(), 0.5);
    add(2, true);
    QCOMPARE(store.value(u"SELECT confidence FROM lesson"_s).toDouble(), 0.75);
    add(3, false);
    QCOMPARE(store.value(u"SELECT confidence FROM lesson"_s).toDouble(), 0.75 * 2 / 3);
    QCOMPARE(store.value(u"SELECT support FROM lesson"_s).toInt(), 2);
    QCOMPARE(store.value(u"SELECT against FROM lesson"_s).toInt(), 1);
    QCOMPARE(store.value(u"SELECT first_seen FROM lesson"_s).toLongLong(), 1'001'000);
    QCOMPARE(store.value(u"SELECT last_seen FROM lesson"_s).toLongLong(), 3'001'000);
    QVERIFY(store.value(u"SELECT global_id FROM lesson"_s).toString().startsWith("lesson-"_L1));
}

void TestImportStore::verdictAndPinSurviveReimport()
{
    StoreFixture store;
    const auto make = [] {
        BatchMaker maker(u"s"_s);
        maker.prompt("do it").answer("done");
        maker.task(u"exp-v"_s, 1).lessons = {observation(u"key"_s, 0.6)};
        return maker.take();
    };
    store.import(u"/h/s"_s, make());
    const auto word = store.writer->post([](WriteContext &context) -> Result<void> {
        context.connection.statement("INSERT INTO verdict VALUES('exp-v', 2, 1)").run();
        context.connection.statement("UPDATE experience SET pinned = 1, deleted_at = 5").run();
        return {};
    });
    QVERIFY(word.result());
    store.import(u"/h/s"_s, make(), true);
    QCOMPARE(store.value(u"SELECT status FROM experience"_s).toInt(), int(Status::Failure));
    QCOMPARE(store.value(u"SELECT inferred_status FROM experience"_s).toInt(), int(Status::Success));
    QCOMPARE(store.value(u"SELECT status_source FROM experience"_s).toInt(), int(StatusSource::Person));
    QCOMPARE(store.value(u"SELECT pinned FROM experience"_s).toInt(), 1);
    QCOMPARE(store.value(u"SELECT deleted_at FROM experience"_s).toInt(), 5);
    QCOMPARE(store.value(u"SELECT agrees FROM lesson_evidence"_s).toInt(), 0); // it failed, so it contradicts
    QCOMPARE(store.value(u"SELECT observed FROM lesson_evidence"_s).toInt(), 1);
}

void TestImportStore::tombstonesKeepThingsOut()
{
    StoreFixture store;
    const auto purge = store.writer->post([](WriteContext &context) -> Result<void> {
        Tombstones tombstones(context.connection);
        tombstones.add(u"exp-gone"_s, u"experience"_s);
        return {};
    });
    QVERIFY(purge.result());
    BatchMaker maker(u"s"_s);
    maker.prompt("stays here").answer("kept words").prompt("classified matter").answer("classified reply");
    maker.task(u"exp-stays"_s, 1).experience.lastMessage = 2;
    maker.task(u"exp-gone"_s, 3);
    const auto stored = store.import(u"/h/s"_s, maker.take());
    QCOMPARE(store.value(u"SELECT count(*) FROM experience"_s).toInt(), 1);
    QVERIFY(store.talk(u"classified"_s).isEmpty());
    QCOMPARE(store.talk(u"kept"_s), QList<qint64> {stored.firstMessage + 1});
    {
        const auto connection = store.reader();
        const TextStore texts(*connection);
        const auto messages = texts.messages(stored.session);
        QCOMPARE(messages->size(), 2u);
        QCOMPARE(texts.text(messages->at(1)).value(), QByteArray("kept words"));
    }
    // A purged session does not come back at all; its hash does not name it.
    const QString sessionId = store.value(u"SELECT global_id FROM session"_s).toString();
    const auto purgeSession = store.writer->post([&](WriteContext &context) -> Result<void> {
        Tombstones(context.connection).add(sessionId, u"session"_s);
        return {};
    });
    QVERIFY(purgeSession.result());
    BatchMaker again(u"s"_s);
    again.prompt("once more");
    QCOMPARE(store.import(u"/h/s"_s, again.take(), true).session, 0);
    QVERIFY(store.talk(u"once"_s).isEmpty());
    QCOMPARE(store.value(u"SELECT count(*) FROM tombstone WHERE hash = ? OR global_id = ?"_s, {sessionId, sessionId})
                 .toInt(),
             0);
}

void TestImportStore::failedJobLeavesNothing()
{
    StoreFixture store;
    store.import(u"/h/1"_s, simple(u"s1"_s, 1'000'000, "first"));
    SourceBatch batch = store.source(u"/h/2"_s, {});
    batch.sessions.push_back(simple(u"s2"_s, 2'000'000, "second"));
    const auto bad = store.writer->post([&](WriteContext &context) -> Result<void> {
        const auto stored = ImportStore(context).store(batch, ImportStore::Order::Live);
        return stored ? std::unexpected(Error {ErrorCode::Cancelled, u"stopped"_s}) : std::unexpected(stored.error());
    });
    const auto good = store.writer->post([&](WriteContext &context) -> Result<void> {
        SourceBatch third = batch;
        third.source.path = u"/h/3"_s;
        third.sessions.clear();
        third.sessions.push_back(simple(u"s3"_s, 3'000'000, "third"));
        const auto stored = ImportStore(context).store(third, ImportStore::Order::Live);
        return stored ? Result<void>() : std::unexpected(stored.error());
    });
    QCOMPARE(bad.result().error().code, ErrorCode::Cancelled);
    QVERIFY(good.result());
    QVERIFY(store.talk(u"second"_s).isEmpty());
    QCOMPARE(store.talk(u"third"_s).size(), 2);
    QCOMPARE(store.value(u"SELECT count(*) FROM session"_s).toInt(), 2);
}

QTEST_GUILESS_MAIN(TestImportStore)
#include "tst_importstore.moc"
