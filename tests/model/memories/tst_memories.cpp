#include "StoreFixture.h"
#include "forgetting/Bin.h"
#include "memories/Memories.h"
#include "memories/MemoryDirectory.h"
#include "memories/MemoryLines.h"
#include "memories/MemoryPack.h"
#include "memories/MemoryReferences.h"
#include "memories/MemoryRules.h"
#include "search/MemorySearch.h"
#include "support/TestHome.h"

#include <QBuffer>
#include <QDateTime>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// What is remembered, changed, kept as versions and referred to, on a real store.
class TestMemories : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_store = std::make_unique<StoreFixture>(); }
    void cleanup() { m_store.reset(); }
    void remembersAndFinds();
    void paths_data();
    void paths();
    void types_data();
    void types();
    void bounds_data();
    void bounds();
    void secretsAreReplaced();
    void sameKeyUpdates();
    void sayingTheSameAgainAddsNothing();
    void nearDuplicatesAreTold();
    void updatesNeedTheRevisionThatWasRead();
    void everyChangeKeepsTheVersionBefore();
    void filesOfAgentsAreReadOnly();
    void statesEndByThemselves();
    void forgottenOnesAreNeitherFoundNorChanged();
    void references();
    void pack();
    void linesCarryEverything();
    void linesOfPeople();
    void badLinesHideNoOther();

private:
    SavedMemory remember(const MemoryDraft &draft)
    {
        const auto saved = Memories(*m_store->writer).remember(draft).result();
        if (!saved)
            qWarning("%s", qPrintable(saved.error().message));
        return saved.value_or(SavedMemory {});
    }
    Error refused(const MemoryDraft &draft)
    {
        const auto saved = Memories(*m_store->writer).remember(draft).result();
        return saved ? Error {ErrorCode::Internal, u"was stored"_s} : saved.error();
    }
    QStringList found(const QString &query)
    {
        const auto reader = m_store->reader();
        const auto answer = MemorySearch(*reader).strict(query, 20, u"%"_s, u"%"_s);
        QStringList ids;
        for (const MemoryMatch &match : answer->matches)
            ids << match.memory.globalId;
        return ids;
    }
    MemoryRecord record(RowId id)
    {
        const auto reader = m_store->reader();
        return MemoryDirectory(*reader).record(id).value_or(MemoryRecord {});
    }

    TestHome m_home;
    std::unique_ptr<StoreFixture> m_store;
};

void TestMemories::remembersAndFinds()
{
    const SavedMemory saved = remember({.content = u"  Deploys go to Frankfurt first.  "_s,
                                        .path = u"ops/deploys"_s,
                                        .importance = 0.9,
                                        .origin = u"tester"_s});
    QVERIFY(saved.created);
    QCOMPARE(saved.memory.content, u"Deploys go to Frankfurt first."_s);
    QCOMPARE(saved.memory.revision, 1);
    QVERIFY(saved.memory.globalId.startsWith("mem-"_L1));
    QCOMPARE(found(u"deploys Frankfurt"_s), QStringList {saved.memory.globalId});
    const MemoryRecord stored = record(saved.memory.id);
    QCOMPARE(stored.memory.importance, 0.9);
    QCOMPARE(stored.memory.confidence, 1.0);
    QCOMPARE(stored.memory.origin, u"tester"_s);
    QCOMPARE(stored.versions.size(), 1u);
    QCOMPARE(m_store->value(u"SELECT operation FROM change WHERE kind = 'memory'"_s).toString(), u"insert"_s);
}

void TestMemories::paths_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("stored");
    QTest::newRow("plain") << u"projects/shop"_s << u"projects/shop"_s;
    QTest::newRow("backslash") << uR"(projects\shop\año)"_s << u"projects/shop/año"_s;
    QTest::newRow("slashes at the ends and doubled") << u"/projects//shop/"_s << u"projects/shop"_s;
    QTest::newRow("decomposed") << u"proyectos/an\u0303o"_s << u"proyectos/año"_s;
    QTest::newRow("spaces") << u" my notes / today "_s << u"my notes/today"_s;
}

