#include "store/SessionRows.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "text/Ulid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

void SessionSums::add(const Message &message)
{
    const MessageKind kind = message.kind;
    const qint64 time = message.time;
    ++messages;
    prompts += kind == MessageKind::Prompt;
    answers += kind == MessageKind::Answer && !message.finalOnly;
    toolCalls += kind == MessageKind::ToolCall;
    if (time <= 0)
        return;
    started = started == 0 ? time : std::min(started, time);
    ended = std::max(ended, time);
}

QString sessionGlobalId(Agent agent, const QString &nativeId)
{
    return "session-"_L1 + hashId({u"session"_s, agentId(agent), nativeId});
}

SessionRows::SessionRows(Connection &connection, ChangeSet &changes, CommitWork &work)
    : m_connection(connection), m_changes(changes), m_work(work)
{
}

StoredSessionRow SessionRows::find(Agent agent, const QString &nativeId)
{
    StoredSessionRow stored;
    {
        Statement row = m_connection.statement(
            "SELECT id, global_id, project, forked_from, started, prompts FROM session"
            " WHERE agent = ?1 AND native_id = ?2");
        if (!row.bind(agent, nativeId).step())
            return stored;
        stored.id = row.integer(0);
        stored.globalId = row.text(1);
        stored.project = row.integer(2);
        stored.forkedFrom = row.text(3);
        stored.started = row.integer(4);
        stored.prompts = row.integer(5);
    }
    RowId oldest = 0;
    {
        Statement range = m_connection.statement("SELECT max(last), min(first) FROM session_range WHERE session = ?1");
        range.bind(stored.id).step();
        stored.newest = range.integer(0);
        oldest = range.integer(1);
    }
    if (oldest > 0 && stored.prompts == 0) {
        Statement flags = m_connection.statement("SELECT flags & 4 FROM message WHERE id = ?1");
        stored.replaying = flags.bind(oldest).step() && flags.integer(0) != 0;
    }
    return stored;
}

RowId SessionRows::save(const SessionBatch &batch, const StoredSessionRow &stored, RowId source, RowId project)
{
    RowId id = stored.id;
    if (id == 0)
        id = insert(batch, source, project);
    else
        update(batch, stored, source, project);
    linkParents(batch, id);
    m_changes.sessions.insert(id);
    for (const RowId touched : {stored.project, project}) {
        if (touched != 0)
            m_work.touchProject(touched);
    }
    return id;
}

RowId SessionRows::insert(const SessionBatch &batch, RowId source, RowId project)
{
    const Session &session = batch.session;
    const QString globalId = sessionGlobalId(session.agent, session.nativeId);
    Statement insert = m_connection.statement(
        "INSERT INTO session(global_id, agent, native_id, parent_native_id, forked_from, project, source, cwd, branch, title,"
        " title_rank, model, version, subagent, started, ended)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16) RETURNING id");
    insert.bind(globalId, session.agent, session.nativeId, batch.parentNativeId, batch.forkedFrom, project, source,
                session.cwd, session.branch, session.title, batch.titleRank, session.model, session.version,
                session.subagent, session.started, session.ended);
    insert.step();
    const RowId id = insert.integer(0);
    insert.run();
    recordChange(m_connection, u"session"_s, globalId, u"insert"_s);
    return id;
}

/// Later batches know more; what they leave empty stays. The first prompt's title (rank 1) is never replaced by another
/// prompt; an agent's newer title replaces its older one.
void SessionRows::update(const SessionBatch &batch, const StoredSessionRow &stored, RowId source, RowId project)
{
    const Session &session = batch.session;
    m_connection
        .statement(
            "UPDATE session SET parent_native_id = iif(?2 <> '', ?2, parent_native_id),"
            " forked_from = iif(?3 <> '', ?3, forked_from), project = iif(?4 <> 0, ?4, project),"
            " source = iif(source = 0, ?5, source), cwd = iif(?6 <> '', ?6, cwd), branch = iif(?7 <> '', ?7, branch),"
            " title = iif(?8 <> '' AND (?9 > title_rank OR (?9 = title_rank AND ?9 > 1)), ?8, title),"
            " title_rank = iif(?8 <> '', max(?9, title_rank), title_rank), model = iif(?10 <> '', ?10, model),"
            " version = iif(?11 <> '', ?11, version), subagent = max(subagent, ?12), revision = revision + 1"
            " WHERE id = ?1")
        .bind(stored.id, batch.parentNativeId, batch.forkedFrom, project, source, session.cwd, session.branch,
              session.title, batch.titleRank, session.model, session.version, session.subagent)
        .run();
    recordChange(m_connection, u"session"_s, stored.globalId, u"update"_s);
}

/// A subagent's file may be read before or after the file of the session that started it.
void SessionRows::linkParents(const SessionBatch &batch, RowId session)
{
    if (!batch.parentNativeId.isEmpty()) {
        m_connection
            .statement("UPDATE session SET parent = (SELECT id FROM session WHERE agent = ?2 AND native_id = ?3)"
                       " WHERE id = ?1 AND parent = 0"
                       " AND EXISTS (SELECT 1 FROM session WHERE agent = ?2 AND native_id = ?3 AND id <> ?1)")
            .bind(session, batch.session.agent, batch.parentNativeId)
            .run();
    }
    m_connection
        .statement(
            "UPDATE session SET parent = ?1 WHERE agent = ?2 AND parent_native_id = ?3 AND parent_native_id <> ''"
            " AND parent = 0 AND id <> ?1")
        .bind(session, batch.session.agent, batch.session.nativeId)
        .run();
}

