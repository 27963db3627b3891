#include "journal/Journal.h"

#include "forgetting/Bin.h"
#include "journal/EpisodeRows.h"
#include "store/Connection.h"
#include "store/Setting.h"
#include "store/Statement.h"
#include "text/Redactor.h"
#include "text/Ulid.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 day = 24LL * 3600 * 1000;
constexpr int longestLife = 36'500; // days
constexpr int expiredAtOnce = 500;
constexpr std::string_view lifeSetting = "journal.life.days";

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

Error invalid(const QString &message, const QString &field)
{
    return {ErrorCode::InvalidArgument, message, field};
}

Error noEpisode()
{
    return {ErrorCode::NotFound, Messages::tr("There is no such episode.")};
}

std::optional<Error> sizeProblem(const QString &text, int longest, const QString &field)
{
    const qsizetype bytes = text.toUtf8().size();
    if (bytes <= longest)
        return std::nullopt;
    return invalid(Messages::tr("%1 must have at most %2 bytes; it has %3.").arg(field).arg(longest).arg(bytes), field);
}

std::optional<Error> scopesProblem(const QStringList &scopes)
{
    static const QRegularExpression shape(uR"(\A[a-z0-9]+(?:[-:][a-z0-9]+)*\z)"_s);
    if (scopes.size() > mostScopes)
        return invalid(Messages::tr("At most %1 scopes are allowed; there are %2.").arg(mostScopes).arg(scopes.size()),
                       u"scopes"_s);
    for (const QString &scope : scopes) {
        if (!shape.match(scope).hasMatch())
            return invalid(Messages::tr("A scope is made of lower-case letters and digits, joined by - or :. "
                                        "This one is not: %1")
                               .arg(scope.left(80)),
                           u"scopes"_s);
    }
    return std::nullopt;
}

/// In bettermemory's order.
std::optional<Error> problemOf(const EpisodeDraft &draft)
{
    static const QRegularExpression swarm(uR"(\A[A-Za-z0-9_-]*\z)"_s);
    if (draft.body.trimmed().isEmpty())
        return invalid(Messages::tr("body must not be empty."), u"body"_s);
    if (auto problem = sizeProblem(draft.body, longestEpisodeBody, u"body"_s))
        return problem;
    if (auto problem = sizeProblem(draft.takeaway, longestTakeaway, u"takeaway"_s))
        return problem;
    if (auto problem = scopesProblem(draft.scopes))
        return problem;
    if (draft.swarm.size() > longestSwarm || !swarm.match(draft.swarm).hasMatch())
        return invalid(Messages::tr("swarm_id must have 1 to %1 letters, digits, _ or -.").arg(longestSwarm),
                       u"swarm_id"_s);
    return std::nullopt;
}

QString cleaned(const QString &text, const Redactor &redactor, int &secrets)
{
    std::string utf8 = text.trimmed().toStdString();
    SecretCounts counts;
    redactor.redact(utf8, counts);
    for (const auto &[kind, count] : counts)
        secrets += count;
    return QString::fromStdString(utf8);
}

Episode episodeOf(const Caller &caller, qint64 now)
{
    Episode episode;
    episode.id = makeUlid(now);
    episode.sessionId = caller.session;
    episode.project = caller.project;
    episode.worktree = caller.worktree;
    episode.cwd = caller.cwd;
    episode.branch = caller.branch;
    episode.repo = caller.repo;
    episode.client = caller.client;
    episode.created = now;
    return episode;
}

int lifeDays(Connection &connection)
{
    return int(readNumber(connection, lifeSetting, standardEpisodeLife));
}

void touchSession(WriteContext &context, const Caller &caller, qint64 now)
{
    const QString client = caller.client.isNull() ? u""_s : caller.client;
    const QString worktree = caller.worktree.isNull() ? u""_s : caller.worktree;
    context.connection
        .statement("INSERT INTO journal_session(id, client, project, worktree, last_seen) VALUES(?1, ?2, ?3, ?4, ?5)"
                   " ON CONFLICT(id) DO UPDATE SET client = excluded.client, project = excluded.project,"
                   " worktree = excluded.worktree, last_seen = max(last_seen, excluded.last_seen)")
        .bind(caller.session, client, caller.project, worktree, now)
        .run();
}

bool hasEpisodes(Connection &connection, const QString &session)
{
    Statement row = connection.statement("SELECT 1 FROM episode WHERE session_id = ?1 AND deleted_at = 0 LIMIT 1");
    return row.bind(session).step();
}

std::optional<Episode> find(Connection &connection, const QString &id)
{
    std::string sql("SELECT ");
    sql.append(episodeColumns).append(", e.body FROM episode e WHERE e.id = ?1 AND e.deleted_at = 0 AND e.floor = 0");
    Statement row = connection.statement(sql);
    if (!row.bind(id).step())
        return std::nullopt;
    return episodeFrom(row);
}

void noted(WriteContext &context, const QString &episode)
{
    recordChange(context.connection, u"episode"_s, episode, u"update"_s);
    context.changes.episodes = true;
}

Result<WrittenEpisode> write(WriteContext &context, const Caller &caller, const EpisodeDraft &draft,
                             const Redactor &redactor)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    WrittenEpisode written {.episode = episodeOf(caller, now)};
    Episode &episode = written.episode;
    episode.body = cleaned(draft.body, redactor, written.secrets);
    episode.takeaway = cleaned(draft.takeaway, redactor, written.secrets);
    episode.scopes = draft.scopes;
    episode.swarmId = draft.swarm;
    const int life = lifeDays(context.connection);
    episode.expires = life > 0 ? now + life * day : 0;
    insertEpisode(context, episode);
    touchSession(context, caller, now);
    return written;
}

