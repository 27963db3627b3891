#include "RecordedSink.h"
#include "agents/IsoTime.h"
#include "support/SharedData.h"
#include "support/TestHome.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <set>

using namespace evoca;
using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

/// Cells of the rows of all tables that expect numbers ("Expected:" in SOURCES.md).
QList<QStringList> expectedRows(const QString &markdown)
{
    QFile file(markdown);
    QList<QStringList> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        QStringList cells = line.split(u'|');
        if (cells.size() < 13 || !line.startsWith("| `"_L1))
            continue;
        for (QString &cell : cells)
            cell = cell.trimmed();
        cells[1].remove(u'`');
        cells[8].remove(u'`');
        rows << cells.mid(1);
    }
    return rows;
}

Agent agentOf(const QString &path)
{
    return path.startsWith("claude/"_L1) ? Agent::ClaudeCode : Agent::Codex;
}

int kindOf(const QString &path)
{
    if (path.endsWith("history.jsonl"_L1))
        return agentOf(path) == Agent::ClaudeCode ? 2 : 1;
    return QFileInfo(path).fileName().startsWith("agent-"_L1) ? 1 : 0;
}

qint64 timeIn(const QString &cell)
{
    return isoTimeMs(cell.toStdString());
}

} // namespace

class TestAgentSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void counts_data();
    void counts();
    void resumedAtEveryLine_data() { counts_data(); }
    void resumedAtEveryLine();
    void foundInTheSamplesFolder();

private:
    test::TestHome m_home;
};

void TestAgentSamples::initTestCase()
{
    if (test::sharedData(u"samples"_s).isEmpty())
        QSKIP("the shared samples are not here");
}

void TestAgentSamples::counts_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("cells");
    const QString root = test::sharedData(u"samples"_s);
    for (const QStringList &cells : expectedRows(root + "/SOURCES.md"_L1)) {
        if (cells[0].startsWith("claude/"_L1) || cells[0].startsWith("codex/"_L1))
            QTest::addRow("%s", qPrintable(cells[0])) << QString(root + u'/' + cells[0]) << cells;
    }
}

void TestAgentSamples::counts()
{
    QFETCH(QString, file);
    QFETCH(QStringList, cells);
    QVERIFY2(QFile::exists(file), qPrintable(file));
    const test::RecordedSink sink = test::readWhole(file, agentOf(cells[0]), kindOf(cells[0]));
    int subagents = 0;
    int sessions = 0;
    for (const auto &[handle, session] : sink.sessions)
        ++(session.subagent ? subagents : sessions);
    QCOMPARE(sessions, cells[1].toInt());
    QCOMPARE(sink.count(MessageKind::Prompt), cells[2].toInt());
    QCOMPARE(sink.answers(), cells[3].toInt());
    QCOMPARE(sink.count(MessageKind::ToolCall), cells[4].toInt());
    QCOMPARE(subagents, cells[9].toInt());
    if (!sink.messages.empty() && timeIn(cells[5]) > 0) {
        QVERIFY(sink.firstTime() >= timeIn(cells[5]));
        QVERIFY(sink.lastTime() <= timeIn(cells[6]));
    }
    if (cells[7] != "not established"_L1)
        QCOMPARE(QString::fromStdString(sink.sessions.begin()->second.cwd), cells[7]);
    if (cells[8] != "not established"_L1)
        QCOMPARE(QString::fromStdString(sink.sessions.begin()->second.model), cells[8]);
    const int damaged = cells[10] == "none"_L1 ? 0 : cells[10].toInt();
    QStringList reasons;
    for (const auto &skip : sink.skips)
        reasons << u"%1: %2"_s.arg(skip.line).arg(QString::fromStdString(skip.reason));
    QVERIFY2(int(sink.skips.size()) == damaged, qPrintable(reasons.join(u'\n')));
    QCOMPARE(sink.reached, file.endsWith(".zst"_L1) ? sink.reached : QFileInfo(file).size());
}

void TestAgentSamples::resumedAtEveryLine()
{
    QFETCH(QString, file);
    QFETCH(QStringList, cells);
    const AgentFile whole = test::agentFile(file, agentOf(cells[0]), kindOf(cells[0]));
    if (whole.size > 200'000)
        QSKIP("a large file is resumed at every line by its small relatives");
    const test::RecordedSink expected = test::readWhole(file, whole.agent, whole.kind);
    const AgentFormat &format = agentFormats()[whole.agent == Agent::ClaudeCode ? 0 : 1];
    test::RecordedSink parts;
    qint64 offset = 0;
    QByteArray state;
    for (int i = 0; i < 100'000; ++i) {
        const std::unique_ptr<AgentReader> reader = format.makeReader();
        parts.stopAt = offset + 1; // stops after the next line
        const qint64 reached = reader->read(whole, offset, state, parts);
        if (reached == offset)
            break;
        offset = reached;
        state = reader->state();
    }
    QCOMPARE(offset, expected.reached);
    QCOMPARE(parts.lines(), expected.lines());
    QCOMPARE(parts.sessions.size(), expected.sessions.size());
    for (const auto &[handle, session] : expected.sessions) {
        QCOMPARE(parts.sessions[handle].nativeId, session.nativeId);
        QCOMPARE(parts.sessions[handle].cwd, session.cwd);
        QCOMPARE(parts.sessions[handle].title, session.title);
    }
}

void TestAgentSamples::foundInTheSamplesFolder()
{
    const QString samples = test::sharedData(u"samples"_s);
    if (samples.isEmpty())
        QSKIP("no samples here");
    int files = 0;
    for (const AgentFormat &format : agentFormats()) {
        for (const AgentFile &file : format.find({samples, false}, {})) {
            ++files;
            QVERIFY(file.size > 0);
            QVERIFY(file.mtimeNs > 0);
            QVERIFY(!file.path.endsWith(".zst"_L1)); // its plain twin is there
        }
        QVERIFY(!format.folders({samples, false}).empty());
    }
    QCOMPARE(files, 15 + 15);
}

QTEST_GUILESS_MAIN(TestAgentSamples)
#include "tst_agentsamples.moc"