void SessionRows::addRange(RowId session, RowId first, RowId last, RowId source)
{
    qint64 ordinal = 0;
    {
        Statement newest = m_connection.statement("SELECT ordinal, last, source FROM session_range WHERE session = ?1"
                                                  " ORDER BY ordinal DESC LIMIT 1");
        if (newest.bind(session).step()) {
            ordinal = newest.integer(0) + 1;
            if (newest.integer(1) + 1 == first && newest.integer(2) == source) {
                m_connection.statement("UPDATE session_range SET last = ?3 WHERE session = ?1 AND ordinal = ?2")
                    .bind(session, ordinal - 1, last)
                    .run();
                return;
            }
        }
    }
    m_connection
        .statement("INSERT INTO session_range(session, ordinal, first, last, source) VALUES(?1, ?2, ?3, ?4, ?5)")
        .bind(session, ordinal, first, last, source)
        .run();
}

void SessionRows::addSums(RowId session, const SessionSums &sums)
{
    m_connection
        .statement(
            "UPDATE session SET messages = messages + ?2, prompts = prompts + ?3, answers = answers + ?4,"
            " tool_calls = tool_calls + ?5, started = iif(?6 > 0 AND (started = 0 OR ?6 < started), ?6, started),"
            " ended = max(ended, ?7) WHERE id = ?1")
        .bind(session, sums.messages, sums.prompts, sums.answers, sums.toolCalls, sums.started, sums.ended)
        .run();
}

void SessionRows::sumAgain(RowId session)
{
    m_connection
        .statement("UPDATE session SET (messages, prompts, answers, tool_calls, started, ended) ="
                   " (SELECT count(*), coalesce(sum(m.kind = 1), 0),"
                   " coalesce(sum(m.kind = 2 AND m.flags & 128 = 0), 0), coalesce(sum(m.kind = 4), 0),"
                   " coalesce(min(m.time), iif(count(*) = 0, 0, session.started)),"
                   " coalesce(max(m.time), iif(count(*) = 0, 0, session.ended))"
                   " FROM session_range r JOIN message m ON m.id BETWEEN r.first AND r.last"
                   " WHERE r.session = ?1 AND m.flags & 4 = 0), revision = revision + 1 WHERE id = ?1")
        .bind(session)
        .run();
    m_changes.sessions.insert(session);
    Statement row = m_connection.statement("SELECT project FROM session WHERE id = ?1");
    if (row.bind(session).step() && row.integer(0) != 0)
        m_work.touchProject(row.integer(0));
}

void SessionRows::sumTasks(RowId session)
{
    m_connection
        .statement("UPDATE session SET tasks = (SELECT count(*) FROM experience WHERE session = ?1 AND deleted_at = 0),"
                   " status = coalesce((SELECT status FROM experience WHERE session = ?1 AND deleted_at = 0"
                   " ORDER BY first_message DESC LIMIT 1), 0) WHERE id = ?1")
        .bind(session)
        .run();
    m_changes.sessions.insert(session);
}

void SessionRows::addSecrets(RowId session, const SessionBatch &batch)
{
    for (const auto &[kind, count] : batch.replacedSecrets) {
        m_connection
            .statement("INSERT INTO replaced_secret(session, kind, count) VALUES(?1, ?2, ?3)"
                       " ON CONFLICT(session, kind) DO UPDATE SET count = count + excluded.count")
            .bind(session, std::string_view(kind), count)
            .run();
    }
}

void SessionRows::removeEmpty(RowId source, const std::vector<StoredSession> &kept)
{
    struct Empty
    {
        RowId id;
        QString globalId;
        RowId project;
    };
    std::vector<Empty> empty;
    {
        Statement rows = m_connection.statement(
            "SELECT id, global_id, project FROM session WHERE source = ?1 AND deleted_at = 0"
            " AND NOT EXISTS (SELECT 1 FROM session_range WHERE session = session.id)");
        rows.bind(source);
        while (rows.step()) {
            if (!std::ranges::contains(kept, rows.integer(0), &StoredSession::session))
                empty.push_back({rows.integer(0), rows.text(1), rows.integer(2)});
        }
    }
    for (const Empty &session : empty) {
        m_connection.statement("UPDATE session SET parent = 0 WHERE parent = ?1").bind(session.id).run();
        m_connection.statement("DELETE FROM replaced_secret WHERE session = ?1").bind(session.id).run();
        m_connection.statement("DELETE FROM session WHERE id = ?1").bind(session.id).run();
        recordChange(m_connection, u"session"_s, session.globalId, u"purge"_s);
        m_changes.sessions.insert(session.id);
        if (session.project != 0)
            m_work.touchProject(session.project);
    }
}

} // namespace evoca::model
