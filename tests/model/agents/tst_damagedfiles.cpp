// What crashes, careless writers and time leave behind: the numbered items are those of the list of complaints.
#include "RecordedSink.h"
#include "support/TestHome.h"

#include <QFile>
#include <QTest>

#include <zstd.h>

using namespace evoca;
using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

QByteArray prompt(const QByteArray &text, const QByteArray &uuid = "u")
{
    return R"({"type":"user","uuid":")" + uuid
        + R"(","timestamp":"2026-01-02T03:04:05Z","cwd":"/p","message":{"role":"user","content":")" + text + R"("}})";
}

std::string text(const test::RecordedSink &sink, size_t index)
{
    return index < sink.messages.size() ? sink.messages[index].second.text : "(none)";
}

QByteArray compressed(const QByteArray &plain)
{
    QByteArray out(qsizetype(ZSTD_compressBound(size_t(plain.size()))), Qt::Uninitialized);
    out.resize(qsizetype(ZSTD_compress(out.data(), size_t(out.size()), plain.constData(), size_t(plain.size()), 3)));
    return out;
}

} // namespace

class TestDamagedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void giantLine();
    void tooLongLine();
    void lineSeparatorsInText();
    void literalLineEnds();
    void literalLineEndThenDamage();
    void truncatedThenWhole();
    void truncatedNestedThenWhole();
    void gluedObjects();
    void trailingNuls();
    void nulsBeforeRecord();
    void loneSurrogates();
    void badUtf8();
    void unfinishedLastLine();
    void wrongFieldTypes();
    void notJson();
    void missingFile();
    void compressedFrames();
    void compressedTruncated();
    void compressedResume();
    void growingFile();
    void cancelled();
    void byteOrderMarkAndCarriageReturns();

private:
    test::RecordedSink read(const QByteArray &contents)
    {
        return test::readWhole(m_home.write(u".claude/projects/-p/%1.jsonl"_s.arg(++m_files), contents),
                               Agent::ClaudeCode);
    }

    test::TestHome m_home;
    int m_files = 0;
};

