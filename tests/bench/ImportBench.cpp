#include "BenchStore.h"
#include "Measurements.h"

#include "store/Connection.h"
#include "store/ToolIndexer.h"

#include <QElapsedTimer>
#include <QTextStream>
#include <QThread>

#include <atomic>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

double secondsOf(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e9;
}

void addCounts(Measurements &out, const ImportReport &report)
{
    ImportReport::AgentCounts sum;
    for (const auto &[agent, counts] : report.agents) {
        sum.files += counts.files;
        sum.sessions += counts.sessions;
        sum.prompts += counts.prompts;
        sum.answers += counts.answers;
        sum.toolCalls += counts.toolCalls;
    }
    qint64 secrets = 0;
    for (const auto &[kind, number] : report.secrets)
        secrets += number;
    out.note(u"files"_s, sum.files);
    out.note(u"sessions"_s, sum.sessions);
    out.note(u"prompts"_s, sum.prompts);
    out.note(u"answers"_s, sum.answers);
    out.note(u"tool calls"_s, sum.toolCalls);
    out.note(u"secrets replaced"_s, secrets);
    out.note(u"skipped"_s, report.skippedTotal);
}

} // namespace

int importBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    BenchStore::addOptions(parser);
    parser.addOption({u"threads"_s, u"Parse threads (2)."_s, u"N"_s, u"2"_s});
    parser.addOption({u"no-index"_s, u"Leaves out the second pass."_s});
    parser.process(arguments);
    const auto store = BenchStore::make(parser);
    auto writer = store ? store->open() : nullptr;
    if (!writer)
        return 3;

    Measurements out;
    ImportOptions options = store->options();
    options.parseThreads = parser.value(u"threads"_s).toInt();
    QElapsedTimer clock;
    std::atomic<qint64> firstNs = 0;
    QObject::connect(
        writer.get(), &Writer::committed, writer.get(),
        [&](const ChangeSet &changes) {
            if (firstNs == 0 && !changes.sessions.isEmpty())
                firstNs = clock.nsecsElapsed();
        },
        Qt::DirectConnection);
    clock.start();
    const auto report = Importer(*writer).run(options, {});
    const double seconds = secondsOf(clock);
    if (!report) {
        QTextStream(stderr) << report.error().message << '\n';
        return 3;
    }
    const double mb = double(report->bytesRead) / 1e6;
    out.note(u"corpus MB"_s, mb);
    out.note(u"cores"_s, QThread::idealThreadCount());
    addCounts(out, *report);
    out.add(u"import: seconds"_s, seconds, u"s"_s);
    out.add(u"import: source read"_s, mb / seconds, u"MB/s"_s, 150, false);
    out.add(u"import: first sessions visible"_s, double(firstNs) / 1e6, u"ms"_s, 1000);
    out.add(u"import: peak memory"_s, memoryMb(true), u"MB"_s, 300);
    if (!parser.isSet(u"no-index"_s)) {
        clock.restart();
        const auto indexed = ToolIndexer(store->paths()).run({});
        if (!indexed)
            QTextStream(stderr) << indexed.error().message << '\n';
        out.add(u"second pass: seconds"_s, secondsOf(clock), u"s"_s);
        out.add(u"second pass: source"_s, mb / secondsOf(clock), u"MB/s"_s, 10'000.0 / 180, false);
        out.add(u"second pass: peak memory"_s, memoryMb(true), u"MB"_s, 300);
    }
    writer.reset(); // the log is merged into the store
    const double storeMb = folderMb(store->paths().data);
    out.add(u"store: size"_s, storeMb, u"MB"_s);
    out.add(u"store: share of the source"_s, 100 * storeMb / mb, u"%"_s, 20);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

int rescanBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    BenchStore::addOptions(parser);
    parser.addOption({u"runs"_s, u"Number of runs (11)."_s, u"N"_s, u"11"_s});
    parser.process(arguments);
    const auto store = BenchStore::make(parser);
    if (!store || !store->fill())
        return 3;
    const auto writer = store->open();
    if (!writer)
        return 3;
    Importer importer(*writer);
    Timings timings;
    qint64 files = 0;
    for (int i = 0; i < parser.value(u"runs"_s).toInt(); ++i) {
        QElapsedTimer clock;
        clock.start();
        const auto report = importer.run(store->options(), {});
        timings.add(secondsOf(clock) * 1000);
        if (!report || report->bytesRead != 0) {
            QTextStream(stderr) << "the corpus changed meanwhile\n";
            return 3;
        }
        files = 0;
        for (const auto &[agent, counts] : report->agents)
            files += counts.files;
    }
    Measurements out;
    out.note(u"files"_s, files);
    out.add(u"unchanged re-scan: median"_s, timings.percentile(0.5), u"ms"_s, 300);
    out.add(u"unchanged re-scan: slowest"_s, timings.percentile(1), u"ms"_s);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

} // namespace evoca::bench
