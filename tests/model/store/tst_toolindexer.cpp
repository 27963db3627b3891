#include "StoreFixture.h"

#include "store/IndexText.h"
#include "store/Store.h"
#include "store/ToolIndex.h"
#include "store/ToolIndexer.h"
#include "store/ToolTables.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The second pass and its search.
class TestToolIndexer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranges();
    void headAndTail();
    void indexesAndFindsNewestFirst();
    void isIncremental();
    void stopsAndResumes();
    void followsReplacementsAndForks();
    void foreignOrDamagedFileIsMadeAnew();
    void phrasesAreErrorsWithoutPositions();
};

namespace {

SessionBatch toolSession(const QString &id, const QByteArray &word, int calls = 3)
{
    BatchMaker maker(id);
    maker.prompt("prompt");
    for (int i = 0; i < calls; ++i)
        maker.call(u"Bash"_s, "grep common " + word).result("output common " + word + QByteArray::number(i));
    return maker.take();
}

qint64 index(const StoreFixture &store)
{
    return ToolIndexer(store.paths).run({}).value();
}

std::vector<RowId> find(const StoreFixture &store, const QString &match, int limit = 50)
{
    const auto connection = store.reader();
    return ToolIndex(*connection).search(match, limit)->messages;
}

bool pending(const StoreFixture &store)
{
    const auto connection = store.reader();
    return *ToolIndex(*connection).pending();
}

} // namespace

void TestToolIndexer::ranges()
{
    std::vector<IdRange> ranges;
    for (const IdRange range :
         {IdRange {10, 20}, IdRange {1, 3}, IdRange {21, 25}, IdRange {5, 9}, IdRange {4, 4}, IdRange {30, 31}})
        addRange(ranges, range);
    QCOMPARE(ranges.size(), 2u);
    QCOMPARE(ranges[0].first, 1);
    QCOMPARE(ranges[0].last, 25);
    addRange(ranges, {2, 40});
    QCOMPARE(ranges.size(), 1u);
    QCOMPARE(ranges[0].last, 40);
}

void TestToolIndexer::headAndTail()
{
    std::string buffer;
    const std::string small(2048, 'a');
    QCOMPARE(toolText(small, buffer).size(), 2048u);
    std::string large = "h" + std::string(2000, 'x');
    for (int i = 0; i < 3000; ++i)
        large += "ñ";
    const std::string_view cut = toolText(large, buffer);
    QVERIFY(cut.size() <= 2049u);
    QVERIFY(cut.starts_with("hxx"));
    QVERIFY(cut.ends_with("ñ"));
    QVERIFY(QString::fromUtf8(cut.data(), qsizetype(cut.size())).indexOf(QChar::ReplacementCharacter) < 0);
}

void TestToolIndexer::indexesAndFindsNewestFirst()
{
    StoreFixture store;
    QVERIFY(!pending(store));
    const auto newer = store.import(u"/h/2"_s, toolSession(u"s2"_s, "newer"));
    const auto older = store.import(u"/h/1"_s, toolSession(u"s1"_s, "older"));
    QVERIFY(find(store, u"common"_s).empty());
    QVERIFY(pending(store));
    qint64 done = 0;
    qint64 total = 0;
    QCOMPARE(ToolIndexer(store.paths)
                 .run({},
                      [&](qint64 d, qint64 t) {
                          done = d;
                          total = t;
                      })
                 .value(),
             12);
    QCOMPARE(done, 14);
    QCOMPARE(total, 14);
    QVERIFY(!pending(store));
    const auto all = find(store, u"common"_s);
    QCOMPARE(all.size(), 12u);
    QVERIFY(std::ranges::is_sorted(all, std::greater()));
    QCOMPARE(all.front(), newer.firstMessage + 6);
    QCOMPARE(all.back(), older.firstMessage + 1);
    QCOMPARE(find(store, u"older"_s).size(), 3u); // "older0" is another word
    QCOMPARE(find(store, u"older*"_s).size(), 6u);

    const auto connection = store.reader();
    const ToolIndex tools(*connection);
    const auto page = tools.search(u"common"_s, 5);
    QVERIFY(page->more);
    QCOMPARE(page->messages.size(), 5u);
    const auto rest = tools.search(u"common"_s, 50, page->messages.back());
    QVERIFY(!rest->more);
    QCOMPARE(rest->messages.size(), 7u);
    QCOMPARE(tools.between(u"common"_s, older.firstMessage, older.firstMessage + 6, 100)->size(), 6u);
}

