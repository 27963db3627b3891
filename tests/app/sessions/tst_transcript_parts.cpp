#include "pages/sessions/BlockHeights.h"
#include "pages/sessions/CallSummary.h"
#include "pages/sessions/SessionExport.h"
#include "pages/sessions/TranscriptBlocks.h"
#include "widgets/text/LineDiff.h"

#include <QRandomGenerator>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace evoca;
using namespace evoca::app;

namespace {

model::Message message(model::RowId id, model::MessageKind kind, model::RowId pair = 0)
{
    model::Message made;
    made.id = id;
    made.kind = kind;
    made.pair = pair;
    made.length = 10;
    return made;
}

model::Message look(model::RowId id)
{
    model::Message made = message(id, model::MessageKind::ToolCall);
    made.category = model::ToolCategory::Read;
    made.finished = true;
    return made;
}

QString written(const std::vector<DiffLine> &lines)
{
    QString text;
    for (const DiffLine &line : lines) {
        const char signs[] = {' ', '+', '-', '~'};
        text += QLatin1Char(signs[int(line.kind)]) + line.text + u'\n';
    }
    return text;
}

} // namespace

/// The pure parts of the transcript: heights, blocks, diffs, what a folded call says.
class TestTranscriptParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heightsAgreeWithPlainSums()
    {
        QRandomGenerator random(7);
        std::vector<int> plain(1000);
        for (int &height : plain)
            height = random.bounded(1, 300);
        BlockHeights heights;
        heights.reset(plain);
        for (int i = 0; i < 500; ++i) {
            const int block = random.bounded(1000);
            plain[std::size_t(block)] = random.bounded(1, 300);
            heights.setHeight(block, plain[std::size_t(block)]);
        }
        qint64 top = 0;
        for (int block = 0; block < 1000; ++block) {
            QCOMPARE(heights.top(block), top);
            QCOMPARE(heights.blockAt(top), block);
            QCOMPARE(heights.blockAt(top + plain[std::size_t(block)] - 1), block);
            top += plain[std::size_t(block)];
        }
        QCOMPARE(heights.total(), top);
        QCOMPARE(heights.blockAt(top + 1000), 999);
        QCOMPARE(heights.blockAt(-5), 0);
    }

    void noBlocksAreNoPlace()
    {
        BlockHeights heights;
        heights.reset({});
        QCOMPARE(heights.blockAt(0), -1);
        QCOMPARE(heights.total(), 0);
    }

    void resultsStandWithTheirCall()
    {
        const std::vector<model::Message> messages {
            message(1, model::MessageKind::Prompt),        message(2, model::MessageKind::ToolCall, 4),
            message(3, model::MessageKind::ToolCall, 5),   message(4, model::MessageKind::ToolResult, 2),
            message(5, model::MessageKind::ToolResult, 3), message(6, model::MessageKind::Answer)};
        const auto blocks = arrangeBlocks(messages);
        QCOMPARE(blocks.size(), 4);
        QCOMPARE(blocks[1].result, 3);
        QCOMPARE(blocks[2].result, 4);
        QVERIFY(!blocks[1].joinsAbove && blocks[1].joinsBelow && blocks[2].joinsAbove && !blocks[2].joinsBelow);
    }

    void copiesAndEmptyThinkingAreLeftOut()
    {
        std::vector<model::Message> messages {message(1, model::MessageKind::Prompt),
                                              message(2, model::MessageKind::Thinking),
                                              message(3, model::MessageKind::Answer)};
        messages[0].copy = true;
        messages[1].length = 0;
        QCOMPARE(arrangeBlocks(messages).size(), 1);
    }

    void moreThanSixLooksFold()
    {
        std::vector<model::Message> messages;
        for (model::RowId id = 1; id <= 6; ++id)
            messages.push_back(look(id));
        QCOMPARE(arrangeBlocks(messages).size(), 6);
        messages.push_back(look(7));
        const auto folded = arrangeBlocks(messages);
        QCOMPARE(folded.size(), 1);
        QCOMPARE(folded[0].kind, TranscriptBlock::Kind::LookRun);
        QCOMPARE(expandRun(messages, folded[0]).size(), 7);
        messages[3].failed = true; // a failure is never hidden in a run
        QCOMPARE(arrangeBlocks(messages).size(), 7);
    }

    void diffs_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("shown");
        QTest::newRow("one line replaced") << u"a\nb\nc\n"_s << u"a\nx\nc\n"_s << u" a\n-b\n+x\n c\n"_s;
        QTest::newRow("inserted") << u"a\nc"_s << u"a\nb\nc"_s << u" a\n+b\n c\n"_s;
        QTest::newRow("new file") << QString() << u"a\nb\n"_s << u"+a\n+b\n"_s;
        QTest::newRow("equal") << u"a\n"_s << u"a\n"_s << QString();
        QTest::newRow("far lines are left out")
            << u"1\n2\n3\n4\n5\n6\n7\n8\n9"_s << u"1\n2\n3\n4\n5\n6\n7\n8\nX"_s << u" 6\n 7\n 8\n-9\n+X\n"_s;
    }

    void diffs()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QTEST(written(diffLines(before, after)), "shown");
    }

    void changedWordsAreMarked()
    {
        const auto lines = diffLines(u"return round(net * rate);"_s, u"return net * rate;"_s);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].text.mid(lines[0].wordStart, lines[0].wordLength), u"round(net * rate)"_s);
    }

    void hugeDiffsStayBounded()
    {
        const QString before = u"a\n"_s.repeated(20'000);
        const QString after = u"b\n"_s.repeated(20'000);
        QCOMPARE(diffLines(before, after).size(), 40'000);
    }

    void patches()
    {
        const auto lines = patchLines(
            u"*** Begin Patch\n*** Update File: src/a.rs\n@@\n fn x\n-old\n+new\n*** End Patch"_s);
        QCOMPARE(written(lines), u"~src/a.rs\n fn x\n-old\n+new\n"_s);
    }

    void essences_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("essence");
        QTest::newRow("single") << u"cargo test -p auth"_s << u"cargo test -p auth"_s;
        QTest::newRow("named") << u"description: Run tests\ncommand: pnpm test\ntimeout: 5"_s << u"pnpm test"_s;
        QTest::newRow("json") << u"{\"file_path\":\"/a/b.ts\",\"old_string\":\"x\",\"new_string\":\"y\"}"_s
                              << u"/a/b.ts"_s;
        QTest::newRow("argv") << u"{\"command\":[\"bash\",\"-lc\",\"ls\"]}"_s << u"bash -lc ls"_s;
        QTest::newRow("patch") << u"*** Begin Patch\n*** Add File: n.txt\n+x\n*** End Patch"_s << u"n.txt"_s;
        QTest::newRow("nothing") << QString() << u"Tool"_s;
    }

    void essences()
    {
        QFETCH(QString, input);
        QTEST(CallSummary::essence(u"Tool"_s, input), "essence");
    }

    void results_data()
    {
        QTest::addColumn<int>("category");
        QTest::addColumn<bool>("failed");
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("words");
        const int test = int(model::ToolCategory::Test);
        QTest::newRow("cargo") << test << false << u"test result: ok. 48 passed; 0 failed; 0 ignored"_s
                               << u"48 passed"_s;
        QTest::newRow("jest") << test << true << u"Tests:       1 failed, 47 passed, 48 total"_s << u"1 of 48 failed"_s;
        QTest::newRow("unittest") << test << true << u"Ran 5 tests in 0.1s\n\nFAILED (failures=2)"_s
                                  << u"2 of 5 failed"_s;
        QTest::newRow("silent") << test << false << QString() << u"passed"_s;
        QTest::newRow("read") << int(model::ToolCategory::Read) << false << u"a\nb\nc\n"_s << u"3 lines"_s;
    }

    void results()
    {
        QFETCH(int, category);
        QFETCH(bool, failed);
        QFETCH(QString, output);
        const QString words = CallSummary::resultWords(model::ToolCategory(category), failed, {}, output);
        // Without a loaded translation the English plural form keeps its "(s)".
        QTEST(QString(words).replace(u"line(s)"_s, u"lines"_s), "words");
    }

    void resumeCommandsQuoteTheFolder()
    {
        model::Session session;
        session.agent = model::Agent::ClaudeCode;
        session.nativeId = u"abc"_s;
        session.cwd = u"/home/it's"_s;
        QCOMPARE(resumeCommand(session), u"cd '/home/it'\\''s' && claude --resume 'abc'"_s);
        session.subagent = true;
        QVERIFY(resumeCommand(session).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestTranscriptParts)
#include "tst_transcript_parts.moc"
