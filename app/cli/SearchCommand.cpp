#include "cli/Command.h"
#include "cli/Output.h"

#include "journal/EpisodeDirectory.h"
#include "pages/episodes/EpisodeQuery.h"
#include "search/ExperienceSearch.h"
#include "search/LessonSearch.h"
#include "search/MemoryBrowser.h"
#include "search/SessionDirectory.h"
#include "search/TranscriptSearch.h"
#include "store/Connection.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct SearchText
{
    Q_DECLARE_TR_FUNCTIONS(Search)
};

/// One line of the answer, whatever its kind.
struct Found
{
    QString kind;
    QString id;
    double score = 0;
    QString text;
    model::RowId sessionRow = 0;
    QString extra; ///< outcome, kind of message
    qint64 time = 0;
    QString session = {}; ///< global id
};

/// What to look for, as written and as read.
struct Wanted
{
    QString text;
    model::Query query;
};

/// Gives the results' sessions the ids that people and agents use (as read_session takes them).
model::Result<void> nameSessions(model::Connection &connection, std::vector<Found> &found)
{
    std::vector<model::RowId> rows;
    for (const Found &each : found)
        rows.push_back(each.sessionRow);
    const auto known = model::SessionDirectory(connection).byRow(rows);
    if (!known)
        return std::unexpected(known.error());
    for (Found &each : found) {
        if (const auto session = known->constFind(each.sessionRow); session != known->cend())
            each.session = session->globalId;
        if (each.kind == u"session"_s)
            each.id = each.session;
    }
    return {};
}

model::Result<std::vector<Found>> findExperiences(model::Connection &connection, const Wanted &wanted, int limit)
{
    const auto page = model::ExperienceSearch(connection).list(wanted.query, {.limit = limit});
    if (!page)
        return std::unexpected(page.error());
    std::vector<Found> found;
    for (const model::ExperienceRow &row : page->rows) {
        found.push_back({u"experience"_s, row.globalId, row.score, row.title, row.session, model::statusId(row.status),
                         row.started});
    }
    return found;
}

model::Result<std::vector<Found>> findLessons(model::Connection &connection, const Wanted &wanted, int limit)
{
    const auto page = model::LessonSearch(connection)
                          .list(wanted.query, model::LessonSearch::Group::Any, model::LessonSearch::Order::Confidence,
                                {.limit = limit});
    if (!page)
        return std::unexpected(page.error());
    std::vector<Found> found;
    for (const model::LessonRow &row : page->rows) {
        found.push_back({u"lesson"_s,
                         row.lesson.globalId,
                         row.lesson.confidence,
                         row.lesson.text,
                         {},
                         model::lessonKindId(row.lesson.kind),
                         row.lesson.lastSeen});
    }
    return found;
}

model::Result<std::vector<Found>> findMessages(model::Connection &connection, const Wanted &wanted, int limit)
{
    const auto page = model::TranscriptSearch(connection).search(wanted.query, {.limit = limit});
    if (!page)
        return std::unexpected(page.error());
    std::vector<Found> found;
    for (const model::MessageHit &hit : page->hits) {
        found.push_back({u"message"_s, QString::number(hit.message), hit.score, hit.snippet, hit.session,
                         model::messageKindId(hit.kind), hit.time});
    }
    return found;
}

model::Result<std::vector<Found>> findSessions(model::Connection &connection, const Wanted &wanted, int limit)
{
    const auto page = model::TranscriptSearch(connection).sessions(wanted.query, {.limit = limit});
    if (!page)
        return std::unexpected(page.error());
    std::vector<Found> found;
    double rank = 1.0; // sessions come in order, without a score of their own
    for (const model::SessionRow &row : page->rows) {
        found.push_back({u"session"_s,
                         {},
                         rank,
                         row.snippet.isEmpty() ? row.session.title : row.session.title + u" — "_s + row.snippet,
                         row.session.id,
                         model::agentId(row.session.agent),
                         row.session.started});
        rank *= 0.99;
    }
    return found;
}

model::Result<std::vector<Found>> findMemories(model::Connection &connection, const Wanted &wanted, int limit)
{
    const auto page = model::MemoryBrowser(connection)
                          .list(wanted.text, model::MemoryBrowser::Group::Current, model::MemoryBrowser::Order::Path,
                                {.limit = limit});
    if (!page)
        return std::unexpected(page.error());
    std::vector<Found> found;
    double rank = 1.0; // memories come in order, without a score of their own
    for (const model::MemoryListRow &row : page->rows) {
        found.push_back({u"memory"_s,
                         row.memory.globalId,
                         rank,
                         row.memory.path + u": "_s + row.memory.content.simplified(),
                         {},
                         row.memory.type,
                         row.memory.updated});
        rank *= 0.99;
    }
    return found;
}

