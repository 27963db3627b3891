#include "SearchStore.h"

#include "search/MemoryBrowser.h"
#include "support/TestHome.h"

#include <QDateTime>
#include <QTest>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

using Group = MemoryBrowser::Group;
using Order = MemoryBrowser::Order;

class MemoryBrowserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void finds_data();
    void finds();
    void groupsAndCounts();
    void ordersAndPages();
    void bestMatchFirst();
    void strictGivesWhatAnAgentGets();
    void pathsOfWhatFits();
    void binnedIsNowhere();
    void hostileQueries();

private:
    MemoryListPage list(const QString &query, Group group = Group::Any, Order order = Order::Path,
                        const PageRequest &request = {})
    {
        auto page = MemoryBrowser(m_store->connection()).list(query, group, order, request);
        if (!page)
            qFatal("%s", qPrintable(page.error().message));
        return std::move(*page);
    }
    static QStringList ids(const MemoryListPage &page)
    {
        QStringList ids;
        for (const MemoryListRow &row : page.rows)
            ids << row.memory.globalId;
        return ids;
    }
    void add(const QString &id, const QString &path, const QString &content, const QString &type = u"semantic"_s,
             qint64 expires = 0, double confidence = 1, const QString &origin = u"person"_s)
    {
        Memory memory;
        memory.globalId = id;
        memory.path = path;
        memory.content = content;
        memory.type = type;
        memory.expires = expires;
        m_store->add(memory);
        const qint64 updated = m_now - 1000 * ++m_added;
        m_store->writer()
            .post([=](WriteContext &context) -> Result<void> {
                context.connection
                    .statement("UPDATE memory SET origin = ?2, confidence = ?3, updated = ?4 WHERE global_id = ?1")
                    .bind(id, origin, confidence, updated)
                    .run();
                return {};
            })
            .waitForFinished();
    }

    TestHome m_home;
    std::unique_ptr<SearchStore> m_store;
    qint64 m_now = QDateTime::currentMSecsSinceEpoch();
    int m_added = 0;
};

void MemoryBrowserTest::init()
{
    m_store = std::make_unique<SearchStore>();
    m_added = 0;
    add(u"vat"_s, u"projects/shop/bills/vat"_s, u"Round at the end of the line, never per unit."_s, u"procedural"_s);
    add(u"series"_s, u"projects/shop/bills/series"_s, u"Every shop has its own series."_s, u"semantic"_s, 0, 0.4);
    add(u"shopping"_s, u"projects/shopping"_s, u"The café closes at four."_s, u"semantic"_s, 0, 1, u"Codex"_s);
    add(u"old"_s, u"projects/shop/sale"_s, u"Sale until May."_s, u"episodic"_s, m_now - 1000);
    add(u"task"_s, u"state/active_task"_s, u"Rounding of refunds"_s, u"working"_s, m_now + 3'600'000);
    add(u"odd"_s, u"office/50%_grant/x"_s, u"Grants cover travel."_s);
}

void MemoryBrowserTest::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("expected");
    const QStringList shop {u"vat"_s, u"series"_s, u"old"_s};
    QTest::newRow("folder and below") << u"path:projects/shop"_s << shop;
    QTest::newRow("slash at the end") << u"path:projects/shop/"_s << shop;
    QTest::newRow("one path") << u"path:projects/shop/bills/vat"_s << QStringList {u"vat"_s};
    QTest::newRow("pattern") << u"path:%/bills/%"_s << QStringList {u"vat"_s, u"series"_s};
    QTest::newRow("pattern, case") << u"path:PROJECTS/SHOPP%"_s << QStringList {u"shopping"_s};
    QTest::newRow("a name with signs") << u"path:office/50%_grant"_s << QStringList {u"odd"_s};
    QTest::newRow("part of a path") << u"path:ill"_s << QStringList {u"vat"_s, u"series"_s};
    QTest::newRow("first letter") << u"r"_s << QStringList {u"vat"_s, u"task"_s};
    QTest::newRow("beginning of a word") << u"roun"_s << QStringList {u"vat"_s, u"task"_s};
    QTest::newRow("both words") << u"round unit"_s << QStringList {u"vat"_s};
    QTest::newRow("some words, when none has all") << u"unit café"_s << QStringList {u"vat"_s, u"shopping"_s};
    QTest::newRow("accents folded") << u"cafe"_s << QStringList {u"shopping"_s};
    QTest::newRow("word of the path") << u"series"_s << QStringList {u"series"_s};
    QTest::newRow("phrase") << u"\"per unit\""_s << QStringList {u"vat"_s};
    QTest::newRow("excluded") << u"path:projects/shop -sale -series"_s << QStringList {u"vat"_s};
    QTest::newRow("type") << u"type:episodic"_s << QStringList {u"old"_s};
    QTest::newRow("type in Spanish key") << u"tipo:procedural"_s << QStringList {u"vat"_s};
    QTest::newRow("origin") << u"origin:codex"_s << QStringList {u"shopping"_s};
    QTest::newRow("agent") << u"agent:codex"_s << QStringList {u"shopping"_s};
    QTest::newRow("no such project") << u"project:nowhere"_s << QStringList {};
    QTest::newRow("after") << u"after:2099"_s << QStringList {};
    QTest::newRow("before") << u"before:2000"_s << QStringList {};
    QTest::newRow("signs only") << u"***"_s << QStringList {};
}

