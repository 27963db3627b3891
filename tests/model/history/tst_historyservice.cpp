#include "history/HistoryService.h"
#include "model/history/ImportHome.h"
#include "store/Connection.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// The bounds are generous: a test machine may be busy. The aim is one second.
class HistoryServiceTest : public QObject
{
    Q_OBJECT

private:
    static qint64 count(const ImportHome &home, const QString &sql)
    {
        const auto connection = Connection::open(home.paths(), u"test"_s, Connection::Mode::Read);
        auto row = connection ? (*connection)->run(sql) : std::unexpected(connection.error());
        return row && row->next() ? row->value(0).toLongLong() : -1;
    }

private Q_SLOTS:
    void importsThenWatches()
    {
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 2, 3));
        HistoryService service(home.writer(), home.options());
        QSignalSpy imported(&service, &HistoryService::imported);
        QSignalSpy states(&service, &HistoryService::stateChanged);
        QCOMPARE(service.state(), HistoryService::State::Idle);
        service.start();
        QTRY_COMPARE_WITH_TIMEOUT(service.state(), HistoryService::State::Watching, 10'000);
        QVERIFY(imported.size() >= 1);
        QCOMPARE(states.front().front().value<HistoryService::State>(), HistoryService::State::Importing);
        QCOMPARE(service.lastReport().agents.at(Agent::ClaudeCode).sessions, 1);

        // A new line in a known file.
        QElapsedTimer clock;
        clock.start();
        home.append(path, claudePrompt(u"s1"_s, 500'000, u"Now explain the año calculation in the report"_s));
        QTRY_COMPARE_WITH_TIMEOUT(count(home, u"SELECT prompts FROM session WHERE native_id = 's1'"_s), 3, 5000);
        qInfo("a new line was stored after %lld ms", clock.elapsed());

        // A new file in a known folder.
        clock.restart();
        const QString second = home.writeClaude(u"s2"_s,
                                                claudePrompt(u"s2"_s, 1, u"Add a dark theme to the settings page"_s));
        QTRY_COMPARE_WITH_TIMEOUT(count(home, u"SELECT count(*) FROM session"_s), 2, 5000);
        qInfo("a new file was stored after %lld ms", clock.elapsed());
        home.append(second, claudeAnswer(u"s2"_s, 2, u"The theme is there."_s));
        QTRY_COMPARE_WITH_TIMEOUT(count(home, u"SELECT answers FROM session WHERE native_id = 's2'"_s), 1, 5000);

        // A new folder with a file.
        home.home().write(u".claude/projects/-work-other/s3.jsonl"_s,
                          claudePrompt(u"s3"_s, 1, u"Translate the manual into Spanish please"_s));
        QTRY_COMPARE_WITH_TIMEOUT(count(home, u"SELECT count(*) FROM session"_s), 3, 5000);
    }

    void pausesAndResumes()
    {
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 1, 1));
        HistoryService service(home.writer(), home.options());
        service.start();
        QTRY_COMPARE_WITH_TIMEOUT(service.state(), HistoryService::State::Watching, 10'000);
        service.setPaused(true);
        QTRY_COMPARE_WITH_TIMEOUT(service.state(), HistoryService::State::Paused, 5000);
        home.append(path, claudePrompt(u"s1"_s, 500'000, u"Now explain the calculation in the report"_s));
        QTest::qWait(600);
        QCOMPARE(count(home, u"SELECT prompts FROM session"_s), 1);
        service.rescan(); // does nothing while paused
        QTest::qWait(200);
        QCOMPARE(count(home, u"SELECT prompts FROM session"_s), 1);
        service.setPaused(false);
        QTRY_COMPARE_WITH_TIMEOUT(count(home, u"SELECT prompts FROM session"_s), 2, 5000);
        QTRY_COMPARE_WITH_TIMEOUT(service.state(), HistoryService::State::Watching, 5000);
    }

    void readsTheAgentsThatAreChosen()
    {
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 1, 1));
        HistoryService service(home.writer(), home.options());
        service.start();
        QTRY_COMPARE_WITH_TIMEOUT(service.state(), HistoryService::State::Watching, 10'000);
        QSignalSpy imported(&service, &HistoryService::imported);
        service.setAgents({Agent::Codex});
        QTRY_COMPARE_WITH_TIMEOUT(imported.size(), 1, 5000);
        home.append(path, claudePrompt(u"s1"_s, 500'000, u"Now explain the calculation in the report"_s));
        QTest::qWait(1500);
        QCOMPARE(count(home, u"SELECT prompts FROM session"_s), 1); // kept, but not read on
        service.setAgents({});
        QTRY_COMPARE_WITH_TIMEOUT(count(home, u"SELECT prompts FROM session"_s), 2, 5000);
    }

    void stopsAtAnyMoment()
    {
        ImportHome home;
        for (int i = 0; i < 30; ++i)
            home.writeClaude(u"s%1"_s.arg(i), claudeSession(u"s%1"_s.arg(i), 4, 12, i + 1));
        for (const int ms : {0, 5, 40, 150}) {
            HistoryService service(home.writer(), home.options());
            service.start();
            QTest::qWait(ms);
            service.rescan();
        }
        {
            const HistoryService neverStarted(home.writer(), home.options());
        }
        home.import();
        QCOMPARE(count(home, u"SELECT count(*) FROM session"_s), 30);
    }

    void indexesToolText()
    {
        ImportHome home;
        home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 1, 3));
        HistoryService service(home.writer(), home.options());
        QSignalSpy failed(&service, &HistoryService::failed);
        service.start();
        QTRY_COMPARE_WITH_TIMEOUT(service.state(), HistoryService::State::Watching, 10'000);
        QVERIFY(QFile::exists(home.paths().toolIndex()));
        QCOMPARE(failed.size(), 0);
    }
};

QTEST_GUILESS_MAIN(HistoryServiceTest)
#include "tst_historyservice.moc"
