#include "forgetting/BinState.h"

#include "store/BinRows.h"
#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ContextRows.h"
#include "store/ExperienceCodec.h"
#include "store/IndexText.h"
#include "store/SessionRows.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace evoca::model {

BinState::BinState(WriteContext &context, CommitWork &work)
    : m_connection(context.connection), m_changes(context.changes), m_work(work)
{
}

void BinState::settle(const ForgetClosure &closure)
{
    std::map<RowId, QString> titles; // of sessions with tasks in the closure, by their first visible task
    for (const ForgottenTask &task : closure.tasks) {
        if (!titles.contains(task.session))
            titles.emplace(task.session, firstTitle(task.session));
    }
    for (const ForgetRecord &record : closure.records) {
        switch (record.item.kind) {
        case ForgetKind::Session: settleSession(record); break;
        case ForgetKind::Lesson: settleLesson(record); break;
        case ForgetKind::Memory: settleMemory(record); break;
        case ForgetKind::Episode: settleEpisode(record); break;
        case ForgetKind::Request: settleRequest(record); break;
        case ForgetKind::Experience:
        case ForgetKind::Context: break; // below, with those that follow
        }
    }
    for (const ForgottenTask &task : closure.tasks)
        settleTask(task);
    for (const auto &[session, title] : titles) {
        SessionRows(m_connection, m_changes, m_work).sumTasks(session);
        if (sessionMoment(session) == 0)
            retitle(session, title);
    }
    for (const QString &context : closure.contexts)
        settleContext(context);
    m_changes.bin = true;
}

qint64 BinState::ownMoment(const ForgetItem &item)
{
    Statement row = m_connection.statement(
        "SELECT b.at FROM bin_item i JOIN bin b ON b.id = i.entry WHERE i.kind = ?1 AND i.record = ?2");
    return row.bind(item.kind, item.id).step() ? row.integer(0) : 0;
}

qint64 BinState::sessionMoment(RowId session)
{
    Statement row = m_connection.statement("SELECT deleted_at FROM session WHERE id = ?1");
    return row.bind(session).step() ? row.integer(0) : 0;
}

/// False when nothing had to change.
bool BinState::set(std::string_view select, std::string_view update, const auto &key, qint64 moment)
{
    {
        Statement row = m_connection.statement(select);
        if (!row.bind(key).step() || row.integer(0) == moment)
            return false;
    }
    m_connection.statement(update).bind(key, moment).run();
    return true;
}

void BinState::settleSession(const ForgetRecord &record)
{
    if (!set("SELECT deleted_at FROM session WHERE id = ?1", "UPDATE session SET deleted_at = ?2 WHERE id = ?1",
             record.row, ownMoment(record.item)))
        return;
    followIntoBin(m_connection, record.row); // one that came back alone may belong to one that did not
    tell("session", record.item.id, sessionMoment(record.row));
    m_changes.sessions.insert(record.row);
    if (record.project != 0)
        m_work.touchProject(record.project);
}

void BinState::settleTask(const ForgottenTask &task)
{
    const qint64 own = ownMoment({ForgetKind::Experience, task.id});
    const qint64 moment = own != 0 ? own : sessionMoment(task.session);
    if (!set("SELECT deleted_at FROM experience WHERE id = ?1", "UPDATE experience SET deleted_at = ?2 WHERE id = ?1",
             task.row, moment))
        return;
    if (moment == 0) {
        Statement row = m_connection.statement("SELECT description, files, errors FROM experience WHERE id = ?1");
        if (row.bind(task.row).step())
            m_work.putExperience(task.row, row.text(0).toStdString(), filesText(filesFromJson(row.blob(1))),
                                 errorsText(stringsFromJson(row.blob(2))));
    } else {
        m_work.removeExperience(task.row);
    }
    Statement lessons = m_connection.statement("SELECT lesson FROM lesson_evidence WHERE experience = ?1");
    lessons.bind(task.row);
    while (lessons.step())
        m_work.touchLesson(lessons.integer(0));
    tell("experience", task.id, moment);
    m_changes.experiences.insert(task.row);
}

void BinState::settleLesson(const ForgetRecord &record)
{
    const qint64 moment = ownMoment(record.item);
    if (!set("SELECT deleted_at FROM lesson WHERE id = ?1", "UPDATE lesson SET deleted_at = ?2 WHERE id = ?1",
             record.row, moment))
        return;
    tell("lesson", record.item.id, moment);
    m_changes.lessons.insert(record.row);
}

void BinState::settleMemory(const ForgetRecord &record)
{
    const qint64 moment = ownMoment(record.item);
    if (!set("SELECT deleted_at FROM memory WHERE id = ?1", "UPDATE memory SET deleted_at = ?2 WHERE id = ?1",
             record.row, moment))
        return;
    tell("memory", record.item.id, moment);
    m_changes.memories.insert(record.row);
}

void BinState::settleEpisode(const ForgetRecord &record)
{
    const qint64 moment = ownMoment(record.item);
    if (!set("SELECT deleted_at FROM episode WHERE id = ?1", "UPDATE episode SET deleted_at = ?2 WHERE id = ?1",
             record.item.id, moment))
        return;
    tell("episode", record.item.id, moment);
    m_changes.episodes = true;
}

void BinState::settleRequest(const ForgetRecord &record)
{
    if (set("SELECT deleted_at FROM request WHERE id = ?1", "UPDATE request SET deleted_at = ?2 WHERE id = ?1",
            record.row, ownMoment(record.item)))
        m_changes.requests = true;
}

/// A context shares the fate of what it was built from.
void BinState::settleContext(const QString &context)
{
    qint64 moment = ownMoment({ForgetKind::Context, context});
    if (moment == 0) {
        Statement used = m_connection.statement(
            "SELECT max(deleted_at) FROM (SELECT x.deleted_at FROM edge e JOIN experience x ON x.global_id = e.target"
            " WHERE e.source = ?1 UNION ALL SELECT l.deleted_at FROM edge e JOIN lesson l ON l.global_id = e.source"
            " WHERE e.target = 'task-' || substr(?1, 5))");
        moment = used.bind(context).step() ? used.integer(0) : 0;
    }
    Statement row = m_connection.statement("SELECT deleted_at FROM context WHERE global_id = ?1");
    if (!row.bind(context).step() || row.integer(0) == moment)
        return;
    row.reset();
    ContextRows(m_connection, m_changes).setDeleted({context}, moment);
}

QString BinState::firstTitle(RowId session)
{
    Statement row = m_connection.statement(
        "SELECT title FROM experience WHERE session = ?1 AND deleted_at = 0 ORDER BY first_message LIMIT 1");
    return row.bind(session).step() ? row.text(0) : QString(u""_s);
}

/// A session is often called as its first task; that name must not outlive the task, and comes back with it.
void BinState::retitle(RowId session, const QString &before)
{
    const QString after = firstTitle(session);
    if (after == before)
        return;
    m_connection.statement("UPDATE session SET title = ?2 WHERE id = ?1 AND title_rank <= 1 AND title = ?3")
        .bind(session, after, before)
        .run();
}

void BinState::tell(const char *kind, const QString &id, qint64 moment)
{
    recordChange(m_connection, QString::fromLatin1(kind), id, moment != 0 ? u"bin"_s : u"restore"_s);
}

} // namespace evoca::model
