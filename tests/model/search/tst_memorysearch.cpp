#include "SearchStore.h"

#include "search/MemorySearch.h"
#include "support/TestHome.h"

#include <QTest>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

class MemorySearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void strict_data();
    void strict();
    void noMatch_data();
    void noMatch();
    void recallGivesWeakOnes();
    void saysWhatMatched();
    void expiredAndForgottenAreNotFound();
    void othersLeaveNoTrace_data();
    void othersLeaveNoTrace();
    void othersDoNotCrowdOut();

private:
    TestHome m_home;
    std::unique_ptr<SearchStore> m_store;
};

static Memory memory(const QString &id, const QString &content, const QString &path,
                     const QString &type = u"semantic"_s)
{
    Memory memory;
    memory.globalId = id;
    memory.content = content;
    memory.path = path;
    memory.type = type;
    return memory;
}

void MemorySearchTest::initTestCase()
{
    m_store = std::make_unique<SearchStore>();
    for (const Memory &one :
         {memory(u"reed"_s, u"Oboe reeds are soaked for three minutes before each rehearsal."_s, u"orchestra/winds"_s),
          memory(u"stage"_s, u"The stage plan is printed on A2 and hung behind the curtain."_s,
                 u"orchestra/Stage_Plan"_s, u"procedural"_s),
          memory(u"year"_s, u"La temporada del año nuevo empieza con la obertura."_s, u"orquesta/año"_s),
          memory(u"harp"_s, u"Tune the harp with tune_harp and log the pitch."_s, u"orchestra/strings"_s,
                 u"procedural"_s),
          memory(u"guard"_s, u"El guardarropa cierra a las once; guarda los abrigos perdidos."_s, u"sala/ropa"_s),
          memory(u"watch"_s, u"La guardia del teatro cambia a medianoche."_s, u"sala/turnos"_s),
          memory(u"fund"_s, u"The grant covers travel and hotels but no meals on tour."_s, u"office/50%_grant"_s)})
        m_store->add(one);
}

void MemorySearchTest::strict_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const QString &query, const QString &path, const QString &type, const QString &id) {
        QTest::addRow("%s|%s|%s", qPrintable(query), qPrintable(path), qPrintable(type))
            << query << path << type << (id.isEmpty() ? QStringList() : QStringList {id});
    };
    row(u"soaking an oboe reed"_s, u"%"_s, u"%"_s, u"reed"_s);
    row(u"How long are the oboe reeds soaked, please?"_s, u"%"_s, u"%"_s, u"reed"_s);
    row(u"stage plan"_s, u"ORCHESTRA/stage%"_s, u"%"_s, u"stage"_s);
    row(u"stage plan"_s, u"orchestra"_s, u"%"_s, {});
    row(u"stage plan"_s, u"%"_s, u"PROCEDURAL"_s, u"stage"_s);
    row(u"stage plan"_s, u"%"_s, u"semantic"_s, {});
    row(u"obertura del an\u0303o"_s, u"%"_s, u"%"_s, u"year"_s);
    row(u"obertura"_s, u"orquesta/AÑO"_s, u"%"_s, u"year"_s);
    row(u"obertura"_s, u"orquesta/ano"_s, u"%"_s, {});
    row(u"tune harp"_s, u"%"_s, u"%"_s, u"harp"_s);
    row(u"tuneHarp"_s, u"%"_s, u"%"_s, u"harp"_s);
    row(u"guardia"_s, u"%"_s, u"%"_s, u"watch"_s);
    row(u"travel grant"_s, u"office/50\\%\\_grant"_s, u"%"_s, u"fund"_s);
    row(u"curtian behind the stage"_s, u"%"_s, u"%"_s, u"stage"_s);
}

void MemorySearchTest::strict()
{
    QFETCH(QString, query);
    QFETCH(QString, path);
    QFETCH(QString, type);
    QFETCH(QStringList, expected);
    const Result<MemoryAnswer> answer = MemorySearch(m_store->connection()).strict(query, 5, path, type);
    QVERIFY(answer);
    QStringList ids;
    for (const MemoryMatch &match : answer->matches)
        ids << match.memory.globalId;
    QCOMPARE(ids, expected);
    QCOMPARE(answer->reason.isEmpty(), !expected.isEmpty());
}

void MemorySearchTest::noMatch_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("reason");
    QTest::newRow("filler") << u"please fix this"_s << u"no_content_words"_s;
    QTest::newRow("wildcard") << u"%"_s << u"no_content_words"_s;
    QTest::newRow("absent") << u"trombone insurance"_s << u"nothing_similar"_s;
    QTest::newRow("weak") << u"harp insurance premium renewal"_s << u"too_weak"_s;
    QTest::newRow("half") << u"oboe insurance"_s << u"too_weak"_s;
    QTest::newRow("enye") << u"ano"_s << u"nothing_similar"_s;
}

void MemorySearchTest::noMatch()
{
    QFETCH(QString, query);
    QFETCH(QString, reason);
    const Result<MemoryAnswer> answer = MemorySearch(m_store->connection()).strict(query, 5, u"%"_s, u"%"_s);
    QVERIFY(answer);
    QVERIFY(answer->matches.empty());
    QCOMPARE(answer->reason, reason);
}

