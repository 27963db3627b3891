#include "journal/BetterMemoryRows.h"

#include "forgetting/Bin.h"
#include "history/ProjectFinder.h"
#include "journal/EpisodeRows.h"
#include "journal/Journal.h"
#include "memories/MemoryRows.h"
#include "store/Connection.h"
#include "store/ProjectRows.h"
#include "store/Statement.h"
#include "text/Redactor.h"

#include <QDateTime>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 day = 24LL * 3600 * 1000;
constexpr qsizetype longestReason = 1000;

QString notNull(const QString &text)
{
    return text.isNull() ? u""_s : text;
}

} // namespace

BetterMemoryRows::BetterMemoryRows(WriteContext &context, const ProjectFinder &projects, const Redactor &redactor,
                                   const BetterMemoryLog &log, BetterMemoryReport &report)
    : m_context(context), m_projects(projects), m_redactor(redactor), m_log(log), m_report(report),
      m_tombstones(context.connection)
{
}

void BetterMemoryRows::clean(QString &text)
{
    std::string utf8 = text.toStdString();
    SecretCounts counts;
    if (!m_redactor.redact(utf8, counts))
        return;
    text = QString::fromStdString(utf8);
    for (const auto &[kind, count] : counts)
        m_report.secrets += count;
}

RowId BetterMemoryRows::projectOf(const BetterMemoryRecord &record)
{
    return projectId(m_context.connection, m_projects.find(record.folder), record.folder, m_context.changes);
}

void BetterMemoryRows::storeRest(const BetterMemoryRecord &record)
{
    if (record.rest.isEmpty())
        return;
    QString fields = QString::fromUtf8(QJsonDocument(record.rest).toJson(QJsonDocument::Compact));
    clean(fields);
    m_context.connection
        .statement("INSERT INTO imported_fields(global_id, fields) VALUES(?1, ?2)"
                   " ON CONFLICT(global_id) DO UPDATE SET fields = excluded.fields")
        .bind(record.id(), fields)
        .run();
}

Result<void> BetterMemoryRows::store(BetterMemoryRecord record)
{
    return record.kind == BetterMemoryRecord::Kind::Episode ? storeEpisode(record) : storeMemory(record);
}

Result<void> BetterMemoryRows::storeEpisode(BetterMemoryRecord &record)
{
    Episode &episode = record.episode;
    if (m_tombstones.contains(episode.id)) {
        ++m_report.episodes.forgotten;
        return {};
    }
    {
        Statement known = m_context.connection.statement("SELECT 1 FROM episode WHERE id = ?1");
        if (known.bind(episode.id).step()) {
            ++m_report.episodes.known;
            return {};
        }
    }
    const auto life = Journal::life(m_context.connection);
    if (!life)
        return std::unexpected(life.error());
    episode.expires = *life > 0 ? QDateTime::currentMSecsSinceEpoch() + *life * day : 0;
    episode.project = projectOf(record);
    episode.provenance = m_log.provenance(episode.id, episode.created);
    clean(episode.body);
    clean(episode.takeaway);
    insertEpisode(m_context, episode);
    storeRest(record);
    ++m_report.episodes.added;
    return {};
}

Result<void> BetterMemoryRows::storeMemory(BetterMemoryRecord &record)
{
    const bool removed = record.kind == BetterMemoryRecord::Kind::RemovedMemory;
    auto &counts = removed ? m_report.removed : m_report.memories;
    Memory &memory = record.memory;
    if (m_tombstones.contains(memory.globalId)) {
        ++counts.forgotten;
        return {};
    }
    memory.promotedFrom = notNull(m_log.promotedFrom(record.rest.value("id"_L1).toString()));
    for (QString *text : {&memory.scope, &memory.semanticKey, &memory.nextAction, &memory.blockedReason})
        *text = notNull(*text);
    clean(memory.content);
    RowId row = 0;
    qint64 deletedAt = 0;
    {
        Statement known = m_context.connection.statement("SELECT id, deleted_at FROM memory WHERE global_id = ?1");
        if (known.bind(memory.globalId).step()) {
            row = known.integer(0);
            deletedAt = known.integer(1);
        }
    }
    const MemoryRows rows(m_context);
    if (row == 0) {
        memory.project = projectOf(record);
        memory = rows.insert(memory);
        storeRest(record);
        ++counts.added;
        return removed ? intoBin(record) : Result<void>();
    }
    const auto before = deletedAt == 0 ? rows.byId(row) : std::nullopt;
    // What a person changed or forgot here stays so.
    if (!before || before->origin != betterMemoryOrigin) {
        ++counts.known;
        return {};
    }
    if (removed) {
        if (isStoredAsRemoved(memory.globalId)) { // a person brought it back here
            ++counts.known;
            return {};
        }
        storeRest(record);
        ++counts.changed;
        return intoBin(record);
    }
    if (memory.updated <= before->updated) {
        ++counts.known;
        return {};
    }
    memory.id = row;
    memory.project = before->project;
    memory.importance = before->importance;
    rows.replace(*before, memory);
    storeRest(record);
    ++counts.changed;
    return {};
}

bool BetterMemoryRows::isStoredAsRemoved(const QString &id)
{
    Statement row = m_context.connection.statement(
        "SELECT 1 FROM imported_fields WHERE global_id = ?1 AND fields ->> '$.removed' IS NOT NULL");
    return row.bind(id).step();
}

Result<void> BetterMemoryRows::intoBin(const BetterMemoryRecord &record)
{
    QString reason = record.removedReason.left(longestReason);
    clean(reason);
    const ForgetDeed deed {.by = ForgetDeed::By::Client, .client = u"bettermemory"_s, .reason = reason};
    const auto entry = Bin::put(m_context, ForgetTarget::of(record.memory.globalId), deed);
    return entry ? Result<void>() : std::unexpected(entry.error());
}

void BetterMemoryRows::storeSessions(const QSet<QString> &present)
{
    Connection &connection = m_context.connection;
    const auto &sessions = m_log.sessions();
    for (auto it = sessions.cbegin(); it != sessions.cend(); ++it) {
        const QString worktree = notNull(it->worktree);
        connection
            .statement(
                "INSERT INTO journal_session(id, client, worktree, last_seen, promotion) VALUES(?1, 'bettermemory',"
                " ?2, ?3, ?4) ON CONFLICT(id) DO UPDATE SET promotion = excluded.promotion,"
                " worktree = iif(excluded.last_seen > last_seen, excluded.worktree, worktree),"
                " last_seen = max(last_seen, excluded.last_seen)")
            .bind(it.key(), worktree, it->lastSeen, m_log.promotion(it.key(), present))
            .run();
    }
    // Without a log a session is as old as its newest entry.
    connection
        .statement("INSERT INTO journal_session(id, client, worktree, last_seen)"
                   " SELECT session_id, 'bettermemory', worktree, max(created) FROM episode"
                   " WHERE provenance <> 0 GROUP BY session_id ON CONFLICT(id) DO NOTHING")
        .run();
    Statement count = connection.statement(
        "SELECT count(*) FROM journal_session WHERE id IN (SELECT session_id FROM episode WHERE provenance <> 0)");
    count.step();
    m_report.sessions = int(count.integer(0));
}

} // namespace evoca::model