void TestMemories::paths()
{
    QFETCH(QString, given);
    QFETCH(QString, stored);
    QCOMPARE(remember({.content = u"Anything"_s, .path = given}).memory.path, stored);
}

void TestMemories::types_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("type");
    QTest::newRow("fact") << u"The staging database is PostgreSQL 17."_s << u"ops"_s << u"semantic"_s;
    QTest::newRow("preference") << u"The user prefers small commits."_s << u"style"_s << u"identity"_s;
    QTest::newRow("preferencia") << u"El usuario prefiere commits pequeños."_s << u"estilo"_s << u"identity"_s;
    QTest::newRow("path of a profile") << u"Small commits."_s << u"preferences/git"_s << u"identity"_s;
    QTest::newRow("how to") << u"To release, tag the commit and push."_s << u"ops"_s << u"procedural"_s;
    QTest::newRow("pasos") << u"Antes de publicar, ejecuta las migraciones."_s << u"ops"_s << u"procedural"_s;
    QTest::newRow("numbered") << u"Release:\n1. Tag.\n2. Push.\n"_s << u"ops"_s << u"procedural"_s;
    QTest::newRow("event") << u"On 2026-03-04 the cache was replaced after it failed."_s << u"log"_s << u"episodic"_s;
    QTest::newRow("suceso") << u"El lunes decidimos dejar Redis."_s << u"log"_s << u"episodic"_s;
}

void TestMemories::types()
{
    QFETCH(QString, content);
    QFETCH(QString, path);
    QFETCH(QString, type);
    QCOMPARE(remember({.content = content, .path = path}).memory.type, type);
}

void TestMemories::bounds_data()
{
    QTest::addColumn<MemoryDraft>("draft");
    QTest::addColumn<QString>("field");
    const MemoryDraft good {.content = u"x"_s, .path = u"p"_s};
    const auto with = [&good](auto change) {
        MemoryDraft draft = good;
        change(draft);
        return draft;
    };
    QTest::newRow("least") << good << QString();
    QTest::newRow("blank content") << with([](auto &d) { d.content = u" \n"_s; }) << u"content"_s;
    QTest::newRow("longest content") << with([](auto &d) { d.content = QString(longestMemory, u'ñ'); }) << QString();
    QTest::newRow("longer content") << with([](auto &d) { d.content = QString(longestMemory + 1, u'ñ'); })
                                    << u"content"_s;
    QTest::newRow("blank path") << with([](auto &d) { d.path = u"//"_s; }) << u"path"_s;
    QTest::newRow("longest path") << with([](auto &d) { d.path = QString(longestMemoryPath, u'a'); }) << QString();
    QTest::newRow("longer path") << with([](auto &d) { d.path = QString(longestMemoryPath + 1, u'a'); }) << u"path"_s;
    QTest::newRow("unknown type") << with([](auto &d) { d.type = u"fact"_s; }) << u"type"_s;
    QTest::newRow("importance 0") << with([](auto &d) { d.importance = 0; }) << QString();
    QTest::newRow("importance 1") << with([](auto &d) { d.importance = 1; }) << QString();
    QTest::newRow("importance below") << with([](auto &d) { d.importance = -0.01; }) << u"importance"_s;
    QTest::newRow("importance above") << with([](auto &d) { d.importance = 1.01; }) << u"importance"_s;
    QTest::newRow("importance no number") << with([](auto &d) { d.importance = qQNaN(); }) << u"importance"_s;
    QTest::newRow("confidence above") << with([](auto &d) { d.confidence = 2; }) << u"confidence"_s;
    QTest::newRow("longest key") << with([](auto &d) { d.semanticKey = QString(longestSemanticKey, u'k'); })
                                 << QString();
    QTest::newRow("longer key") << with([](auto &d) { d.semanticKey = QString(longestSemanticKey + 1, u'k'); })
                                << u"semantic_key"_s;
    QTest::newRow("longer scope") << with([](auto &d) { d.scope = QString(longestMemoryScope + 1, u's'); })
                                  << u"scope"_s;
    QTest::newRow("past expiry") << with([](auto &d) { d.expires = 1; }) << u"expires_at"_s;
}

