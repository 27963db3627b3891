#include "ForgetStore.h"
#include "StoreScan.h"

#include "forgetting/Bin.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The bin: out of sight at once, and back exactly as it was.
class TestBin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sessionGoesAndComesBack();
    void experienceHidesItsMessagesAndTitle();
    void everyKindGoesAndComesBack();
    void anEntryInsideAnotherStays();
    void growthOfABinnedSessionStaysHidden();
    void aTakenKeyIsAConflict();
    void oneRecordOutOfSeveral();
    void filtersAndBounds();
    void planNamesWhatGoes();
    void listTellsWhoAndWhy();
    void aLessonLosesTheForgottenWording();

private:
    static QStringList visible(const ForgetStore &store, const QStringList &words)
    {
        const auto reader = store.reader();
        return wordsFound(*reader, words);
    }
    static QMap<QString, QStringList> all(const ForgetStore &store)
    {
        const auto reader = store.reader();
        return contents(*reader);
    }
};

void TestBin::sessionGoesAndComesBack()
{
    ForgetStore store(1);
    store.fill(4);
    const auto before = all(store);
    const Planted &session = store.sessions[1]; // with a fork that replays its first task
    QVERIFY(!visible(store, session.words.first(1)).isEmpty());

    const auto entry = Bin(*store.writer).put({{session.item}, {}}, {}).result();
    QVERIFY2(entry, entry ? "" : qPrintable(entry.error().message));
    QVERIFY(entry->records > 4);
    const QStringList going = store.wordsGoing(session);
    const auto reader = store.reader();
    const TextStore texts(*reader);
    const RowId row = store.value(u"SELECT id FROM session WHERE global_id = ?"_s, {session.item.id}).toLongLong();
    QVERIFY(texts.messages(row)->empty());
    // Its words stand in no transcript, the fork's included, and in no index but the message indexes (whose hits the
    // searches leave out).
    const QStringList left = visible(store, going).filter(QRegularExpression(u"transcript|experience_index"_s));
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    QCOMPARE(store.value(u"SELECT count(*) FROM experience WHERE deleted_at = 0 AND session = ?"_s, {row}).toInt(), 0);

    QVERIFY(Bin(*store.writer).restore(entry->id).result());
    const auto after = all(store);
    QVERIFY2(before == after, qPrintable(difference(before, after)));
    QCOMPARE(Bin(*store.writer).restore(entry->id).result().error().code, ErrorCode::NotFound);
}

void TestBin::experienceHidesItsMessagesAndTitle()
{
    ForgetStore store(2);
    store.fill(3);
    const auto before = all(store);
    const Planted &task = store.tasks.front();
    const auto entry = Bin(*store.writer).put({{task.item}, {}}, {}).result();
    QVERIFY(entry);
    const QStringList left =
        visible(store, store.wordsGoing(task)).filter(QRegularExpression(u"transcript|experience_index"_s));
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    // The rest of its session stays readable.
    for (const Planted &other : store.tasks) {
        if (other.session == task.session && other.item.id != task.item.id)
            QVERIFY(!visible(store, other.words.first(1)).filter(u"transcript"_s).isEmpty());
    }
    // The lesson that others support counts one less; the one that it alone taught is not shown.
    QCOMPARE(store.value(u"SELECT count(*) FROM lesson WHERE key LIKE 'only-0-0' AND support = 0"_s).toInt(), 1);
    QVERIFY(Bin(*store.writer).restore(entry->id).result());
    const auto after = all(store);
    QVERIFY2(before == after, qPrintable(difference(before, after)));
}