Result<void> dropFloor(WriteContext &context, const Caller &caller)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (!hasEpisodes(context.connection, caller.session)) {
        Episode floor = episodeOf(caller, now);
        floor.floor = true;
        const int life = lifeDays(context.connection);
        floor.expires = life > 0 ? now + life * day : 0;
        insertEpisode(context, floor);
    }
    touchSession(context, caller, now);
    return {};
}

Result<SavedMemory> promote(WriteContext &context, const PromoteDraft &draft, const Redactor &redactor)
{
    const auto episode = find(context.connection, draft.episode);
    if (!episode)
        return std::unexpected(noEpisode());
    if (episode->takeaway.isEmpty() && !draft.useBody)
        return std::unexpected(invalid(
            Messages::tr("This episode has no takeaway; promote its body with use_body instead."), u"use_body"_s));
    auto saved = Memories::remember(context,
                                    {.project = episode->project,
                                     .content = draft.useBody ? episode->body : episode->takeaway,
                                     .path = draft.path,
                                     .type = draft.type,
                                     .origin = draft.origin,
                                     .promotedFrom = episode->id},
                                    redactor);
    if (!saved)
        return saved;
    context.connection.statement("UPDATE episode SET promoted_to = ?2, revision = revision + 1 WHERE id = ?1")
        .bind(episode->id, saved->memory.id)
        .run();
    noted(context, episode->id);
    return saved;
}

/// Anchors hold nothing that could be missed.
qint64 removeExpiredFloors(WriteContext &context, qint64 now)
{
    Statement gone = context.connection.statement(
        "DELETE FROM episode WHERE floor = 1 AND expires <> 0 AND expires <= ?1 AND pinned = 0 RETURNING id");
    gone.bind(now);
    QStringList ids;
    while (gone.step())
        ids << gone.text(0);
    gone.reset();
    for (const QString &id : std::as_const(ids))
        recordChange(context.connection, u"episode"_s, id, u"purge"_s);
    context.changes.episodes = context.changes.episodes || !ids.isEmpty();
    return ids.size();
}

Result<qint64> expire(WriteContext &context, qint64 now)
{
    const qint64 floors = removeExpiredFloors(context, now);
    ForgetTarget target;
    {
        Statement rows = context.connection.statement(
            "SELECT id FROM episode WHERE expires <> 0 AND expires <= ?1 AND pinned = 0 AND deleted_at = 0"
            " ORDER BY expires, id LIMIT ?2");
        rows.bind(now, expiredAtOnce);
        while (rows.step())
            target.items.push_back({ForgetKind::Episode, rows.text(0)});
    }
    if (target.items.empty())
        return floors;
    const auto entry = Bin::put(context, target, {.by = ForgetDeed::By::Expiry});
    if (!entry)
        return std::unexpected(entry.error());
    return floors + qint64(target.items.size());
}

} // namespace

Journal::Journal(Writer &writer) : m_writer(writer), m_redactor(std::make_shared<const Redactor>()) { }

Journal::~Journal() = default;

QFuture<Result<WrittenEpisode>> Journal::write(const Caller &caller, const EpisodeDraft &draft)
{
    auto written = m_writer.call<WrittenEpisode>(
        [caller, draft, redactor = m_redactor](WriteContext &context) -> Result<WrittenEpisode> {
            if (auto problem = problemOf(draft))
                return std::unexpected(*problem);
            return model::write(context, caller, draft, *redactor);
        });
    expire(QDateTime::currentMSecsSinceEpoch()); // a job of its own: its trouble is not the writer's
    return written;
}

QFuture<Result<void>> Journal::touch(const Caller &caller)
{
    return m_writer.post([caller](WriteContext &context) -> Result<void> {
        touchSession(context, caller, QDateTime::currentMSecsSinceEpoch());
        return {};
    });
}

QFuture<Result<void>> Journal::dropFloor(const Caller &caller)
{
    return m_writer.post([caller](WriteContext &context) { return model::dropFloor(context, caller); });
}

QFuture<Result<void>> Journal::noteHandoff(const Caller &caller, const QString &prior)
{
    return m_writer.post([caller, prior](WriteContext &context) -> Result<void> {
        context.connection.statement("UPDATE journal_session SET prior = ?2 WHERE id = ?1")
            .bind(caller.session, prior.isNull() ? u""_s : prior)
            .run();
        return {};
    });
}

QFuture<Result<SavedMemory>> Journal::promote(const PromoteDraft &draft)
{
    return m_writer.call<SavedMemory>(
        [draft, redactor = m_redactor](WriteContext &context) { return model::promote(context, draft, *redactor); });
}

QFuture<Result<void>> Journal::setPinned(const QString &episode, bool pinned)
{
    return m_writer.post([episode, pinned](WriteContext &context) -> Result<void> {
        if (!find(context.connection, episode))
            return std::unexpected(noEpisode());
        context.connection.statement("UPDATE episode SET pinned = ?2, revision = revision + 1 WHERE id = ?1")
            .bind(episode, pinned)
            .run();
        noted(context, episode);
        return {};
    });
}

QFuture<Result<void>> Journal::setLife(int days)
{
    return m_writer.post([days](WriteContext &context) -> Result<void> {
        if (days < 0 || days > longestLife)
            return std::unexpected(
                invalid(Messages::tr("Choose between 0 (for ever) and %1 days.").arg(longestLife), u"days"_s));
        writeNumber(context.connection, lifeSetting, days);
        return {};
    });
}

Result<int> Journal::life(Connection &connection)
{
    return guarded([&]() -> Result<int> { return lifeDays(connection); });
}

QFuture<Result<qint64>> Journal::expire(qint64 now)
{
    return m_writer.call<qint64>([now](WriteContext &context) { return model::expire(context, now); });
}

} // namespace evoca::model