void TestDamagedFiles::giantLine() // 14
{
    const QByteArray giant(12'800'000, 'x');
    const test::RecordedSink sink = read(prompt("before", "1") + '\n' + prompt(giant, "2") + '\n' + prompt("after", "3")
                                         + '\n');
    QCOMPARE(sink.messages.size(), 3u);
    QCOMPARE(text(sink, 1).size(), size_t(giant.size()));
    QCOMPARE(text(sink, 2), "after");
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::tooLongLine() // 13, 14
{
    const QByteArray giant(65 * 1024 * 1024, 'x');
    const test::RecordedSink sink = read(prompt("before", "1") + '\n' + prompt(giant, "2") + '\n' + prompt("after", "3")
                                         + '\n');
    QCOMPARE(sink.messages.size(), 2u);
    QCOMPARE(text(sink, 1), "after");
    QCOMPARE(sink.skips.size(), 1u);
    QCOMPARE(sink.skips[0].reason, "too_long");
    QCOMPARE(sink.skips[0].line, 2);
}

void TestDamagedFiles::lineSeparatorsInText() // 17
{
    const test::RecordedSink sink = read(prompt("a\u2028b\u2029c\u0085d", "1") + '\n');
    QCOMPARE(text(sink, 0), "a\u2028b\u2029c\u0085d");
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::literalLineEnds() // 18
{
    const test::RecordedSink sink = read(prompt("first", "1") + '\n' + prompt("one\ntwo\n\n\tthree", "2") + '\n'
                                         + prompt("last", "3") + '\n');
    QCOMPARE(sink.messages.size(), 3u);
    QCOMPARE(text(sink, 1), "one\ntwo\n\n\tthree");
    QCOMPARE(text(sink, 2), "last");
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::literalLineEndThenDamage() // 18
{
    const QByteArray broken = prompt("one\ntwo\nthree", "2").chopped(20);
    const test::RecordedSink sink = read(broken + '\n' + prompt("next", "3") + '\n' + prompt("last", "4") + '\n');
    QCOMPARE(sink.messages.size(), 2u);
    QCOMPARE(text(sink, 0), "next");
    QCOMPARE(sink.skips.size(), 1u);
    QCOMPARE(sink.skips[0].line, 1);
}

void TestDamagedFiles::truncatedThenWhole() // 19
{
    const test::RecordedSink sink = read(prompt("lost words", "1").first(60) + prompt("whole", "2") + '\n'
                                         + prompt("last", "3") + '\n');
    QCOMPARE(sink.messages.size(), 2u);
    QCOMPARE(text(sink, 0), "whole");
    QCOMPARE(sink.skips.size(), 1u);
    QCOMPARE(sink.skips[0].reason, "truncated");
}

void TestDamagedFiles::truncatedNestedThenWhole() // 19
{
    const QByteArray nested =
        R"({"type":"assistant","uuid":"1","message":{"role":"assistant","content":[{"type":"text","text":"a"},{"type":"text","text":"b")";
    const test::RecordedSink sink = read(nested + prompt("whole", "2") + '\n');
    QCOMPARE(sink.messages.size(), 1u);
    QCOMPARE(text(sink, 0), "whole");
}

void TestDamagedFiles::gluedObjects()
{
    const test::RecordedSink sink = read(prompt("one", "1") + prompt("two", "2") + ' ' + prompt("three", "3") + '\n'
                                         + prompt("four", "4"));
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"one", "two", "three", "four"}));
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::trailingNuls() // 20
{
    const QByteArray contents = prompt("one", "1") + '\n' + prompt("two", "2") + '\n' + QByteArray(1728, '\0');
    const test::RecordedSink sink = read(contents);
    QCOMPARE(sink.messages.size(), 2u);
    QVERIFY(sink.skips.empty());
    QCOMPARE(sink.reached, contents.size());
}

void TestDamagedFiles::nulsBeforeRecord() // 20: the agent went on after the crash
{
    const test::RecordedSink sink = read(prompt("one", "1") + '\n' + QByteArray(1206, '\0') + prompt("two", "2")
                                         + '\n');
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"one", "two"}));
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::loneSurrogates() // 21
{
    const test::RecordedSink sink = read(prompt(R"(a \ud83d b \ude00 c \ud83d\ude00 d)", "1") + '\n');
    QCOMPARE(text(sink, 0), "a \uFFFD b \uFFFD c \U0001F600 d");
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::badUtf8() // 21
{
    const test::RecordedSink sink = read(prompt("a \xff\xfe b \xed\xa0\xbd c \xc3", "1") + '\n' + prompt("ñ", "2")
                                         + '\n');
    QCOMPARE(text(sink, 0), "a \uFFFD\uFFFD b \uFFFD\uFFFD\uFFFD c \uFFFD");
    QCOMPARE(text(sink, 1), "ñ");
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::unfinishedLastLine()
{
    const QByteArray whole = prompt("one", "1") + '\n';
    const test::RecordedSink sink = read(whole + prompt("two", "2").chopped(5));
    QCOMPARE(sink.messages.size(), 1u);
    QCOMPARE(sink.reached, whole.size());
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::wrongFieldTypes()
{
    const test::RecordedSink sink = read(
        R"({"type":"user","uuid":5,"timestamp":"soon","cwd":[1],"gitBranch":null,"message":{"role":7,"content":"kept"},"toolUseResult":12})"
        "\n");
    QCOMPARE(text(sink, 0), "kept");
    QCOMPARE(sink.messages[0].second.time, 0);
}

void TestDamagedFiles::notJson()
{
    const test::RecordedSink sink = read("hello\n[1,2,3]\n42\n{\"a\":1}\n\n" + prompt("kept", "1") + '\n');
    QCOMPARE(sink.messages.size(), 1u);
    QCOMPARE(sink.skips.size(), 4u);
    QCOMPARE(sink.skips[0].line, 1);
    QCOMPARE(sink.skips[3].reason, "unknown_record");
}

void TestDamagedFiles::missingFile()
{
    const test::RecordedSink sink = test::readWhole(m_home.path() + "/nothing.jsonl"_L1, Agent::Codex);
    QCOMPARE(sink.skips.size(), 1u);
    QCOMPARE(sink.skips[0].line, 0);
}

void TestDamagedFiles::compressedFrames() // 1
{
    const QByteArray frames = compressed(prompt("one", "1") + '\n')
        + compressed(prompt("two", "2") + '\n' + prompt("three", "3").first(30))
        + compressed(prompt("three", "3").mid(30) + '\n');
    const QString path = m_home.write(u".claude/projects/-p/frames.jsonl.zst"_s, frames);
    const test::RecordedSink sink = test::readWhole(path, Agent::ClaudeCode);
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"one", "two", "three"}));
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::compressedTruncated()
{
    QByteArray plain;
    for (int i = 0; i < 5000; ++i)
        plain += prompt("text " + QByteArray::number(i * 7919 % 10007), QByteArray::number(i)) + '\n';
    const QByteArray frame = compressed(plain);
    const QString path = m_home.write(u".claude/projects/-p/cut.jsonl.zst"_s, frame.first(frame.size() * 3 / 4));
    const test::RecordedSink sink = test::readWhole(path, Agent::ClaudeCode);
    QVERIFY(sink.messages.size() > 1000);
    QVERIFY(!sink.skips.empty());
    QCOMPARE(sink.skips.back().reason, "truncated_zstd");
}

void TestDamagedFiles::compressedResume()
{
    const QString path = m_home.write(u".claude/projects/-p/resume.jsonl.zst"_s,
                                      compressed(prompt("one", "1") + '\n' + prompt("two", "2") + '\n'));
    const std::unique_ptr<AgentReader> first = agentFormats()[0].makeReader();
    test::RecordedSink sink;
    sink.stopAt = 1;
    const AgentFile file = test::agentFile(path, Agent::ClaudeCode);
    const qint64 offset = first->read(file, 0, {}, sink);
    QCOMPARE(sink.messages.size(), 1u);
    sink.stopAt = -1;
    agentFormats()[0].makeReader()->read(file, offset, first->state(), sink);
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"one", "two"}));
}