void MemorySearchTest::recallGivesWeakOnes()
{
    const Result<MemoryAnswer> answer =
        MemorySearch(m_store->connection()).recall(u"harp insurance premium renewal"_s, 5);
    QVERIFY(answer);
    QCOMPARE(answer->matches.size(), 1u);
    QCOMPARE(answer->matches.front().memory.globalId, u"harp"_s);
    QVERIFY(answer->matches.front().score < 0.5);
    const Result<MemoryAnswer> filtered =
        MemorySearch(m_store->connection()).strict(u"stage plan"_s, 5, u"nowhere"_s, u"%"_s);
    QCOMPARE(filtered->reason, u"filtered"_s);
}

void MemorySearchTest::saysWhatMatched()
{
    const Result<MemoryAnswer> answer = MemorySearch(m_store->connection()).recall(u"soaking reeds overnight"_s, 5);
    QVERIFY(answer && !answer->matches.empty());
    QCOMPARE(answer->matches.front().matched, (QStringList {u"soaking"_s, u"reeds"_s}));
    QCOMPARE(answer->matches.front().missing, QStringList {u"overnight"_s});
    QCOMPARE(answer->matches.front().reason, u"stem"_s);
}

void MemorySearchTest::expiredAndForgottenAreNotFound()
{
    SearchStore store;
    Memory old = memory(u"old"_s, u"The timpani are rented."_s, u"orchestra/drums"_s);
    old.expires = 1000;
    store.add(old);
    QVERIFY(MemorySearch(store.connection()).recall(u"timpani"_s, 5)->matches.empty());
    SearchStore empty;
    QCOMPARE(MemorySearch(empty.connection()).strict(u"timpani"_s, 5, u"%"_s, u"%"_s)->reason, u"nothing_authorised"_s);
}

static SearchStore &filled(SearchStore &store, bool others)
{
    const auto of = [](Memory one, RowId project) {
        one.project = project;
        return one;
    };
    store.add(of(memory(u"a"_s, u"The harbour crane lifts twelve tons."_s, u"port/crane"_s), 3));
    store.add(of(memory(u"b"_s, u"Every crane is greased on Mondays."_s, u"port/care"_s), 0));
    store.add(of(memory(u"c"_s, u"Ferries leave at dawn from pier four."_s, u"port/ferries"_s), 3));
    if (others) {
        store.add(of(memory(u"x"_s, u"The harbor crane is sold to Genoa."_s, u"secret/sale"_s), 4));
        store.add(
            of(memory(u"y"_s, u"Ferrets guard the smuggled pearls; the crane is a decoy."_s, u"secret/plan"_s), 5));
        store.add(of(memory(u"z"_s, u"Crane, crane, crane."_s, u"secret/crane"_s), 5));
    }
    return store;
}

/// Everything that an answer says.
static QStringList told(const MemoryAnswer &answer)
{
    QStringList list {answer.reason, QString::number(answer.weak), QString::number(answer.filtered)};
    for (const MemoryMatch &match : answer.matches)
        list << match.memory.globalId << QString::number(match.score, 'g', 15) << QString::number(match.coverage)
             << match.matched << match.missing << match.reason;
    return list;
}

void MemorySearchTest::othersLeaveNoTrace_data()
{
    QTest::addColumn<QString>("query");
    for (const char *query :
         {"harbor crane", "harbour crane tons", "ferret", "ferrets pearls", "smuggled pearls", "crane", "ferr",
          "Genoa sale", "crane greased Mondays decoy", "secret plan", "pier four dawn"})
        QTest::newRow(query) << QString::fromLatin1(query);
}

/// With and without memories that the caller may not see, every answer is the same to the last digit.
void MemorySearchTest::othersLeaveNoTrace()
{
    QFETCH(QString, query);
    SearchStore alone, shared;
    const MemorySearch without(filled(alone, false).connection());
    const MemorySearch with(filled(shared, true).connection());
    for (const QString &path : {u"%"_s, u"port/%"_s, u"secret/%"_s}) {
        QCOMPARE(told(*with.strict(query, 5, path, u"%"_s, {3})), told(*without.strict(query, 5, path, u"%"_s, {3})));
        QCOMPARE(told(*with.recall(query, 5, path, u"%"_s, {3})), told(*without.recall(query, 5, path, u"%"_s, {3})));
    }
    SearchStore empty, hidden;
    Memory secret = memory(u"s"_s, u"Smuggled pearls"_s, u"p"_s);
    secret.project = 4;
    hidden.add(secret);
    QCOMPARE(told(*MemorySearch(hidden.connection()).strict(query, 5, u"%"_s, u"%"_s, {3})),
             told(*MemorySearch(empty.connection()).strict(query, 5, u"%"_s, u"%"_s, {3})));
}

void MemorySearchTest::othersDoNotCrowdOut()
{
    SearchStore store;
    Memory mine = memory(u"mine"_s, u"The lighthouse lamp is Fresnel."_s, u"coast"_s);
    mine.project = 3;
    store.add(mine);
    for (int i = 0; i < 3100; ++i) {
        Memory other = memory(u"other%1"_s.arg(i), u"lighthouse lamp"_s, u"coast/%1"_s.arg(i));
        other.project = 4;
        store.add(other);
    }
    const auto answer = MemorySearch(store.connection()).strict(u"lighthouse lamp"_s, 5, u"%"_s, u"%"_s, {3});
    QVERIFY(answer);
    QCOMPARE(answer->matches.size(), 1u);
    QCOMPARE(answer->matches.front().memory.globalId, u"mine"_s);
}

QTEST_GUILESS_MAIN(MemorySearchTest)
#include "tst_memorysearch.moc"