void TestToolIndexer::isIncremental()
{
    StoreFixture store;
    store.import(u"/h/1"_s, toolSession(u"s1"_s, "one"));
    const auto reader = store.reader(); // opened before the index exists
    QCOMPARE(index(store), 6);
    QCOMPARE(ToolIndex(*reader).search(u"common"_s, 50)->messages.size(), 6u);
    QCOMPARE(index(store), 0);
    const auto live = store.import(u"/h/2"_s, toolSession(u"s2"_s, "two"), false, ImportStore::Order::Live);
    const auto below = store.import(u"/h/0"_s, toolSession(u"s0"_s, "zero"));
    QCOMPARE(index(store), 12);
    const auto all = find(store, u"common"_s);
    QCOMPARE(all.size(), 18u);
    QCOMPARE(all.front(), live.firstMessage + 6);
    QCOMPARE(all.back(), below.firstMessage + 1);
    QCOMPARE(ToolIndex(*reader).search(u"common"_s, 50)->messages.size(), 18u);
    QCOMPARE(checkIntegrity(*reader).value(), QStringList {});
}

void TestToolIndexer::stopsAndResumes()
{
    StoreFixture store;
    for (int i = 0; i < 20; ++i)
        store.import(u"/h/%1"_s.arg(i), toolSession(u"s%1"_s.arg(i), "w", 800));
    std::stop_source stop;
    const qint64 first = ToolIndexer(store.paths)
                             .run(stop.get_token(),
                                  [&](qint64 done, qint64) {
                                      if (done > 0)
                                          stop.request_stop();
                                  })
                             .value();
    std::stop_source already;
    already.request_stop();
    QCOMPARE(ToolIndexer(store.paths).run(already.get_token()).value(), 0);
    const qint64 second = index(store);
    QCOMPARE(first + second, 32'000);
    const auto all = find(store, u"common"_s, 100'000);
    QCOMPARE(all.size(), 32'000u);
    QVERIFY(std::ranges::adjacent_find(all) == all.end());
    QVERIFY(!pending(store));
}

void TestToolIndexer::followsReplacementsAndForks()
{
    StoreFixture store;
    store.import(u"/h/1"_s, toolSession(u"s1"_s, "before"));
    QCOMPARE(index(store), 6);
    store.import(u"/h/1"_s, toolSession(u"s1"_s, "after"), true);
    QVERIFY(find(store, u"before"_s).empty()); // at once: hits without a message are left out
    QCOMPARE(index(store), 6);
    QCOMPARE(find(store, u"after"_s).size(), 3u);
    // The words themselves are gone from the index, not only hidden.
    const auto connection = store.reader();
    QVERIFY(connection->hasToolIndex());
    auto hidden = connection->run(u"SELECT count(*) FROM tools.tool_0 WHERE tool_0 MATCH 'before'"_s);
    QVERIFY(hidden && hidden->next());
    QCOMPARE(hidden->value(0).toInt(), 0);
    // Messages that became copies are not found either.
    QVERIFY(store.writer
                ->post([](WriteContext &context) -> Result<void> {
                    context.connection.statement("UPDATE message SET flags = flags | 4").run();
                    return {};
                })
                .result());
    QVERIFY(find(store, u"after"_s).empty());
}

void TestToolIndexer::foreignOrDamagedFileIsMadeAnew()
{
    StoreFixture store;
    store.import(u"/h/1"_s, toolSession(u"s1"_s, "one"));
    QCOMPARE(index(store), 6);
    // Another history of the same store (a restored backup): its ids mean other messages.
    QVERIFY(store.writer
                ->post([](WriteContext &context) -> Result<void> {
                    context.connection.statement("UPDATE setting SET value = randomblob(16) WHERE key = 'store.epoch'")
                        .run();
                    return {};
                })
                .result());
    QVERIFY(find(store, u"common"_s).empty());
    QVERIFY(pending(store));
    QCOMPARE(index(store), 6);
    QCOMPARE(find(store, u"common"_s).size(), 6u);
    QFile file(store.paths.toolIndex());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write(QByteArray(4096, '\xa5'));
    file.close();
    QCOMPARE(index(store), 6);
    QCOMPARE(find(store, u"common"_s).size(), 6u);
}

/// store-measurements, trap 5.
void TestToolIndexer::phrasesAreErrorsWithoutPositions()
{
    StoreFixture store;
    store.import(u"/h/1"_s, toolSession(u"s1"_s, "needle-1-abc"));
    index(store);
    const auto connection = store.reader();
    const ToolIndex tools(*connection);
    QVERIFY(!tools.search(u"\"needle-1-abc\""_s, 50));
    QVERIFY(!tools.search(u"\"grep common\""_s, 50));
    QCOMPARE(tools.search(u"needle AND 1 AND abc"_s, 50)->messages.size(), 3u);
}

QTEST_GUILESS_MAIN(TestToolIndexer)
#include "tst_toolindexer.moc"
