#include "protocol/ClientRuns.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::mcp;
using namespace evoca::model;

/// Which calls belong to one run of one client.
class TestClientRuns : public QObject
{
    Q_OBJECT

    static Client client(RowId id)
    {
        Client client;
        client.id = id;
        return client;
    }

private Q_SLOTS:
    void form();
    void bridgesTellTheirRuns();
    void othersByFolder();
    void othersEndAfterHalfAnHour();
    void oneClientCannotBeAnother();
    void manyFoldersAreBounded();
};

constexpr qint64 minute = 60'000;

void TestClientRuns::form()
{
    static const QRegularExpression shape(u"\\Asess_[0-9a-f]{32}\\z"_s);
    ClientRuns runs;
    QVERIFY(shape.match(runs.sessionOf(client(1), {}, u"/w"_s, 0)).hasMatch());
    QVERIFY(shape.match(runs.sessionOf(client(1), "abc", u"/w"_s, 0)).hasMatch());
    QCOMPARE(makeRunNumber().size(), 32);
    QVERIFY(makeRunNumber() != makeRunNumber());
}

void TestClientRuns::bridgesTellTheirRuns()
{
    ClientRuns runs, afterRestart;
    const QByteArray one = makeRunNumber(), two = makeRunNumber();
    const QString session = runs.sessionOf(client(1), one, u"/w"_s, 0);
    QCOMPARE(runs.sessionOf(client(1), one, u"/elsewhere"_s, 500 * minute), session); // as long as it runs
    QCOMPARE(afterRestart.sessionOf(client(1), one, u"/w"_s, 0), session); // also when Evoca starts anew
    QVERIFY(runs.sessionOf(client(1), two, u"/w"_s, 0) != session);
    QVERIFY(!session.contains(QString::fromLatin1(one)));
}

void TestClientRuns::othersByFolder()
{
    ClientRuns runs;
    const QString session = runs.sessionOf(client(1), {}, u"/w"_s, 0);
    QCOMPARE(runs.sessionOf(client(1), {}, u"/w"_s, 29 * minute), session);
    QVERIFY(runs.sessionOf(client(1), {}, u"/x"_s, 0) != session);
}

void TestClientRuns::othersEndAfterHalfAnHour()
{
    ClientRuns runs;
    const QString session = runs.sessionOf(client(1), {}, u"/w"_s, 0);
    QCOMPARE(runs.sessionOf(client(1), {}, u"/w"_s, 30 * minute), session);
    QCOMPARE(runs.sessionOf(client(1), {}, u"/w"_s, 60 * minute), session); // from the last call on
    QVERIFY(runs.sessionOf(client(1), {}, u"/w"_s, 90 * minute + 1) != session);
}

void TestClientRuns::oneClientCannotBeAnother()
{
    ClientRuns runs;
    const QByteArray number = makeRunNumber();
    const QString session = runs.sessionOf(client(1), number, u"/w"_s, 0);
    QVERIFY(runs.sessionOf(client(2), number, u"/w"_s, 0) != session); // even if it knew the number
    QVERIFY(runs.sessionOf(client(2), session.toLatin1(), u"/w"_s, 0) != session); // or the id
    QVERIFY(runs.sessionOf(client(2), {}, u"/w"_s, 0) != runs.sessionOf(client(1), {}, u"/w"_s, 0));
}

void TestClientRuns::manyFoldersAreBounded()
{
    ClientRuns runs;
    QSet<QString> sessions;
    for (int i = 0; i < 5000; ++i)
        sessions.insert(runs.sessionOf(client(1), {}, u"/w%1"_s.arg(i), 0));
    QCOMPARE(sessions.size(), 5000);
}

QTEST_GUILESS_MAIN(TestClientRuns)
#include "tst_clientruns.moc"
