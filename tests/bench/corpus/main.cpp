// evoca-corpus: writes made-up agent histories of any size for the bench.
#include "Corpus.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace {

/// "2G", "500M", "64k" or bytes.
qint64 sizeOf(QString text)
{
    qint64 unit = 1;
    if (text.endsWith(u'G', Qt::CaseInsensitive))
        unit = 1'000'000'000;
    else if (text.endsWith(u'M', Qt::CaseInsensitive))
        unit = 1'000'000;
    else if (text.endsWith(u'K', Qt::CaseInsensitive))
        unit = 1'000;
    if (unit > 1)
        text.chop(1);
    return qint64(text.toDouble() * double(unit));
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Writes made-up histories of Claude Code and Codex."_s);
    parser.addHelpOption();
    parser.addOptions({{u"out"_s, u"Folder to write to."_s, u"DIR"_s},
                       {u"bytes"_s, u"Total size, for example 2G."_s, u"SIZE"_s, u"100M"_s},
                       {u"sessions"_s, u"Number of sessions (default: one for each half megabyte)."_s, u"N"_s, u"0"_s},
                       {u"seed"_s, u"Another seed gives another corpus."_s, u"N"_s, u"1"_s}});
    parser.process(app);
    QTextStream out(stdout);
    const evoca::bench::CorpusOptions options {parser.value(u"out"_s).toStdString(), sizeOf(parser.value(u"bytes"_s)),
                                               parser.value(u"sessions"_s).toLongLong(),
                                               parser.value(u"seed"_s).toULongLong()};
    if (options.folder.empty() || options.bytes <= 0) {
        out << "evoca-corpus: --out DIR and a size are needed\n";
        return 2;
    }
    QElapsedTimer timer;
    timer.start();
    const evoca::bench::CorpusCounts counts = evoca::bench::writeCorpus(options, [](qint64) { });
    const double seconds = double(timer.elapsed()) / 1000;
    out << counts.files << " files, " << counts.sessions << " sessions, " << counts.subagents << " subagents, "
        << counts.prompts << " prompts, " << counts.bytes / 1'000'000 << " MB in " << seconds << " s\n";
    return 0;
}