void TestBin::everyKindGoesAndComesBack()
{
    ForgetStore store(3);
    store.fill(3);
    const auto before = all(store);
    ForgetTarget target;
    for (const Planted &one : {store.episodes[0], store.memories[1], store.contexts[0], store.requests[0],
                               store.lessons[0], store.tasks.back(), store.sessions[0]})
        target.items.push_back(one.item);
    const auto entry = Bin(*store.writer).put(target, {}).result();
    QVERIFY2(entry, entry ? "" : qPrintable(entry.error().message));
    QCOMPARE(entry->items.size(), target.items.size());
    for (const QString &sql : {u"SELECT count(*) FROM episode WHERE deleted_at <> 0"_s,
                               u"SELECT count(*) FROM memory WHERE deleted_at <> 0"_s,
                               u"SELECT count(*) FROM lesson WHERE deleted_at <> 0"_s,
                               u"SELECT count(*) FROM request WHERE deleted_at <> 0"_s})
        QCOMPARE(store.value(sql).toInt(), 1);
    QVERIFY(visible(store, store.memories[1].words).isEmpty());
    QVERIFY(Bin(*store.writer).restore(entry->id).result());
    const auto after = all(store);
    QVERIFY2(before == after, qPrintable(difference(before, after)));
    const auto reader = store.reader();
    QCOMPARE(Bin::count(*reader).value(), 0);
}

void TestBin::anEntryInsideAnotherStays()
{
    ForgetStore store(4);
    store.fill(3);
    const Planted &task = store.tasks.front();
    Bin bin(*store.writer);
    const auto first = bin.put({{task.item}, {}}, {}).result();
    const auto middle = all(store);
    const auto second = bin.put({{store.sessions.front().item}, {}}, {}).result();
    QVERIFY(first && second);
    QVERIFY(bin.restore(second->id).result());
    const auto after = all(store);
    QVERIFY2(middle == after, qPrintable(difference(middle, after)));

    // The other way round: what comes back while its session is away stays out of sight.
    const auto third = bin.put({{store.sessions.front().item}, {}}, {}).result();
    QVERIFY(bin.restore(first->id).result());
    QVERIFY(store.value(u"SELECT deleted_at FROM experience WHERE global_id = ?"_s, {task.item.id}).toLongLong() != 0);
    QVERIFY(bin.restore(third->id).result());
    QCOMPARE(store.value(u"SELECT count(*) FROM experience WHERE deleted_at <> 0"_s).toInt(), 0);
}

void TestBin::growthOfABinnedSessionStaysHidden()
{
    ForgetStore store(5);
    store.fill(2);
    Bin bin(*store.writer);
    const auto entry = bin.put({{store.sessions[0].item}, {}}, {}).result();
    QVERIFY(entry);
    store.importAgain(0);
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE deleted_at <> 0 AND native_id = 's0'"_s).toInt(), 1);
    QCOMPARE(store
                 .value(u"SELECT count(*) FROM experience x JOIN session s ON s.id = x.session WHERE x.deleted_at = 0"
                        " AND s.native_id = 's0'"_s)
                 .toInt(),
             0);
    // A new subagent of it goes where it is.
    BatchMaker maker(u"sub-late"_s);
    maker.batch.session.subagent = true;
    maker.batch.parentNativeId = u"s0"_s;
    maker.prompt("late work");
    store.import(store.folder.filePath(u"sub-late.jsonl"_s), maker.take());
    QVERIFY(store.value(u"SELECT deleted_at FROM session WHERE native_id = 'sub-late'"_s).toLongLong() != 0);

    QVERIFY(bin.restore(entry->id).result());
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE deleted_at <> 0"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT count(*) FROM experience WHERE deleted_at <> 0"_s).toInt(), 0);
    QCOMPARE(store.value(u"SELECT count(*) FROM bin_item"_s).toInt(), 0);
}

void TestBin::aTakenKeyIsAConflict()
{
    ForgetStore store(6);
    store.fill(1);
    const Planted memory = store.memories[0];
    (void)store.write([&](WriteContext &context) {
        context.connection.statement("UPDATE memory SET semantic_key = 'port' WHERE id = ?1").bind(memory.row).run();
    });
    Bin bin(*store.writer);
    const auto entry = bin.put({{memory.item}, {}}, {}).result();
    (void)store.write([&](WriteContext &context) {
        context.connection
            .statement("INSERT INTO memory(global_id, path, type, content, semantic_key, created, updated)"
                       " VALUES('mem-new', 'p', 'semantic', 'new', 'port', 1, 1)")
            .run();
    });
    const auto refused = bin.restore(entry->id).result();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Conflict);
    QVERIFY(bin.put({{{ForgetKind::Memory, u"mem-new"_s}}, {}}, {}).result());
    QVERIFY(bin.restore(entry->id).result());
}

