#include "BenchStore.h"
#include "Measurements.h"

#include "search/ExperienceSearch.h"
#include "search/TranscriptSearch.h"
#include "store/Connection.h"

#include <QElapsedTimer>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

/// What people type; each of its beginnings is one keystroke.
const QStringList &typed()
{
    static const QStringList texts {
        u"apply discount"_s, u"error"_s,          u"cache invalidation"_s,  u"return"_s,
        u"token refresh"_s,  u"corrige el año"_s, u"sigue con la prueba"_s, u"useAuthToken"_s,
        u"src/auth/token"_s, u"failing test"_s,   u"migración"_s,           u"agent:codex error"_s,
        u"\"expected 3\""_s, u"zzxqv"_s};
    return texts;
}

struct Keystrokes
{
    Timings all;
    double slowest = 0;
    QString slowestText;
};

bool type(TranscriptSearch &search, const QString &prefix, Keystrokes &out, bool counted)
{
    for (const QString &text : typed()) {
        for (qsizetype length = 1; length <= text.size(); ++length) {
            const QString typedSoFar = prefix + text.left(length);
            QElapsedTimer clock;
            clock.start();
            const auto page = search.search(parseQuery(typedSoFar), {.limit = 50});
            const double ms = double(clock.nsecsElapsed()) / 1e6;
            if (!page) {
                QTextStream(stderr) << "the search failed: " << page.error().message << '\n';
                return false;
            }
            if (!counted)
                continue;
            out.all.add(ms);
            if (ms > out.slowest) {
                out.slowest = ms;
                out.slowestText = typedSoFar;
            }
        }
    }
    return true;
}

qint64 number(Connection &connection, const QString &sql)
{
    auto row = connection.run(sql);
    return row && row->next() ? row->value(0).toLongLong() : 0;
}

std::unique_ptr<Connection> reading(const BenchStore &store)
{
    auto connection = Connection::open(store.paths(), u"bench"_s, Connection::Mode::Read);
    if (!connection) {
        QTextStream(stderr) << connection.error().message << '\n';
        return nullptr;
    }
    return std::move(*connection);
}

int finish(const Measurements &out, const QCommandLineParser &parser)
{
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

} // namespace

int searchBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    BenchStore::addOptions(parser);
    parser.addOption({u"runs"_s, u"Number of runs (5)."_s, u"N"_s, u"5"_s});
    parser.process(arguments);
    const auto store = BenchStore::make(parser);
    const auto connection = store && store->fill() ? reading(*store) : nullptr;
    if (!connection)
        return 3;
    TranscriptSearch search(*connection);
    Measurements out;
    out.note(u"messages"_s, number(*connection, u"SELECT count(*) FROM message"_s));
    out.note(u"prompts and answers"_s, number(*connection, u"SELECT sum(prompts + answers) FROM session"_s));
    const std::array kinds {
        std::tuple(u"prompts"_s, u"in:prompt "_s, 16.0), std::tuple(u"answers"_s, u"in:answer "_s, 16.0),
        std::tuple(u"tool output"_s, u"in:output "_s, 30.0), std::tuple(u"anywhere"_s, QString(), 30.0)};
    for (const auto &[name, prefix, target] : kinds) {
        Keystrokes keys;
        if (!type(search, prefix, keys, false)) // warms up
            return 3;
        for (int run = 0; run < parser.value(u"runs"_s).toInt(); ++run)
            type(search, prefix, keys, true);
        out.add(u"keystroke, %1: median"_s.arg(name), keys.all.percentile(0.5), u"ms"_s);
        out.add(u"keystroke, %1: p95"_s.arg(name), keys.all.percentile(0.95), u"ms"_s, target);
        out.add(u"keystroke, %1: slowest (%2)"_s.arg(name, keys.slowestText.trimmed()), keys.slowest, u"ms"_s);
    }
    return finish(out, parser);
}

int experiencesBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    BenchStore::addOptions(parser);
    parser.process(arguments);
    const auto store = BenchStore::make(parser);
    const auto connection = store && store->fill() ? reading(*store) : nullptr;
    if (!connection)
        return 3;
    Measurements out;
    out.note(u"experiences"_s, number(*connection, u"SELECT count(*) FROM experience"_s));
    const ExperienceSearch search(*connection);

    QStringList questions; // prompts that were really asked, without their first words
    auto rows = connection->run(
        u"SELECT description FROM experience ORDER BY id * 2654435761 % 4294967296 LIMIT 200"_s);
    while (rows && rows->next())
        questions << rows->value(0).toString().simplified().section(u' ', 2, 14);
    Timings asked;
    for (const QString &question : std::as_const(questions)) {
        if (question.isEmpty())
            continue;
        QElapsedTimer clock;
        clock.start();
        if (!search.answer(question, 5, {}))
            return 3;
        asked.add(double(clock.nsecsElapsed()) / 1e6);
    }
    Timings listed;
    for (const QString &text : {u""_s, u"s"_s, u"fix"_s, u"status:failure"_s, u"fix the t"_s, u"agent:codex"_s}) {
        for (int run = 0; run < 10; ++run) {
            QElapsedTimer clock;
            clock.start();
            if (!search.list(parseQuery(text), {.limit = 50}))
                return 3;
            listed.add(double(clock.nsecsElapsed()) / 1e6);
        }
    }
    out.add(u"search_experience: median"_s, asked.percentile(0.5), u"ms"_s);
    out.add(u"search_experience: p95"_s, asked.percentile(0.95), u"ms"_s, 20);
    out.add(u"list of experiences: median"_s, listed.percentile(0.5), u"ms"_s);
    out.add(u"list of experiences: p95"_s, listed.percentile(0.95), u"ms"_s, 16);
    return finish(out, parser);
}

int memoryBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    BenchStore::addOptions(parser);
    parser.process(arguments);
    const auto store = BenchStore::make(parser);
    if (!store)
        return 3;
    {
        const auto probe = reading(*store);
        if ((!probe || number(*probe, u"SELECT count(*) FROM session"_s) == 0) && !store->fill())
            return 3;
    }
    Measurements out;
    const auto writer = store->open();
    const auto window = reading(*store);
    const auto server = reading(*store);
    if (!writer || !window || !server)
        return 3;
    out.add(u"writer and two reading connections, at rest"_s, memoryMb(false), u"MB"_s, 120);
    TranscriptSearch search(*window);
    Keystrokes keys;
    if (!type(search, {}, keys, true))
        return 3;
    out.add(u"the same after a day's searches"_s, memoryMb(false), u"MB"_s, 120);
    return finish(out, parser);
}

} // namespace evoca::bench