void MemoryBrowserTest::finds()
{
    QFETCH(QString, query);
    QFETCH(QStringList, expected);
    const MemoryListPage page = list(query);
    QStringList found = ids(page);
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
    QCOMPARE(page.total, expected.size());
    QCOMPARE(page.all, 6);
}

void MemoryBrowserTest::groupsAndCounts()
{
    const MemoryListPage all = list({});
    QCOMPARE(all.counts, (std::array<qint64, 3> {5, 1, 1}));
    QCOMPARE(all.total, 6);
    QCOMPARE(ids(list({}, Group::Expired)), QStringList {u"old"_s});
    QCOMPARE(ids(list({}, Group::Review)), QStringList {u"series"_s});
    QCOMPARE(list({}, Group::Current).total, 5);
    // Counts are for the query, whatever group is shown.
    QCOMPARE(list(u"path:projects"_s, Group::Review).counts, (std::array<qint64, 3> {3, 1, 1}));
}

void MemoryBrowserTest::ordersAndPages()
{
    QCOMPARE(ids(list({})).first(), u"task"_s); // what is being worked on
    QCOMPARE(ids(list({}, Group::Any, Order::Newest)),
             (QStringList {u"task"_s, u"vat"_s, u"series"_s, u"shopping"_s, u"old"_s, u"odd"_s}));
    for (const Order order : {Order::Path, Order::Newest, Order::Importance}) {
        const QStringList whole = ids(list({}, Group::Any, order));
        QStringList paged;
        PageRequest request {.limit = 2};
        do {
            const MemoryListPage page = list({}, Group::Any, order, request);
            paged += ids(page);
            request.cursor = page.nextCursor;
        } while (!request.cursor.isEmpty() && paged.size() < 20);
        QCOMPARE(paged, whole);
    }
    QCOMPARE(list({}, Group::Any, Order::Path, {.cursor = u"nonsense"_s}).rows.size(), 6UZ);
}

void MemoryBrowserTest::bestMatchFirst()
{
    add(u"a"_s, u"a/first"_s, u"The end of the year, the line of tills, many a unit."_s);
    QCOMPARE(ids(list(u"round line unit end"_s)).first(), u"vat"_s);
    const MemoryListPage page = list(u"series"_s);
    QVERIFY(!page.rows.front().pathMatches.empty());
}

void MemoryBrowserTest::strictGivesWhatAnAgentGets()
{
    const MemoryBrowser browser(m_store->connection());
    const auto solid = browser.listStrict(u"round line unit"_s);
    QVERIFY(solid);
    QCOMPARE(ids(*solid), QStringList {u"vat"_s});
    const auto weak = browser.listStrict(u"unit of travel time in space"_s);
    QVERIFY(weak);
    QVERIFY(weak->rows.empty());
    QCOMPARE(weak->all, 6);
}

void MemoryBrowserTest::pathsOfWhatFits()
{
    const auto paths = MemoryBrowser(m_store->connection()).paths(u"path:office type:procedural"_s, Group::Any);
    QVERIFY(paths); // the path itself does not narrow the tree
    QCOMPARE(paths->size(), 1UZ);
    QCOMPARE(paths->front().path, u"projects/shop/bills/vat"_s);
    QCOMPARE(MemoryBrowser(m_store->connection()).origins().value(), (QStringList {u"person"_s, u"Codex"_s}));
}

void MemoryBrowserTest::binnedIsNowhere()
{
    m_store->writer()
        .post([](WriteContext &context) -> Result<void> {
            context.connection.statement("UPDATE memory SET deleted_at = 1 WHERE global_id = 'vat'").run();
            return {};
        })
        .waitForFinished();
    QCOMPARE(list(u"round"_s).rows.size(), 1UZ);
    QCOMPARE(list({}).all, 5);
    const auto paths = MemoryBrowser(m_store->connection()).paths({}, Group::Any);
    QVERIFY(std::ranges::none_of(*paths, [](const auto &each) { return each.path.endsWith(u"vat"); }));
}

void MemoryBrowserTest::hostileQueries()
{
    for (const QString &query :
         {u"\"unclosed"_s, u"path:"_s, u"path:%"_s, u"' OR 1=1 --"_s, u"a AND NOT (b"_s, QString(5000, u'x'),
          u"NEAR(a b)"_s, u"path:\"a b\" type:"_s, QString(QChar(0xD800)), u"* - : \" %"_s, u"content:x"_s})
        QVERIFY2(MemoryBrowser(m_store->connection()).list(query, Group::Any, Order::Path, {}), qPrintable(query));
}

QTEST_GUILESS_MAIN(MemoryBrowserTest)
#include "tst_memorybrowser.moc"