void TestBin::oneRecordOutOfSeveral()
{
    ForgetStore store(7);
    store.fill(3);
    Bin bin(*store.writer);
    const auto entry =
        bin.put({{store.memories[0].item, store.memories[1].item, store.sessions[0].item}, {}}, {}).result();
    QVERIFY(entry);
    QVERIFY(bin.restoreRecord(store.sessions[0].item).result());
    QCOMPARE(store.value(u"SELECT count(*) FROM session WHERE deleted_at <> 0"_s).toInt(), 0); // its subagent as well
    QVERIFY(bin.restoreRecord(store.memories[0].item).result());
    const auto reader = store.reader();
    const auto left = Bin::find(*reader, entry->id);
    QVERIFY(left && *left);
    QCOMPARE((*left)->items, std::vector<ForgetItem> {store.memories[1].item});
    QVERIFY(bin.restoreRecord(store.memories[1].item).result());
    QCOMPARE(Bin::count(*reader).value(), 0);
}

void TestBin::filtersAndBounds()
{
    ForgetStore store(8);
    store.fill(4);
    Bin bin(*store.writer);
    const auto unlimited = bin.put({{}, ForgetFilter {}}, {}).result();
    QCOMPARE(unlimited.error().code, ErrorCode::InvalidArgument);
    ForgetFilter signs;
    signs.text = u" -- ! "_s;
    QCOMPARE(bin.put({{}, signs}, {}).result().error().code, ErrorCode::InvalidArgument);
    QCOMPARE(bin.put(ForgetTarget::of(u"exp-nothing"_s), {}).result().error().code, ErrorCode::NotFound);

    ForgetFilter absent;
    absent.text = u"nobodysaidthis"_s;
    const auto none = bin.put({{}, absent}, {}).result();
    QVERIFY(none);
    QVERIFY(none->id.isEmpty());
    QCOMPARE(none->records, 0);

    ForgetFilter words;
    words.text = store.tasks[0].words[1].toUpper() + u' ' + store.tasks[0].words[1];
    words.kinds = {ForgetKind::Session};
    auto reader = store.reader();
    const auto plan = makeForgetPlan(*reader, {{}, words});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().message));
    QVERIFY(std::ranges::contains(plan->items, store.sessions[std::size_t(store.tasks[0].session)].item));

    ForgetFilter early;
    early.before = 1'700'000'000'000 + 2 * 3'600'000LL;
    early.kinds = {ForgetKind::Session};
    const auto old = bin.put({{}, early}, {}).result();
    QVERIFY(old);
    QVERIFY(std::ranges::contains(old->items, store.sessions[0].item));
    QVERIFY(!std::ranges::contains(old->items, store.sessions[3].item));
    // What is in the bin is not matched a second time.
    QVERIFY(bin.put({{}, early}, {}).result()->items.empty());
}

