#include "BenchStore.h"
#include "MadeExperiences.h"
#include "Measurements.h"

#include "search/ContextServer.h"
#include "search/ExperienceSearch.h"
#include "search/Explain.h"
#include "store/Connection.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <ctime>
#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

constexpr int asked = 300;

/// Time of this thread on a processor: what a question costs, however busy the machine is.
double processorMs()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

template<typename Ask>
double milliseconds(Ask ask)
{
    QElapsedTimer clock;
    clock.start();
    ask();
    return double(clock.nsecsElapsed()) / 1e6;
}

/// Prompts of the store: as they are, and as an agent would shorten them.
QStringList questions(Connection &connection)
{
    QStringList list;
    auto rows = connection.run(u"SELECT description FROM experience ORDER BY id * 2654435761 % 4294967296 LIMIT ?"_s,
                               {asked});
    while (rows && rows->next()) {
        const QString text = rows->value(0).toString().simplified();
        list << (list.size() % 3 == 0 ? text : text.section(u' ', 2, list.size() % 3 == 1 ? 6 : 14));
    }
    list << u"expired token login bug"_s << u"the of and"_s << u"fix"_s << u"xylophone quartz"_s << u"购物车折扣"_s;
    return list;
}

qint64 number(Connection &connection, const QString &sql)
{
    auto row = connection.run(sql);
    return row && row->next() ? row->value(0).toLongLong() : 0;
}

void askQuestions(Connection &connection, const QStringList &texts, Measurements &out)
{
    const ExperienceSearch search(connection);
    for (const auto &[name, limit] : {std::pair(u"limit 5"_s, 5), std::pair(u"limit 20"_s, 20)}) {
        Timings times;
        Timings processor;
        int empty = 0;
        for (const QString &text : texts) {
            const double before = processorMs();
            times.add(milliseconds([&] {
                const auto answer = search.answer(text, limit, {});
                empty += answer && answer->experiences.empty() ? 1 : 0;
            }));
            processor.add(processorMs() - before);
        }
        out.add(u"search_experience, %1: median"_s.arg(name), times.percentile(0.5), u"ms"_s);
        out.add(u"search_experience, %1: p95"_s.arg(name), times.percentile(0.95), u"ms"_s, 20);
        out.add(u"search_experience, %1: p95, processor time"_s.arg(name), processor.percentile(0.95), u"ms"_s);
        out.note(u"questions without an answer, "_s + name, empty);
    }
}

void askForContexts(Connection &connection, Writer &writer, const QStringList &texts, Measurements &out)
{
    const RowId project = number(connection,
                                 u"SELECT project FROM experience GROUP BY project ORDER BY count(*) DESC"_s);
    Timings times;
    QStringList served;
    for (const QString &text : texts) {
        times.add(milliseconds([&] {
            const auto context = ContextServer(connection, writer).serve({text, project, {}, {}}, 0);
            if (context)
                served << context->id;
        }));
    }
    out.add(u"get_execution_context with its storing: median"_s, times.percentile(0.5), u"ms"_s);
    out.add(u"get_execution_context with its storing: p95"_s, times.percentile(0.95), u"ms"_s);
    Timings explained;
    for (const QString &id : std::as_const(served))
        explained.add(milliseconds([&] { (void)Explain(connection).explain(id, {}, {}); }));
    out.add(u"explain_node of a context: p95"_s, explained.percentile(0.95), u"ms"_s);
}

} // namespace

int questionBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"count"_s, u"Number of experiences (50000)."_s, u"N"_s, u"50000"_s},
                       {u"json"_s, u"Also writes the figures to FILE."_s, u"FILE"_s}});
    parser.process(arguments);
    const QTemporaryDir folder;
    const StorePaths paths = StorePaths::under(folder.path());
    auto writer = Writer::start(paths);
    if (!writer) {
        QTextStream(stderr) << writer.error().message << '\n';
        return 3;
    }
    if (const auto made = makeExperiences(**writer, parser.value(u"count"_s).toInt()); !made) {
        QTextStream(stderr) << made.error().message << '\n';
        return 3;
    }
    const auto connection = Connection::open(paths, u"bench"_s, Connection::Mode::Read);
    if (!connection)
        return 3;
    Measurements out;
    out.note(u"experiences"_s, number(**connection, u"SELECT count(*) FROM experience"_s));
    out.note(u"lessons"_s, number(**connection, u"SELECT count(*) FROM lesson"_s));
    const QStringList texts = questions(**connection);
    askQuestions(**connection, texts, out);
    askForContexts(**connection, **writer, texts, out);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

} // namespace evoca::bench
