// evoca-bench: measures the rows of design section 11 on a corpus.
#include "BenchStore.h"
#include "quality/QualityRun.h"

#include <QCoreApplication>
#include <QTextStream>

#include <array>

using namespace Qt::StringLiterals;
using namespace evoca::bench;

namespace {

struct Command
{
    QLatin1StringView name;
    QLatin1StringView about;
    int (*run)(const QStringList &arguments);
};

constexpr std::array commands {
    Command {"import"_L1, "import, second pass, memory, size of the store"_L1, importBench},
    Command {"rescan"_L1, "a look at unchanged files"_L1, rescanBench},
    Command {"search"_L1, "keystroke by keystroke in transcripts"_L1, searchBench},
    Command {"experiences"_L1, "the agents' question and the window's list"_L1, experiencesBench},
    Command {"questions"_L1, "search_experience and get_execution_context over N made experiences"_L1, questionBench},
    Command {"episodes"_L1, "episode_search and episode_handoff over N made episodes"_L1, episodeBench},
    Command {"recall"_L1, "search_memory and recall over N made memories"_L1, recallBench},
    Command {"open"_L1, "a session of 47,000 messages"_L1, openBench},
    Command {"memory"_L1, "memory of reading connections at rest"_L1, memoryBench},
    Command {"purge"_L1, "purge of a small session: what takes how long"_L1, purgeBench},
    Command {"quality"_L1, "answers to a labelled set: --set DIR --out FILE"_L1, runQuality},
};

int usage(QTextStream &out, int code)
{
    out << "evoca-bench COMMAND [--corpus DIR] [--store DIR] [--json FILE]\n\n";
    for (const Command &command : commands)
        out << "  " << QString(command.name).leftJustified(14) << command.about << '\n';
    out << "\nevoca-bench COMMAND --help tells more.\n";
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    QTextStream out(stdout);
    QTextStream err(stderr);
    if (arguments.size() < 2)
        return usage(err, 2);
    if (arguments[1] == "--help"_L1 || arguments[1] == "-h"_L1)
        return usage(out, 0);
    for (const Command &command : commands) {
        if (arguments[1] != command.name)
            continue;
        arguments.removeAt(1);
        return command.run(arguments);
    }
    return usage(err, 2);
}