void TestDamagedFiles::growingFile()
{
    const QByteArray whole = prompt("one", "1") + '\n' + prompt("two", "2") + '\n';
    const QString path = m_home.write(u".claude/projects/-p/growing.jsonl"_s, {});
    const AgentFormat &format = agentFormats()[0];
    test::RecordedSink sink;
    qint64 offset = 0;
    QByteArray state;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    for (const char byte : whole) { // a reader after every byte must never give a line twice or lose one
        file.write(&byte, 1);
        const std::unique_ptr<AgentReader> reader = format.makeReader();
        offset = reader->read(test::agentFile(path, Agent::ClaudeCode), offset, state, sink);
        state = reader->state();
    }
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"one", "two"}));
    QVERIFY(sink.skips.empty());
}

void TestDamagedFiles::cancelled()
{
    test::RecordedSink sink;
    sink.stopAt = 1;
    const QString path = m_home.write(u".claude/projects/-p/cancel.jsonl"_s,
                                      prompt("one", "1") + '\n' + prompt("two", "2") + '\n');
    agentFormats()[0].makeReader()->read(test::agentFile(path, Agent::ClaudeCode), 0, {}, sink);
    QCOMPARE(sink.messages.size(), 1u);
}

void TestDamagedFiles::byteOrderMarkAndCarriageReturns()
{
    const test::RecordedSink sink = read("\xef\xbb\xbf" + prompt("one", "1") + "\r\n" + prompt("two", "2") + "\r\n");
    QCOMPARE(sink.texts(MessageKind::Prompt), (std::vector<std::string> {"one", "two"}));
    QVERIFY(sink.skips.empty());
}

QTEST_GUILESS_MAIN(TestDamagedFiles)
#include "tst_damagedfiles.moc"