void TestMemories::bounds()
{
    QFETCH(MemoryDraft, draft);
    QFETCH(QString, field);
    const auto saved = Memories(*m_store->writer).remember(draft).result();
    if (field.isEmpty()) {
        QVERIFY2(saved.has_value(), saved ? "" : qPrintable(saved.error().message));
        return;
    }
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::InvalidArgument);
    QCOMPARE(saved.error().field, field);
    QVERIFY(!saved.error().message.isEmpty());
    QCOMPARE(m_store->value(u"SELECT count(*) FROM memory"_s).toInt(), 0);
}

void TestMemories::secretsAreReplaced()
{
    const QString key = u"AKIA"_s + u"QYLPMN5HFIQR7XYA"_s;
    const SavedMemory saved = remember({.content = u"The bucket key is %1 for now."_s.arg(key), .path = u"ops"_s});
    QCOMPARE(saved.secrets, 1);
    QVERIFY(!saved.memory.content.contains(key));
    const auto edited = Memories(*m_store->writer)
                            .update(saved.memory.id, 1, {.content = u"It is %1 again"_s.arg(key), .origin = u"x"_s})
                            .result();
    QVERIFY(edited);
    QCOMPARE(edited->secrets, 1);
    QCOMPARE(m_store->value(u"SELECT count(*) FROM memory WHERE content LIKE '%QYLPMN5H%'"_s).toInt(), 0);
    QCOMPARE(m_store->value(u"SELECT count(*) FROM memory_version WHERE content LIKE '%QYLPMN5H%'"_s).toInt(), 0);
}

void TestMemories::sameKeyUpdates()
{
    const SavedMemory first = remember(
        {.content = u"Region: Madrid"_s, .path = u"ops"_s, .semanticKey = u"deploy.region"_s, .importance = 0.8});
    const SavedMemory second = remember(
        {.content = u"Region: Frankfurt"_s, .path = u"ops"_s, .semanticKey = u"deploy.region"_s});
    QVERIFY(!second.created);
    QCOMPARE(second.memory.id, first.memory.id);
    QCOMPARE(second.memory.revision, 2);
    QCOMPARE(second.memory.importance, 0.8); // what was not said stays
    QVERIFY(found(u"Madrid region"_s).isEmpty());
    QCOMPARE(found(u"Frankfurt region"_s).size(), 1);
    // The key holds within one project and scope only.
    QVERIFY(remember(
                {.content = u"Region: Oslo"_s, .path = u"ops"_s, .scope = u"test"_s, .semanticKey = u"deploy.region"_s})
                .created);
    QVERIFY(remember({.project = 7, .content = u"Region: Rome"_s, .path = u"ops"_s, .semanticKey = u"deploy.region"_s})
                .created);
}

void TestMemories::sayingTheSameAgainAddsNothing()
{
    const MemoryDraft draft {.content = u"Tags are signed."_s, .path = u"ops/release"_s, .origin = u"tester"_s};
    const SavedMemory first = remember(draft);
    const SavedMemory second = remember(draft);
    QVERIFY(second.unchanged);
    QVERIFY(!second.created);
    QCOMPARE(second.memory.id, first.memory.id);
    QCOMPARE(second.memory.revision, 1);
    QCOMPARE(m_store->value(u"SELECT count(*) FROM memory_version"_s).toInt(), 0);
}

