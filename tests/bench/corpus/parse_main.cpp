// evoca-parse: finds and reads all histories below a folder and says how fast that was. Nothing is stored.
#include "agents/AgentReader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <array>
#include <ctime>

using namespace evoca::model;

namespace {

class CountingSink : public RecordSink
{
public:
    void session(int, const ParsedSession &) override { ++sessions; }
    void message(int, ParsedMessage &&message) override
    {
        ++kinds[size_t(message.kind)];
        bytes += qint64(message.text.size());
    }
    void skipped(qint64 line, qint64, std::string_view reason) override
    {
        ++skips;
        QTextStream(stderr) << "line " << line << ": " << QString::fromUtf8(reason.data(), qsizetype(reason.size()))
                            << '\n';
    }
    bool progress(qint64) override { return true; }

    qint64 sessions = 0;
    std::array<qint64, 9> kinds {};
    qint64 bytes = 0;
    qint64 skips = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    if (app.arguments().size() != 2) {
        out << "evoca-parse DIR\n";
        return 2;
    }
    const AgentPlaces places {app.arguments().at(1), false};
    for (const AgentFormat &format : agentFormats()) {
        QElapsedTimer timer;
        timer.start();
        const std::vector<AgentFile> files = format.find(places, {});
        const qint64 found = timer.nsecsElapsed();
        CountingSink sink;
        qint64 size = 0;
        timer.restart();
        const std::clock_t before = std::clock();
        for (const AgentFile &file : files) {
            format.makeReader()->read(file, 0, {}, sink);
            size += file.size;
        }
        const double seconds = double(timer.nsecsElapsed()) / 1e9;
        const double processor = double(std::clock() - before) / CLOCKS_PER_SEC;
        out << agentId(format.agent) << ": " << files.size() << " files found in " << double(found) / 1e6 << " ms; "
            << size / 1'000'000 << " MB read in " << seconds << " s, " << double(size) / 1e6 / seconds << " MB/s ("
            << double(size) / 1e6 / processor << " per second of processor)\n  prompts " << sink.kinds[1]
            << ", answers " << sink.kinds[2] << ", thinking " << sink.kinds[3] << ", calls " << sink.kinds[4]
            << ", results " << sink.kinds[5] << ", context " << sink.kinds[6] << ", skipped " << sink.skips << ", text "
            << sink.bytes / 1'000'000 << " MB\n";
    }
    return 0;
}
