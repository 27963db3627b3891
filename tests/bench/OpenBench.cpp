#include "BenchStore.h"
#include "Measurements.h"

#include "store/Connection.h"
#include "store/TextStore.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

constexpr int longSession = 47'000;

/// One session of `messages` messages below a home folder.
bool writeLongSession(const QString &home, int messages)
{
    const QString folder = home + "/.claude/projects/-work-long"_L1;
    QDir().mkpath(folder);
    QFile file(folder + "/00000000-0000-4000-8000-000000047000.jsonl"_L1);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    const QByteArray head =
        R"(","sessionId":"00000000-0000-4000-8000-000000047000","cwd":"/proj/long","version":"2.1.0","uuid":")";
    for (int i = 0; i < messages; ++i) {
        const QByteArray n = QByteArray::number(i);
        const QByteArray time = QDateTime::fromMSecsSinceEpoch(1'760'000'000'000 + i * 2000LL, QTimeZone::UTC)
                                    .toString(Qt::ISODateWithMs)
                                    .toLatin1();
        QByteArray line = "{\"timestamp\":\"" + time + head + n + "\",";
        const QByteArray call = QByteArray::number(i - 1);
        switch (i % 20 == 0 ? 0 : i % 20 == 19 ? 1 : i % 2 == 1 ? 2 : 3) {
        case 0:
            line += R"("type":"user","message":{"role":"user","content":"Please continue with part )" + n
                + R"( of the migration plan"}})";
            break;
        case 1:
            line += R"("type":"assistant","message":{"role":"assistant","id":"m)" + n
                + R"(","content":[{"type":"text","text":"Part )" + n + R"( is done, the tests pass."}]}})";
            break;
        case 2:
            line += R"("type":"assistant","message":{"role":"assistant","id":"m)" + n
                + R"(","content":[{"type":"tool_use","id":"t)" + n
                + R"(","name":"Bash","input":{"command":"npm test -- --shard )" + n + R"("}}]}})";
            break;
        default:
            line += R"("type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t)" + call
                + R"(","content":")" + QByteArray("48 passing, no failures\\n").repeated(20) + n + R"("}]}})";
        }
        file.write(line + '\n');
    }
    return true;
}

} // namespace

int openBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({u"json"_s, u"Also writes the figures to FILE."_s, u"FILE"_s});
    parser.process(arguments);
    const QTemporaryDir folder;
    if (!writeLongSession(folder.filePath(u"home"_s), longSession))
        return 3;
    const StorePaths paths = StorePaths::under(folder.filePath(u"store"_s));
    {
        const auto writer = Writer::start(paths);
        if (!writer
            || !Importer(**writer).run({.places = {.home = folder.filePath(u"home"_s), .useEnvironment = false}}, {}))
            return 3;
    }
    Timings rows;
    Timings page;
    size_t messages = 0;
    for (int run = 0; run < 11; ++run) {
        const auto connection = Connection::open(paths, u"bench"_s, Connection::Mode::Read);
        if (!connection)
            return 3;
        TextStore texts(**connection);
        QElapsedTimer clock;
        clock.start();
        const auto all = texts.messages(1);
        rows.add(double(clock.nsecsElapsed()) / 1e6);
        if (!all)
            return 3;
        messages = all->size();
        for (size_t i = messages > 60 ? messages - 60 : 0; i < messages; ++i)
            (void)texts.text((*all)[i]);
        page.add(double(clock.nsecsElapsed()) / 1e6);
    }
    Measurements out;
    out.note(u"messages"_s, qint64(messages));
    out.add(u"all rows of the session"_s, rows.percentile(0.5), u"ms"_s);
    out.add(u"rows and the texts of one screen"_s, page.percentile(0.5), u"ms"_s, 150);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

} // namespace evoca::bench
