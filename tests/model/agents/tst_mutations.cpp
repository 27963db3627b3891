// Real and made-up files, broken in thousands of ways that are the same in every run: no reader may crash, hang, give
// texts that are no UTF-8, or depend on where a read was cut.
#include "Corpus.h"
#include "RecordedSink.h"
#include "support/SharedData.h"
#include "support/TestHome.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <random>

using namespace evoca;
using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

using Engine = std::mt19937;

quint32 below(Engine &engine, qsizetype bound)
{
    return bound > 0 ? engine() % quint32(bound) : 0;
}

/// One wound: bytes flipped, cut, doubled, replaced by what parsers stumble over.
void mutate(QByteArray &bytes, Engine &engine)
{
    static const QByteArrayList pieces {
        "\n",      "\0"_ba, "\"",           "\\",         "{",    "}",     "[",    "]",  "\xff",
        "\\ud800", "\r\n",  "\xe2\x80\xa8", "{\"type\":", "null", "1e999", "-",    ":",  ",",
        "\xc3",    "\\u00", "true",         "\"\"",       "}\n{", "}{",    "\\\"", "\t", "[[[[[[[[[[[["};
    const qsizetype at = below(engine, bytes.size() + 1);
    const qsizetype length = below(engine, 40);
    switch (engine() % 6) {
    case 0: bytes.remove(at, length); break;
    case 1: bytes.insert(at, pieces[below(engine, pieces.size())]); break;
    case 2: bytes.insert(at, bytes.mid(below(engine, bytes.size()), length)); break;
    case 3: bytes.replace(at, qMin(length, bytes.size() - at), pieces[below(engine, pieces.size())]); break;
    case 4: bytes.truncate(at); break;
    default:
        if (at < bytes.size())
            bytes[at] = char(engine() & 255);
    }
}

bool isUtf8(const std::string &text)
{
    const QByteArrayView view(text.data(), qsizetype(text.size()));
    return view.isValidUtf8();
}

} // namespace

class TestMutations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenFiles_data();
    void brokenFiles();
    void generatedCorpus();

private:
    test::TestHome m_home;
};

void TestMutations::brokenFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("agent");
    QTest::addColumn<int>("kind");
    const QString samples = test::sharedData(u"samples"_s);
    if (samples.isEmpty())
        QSKIP("no samples here");
    for (size_t i = 0; i < agentFormats().size(); ++i) {
        for (const AgentFile &file : agentFormats()[i].find({samples, false}, {}))
            QTest::addRow("%s", qPrintable(QDir(samples).relativeFilePath(file.path)))
                << file.path << int(i) << file.kind;
    }
}

void TestMutations::brokenFiles()
{
    QFETCH(QString, file);
    QFETCH(int, agent);
    QFETCH(int, kind);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray whole = source.read(60'000);
    Engine engine(42);
    const AgentFormat &format = agentFormats()[size_t(agent)];
    for (int i = 0; i < 80; ++i) {
        QByteArray bytes = whole;
        for (quint32 wounds = 1 + below(engine, 6); wounds > 0; --wounds)
            mutate(bytes, engine);
        const QString path = m_home.write(u"broken/%1"_s.arg(QFileInfo(file).fileName()), bytes);
        AgentFile broken = test::agentFile(path, format.agent, kind);
        if (i % 2 == 0)
            broken.mtimeNs = 1; // long abandoned: the last line counts too
        test::RecordedSink sink;
        const qint64 reached = format.makeReader()->read(broken, 0, {}, sink);
        QVERIFY(reached >= 0 && reached <= bytes.size());
        for (const auto &[handle, message] : sink.messages) {
            QVERIFY(isUtf8(message.text) && isUtf8(message.essence) && isUtf8(message.tool) && isUtf8(message.callId));
            QVERIFY(message.essence.size() <= 500 && message.paths.size() <= 100);
        }
        for (const auto &[handle, session] : sink.sessions)
            QVERIFY(isUtf8(session.title) && isUtf8(session.cwd) && !session.nativeId.empty());
        // A state that is rubbish must not hurt either.
        QByteArray state(qsizetype(below(engine, 64)), 'x');
        format.makeReader()->read(broken, qMin<qint64>(5, bytes.size()), state, sink);
    }
}

/// What the bench's corpus says of itself is what the readers find in it.
void TestMutations::generatedCorpus()
{
    const QString folder = m_home.path() + "/corpus"_L1;
    const bench::CorpusCounts counts = bench::writeCorpus({folder.toStdString(), 4'000'000, 24, 7}, [](qint64) { });
    test::RecordedSink sink;
    qint64 files = 0;
    qint64 bytes = 0;
    for (const AgentFormat &format : agentFormats()) {
        for (const AgentFile &file : format.find({folder, false}, {})) {
            format.makeReader()->read(file, 0, {}, sink);
            ++files;
            bytes += file.size;
        }
    }
    QCOMPARE(files, counts.files);
    QCOMPARE(bytes, counts.bytes);
    QCOMPARE(sink.count(MessageKind::Prompt), counts.prompts);
    QCOMPARE(sink.answers(), counts.answers);
    QCOMPARE(sink.count(MessageKind::ToolCall), counts.toolCalls);
    QCOMPARE(sink.count(MessageKind::ToolResult), counts.toolCalls);
    QVERIFY(sink.skips.empty());
}

QTEST_GUILESS_MAIN(TestMutations)
#include "tst_mutations.moc"
