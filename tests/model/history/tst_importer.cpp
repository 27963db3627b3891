#include "history/Importer.h"
#include "model/history/ImportHome.h"
#include "store/Connection.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <unistd.h>
#include <utime.h>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

// Not QCOMPARE: the lines are long.
#define VERIFY_SAME(a, b)                                                                                              \
    do {                                                                                                               \
        const QString difference = firstDifference(a, b);                                                              \
        QVERIFY2(difference.isEmpty(), qPrintable(difference));                                                        \
    } while (false)

class ImporterTest : public QObject
{
    Q_OBJECT

private:
    static qint64 count(ImportHome &home, const QString &sql)
    {
        const auto connection = Connection::open(home.paths(), u"test"_s, Connection::Mode::Read);
        auto row = (*connection)->run(sql);
        return row && row->next() ? row->value(0).toLongLong() : -1;
    }
    static bool anyFileHolds(ImportHome &home, const QByteArray &word)
    {
        QDirIterator files(QFileInfo(home.paths().database()).path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(word))
                return true;
        }
        return false;
    }

private Q_SLOTS:
    void importsNothingFromAnEmptyHome()
    {
        ImportHome home;
        const ImportReport report = home.import();
        QVERIFY(report.agents.empty());
        QCOMPARE(report.bytesRead, 0);
        QVERIFY(!report.cancelled);
    }

    void countsWhatIsThere()
    {
        ImportHome home;
        home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 2, 4));
        home.writeClaude(u"s2"_s, "{\"type\":\"user\" broken\nno json at all\n" + claudeSession(u"s2"_s, 1, 2, 2));
        const ImportReport report = home.import();
        const auto counts = report.agents.at(Agent::ClaudeCode);
        QCOMPARE(counts.files, 2);
        QCOMPARE(counts.filesRead, 2);
        QCOMPARE(counts.sessions, 2);
        QCOMPARE(counts.prompts, 3);
        QCOMPARE(counts.answers, 3);
        QCOMPARE(counts.toolCalls, 10);
        QVERIFY(counts.skipped >= 1);
        QCOMPARE(report.skippedTotal, counts.skipped);
        QVERIFY(report.skipped.front().file.endsWith("s2.jsonl"_L1));
        QVERIFY(report.skipped.front().line > 0);
        QVERIFY(!report.skipped.front().reason.isEmpty());
        QCOMPARE(count(home, u"SELECT count(*) FROM experience"_s), 3);
        QCOMPARE(count(home, u"SELECT count(*) FROM project WHERE path = '/proj/app'"_s), 1);
    }

    void importingTwiceChangesNothing()
    {
        ImportHome home;
        home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 3, 5));
        home.writeClaude(u"s2"_s, claudeSession(u"s2"_s, 2, 3, 2));
        const ImportReport first = home.import();
        const QStringList rows = storeRows(home.paths());
        const ImportReport second = home.import();
        VERIFY_SAME(rows, storeRows(home.paths()));
        QCOMPARE(second.bytesRead, 0);
        QCOMPARE(second.agents.at(Agent::ClaudeCode).filesRead, 0);
        QCOMPARE(second.agents.at(Agent::ClaudeCode).sessions, first.agents.at(Agent::ClaudeCode).sessions);
        QCOMPARE(second.agents.at(Agent::ClaudeCode).toolCalls, first.agents.at(Agent::ClaudeCode).toolCalls);
    }

    void growthLineByLineEqualsTheWhole()
    {
        ImportHome home;
        const QByteArray whole = claudeSession(u"s1"_s, 3, 7);
        const QString path = home.writeClaude(u"s1"_s, {});
        for (const QByteArray &line : whole.split('\n')) {
            if (line.isEmpty())
                continue;
            home.append(path, line.left(line.size() / 2)); // an unfinished line waits for its end
            home.import();
            home.append(path, line.mid(line.size() / 2) + '\n');
            home.import();
        }
        const QStringList grown = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), grown);
    }

    /// Turns that Codex took back later are marked as if the whole file had been read at once.
    void turnsTakenBackLater()
    {
        const QString id = u"019cfa00-1111-7000-8000-0123456789ab"_s;
        int minute = 0;
        const auto line = [&minute](const QByteArray &type, const QByteArray &payload) {
            ++minute;
            const QByteArray time = "2026-05-01T" + QByteArray::number(10 + minute / 60) + ':'
                + QByteArray::number(minute % 60).rightJustified(2, '0') + ":00.000Z";
            return QByteArray("{\"timestamp\":\"" + time + "\",\"type\":\"" + type + "\",\"payload\":{" + payload
                              + "}}\n");
        };
        const auto said = [&line](const QByteArray &role, const QByteArray &text) {
            const QByteArray kind = role == "user" ? "input_text" : "output_text";
            return line("response_item",
                        R"("type":"message","role":")" + role + R"(","content":[{"type":")" + kind + R"(","text":")"
                            + text + R"("}])");
        };
        const auto takenBack = [&line](int turns) {
            return line("event_msg", R"("type":"thread_rolled_back","num_turns":)" + QByteArray::number(turns));
        };
        QByteArray whole = line("session_meta", R"("id":")" + id.toUtf8() + R"(","cwd":"/p","source":"cli")");
        for (const char *task : {"Add a dark theme to the settings page", "Fix the failing discount test of the cart",
                                 "Translate the whole manual into Spanish", "Write a script that sorts the receipts"})
            whole += said("user", task) + said("assistant", "It is done and the tests pass.");
        whole += takenBack(3) + said("user", "Explain how the login token expires")
            + said("assistant", "After an hour.") + takenBack(2) + said("user", "Show the list of open invoices")
            + said("assistant", "There are none.");
        ImportHome home;
        const QString path = home.home().write(
            u".codex/sessions/2026/05/01/rollout-2026-05-01T10-00-00-%1.jsonl"_s.arg(id), {});
        for (const QByteArray &each : whole.split('\n')) {
            if (each.isEmpty())
                continue;
            home.append(path, each + '\n');
            home.import();
        }
        QCOMPARE(count(home, u"SELECT count(*) FROM message WHERE kind = 1 AND flags & 16"_s), 5);
        QCOMPARE(count(home, u"SELECT tasks FROM session"_s), 1);
        const QStringList grown = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), grown);
    }

    void aSidecarThatWasCutIsMarked()
    {
        ImportHome home;
        home.home().write(u".claude/projects/-work-app/s1/tool-results/out.txt"_s, QByteArray(3'000'000, 'y'));
        QByteArray result = claudeResult(u"s1"_s, 3, u"t1"_s, u"<persisted-output>"_s);
        result.replace("\"type\":\"user\"", R"("type":"user","toolUseResult":{"persistedOutputPath":"/x/out.txt"})");
        home.writeClaude(u"s1"_s,
                         claudePrompt(u"s1"_s, 1, u"Print everything that is in the log"_s)
                             + claudeCall(u"s1"_s, 2, u"t1"_s, u"cat log"_s) + result);
        home.import();
        QCOMPARE(count(home, u"SELECT count(*) FROM message WHERE flags & 8"_s), 1);
    }

    void growthByWatcherEqualsTheWhole()
    {
        ImportHome home;
        const QByteArray whole = claudeSession(u"s1"_s, 3, 7);
        const QString path = home.writeClaude(u"s1"_s, whole.left(whole.indexOf('\n') + 1));
        home.import();
        Importer importer(home.writer());
        const qsizetype step = 1500;
        for (qsizetype at = whole.indexOf('\n') + 1; at < whole.size(); at += step) {
            home.append(path, whole.mid(at, step));
            const QFileInfo info(path);
            const qint64 written = info.lastModified().toMSecsSinceEpoch() * 1'000'000 + at;
            const auto report = importer.runFiles({{Agent::ClaudeCode, path, 0, info.size(), written}}, {});
            QVERIFY(report.has_value());
        }
        home.import(); // with the file's real time
        const QStringList grown = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), grown);
    }

    void largeSessionInSeveralBatchesEqualsSmallOnes()
    {
        // More than one batch of 4 MB: pairs, tasks and evidence reach across batches.
        ImportHome home;
        QByteArray lines = claudePrompt(u"big"_s, 1,
                                        u"Rewrite the whole importer so that it streams its input files"_s);
        const QString output = u"line of output with some words in it\n"_s.repeated(12'000);
        for (int i = 0; i < 24; ++i) {
            lines += claudeCall(u"big"_s, 10 + i * 10, u"toolu_%1"_s.arg(i), u"npm test"_s);
            lines += claudeResult(u"big"_s, 15 + i * 10, u"toolu_%1"_s.arg(i), output + QString::number(i), i < 23);
        }
        lines += claudeAnswer(u"big"_s, 900, u"All tests pass now."_s);
        home.writeClaude(u"big"_s, lines);
        home.import();
        QVERIFY(count(home, u"SELECT count(*) FROM session_range"_s) >= 1);
        QCOMPARE(count(home, u"SELECT count(*) FROM message WHERE kind = 5 AND pair IS NOT NULL"_s), 24);
        QCOMPARE(count(home, u"SELECT count(*) FROM message WHERE kind = 4 AND pair IS NOT NULL"_s), 24);
        QCOMPARE(count(home, u"SELECT count(*) FROM experience"_s), 1);
        QCOMPARE(count(home, u"SELECT tool_calls FROM experience"_s), 24);
        QCOMPARE(
            count(home,
                  u"SELECT count(*) FROM experience e JOIN message m ON m.id = e.first_message WHERE m.kind = 1"_s),
            1);
        QCOMPARE(count(home, u"SELECT status FROM experience"_s), 1);
    }

    void aReplacedFileReplacesWhatItGave()
    {
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 3, 3));
        home.import();
        home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 4, 4, 9)); // longer, with other contents
        home.import();
        const QStringList replaced = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), replaced);
        QVERIFY(QFile::exists(path));
    }

    void aTruncatedFileIsReadAnew()
    {
        ImportHome home;
        const QByteArray whole = claudeSession(u"s1"_s, 3, 3);
        const QString path = home.writeClaude(u"s1"_s, whole);
        home.import();
        const qsizetype half = whole.indexOf('\n', whole.size() / 2) + 1;
        home.writeClaude(u"s1"_s, whole.left(half));
        home.import();
        QCOMPARE(count(home, u"SELECT read_offset FROM source"_s), half);
        home.append(path, whole.mid(half));
        home.import();
        const QStringList contents = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), contents);
    }

    void aDeletedFileKeepsItsSession()
    {
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 1, 2));
        home.writeClaude(u"s2"_s, claudeSession(u"s2"_s, 1, 2, 2));
        home.import();
        QVERIFY(QFile::rename(path, path + u".away"_s));
        const ImportReport without = home.import();
        QCOMPARE(without.agents.at(Agent::ClaudeCode).sessions, 1);
        QCOMPARE(count(home, u"SELECT count(*) FROM session"_s), 2);
        QCOMPARE(count(home, u"SELECT count(*) FROM source WHERE deleted = 1"_s), 1);
        QVERIFY(QFile::rename(path + u".away"_s, path));
        home.import();
        QCOMPARE(count(home, u"SELECT count(*) FROM source WHERE deleted = 1"_s), 0);
        QCOMPARE(count(home, u"SELECT count(*) FROM session"_s), 2);
    }

    void aMovedFileIsKnownAgain()
    {
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 2, 2));
        home.import();
        const QString moved = home.path() + u"/.claude/projects/-work-other/s1.jsonl"_s;
        QDir().mkpath(QFileInfo(moved).path());
        QVERIFY(QFile::rename(path, moved));
        const ImportReport report = home.import();
        QCOMPARE(report.bytesRead, 0);
        QCOMPARE(count(home, u"SELECT count(*) FROM source"_s), 1);
        QCOMPARE(count(home, u"SELECT count(*) FROM message"_s), count(home, u"SELECT sum(messages) FROM session"_s));
        home.append(moved, claudePrompt(u"s1"_s, 999, u"Now document what the discount function does"_s));
        home.import();
        const QStringList contents = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), contents);
    }

    void replacesSecretsBeforeStoring()
    {
        ImportHome home;
        const QString key = u"sk-ant-api03-"_s + u"Zq8Lr2Vt6Wx0Yb4Nc9Md3Pf7"_s.repeated(4) + u"AA"_s;
        const QString aws = u"AKIA3QJ5XK7TZP2WLM4D"_s;
        QByteArray lines = claudePrompt(u"s1"_s, 1,
                                        u"Use the key "_s + key + u" to call the service and print the answer"_s);
        lines += claudeCall(u"s1"_s, 2, u"t1"_s, u"AWS_ACCESS_KEY_ID="_s + aws + u" aws s3 ls"_s);
        lines += claudeResult(u"s1"_s, 3, u"t1"_s, u"denied for "_s + aws, true);
        lines += claudeAnswer(u"s1"_s, 4, u"The key is refused."_s);
        home.writeClaude(u"s1"_s, lines);
        const ImportReport report = home.import();
        qint64 replaced = 0;
        for (const auto &[kind, number] : report.secrets)
            replaced += number;
        QVERIFY2(replaced >= 3, qPrintable(QString::number(replaced)));
        const QStringList contents = storeContents(home.paths());
        for (const QString &line : contents)
            QVERIFY2(!line.contains(key) && !line.contains(aws), qPrintable(line));
        const auto connection = Connection::open(home.paths(), u"test"_s, Connection::Mode::Read);
        for (const QString &word : {aws, u"Zq8Lr2Vt6Wx0Yb4Nc9Md3Pf7"_s}) {
            auto hits = (*connection)
                            ->run(u"SELECT count(*) FROM talk_index WHERE talk_index MATCH ?"_s,
                                  QVariantList {QString(word + u'*')});
            QVERIFY(hits && hits->next());
            QCOMPARE(hits->value(0).toInt(), 0);
        }
        home.closeStore();
        QVERIFY(!anyFileHolds(home, "3QJ5XK7TZP2WLM4D"));
        QVERIFY(!anyFileHolds(home, "Zq8Lr2Vt6Wx0Yb4N"));
    }

    void aParentsPromptIsFound()
    {
        ImportHome home;
        home.writeClaude(u"s1"_s, claudePrompt(u"s1"_s, 1, u"Look after the harbour of the toy ships please"_s));
        QByteArray lines = claudePrompt(u"s1"_s, 2, u"Count every lighthouse on the northern coast and report"_s);
        lines += claudePrompt(u"s1"_s, 3, u"<system-reminder>lighthouse keepers</system-reminder>"_s);
        lines += claudeAnswer(u"s1"_s, 4, u"There are seven of them."_s);
        home.writeClaude(u"s1/subagents/agent-a1"_s, lines);
        home.import();
        const auto found = [&](const QString &match) {
            return count(home,
                         u"SELECT count(*) FROM talk_index JOIN message m ON m.id = talk_index.rowid"
                         " WHERE talk_index MATCH '%1'"_s.arg(match));
        };
        QCOMPARE(count(home, u"SELECT count(*) FROM session WHERE subagent = 1"_s), 1);
        QCOMPARE(count(home, u"SELECT prompts FROM session WHERE subagent = 1"_s), 0); // no person's
        QCOMPARE(found(u"lighthouse"_s), 1);
        QCOMPARE(found(u"{other} : lighthouse"_s), 1);
        QCOMPARE(found(u"{prompt answer} : lighthouse"_s), 0); // no person typed it
        QCOMPARE(found(u"{answer} : lighthouse"_s), 0);
        QCOMPARE(found(u"keepers"_s), 0);
    }

    void survivesHostileFiles()
    {
        ImportHome home;
        QByteArray lines = claudePrompt(u"s1"_s, 1, u"Please repair the broken parser for the año report"_s);
        lines += QByteArray(1500, '\0');
        lines += "{\"type\":\"user\",\"mess";
        lines += claudeAnswer(u"s1"_s, 2, u"glued after a truncated object"_s);
        lines += "\xff\xfe garbage \x80\n\n[1,2,3]\nnull\n\"text\"\n";
        lines += claudeAnswer(u"s1"_s, 3, u"raw\u2028separator"_s);
        home.writeClaude(u"s1"_s, lines);
        home.writeClaude(u"empty"_s, {});
        home.writeClaude(u"zeros"_s, QByteArray(100'000, '\0'));
        home.writeClaude(u"binary"_s,
                         QByteArray("\x7f"
                                    "ELF\x01\x02")
                             .repeated(5000));
        home.writeClaude(
            u"long"_s,
            claudePrompt(u"long"_s, 1,
                         u"Look at this very long text and summarise it: "_s + u"palabra "_s.repeated(400'000)));
        QDir().mkpath(home.path() + u"/.claude/projects/-work-app/folder.jsonl"_s);
        const ImportReport report = home.import();
        QCOMPARE(report.agents.at(Agent::ClaudeCode).sessions, 2);
        QCOMPARE(count(home, u"SELECT prompts FROM session WHERE native_id = 's1'"_s), 1);
        QCOMPARE(count(home, u"SELECT answers FROM session WHERE native_id = 's1'"_s), 2);
        QVERIFY(report.skippedTotal > 0);
        QVERIFY(count(home, u"SELECT max(length) FROM message"_s) <= 1024 * 1024);
        QCOMPARE(count(home, u"SELECT count(*) FROM message WHERE flags & 8"_s), 1);
        const QStringList rows = storeRows(home.paths());
        home.import();
        VERIFY_SAME(rows, storeRows(home.paths()));
    }

    void aFileThatCannotBeReadIsOneSkippedEntry()
    {
        if (::geteuid() == 0)
            QSKIP("root reads everything");
        ImportHome home;
        const QString path = home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 1, 2));
        home.writeClaude(u"s2"_s, claudeSession(u"s2"_s, 1, 2, 2));
        QVERIFY(QFile::setPermissions(path, {}));
        const ImportReport report = home.import();
        QCOMPARE(report.agents.at(Agent::ClaudeCode).sessions, 1);
        QCOMPARE(report.skippedTotal, 1);
        QCOMPARE(home.import().skippedTotal, 1);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        const ImportReport again = home.import();
        QCOMPARE(again.agents.at(Agent::ClaudeCode).sessions, 2);
        QCOMPARE(again.skippedTotal, 0);
    }

    void theFileItselfIsNeverTouched()
    {
        ImportHome home;
        const QByteArray contents = claudeSession(u"s1"_s, 1, 2);
        const QString path = home.writeClaude(u"s1"_s, contents);
        const QDateTime before = QFileInfo(path).lastModified();
        home.import();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), contents);
        QCOMPARE(QFileInfo(path).lastModified(), before);
    }

    void aCancelledImportGoesOnLater()
    {
        ImportHome home;
        for (int i = 0; i < 60; ++i)
            home.writeClaude(u"s%1"_s.arg(i), claudeSession(u"s%1"_s.arg(i), 4, 12, i + 1));
        std::stop_source stop;
        int told = 0;
        QElapsedTimer sinceStop;
        const auto cancelled =
            Importer(home.writer()).run(home.options(), stop.get_token(), [&](const ImportProgress &) {
                if (++told == 1) {
                    stop.request_stop();
                    sinceStop.start();
                }
            });
        QVERIFY(cancelled.has_value());
        QVERIFY(cancelled->cancelled);
        QVERIFY(sinceStop.elapsed() < 3000);
        home.import();
        const QStringList contents = storeContents(home.paths());
        home.removeStore();
        home.import();
        VERIFY_SAME(storeContents(home.paths()), contents);
    }

    void progressIsHonest()
    {
        ImportHome home;
        for (int i = 0; i < 20; ++i)
            home.writeClaude(u"s%1"_s.arg(i), claudeSession(u"s%1"_s.arg(i), 2, 6, i + 1));
        std::vector<ImportProgress> told;
        const auto report = Importer(home.writer()).run(home.options(), {}, [&](const ImportProgress &p) {
            told.push_back(p);
        });
        QVERIFY(report.has_value());
        QVERIFY(told.size() >= 2);
        QCOMPARE(told.front().bytesDone, 0);
        QCOMPARE(told.front().secondsLeft, -1);
        QCOMPARE(told.front().filesTotal, 20);
        QCOMPARE(told.back().filesDone, 20);
        QCOMPARE(told.back().bytesDone, told.back().bytesTotal);
        QCOMPARE(told.back().sessions, 20);
        for (size_t i = 1; i < told.size(); ++i)
            QVERIFY(told[i].bytesDone >= told[i - 1].bytesDone);
    }

    void aRunningTaskComesToRest()
    {
        ImportHome home;
        home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 2, 3));
        home.import();
        const QStringList contents = storeContents(home.paths());
        // As it was stored while it ran; the file has not changed since.
        QVERIFY(home.writer()
                    .post([](WriteContext &context) -> Result<void> {
                        return context.connection.execute(
                            "UPDATE session SET status = 3; UPDATE experience SET status = 3, "
                            "inferred_status = 3 WHERE started = (SELECT max(started) FROM experience)");
                    })
                    .result()
                    .has_value());
        const ImportReport report = home.import();
        QCOMPARE(report.bytesRead, 0);
        VERIFY_SAME(contents, storeContents(home.paths()));
    }

    void findsAgentsWithoutReading()
    {
        ImportHome home;
        home.writeClaude(u"s1"_s, claudeSession(u"s1"_s, 1, 1));
        const auto agents = findAgents(home.options().places);
        QCOMPARE(agents.size(), size_t(1));
        QCOMPARE(agents.front().agent, Agent::ClaudeCode);
        QCOMPARE(agents.front().files, 1);
        QVERIFY(agents.front().bytes > 0);
        QVERIFY(agents.front().newestMs > 0);
    }
};

QTEST_GUILESS_MAIN(ImporterTest)
#include "tst_importer.moc"
