#include "text/Ulid.h"

#include <QSet>
#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class UlidTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheTime();
    void ascendsWithinOneMillisecond();
    void hashIdsAreStable();
};

void UlidTest::beginsWithTheTime()
{
    // the example of the ULID specification
    const QString id = makeUlid(1469918176385);
    QCOMPARE(id.size(), 26);
    QCOMPARE(id.left(10), u"01ARYZ6S41"_s);
}

void UlidTest::ascendsWithinOneMillisecond()
{
    QString last;
    QSet<QString> seen;
    for (int i = 0; i < 5000; ++i) {
        const QString id = makeUlid(1800000000000 - i % 3);
        QVERIFY(id > last);
        last = id;
        seen.insert(id);
    }
    QCOMPARE(seen.size(), 5000);
}

void UlidTest::hashIdsAreStable()
{
    QCOMPARE(hashId({u"a"_s, u"b"_s}), hashId({u"a"_s, u"b"_s}));
    QVERIFY(hashId({u"a"_s, u"b"_s}) != hashId({u"ab"_s}));
    QCOMPARE(hashId({u"strategy|debug|test-first"_s}, 16).size(), 16);
    QCOMPARE(hashId({u"abc"_s}, 40), u"a9993e364706816aba3e25717850c26c9cd0d89d"_s);
}

QTEST_APPLESS_MAIN(UlidTest)
#include "tst_ulid.moc"
