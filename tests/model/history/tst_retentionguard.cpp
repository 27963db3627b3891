#include "history/RetentionGuard.h"
#include "model/history/ImportHome.h"
#include "store/Connection.h"

#include <QDateTime>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

class RetentionGuardTest : public QObject
{
    Q_OBJECT

private:
    static void setAge(const QString &path, int days)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-days).addSecs(3600),
                                 QFileDevice::FileModificationTime));
    }

private Q_SLOTS:
    void knowsHowLongAgentsKeepFiles()
    {
        ImportHome home;
        const RetentionGuard guard(home.options().places);
        QCOMPARE(guard.daysKept(Agent::ClaudeCode), 30);
        QVERIFY(!guard.daysKept(Agent::Codex).has_value());
        home.home().write(u".claude/settings.json"_s, R"({"cleanupPeriodDays": 90, "model": "opus"})");
        QCOMPARE(guard.daysKept(Agent::ClaudeCode), 90);
        home.home().write(u".claude/settings.json"_s, "{ damaged");
        QCOMPARE(guard.daysKept(Agent::ClaudeCode), 30);
    }

    void listsSessionsThatGoSoon()
    {
        ImportHome home;
        home.writeClaude(u"fresh"_s, claudeSession(u"fresh"_s, 1, 1));
        setAge(home.writeClaude(u"soon"_s, claudeSession(u"soon"_s, 1, 1, 2)), 25);
        setAge(home.writeClaude(u"overdue"_s, claudeSession(u"overdue"_s, 1, 1, 3)), 40);
        setAge(home.writeClaude(u"later"_s, claudeSession(u"later"_s, 1, 1, 4)), 10);
        home.import();
        const auto connection = Connection::open(home.paths(), u"test"_s, Connection::Mode::Read);
        const RetentionGuard guard(home.options().places);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        const auto sessions = guard.expiring(**connection, now, 7, 10);
        QVERIFY(sessions.has_value());
        QCOMPARE(sessions->size(), size_t(2));
        QVERIFY(sessions->at(0).deletedAfter < now);
        QVERIFY(sessions->at(1).deletedAfter > now);
        QVERIFY(sessions->at(1).deletedAfter < now + 7 * 86'400'000LL);
        QCOMPARE(guard.countExpiring(**connection, now, 7), 2);
        QCOMPARE(guard.expiring(**connection, now, 7, 1)->size(), size_t(1));
        QCOMPARE(guard.countExpiring(**connection, now, 60), 4);
    }
};

QTEST_GUILESS_MAIN(RetentionGuardTest)
#include "tst_retentionguard.moc"
