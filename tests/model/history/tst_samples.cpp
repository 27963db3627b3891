#include "model/history/ImportHome.h"
#include "support/SharedData.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace evoca::model;
using namespace evoca::test;

/// Every sample of an agent that Evoca reads gives the counts that SOURCES.md states.
class SamplesTest : public QObject
{
    Q_OBJECT

private:
    struct Expected
    {
        qint64 sessions = 0, prompts = 0, answers = 0, toolCalls = 0, subagents = 0;
    };

    static void copyTree(const QString &from, const QString &to)
    {
        QDirIterator files(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString target = to + path.mid(from.size());
            QDir().mkpath(QFileInfo(target).path());
            QVERIFY(QFile::copy(path, target));
        }
    }

    /// Sums of the "Expected" tables; a compressed copy beside its plain file is the same session.
    static Expected expected(const QString &sources, const QString &agent)
    {
        QFile file(sources);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        Expected sum;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const QStringList cells = line.split(u'|');
            if (cells.size() < 12 || !cells[1].trimmed().startsWith(u'`' + agent + u'/')
                || cells[1].contains(".zst"_L1))
                continue;
            bool isCount = false;
            sum.sessions += cells[2].trimmed().toLongLong(&isCount);
            if (!isCount)
                continue;
            sum.prompts += cells[3].trimmed().toLongLong();
            sum.answers += cells[4].trimmed().toLongLong();
            sum.toolCalls += cells[5].trimmed().toLongLong();
            sum.subagents += cells[10].trimmed().toLongLong();
        }
        return sum;
    }

private Q_SLOTS:
    void counts_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("agent");
        QTest::newRow("claude") << u"claude"_s << u".claude"_s << int(Agent::ClaudeCode);
        QTest::newRow("codex") << u"codex"_s << u".codex"_s << int(Agent::Codex);
    }
    void counts()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, place);
        QFETCH(const int, agent);
        const QString samples = sharedData(u"samples/"_s + folder);
        if (samples.isEmpty())
            QSKIP("the samples are not here");
        ImportHome home;
        copyTree(samples, home.path() + u'/' + place);
        const ImportReport report = home.import();
        const auto found = report.agents.at(Agent(agent));
        const Expected wanted = expected(sharedData(u"samples/SOURCES.md"_s), folder);
        QVERIFY(wanted.sessions > 10);
        QCOMPARE(found.sessions, wanted.sessions);
        QCOMPARE(found.prompts, wanted.prompts);
        QCOMPARE(found.answers, wanted.answers);
        QCOMPARE(found.toolCalls, wanted.toolCalls);
        QCOMPARE(found.subagents, wanted.subagents);

        const QStringList rows = storeRows(home.paths());
        home.import();
        const QString difference = firstDifference(rows, storeRows(home.paths()));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void bothAgentsInOneHome()
    {
        const QString samples = sharedData(u"samples"_s);
        if (samples.isEmpty())
            QSKIP("the samples are not here");
        ImportHome home;
        copyTree(samples + u"/claude"_s, home.path() + u"/.claude"_s);
        copyTree(samples + u"/codex"_s, home.path() + u"/.codex"_s);
        home.import();
        const QStringList contents = storeContents(home.paths());
        QVERIFY(contents.size() > 500);
        // Another order of arrival gives the same store.
        home.removeStore();
        ImportOptions options = home.options();
        options.parseThreads = 1;
        options.agents = {Agent::Codex};
        QVERIFY(Importer(home.writer()).run(options, {}).has_value());
        options.agents = {Agent::ClaudeCode};
        QVERIFY(Importer(home.writer()).run(options, {}).has_value());
        const QString difference = firstDifference(contents, storeContents(home.paths()));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    /// Each transcript, fed in pieces that end anywhere, gives what it gives at once.
    void growthEqualsTheWhole()
    {
        const QString samples = sharedData(u"samples/claude"_s);
        if (samples.isEmpty())
            QSKIP("the samples are not here");
        ImportHome home;
        copyTree(samples, home.path() + u"/.claude"_s);
        home.import();
        const QStringList contents = storeContents(home.paths());
        home.removeStore();
        std::vector<std::pair<QString, QByteArray>> files;
        QDirIterator all(home.path() + u"/.claude"_s, {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            files.emplace_back(file.fileName(), file.readAll());
            QVERIFY(QFile::resize(file.fileName(), 0));
        }
        for (int part = 0; part < 7; ++part) {
            for (const auto &[path, bytes] : files) {
                const qsizetype from = bytes.size() * part / 7;
                home.append(path, bytes.mid(from, bytes.size() * (part + 1) / 7 - from));
            }
            home.import();
        }
        const QString difference = firstDifference(contents, storeContents(home.paths()));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

QTEST_GUILESS_MAIN(SamplesTest)
#include "tst_samples.moc"