void TestMemories::nearDuplicatesAreTold()
{
    const SavedMemory first = remember(
        {.content = u"Integration tests need the Docker daemon on port 2375."_s, .path = u"tests"_s});
    const SavedMemory other = remember({.content = u"The colour of the logo is plum."_s, .path = u"brand"_s});
    QVERIFY(other.near.empty());
    const SavedMemory second = remember(
        {.content = u"The integration tests need a Docker daemon on port 2375 to run."_s, .path = u"ci/tests"_s});
    QVERIFY(second.created); // a warning, never a refusal
    QCOMPARE(second.near.size(), 1u);
    QCOMPARE(second.near.front().id, first.memory.id);
    QVERIFY(second.near.front().likeness >= nearLikeness && second.near.front().likeness < 1);
    // Those of another project are nobody's business here.
    QVERIFY(remember({.project = 9, .content = u"Docker daemon port 2375 for integration tests"_s, .path = u"t"_s})
                .near.size()
            <= 2);
    const SavedMemory foreign = remember(
        {.project = 11, .content = u"Docker daemon port 2375 for integration tests"_s, .path = u"t"_s});
    for (const NearMemory &near : foreign.near)
        QVERIFY(near.path != "t"_L1);
}

void TestMemories::updatesNeedTheRevisionThatWasRead()
{
    Memories memories(*m_store->writer);
    const Memory memory = remember({.content = u"One"_s, .path = u"p"_s}).memory;
    const auto first = memories.update(memory.id, 1, {.content = u"Two"_s, .origin = u"a"_s}).result();
    QVERIFY(first);
    QCOMPARE(first->memory.revision, 2);
    const auto stale = memories.update(memory.id, 1, {.content = u"Three"_s, .origin = u"b"_s}).result();
    QVERIFY(!stale);
    QCOMPARE(stale.error().code, ErrorCode::Conflict);
    QCOMPARE(record(memory.id).memory.content, u"Two"_s);
    const auto same = memories.update(memory.id, 2, {.content = u"Two"_s, .origin = u"b"_s}).result();
    QVERIFY(same && same->unchanged);
    const auto absent = memories.update(4711, 1, {.content = u"x"_s}).result();
    QVERIFY(!absent);
    QCOMPARE(absent.error().code, ErrorCode::NotFound);
    const Memory keyed = remember({.content = u"K"_s, .path = u"p"_s, .semanticKey = u"k"_s}).memory;
    const auto taken = memories.update(memory.id, 2, {.semanticKey = u"k"_s, .origin = u"b"_s}).result();
    QVERIFY(!taken);
    QCOMPARE(taken.error().code, ErrorCode::Conflict);
    QCOMPARE(taken.error().field, u"semantic_key"_s);
    QCOMPARE(record(keyed.id).memory.revision, 1);
}

void TestMemories::everyChangeKeepsTheVersionBefore()
{
    Memories memories(*m_store->writer);
    const Memory memory = remember({.content = u"First"_s, .path = u"a"_s, .origin = u"ana"_s}).memory;
    QVERIFY(memories.update(memory.id, 1, {.content = u"Second"_s, .path = u"b"_s, .origin = u"bot"_s}).result());
    QVERIFY(memories.update(memory.id, 2, {.content = u"Third"_s, .origin = u"bot"_s}).result());
    const MemoryRecord stored = record(memory.id);
    QCOMPARE(stored.versions.size(), 3u);
    QCOMPARE(stored.versions[0].content, u"Third"_s);
    QCOMPARE(stored.versions[1].path, u"b"_s);
    QCOMPARE(stored.versions[2].content, u"First"_s);
    QCOMPARE(stored.versions[2].origin, u"ana"_s);
    const auto restored = memories.restoreVersion(memory.id, 3, 1, u"person"_s).result();
    QVERIFY(restored);
    QCOMPARE(restored->memory.content, u"First"_s);
    QCOMPARE(restored->memory.path, u"a"_s);
    QCOMPARE(restored->memory.revision, 4);
    QCOMPARE(record(memory.id).versions.size(), 4u);
    QVERIFY(!memories.restoreVersion(memory.id, 4, 99, u"person"_s).result());
    QCOMPARE(found(u"first"_s).size(), 1);
    QVERIFY(found(u"third"_s).isEmpty());
}