model::Result<std::vector<Found>> findEpisodes(model::Connection &connection, const Wanted &wanted, int limit)
{
    const auto filter = episodeFilter(connection, wanted.text);
    if (!filter)
        return std::unexpected(filter.error());
    const auto list = model::EpisodeDirectory(connection).list(*filter, limit);
    if (!list)
        return std::unexpected(list.error());
    std::vector<Found> found;
    double rank = 1.0; // newest first, without a score of their own
    for (const model::ListedEpisode &row : list->rows) {
        const model::Episode &episode = row.episode;
        const QString text = episode.takeaway.isEmpty() ? episode.body : episode.takeaway;
        found.push_back({u"episode"_s,
                         episode.id,
                         rank,
                         text.simplified(),
                         {},
                         episode.scopes.join(u','),
                         episode.created,
                         episode.sessionId});
        rank *= 0.99;
    }
    return found;
}

using Finder = model::Result<std::vector<Found>> (*)(model::Connection &, const Wanted &, int);

struct FinderEntry
{
    QStringView kind;
    Finder find;
    bool standard; ///< asked when no --kind is given
};

constexpr FinderEntry finders[] = {
    {u"experience", findExperiences, true}, {u"lesson", findLessons, true},   {u"episode", findEpisodes, true},
    {u"memory", findMemories, true},        {u"message", findMessages, true}, {u"session", findSessions, false},
};

QJsonObject toJson(const Found &found)
{
    return {{u"kind"_s, found.kind},         {u"id"_s, found.id},
            {u"score"_s, found.score},       {found.kind == u"message"_s ? u"snippet"_s : u"title"_s, found.text},
            {u"session"_s, found.session},   {u"detail"_s, found.extra},
            {u"time"_s, isoTime(found.time)}};
}

void printFound(const CommandContext &context, const Found &found)
{
    const QString when = found.time > 0
        ? QLocale().toString(QDateTime::fromMSecsSinceEpoch(found.time), QLocale::ShortFormat)
        : QString();
    printLine(
        context,
        u"%1  %2  %3  %4  %5"_s.arg(found.kind, found.id, QString::number(found.score, 'f', 2), when, found.extra));
    printLine(context, u"    "_s + found.text);
}

} // namespace

int runSearch(CommandContext &context)
{
    const QCommandLineOption kind(
        u"kind"_s,
        SearchText::tr("Only results of this kind: experience, lesson, episode, memory, message or session."),
        u"KIND"_s);
    const QCommandLineOption project(u"project"_s, SearchText::tr("Only this project (name or path)."), u"P"_s);
    const QCommandLineOption limit(
        u"limit"_s, SearchText::tr("At most N results of each kind (1–200, 10 unless given)."), u"N"_s, u"10"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        SearchText::tr("Searches everything that was imported. Tokens such as agent:codex, status:failure, "
                       "file:auth.rs, after:2026-09, in:output, “exact phrases” and -words narrow it."));
    parser.addPositionalArgument(u"QUERY"_s, SearchText::tr("What to look for."));
    if (const auto code = parseArguments(context, parser, u"search"_s, {kind, project, limit}))
        return *code;

    const auto usage = [&context](const QString &message) {
        return printFailure(context, {model::ErrorCode::InvalidArgument, message, {}});
    };
    bool isNumber = false;
    const int count = parser.value(limit).toInt(&isNumber);
    if (!isNumber || count < 1 || count > 200)
        return usage(SearchText::tr("--limit must be a number from 1 to 200."));
    const QString wanted = parser.value(kind).toLower();
    const bool known = wanted.isEmpty()
        || std::ranges::any_of(finders, [&wanted](const FinderEntry &entry) { return entry.kind == wanted; });
    if (!known)
        return usage(SearchText::tr("--kind must be experience, lesson, episode, memory, message or session."));
    QString text = parser.positionalArguments().join(u' ');
    if (text.trimmed().isEmpty())
        return usage(SearchText::tr("Say what to look for: evoca search QUERY."));
    if (parser.isSet(project))
        text = model::withToken(text, u"project"_s, parser.value(project));

    if (!QFileInfo::exists(context.paths.database())) {
        printError(context, SearchText::tr("Nothing was imported yet. “evoca import” reads the agents' histories."));
        if (parser.isSet(u"json"_s))
            printJson(context, {{u"query"_s, text}, {u"results"_s, QJsonArray {}}});
        return ExitNothing;
    }
    const auto connection = model::Connection::open(context.paths, u"cli"_s, model::Connection::Mode::Read);
    if (!connection)
        return printFailure(context, connection.error());

    const Wanted looked {text, model::parseQuery(text, false)};
    std::vector<Found> all;
    for (const FinderEntry &entry : finders) {
        if (wanted.isEmpty() ? !entry.standard : entry.kind != wanted)
            continue;
        auto found = entry.find(**connection, looked, count);
        if (!found)
            return printFailure(context, found.error());
        all.insert(all.end(), found->begin(), found->end());
    }
    if (const auto named = nameSessions(**connection, all); !named)
        return printFailure(context, named.error());
    if (parser.isSet(u"json"_s)) {
        QJsonArray results;
        for (const Found &found : all)
            results.append(toJson(found));
        printJson(context, {{u"query"_s, text}, {u"results"_s, results}});
    } else {
        for (const Found &found : all)
            printFound(context, found);
        if (all.empty())
            printError(context, SearchText::tr("Nothing found."));
    }
    return all.empty() ? ExitNothing : ExitDone;
}

} // namespace evoca::app
