#include "model/history/ImportHome.h"
#include "store/Connection.h"
#include "store/Store.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// kill -9 at any moment, and a new start, lose and double nothing.
class ImportCrashTest : public QObject
{
    Q_OBJECT

private:
    static void writeHistories(const ImportHome &home)
    {
        for (int i = 0; i < 25; ++i)
            home.writeClaude(u"s%1"_s.arg(i), claudeSession(u"s%1"_s.arg(i), 6, 15, i + 1));
        // One that takes several batches, with tasks across them.
        QByteArray big;
        const QString output = u"a line of output with some words\n"_s.repeated(6'000);
        int call = 0;
        for (int task = 0; task < 5; ++task) {
            big += claudePrompt(u"big"_s, task * 1000,
                                u"Rewrite part %1 of the importer so that it streams"_s.arg(task));
            for (int i = 0; i < 20; ++i) {
                const QString id = u"call_%1"_s.arg(++call);
                big += claudeCall(u"big"_s, task * 1000 + i * 10 + 1, id, i % 2 ? u"npm test"_s : u"cat src/x.ts"_s);
                big += claudeResult(u"big"_s, task * 1000 + i * 10 + 5, id, output + id, i % 4 == 1);
            }
            big += claudeAnswer(u"big"_s, task * 1000 + 990, u"Part %1 is done."_s.arg(task));
        }
        home.writeClaude(u"big"_s, big);
    }

    /// True when the child ended by itself.
    static bool runAndKill(const ImportHome &home, const StorePaths &paths, int afterMs)
    {
        QProcess child;
        child.start(QStringLiteral(EVOCA_IMPORT_CHILD), {home.path(), paths.data});
        if (!child.waitForStarted())
            qFatal("the helper does not start");
        if (child.waitForFinished(afterMs)) {
            if (child.exitCode() != 0)
                qFatal("the helper failed: %s", child.readAllStandardError().constData());
            return true;
        }
        child.kill();
        child.waitForFinished();
        return false;
    }

private Q_SLOTS:
    void aFullDiskKeepsWhatIsStored()
    {
        ImportHome home;
        writeHistories(home);
        home.import();
        const QStringList whole = storeContents(home.paths());
        home.removeStore();

        int failures = 0;
        for (const int kilobytes : {300, 600, 1200}) {
            QProcess child;
            child.start(QStringLiteral(EVOCA_IMPORT_CHILD),
                        {home.path(), home.paths().data, QString::number(kilobytes)});
            QVERIFY(child.waitForFinished(60'000));
            QCOMPARE(child.exitStatus(), QProcess::NormalExit);
            if (child.exitCode() == 1) {
                ++failures;
                QVERIFY(child.readAllStandardError().contains("kept"));
            }
        }
        QVERIFY(failures > 0);
        home.import();
        const QString difference = firstDifference(whole, storeContents(home.paths()));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void killedAtAnyMoment()
    {
        ImportHome home;
        writeHistories(home);
        home.import();
        const QStringList whole = storeContents(home.paths());
        home.removeStore();

        auto *random = QRandomGenerator::global();
        int kills = 0;
        while (kills < 25 && !runAndKill(home, home.paths(), 20 + int(random->bounded(40 + 25 * kills))))
            ++kills;
        qInfo("killed %d times", kills);
        QVERIFY(kills > 0);
        home.import();
        const QString difference = firstDifference(whole, storeContents(home.paths()));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));

        home.closeStore();
        const auto connection = Connection::open(home.paths(), u"check"_s, Connection::Mode::Read);
        QVERIFY(connection.has_value());
        const auto problems = checkIntegrity(**connection);
        QVERIFY(problems.has_value());
        QVERIFY2(problems->isEmpty(), qPrintable(problems->join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(ImportCrashTest)
#include "tst_importcrash.moc"