void TestMemories::filesOfAgentsAreReadOnly()
{
    const Memory memory =
        remember({.content = u"Use tabs"_s, .path = u"rules"_s, .origin = u"file:/home/ana/CLAUDE.md#style"_s}).memory;
    const auto edited =
        Memories(*m_store->writer).update(memory.id, 1, {.content = u"Use spaces"_s, .origin = u"x"_s}).result();
    QVERIFY(!edited);
    QCOMPARE(edited.error().code, ErrorCode::Forbidden);
    QVERIFY(edited.error().message.contains("/home/ana/CLAUDE.md"_L1));
    QVERIFY(Memories(*m_store->writer).setPinned(memory.id, true).result());
    QVERIFY(record(memory.id).memory.pinned);
}

void TestMemories::statesEndByThemselves()
{
    Memories memories(*m_store->writer);
    const auto state = memories
                           .updateState({.content = u"Migrating the orders table"_s,
                                         .nextAction = u"run step 3"_s,
                                         .blockedReason = u"waiting for review"_s,
                                         .lifeSeconds = 3600})
                           .result();
    QVERIFY(state && state->created);
    QCOMPARE(state->memory.path, u"state/active_task"_s);
    QVERIFY(state->memory.expires > QDateTime::currentMSecsSinceEpoch() + 3'590'000);
    const auto next = memories.updateState({.content = u"Orders table is migrated"_s, .lifeSeconds = 0}).result();
    QVERIFY(next && !next->created);
    QCOMPARE(next->memory.id, state->memory.id);
    QCOMPARE(next->memory.nextAction, QString()); // a slot holds one state, not a mixture
    QCOMPARE(next->memory.expires, 0);
    QCOMPARE(record(state->memory.id).versions.size(), 2u);
    const auto reader = m_store->reader();
    QCOMPARE(MemoryDirectory(*reader).states({})->size(), 1u);
    QVERIFY(m_store->writer
                ->post([id = state->memory.id](WriteContext &context) -> Result<void> {
                    context.connection.statement("UPDATE memory SET expires = 5 WHERE id = ?1").bind(id).run();
                    return {};
                })
                .result());
    QCOMPARE(MemoryDirectory(*reader).states({})->size(), 0u);
    QVERIFY(found(u"orders table"_s).isEmpty());
    for (const qint64 life : {qint64(-1), qint64(longestStateLife) + 1}) {
        const auto bad = memories.updateState({.content = u"x"_s, .lifeSeconds = life}).result();
        QVERIFY(!bad);
        QCOMPARE(bad.error().field, u"ttl_seconds"_s);
    }
    QVERIFY(memories.updateState({.content = u"x"_s, .lifeSeconds = longestStateLife}).result());
    QCOMPARE(memories.updateState({.key = u" "_s, .content = u"x"_s}).result().error().field, u"state_key"_s);
    QCOMPARE(memories.updateState({.content = QString(longestState + 1, u'x')}).result().error().field, u"content"_s);
    QCOMPARE(memories.updateState({.content = u"x"_s, .nextAction = QString(longestStateNote + 1, u'x')})
                 .result()
                 .error()
                 .field,
             u"next_action"_s);
}

void TestMemories::forgottenOnesAreNeitherFoundNorChanged()
{
    const Memory memory =
        remember({.content = u"The vault lies in Ulm."_s, .path = u"p"_s, .semanticKey = u"vault"_s}).memory;
    Bin bin(*m_store->writer);
    const auto entry = bin.put(ForgetTarget::of(memory.globalId), {}).result();
    QVERIFY(entry && !entry->id.isEmpty());
    QVERIFY(found(u"vault Ulm"_s).isEmpty());
    const auto reader = m_store->reader();
    QCOMPARE(MemoryDirectory(*reader).record(memory.id).error().code, ErrorCode::NotFound);
    QCOMPARE(MemoryDirectory(*reader).forgotten(memory.id)->globalId, memory.globalId);
    QVERIFY(!Memories(*m_store->writer).update(memory.id, 1, {.content = u"x"_s}).result());
    QVERIFY(!Memories(*m_store->writer).setPinned(memory.id, true).result());
    QVERIFY(bin.restore(entry->id).result());
    QCOMPARE(found(u"vault Ulm"_s), QStringList {memory.globalId});
    QCOMPARE(record(memory.id).memory.revision, 1);
}

