#include "BenchStore.h"
#include "Measurements.h"

#include "Project.h"
#include "TextMaker.h"

#include "journal/EpisodeRows.h"
#include "journal/EpisodeSearch.h"
#include "journal/Handoff.h"
#include "store/Connection.h"
#include "text/Ulid.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace evoca::bench {

using namespace evoca::model;

namespace {

constexpr int rounds = 200;
constexpr int perJob = 1000;
constexpr int sessionLength = 50; // episodes
constexpr qint64 newest = 1'796'000'000'000; // 2026-11-29
constexpr qint64 apart = 26'000; // ms: 100,000 episodes in 30 days
constexpr std::array scopes {"projects:app", "projects:shop", "retry", "db:index",
                             "ui",           "tools:ci",      "build", "release"};

/// A journal of many sessions: 30 worktrees, a third of them here, the rest gone; every tenth episode of a cohort.
class EpisodeMaker
{
public:
    EpisodeMaker(const QString &folder, int bodyLength)
        : m_english(Tongue::English, 1), m_spanish(Tongue::Spanish, 2), m_projects(makeProjects(m_english, 1, 3)),
          m_texts(m_english, m_spanish, m_projects.front(), 4), m_bodyLength(bodyLength)
    {
        for (int i = 0; i < 30; ++i) {
            worktrees << folder + u"/tree-%1"_s.arg(i);
            if (i % 3 == 0)
                QDir().mkpath(worktrees.constLast() + "/.git"_L1);
        }
    }

    Episode episode(int number)
    {
        const int session = number / sessionLength;
        Episode episode;
        episode.created = newest - number * apart;
        episode.id = makeUlid(episode.created);
        episode.sessionId = u"sess_%1"_s.arg(session, 16, 16, QChar(u'0'));
        episode.worktree = worktrees[session % worktrees.size()];
        episode.cwd = episode.worktree;
        episode.branch = u"main"_s;
        episode.floor = number % sessionLength == sessionLength - 1;
        episode.client = u"made"_s;
        if (session % 10 == 0)
            episode.swarmId = u"cohort-%1"_s.arg(session / 40);
        for (const char *scope : scopes) {
            if (m_texts.random().chance(0.2))
                episode.scopes << QLatin1StringView(scope);
        }
        if (episode.floor)
            return episode;
        std::string body, takeaway;
        const int length = std::min(20'000, int(m_texts.random().logNormal(std::log(m_bodyLength) - 0.2, 0.63)));
        while (int(body.size()) < length)
            body += m_texts.answer() + "\n\n";
        m_texts.words(takeaway, m_texts.random().between(40, 140));
        episode.body = QString::fromStdString(body).trimmed();
        episode.takeaway = QString::fromStdString(takeaway).trimmed();
        return episode;
    }

    QStringList worktrees;

private:
    const Vocabulary m_english, m_spanish;
    const std::vector<Project> m_projects;
    TextMaker m_texts;
    int m_bodyLength;
};

Result<void> fill(Writer &writer, EpisodeMaker &maker, int count)
{
    for (int last = count; last > 0; last -= perJob) { // oldest first, as they are written
        const auto stored = writer
                                .post([&maker, last](WriteContext &context) -> Result<void> {
                                    for (int number = last; number > std::max(0, last - perJob); --number) {
                                        Episode episode = maker.episode(number - 1);
                                        insertEpisode(context, episode);
                                    }
                                    return {};
                                })
                                .result();
        if (!stored)
            return stored;
    }
    return writer
        .post([](WriteContext &context) -> Result<void> {
            context.connection
                .statement(
                    "INSERT INTO journal_session(id, client, worktree, last_seen) SELECT session_id, 'made', worktree,"
                    " max(created) FROM episode GROUP BY session_id")
                .run();
            return {};
        })
        .result();
}

struct Kind
{
    QString name;
    EpisodeQuery query;
};

std::vector<Kind> kinds(Connection &connection)
{
    QStringList ids;
    auto rows = connection.run(
        u"SELECT id FROM episode WHERE floor = 0 ORDER BY row * 2654435761 % 4294967296 LIMIT 20"_s);
    while (rows && rows->next())
        ids << rows->value(0).toString();
    const qint64 week = newest - 7LL * 24 * 3600 * 1000;
    return {{u"no argument"_s, {}},
            {u"takeaways only"_s, {.withBodies = false}},
            {u"200 rows"_s, {.maxResults = 200}},
            {u"all worktrees"_s, {.autoScope = false}},
            {u"one scope"_s, {.scopes = {u"db:index"_s}}},
            {u"cohort"_s, {.swarm = u"cohort-3"_s, .maxResults = 200}},
            {u"session"_s, {.parentSession = u"sess_0000000000000064"_s}},
            {u"20 ids"_s, {.ids = ids}},
            {u"last week"_s, {.since = week}},
            {u"before last week"_s, {.until = week}},
            {u"rare words"_s, {.text = u"timeout payment"_s}},
            {u"a common word"_s, {.text = u"the test"_s}}};
}

double timed(const std::function<void()> &job)
{
    QElapsedTimer clock;
    clock.start();
    job();
    return double(clock.nsecsElapsed()) / 1e6;
}

void ask(Connection &connection, const QString &worktree, Measurements &out)
{
    for (const Kind &kind : kinds(connection)) {
        Timings times;
        qint64 total = 0;
        for (int i = 0; i < rounds; ++i) {
            EpisodeQuery query = kind.query;
            times.add(timed([&] {
                const auto answer = EpisodeSearch(connection).search(query, worktree, {1});
                total = answer ? answer->total : -1;
            }));
        }
        out.note(u"rows that fit: "_s + kind.name, total);
        out.add(u"episode_search, %1: p95"_s.arg(kind.name), times.percentile(0.95), u"ms"_s, 20);
    }
    Timings handoffs;
    const Caller caller {.session = u"sess_new"_s, .worktree = worktree};
    for (int i = 0; i < rounds; ++i)
        handoffs.add(timed([&] { (void)Handoff(connection).next(caller, {}, 5, {1}); }));
    out.add(u"episode_handoff: p95"_s, handoffs.percentile(0.95), u"ms"_s, 20);
}

} // namespace

int episodeBench(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"count"_s, u"Number of episodes (100000)."_s, u"N"_s, u"100000"_s},
                       {u"body"_s, u"Mean length of a body in bytes (3000)."_s, u"N"_s, u"3000"_s},
                       {u"json"_s, u"Also writes the figures to FILE."_s, u"FILE"_s}});
    parser.process(arguments);
    const QTemporaryDir folder;
    const StorePaths paths = StorePaths::under(folder.path());
    auto writer = Writer::start(paths);
    if (!writer) {
        QTextStream(stderr) << writer.error().message << '\n';
        return 3;
    }
    EpisodeMaker maker(QFileInfo(folder.path()).canonicalFilePath(), parser.value(u"body"_s).toInt());
    const int count = parser.value(u"count"_s).toInt();
    Measurements out;
    bool filled = false;
    const double ms = timed([&] { filled = fill(**writer, maker, count).has_value(); });
    const auto connection = Connection::open(paths, u"bench"_s, Connection::Mode::Read);
    if (!filled || !connection)
        return 3;
    out.note(u"episodes"_s, count);
    out.note(u"store, MB"_s, folderMb(paths.data));
    out.add(u"written, in one batch after the other"_s, count / (ms / 1000), u"1/s"_s);
    ask(**connection, maker.worktrees.constFirst(), out);
    out.print();
    if (parser.isSet(u"json"_s))
        out.write(parser.value(u"json"_s));
    return 0;
}

} // namespace evoca::bench