void TestBin::planNamesWhatGoes()
{
    ForgetStore store(9);
    store.fill(4);
    const auto reader = store.reader();
    const Planted &session = store.sessions[0];
    const auto plan = makeForgetPlan(*reader, {{session.item}, {}});
    QVERIFY(plan);
    const qint64 tasks = session.words.size() / 4;
    QCOMPARE(plan->count(PlanPart::Sessions), 1);
    QCOMPARE(plan->count(PlanPart::SubagentSessions), 1);
    QCOMPARE(plan->count(PlanPart::Experiences), tasks);
    QCOMPARE(plan->count(PlanPart::Tasks), tasks);
    QCOMPARE(plan->count(PlanPart::ToolCalls), 2 * tasks);
    QCOMPARE(plan->count(PlanPart::Prompts), 2 * tasks + 2); // and the subagent's two
    QCOMPARE(plan->count(PlanPart::LessonsRemoved), tasks);
    QCOMPARE(plan->lessons.size(), 1u); // the one that it shares with the fourth session
    QCOMPARE(plan->lessons[0].supportBefore - plan->lessons[0].supportAfter, int(tasks));
    QVERIFY(plan->count(PlanPart::Requests) >= 1);
    QVERIFY(plan->count(PlanPart::Contexts) >= 1);
    QCOMPARE(plan->agentFiles.size(), 2u);
    QVERIFY(plan->agentFiles[0].removable);
    QCOMPARE(plan->backups.size(), 1u);
    // The memory that an edge ties to it stays unless it is named.
    const auto kept = std::ranges::find(plan->tree, true, &PlanNode::optional);
    QVERIFY(kept != plan->tree.end());
    QCOMPARE(kept->item->id, store.memories[0].item.id);
    QVERIFY(planText(*plan).contains(u"subagent"_s));
    QVERIFY(planJson(*plan).contains("\"tool_calls\""));
}

void TestBin::listTellsWhoAndWhy()
{
    ForgetStore store(10);
    store.fill(2);
    Bin bin(*store.writer);
    QVERIFY(bin.setRetention({7, true}).result());
    QCOMPARE(bin.setRetention({-1, true}).result().error().code, ErrorCode::InvalidArgument);
    const auto entry =
        bin.put({{store.memories[0].item}, {}}, {ForgetDeed::By::Client, u"codex"_s, u"wrong"_s}).result();
    QCOMPARE(entry->expires - entry->at, 7 * 86'400'000LL);
    QVERIFY(bin.put({{store.sessions[0].item}, {}}, {}).result());
    const auto reader = store.reader();
    const auto entries = Bin::list(*reader);
    QCOMPARE(entries->size(), 2u);
    QCOMPARE(entries->at(0).kind, ForgetKind::Session); // newest first
    QVERIFY(!entries->at(0).title.isEmpty());
    QCOMPARE(entries->at(0).project, u"shop"_s);
    QCOMPARE(entries->at(1).deed.client, u"codex"_s);
    QCOMPARE(entries->at(1).deed.reason, u"wrong"_s);
    QCOMPARE(entries->at(1).title, u"notes/place"_s);
    BinFilter byClient;
    byClient.by = ForgetDeed::By::Client;
    QCOMPARE(Bin::list(*reader, byClient)->size(), 1u);
    QCOMPARE(Bin::holding(*reader, store.memories[0].item)->value().id, entry->id);
    QVERIFY(!Bin::holding(*reader, store.memories[1].item)->has_value());
}

void TestBin::aLessonLosesTheForgottenWording()
{
    ForgetStore store(11);
    for (int i = 0; i < 2; ++i) {
        BatchMaker maker(u"w%1"_s.arg(i), 1'700'000'000'000 + i * 1'000'000);
        maker.prompt("make it so").answer("made");
        LearnedTask &task = maker.task(u"exp-w%1"_s.arg(i), 1);
        task.lessons = {observation(u"same"_s, 0.6)};
        task.lessons.front().text = u"as task %1 said it"_s.arg(i);
        store.import(u"/h/w%1"_s.arg(i), maker.take());
    }
    const QString text = u"SELECT text FROM lesson WHERE key = 'same'"_s;
    QCOMPARE(store.value(text).toString(), u"as task 1 said it"_s);
    Bin bin(*store.writer);
    const auto entry = bin.put(ForgetTarget::of(u"exp-w1"_s), {}).result();
    QCOMPARE(store.value(text).toString(), u"as task 0 said it"_s);
    QVERIFY(bin.restore(entry->id).result());
    QCOMPARE(store.value(text).toString(), u"as task 1 said it"_s);
}

QTEST_GUILESS_MAIN(TestBin)
#include "tst_bin.moc"