void TestMemories::references()
{
    const Memory memory = remember({.content = u"One"_s, .path = u"p"_s}).memory;
    const auto reader = m_store->reader();
    const auto mine = MemoryReferences::open(*reader, *m_store->writer, u"client a"_s);
    const auto theirs = MemoryReferences::open(*reader, *m_store->writer, u"client b"_s);
    QVERIFY(mine && theirs);
    const QString reference = mine->make(memory);
    QCOMPARE(mine->read(reference)->memory, memory.id);
    QCOMPARE(mine->read(reference)->revision, 1);
    QVERIFY(!theirs->read(reference)); // of another client
    QVERIFY(theirs->make(memory) != reference);
    Memory later = memory;
    later.revision = 2;
    QVERIFY(mine->make(later) != reference);
    for (qsizetype i = 0; i < reference.size(); ++i) { // no character can be changed
        QString changed = reference;
        changed[i] = changed.at(i) == u'A' ? u'B' : u'A';
        const auto read = mine->read(changed);
        QVERIFY2(!read || read->memory == memory.id, qPrintable(changed));
        if (read) // only the unused bits of the last character
            QCOMPARE(i, reference.size() - 1);
    }
    for (const QString &bad :
         {QString(), u"mem_"_s, u"mem-01"_s, u"mem_ñ"_s, reference.chopped(1), QString(reference + u'A')})
        QCOMPARE(mine->read(bad).error().field, u"reference"_s);
    // The key outlives the program.
    m_store->stopWriter();
    m_store->startWriter();
    QCOMPARE(MemoryReferences::open(*m_store->reader(), *m_store->writer, u"client a"_s)->make(memory), reference);
}

void TestMemories::pack()
{
    std::vector<Memory> memories(3);
    for (Memory &memory : memories)
        memory = {.path = u"a/b"_s, .type = u"semantic"_s, .content = QString(400, u'x')};
    memories[1].content = u"word "_s.repeated(400);
    memories[2].content = u"short"_s;
    const MemoryPack all = packMemories(memories, 20, 4000);
    QCOMPARE(all.items.size(), 3u);
    QCOMPARE(all.left, 0);
    for (int tokens = 128; tokens < 700; tokens += 7) {
        const MemoryPack pack = packMemories(memories, 20, tokens);
        int sum = 0;
        for (const PackedMemory &item : pack.items)
            sum += tokensOf(packHeading(item.memory)) + tokensOf(item.text);
        QCOMPARE(pack.tokens, sum);
        QVERIFY(pack.tokens <= tokens);
        QCOMPARE(int(pack.items.size()) + pack.left, 3);
        for (const PackedMemory &item : pack.items)
            QCOMPARE(item.cut, item.text != item.memory.content);
    }
    QCOMPARE(packMemories(memories, 1, 4000).items.size(), 1u);
    QVERIFY(packMemories({}, 8, 1200).items.empty());
}

static QByteArray exported(Connection &connection)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto written = MemoryLines::write(connection, buffer, 0, {});
    return written ? buffer.data() : QByteArray();
}

static MemoryLinesReport imported(Writer &writer, QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return MemoryLines(writer).read(buffer, {}).value_or(MemoryLinesReport {});
}

void TestMemories::linesCarryEverything()
{
    Memories memories(*m_store->writer);
    m_store->import(u"/agents/s.jsonl"_s, [] {
        BatchMaker maker(u"s"_s);
        maker.batch.project = {u"/home/ana/shop"_s, u"shop"_s, u"host/ana/shop"_s, true};
        maker.prompt("Fix the cart please, it counts twice");
        return maker.take();
    }());
    const RowId shop = m_store->value(u"SELECT id FROM project WHERE name = 'shop'"_s).toLongLong();
    const Memory first = remember({.project = shop,
                                   .content = u"Uno\ndos «tres»"_s,
                                   .path = u"a/b"_s,
                                   .scope = u"s"_s,
                                   .semanticKey = u"k"_s,
                                   .importance = 0.25,
                                   .confidence = 0.75,
                                   .expires = QDateTime::currentMSecsSinceEpoch() + 86'400'123,
                                   .origin = u"bot"_s})
                             .memory;
    QVERIFY(memories.update(first.id, 1, {.content = u"Quatre"_s, .origin = u"person"_s}).result());
    QVERIFY(memories.setPinned(first.id, true).result());
    QVERIFY(
        memories.updateState({.content = u"Working"_s, .nextAction = u"go"_s, .blockedReason = u"rain"_s}).result());
    remember({.content = u"From a file"_s, .path = u"f"_s, .origin = u"file:/x/CLAUDE.md#a"_s});
    const QByteArray lines = exported(*m_store->reader());
    QCOMPARE(lines.count('\n'), 2); // agents' own files are not copied

    StoreFixture other;
    const MemoryLinesReport report = imported(*other.writer, lines);
    QCOMPARE(report.added, 2);
    QVERIFY(report.skipped.empty());
    QCOMPARE(exported(*other.reader()), lines);
    const MemoryLinesReport again = imported(*other.writer, lines);
    QCOMPARE(again.known, 2);
    QCOMPARE(exported(*other.reader()), lines);
    QCOMPARE(other.value(u"SELECT approval FROM project"_s).toInt(), int(Approval::Pending));

    // A newer version replaces, an older one does not.
    QVERIFY(memories.update(first.id, 2, {.content = u"Cinq"_s, .origin = u"person"_s}).result());
    QCOMPARE(imported(*other.writer, exported(*m_store->reader())).updated, 1);
    QCOMPARE(exported(*other.reader()), exported(*m_store->reader()));
    QCOMPARE(imported(*other.writer, lines).known, 2);
    QCOMPARE(exported(*other.reader()), exported(*m_store->reader()));

    // What lies in the bin stays there.
    QVERIFY(Bin(*other.writer).put(ForgetTarget::of(first.globalId), {}).result());
    QCOMPARE(imported(*other.writer, exported(*m_store->reader())).forgotten, 1);
    QCOMPARE(exported(*other.reader()).count('\n'), 1);
}

void TestMemories::linesOfPeople()
{
    const QByteArray line = R"({"content":"The office closes at six.","path":"office\\hours"})"
                            "\n";
    QCOMPARE(imported(*m_store->writer, line).added, 1);
    QCOMPARE(imported(*m_store->writer, line).known, 1);
    QCOMPARE(m_store->value(u"SELECT path FROM memory"_s).toString(), u"office/hours"_s);
    QCOMPARE(m_store->value(u"SELECT type FROM memory"_s).toString(), u"semantic"_s);
}

void TestMemories::badLinesHideNoOther()
{
    const QByteArray lines = "{\"content\":\"a\",\"path\":\"p\"}\n"
                             "not json\n"
                             "\n"
                             "[1]\n"
                             "{\"content\":5,\"path\":\"p\"}\n"
                             "{\"content\":\"b\",\"path\":\"p\",\"type\":\"odd\"}\n"
                             "{\"content\":\"c\",\"path\":\"p\"";
    const MemoryLinesReport report = imported(*m_store->writer, lines + "\n{\"content\":\"d\",\"path\":\"p\"}");
    QCOMPARE(report.added, 2);
    QList<qint64> numbers;
    for (const auto &one : report.skipped) {
        numbers << one.line;
        QVERIFY(!one.reason.isEmpty());
    }
    std::ranges::sort(numbers);
    QCOMPARE(numbers, (QList<qint64> {2, 4, 5, 6, 7}));
}

QTEST_GUILESS_MAIN(TestMemories)
#include "tst_memories.moc"
