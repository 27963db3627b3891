#include "store/ExperienceRows.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ExperienceCodec.h"
#include "store/IndexText.h"
#include "store/MessageFlags.h"
#include "store/Tombstones.h"
#include "text/Ulid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// Local (> 0) and negated global (< 0) ids to global ones.
RowId globalMessage(RowId id, const TaskPlace &place)
{
    if (id > 0)
        return place.firstMessage + id - 1;
    return -id;
}

Experience withGlobalIds(Experience experience, const TaskPlace &place)
{
    experience.session = place.session;
    experience.project = place.project;
    experience.agent = place.agent;
    experience.firstMessage = globalMessage(experience.firstMessage, place);
    experience.lastMessage = globalMessage(experience.lastMessage, place);
    for (Evidence &evidence : experience.evidence)
        evidence.message = globalMessage(evidence.message, place);
    for (Fix &fix : experience.fixes) {
        fix.failed = globalMessage(fix.failed, place);
        fix.fixed = globalMessage(fix.fixed, place);
    }
    return experience;
}

qint64 timeOf(const Experience &experience)
{
    return experience.ended > 0 ? experience.ended : experience.started;
}

bool isKnown(Status status)
{
    return status == Status::Success || status == Status::Failure;
}

bool isStoredCopy(Connection &connection, RowId message)
{
    Statement row = connection.statement("SELECT flags & 4 FROM message WHERE id = ?1");
    return row.bind(message).step() && row.integer(0) != 0;
}

RowId wordingId(Connection &connection, RowId lesson, const QString &text)
{
    {
        Statement known = connection.statement("SELECT id FROM lesson_wording WHERE lesson = ?1 AND text = ?2");
        if (known.bind(lesson, text).step())
            return known.integer(0);
    }
    Statement insert = connection.statement("INSERT INTO lesson_wording(lesson, text) VALUES(?1, ?2) RETURNING id");
    insert.bind(lesson, text).step();
    const RowId id = insert.integer(0);
    insert.run();
    return id;
}

/// A session in the bin may go on; its new tasks are in the bin with it.
qint64 sessionHiddenAt(Connection &connection, RowId session)
{
    Statement row = connection.statement("SELECT deleted_at FROM session WHERE id = ?1");
    return row.bind(session).step() ? row.integer(0) : 0;
}

} // namespace

Stance stanceAfterVerdict(bool observed, LessonKind kind, Status inferred, Status verdict)
{
    const bool aboutOutcome = kind == LessonKind::Strategy || kind == LessonKind::Files;
    const bool knownNow = isKnown(verdict);
    if (!aboutOutcome && kind != LessonKind::Resolution)
        return observed ? Stance::Agrees : Stance::Against;
    if (!knownNow && (aboutOutcome || isKnown(inferred)))
        return Stance::NotCounted;
    // What a fix proves by itself stands when nothing was inferred.
    const Status assumed = isKnown(inferred) ? inferred : aboutOutcome ? Status::Success : verdict;
    const bool agrees = knownNow && assumed != verdict ? !observed : observed;
    return agrees ? Stance::Agrees : Stance::Against;
}

ExperienceRows::ExperienceRows(Connection &connection, ChangeSet &changes, CommitWork &work, Tombstones &tombstones)
    : m_connection(connection), m_changes(changes), m_work(work), m_tombstones(tombstones)
{
}

void ExperienceRows::replaceFrom(const std::vector<LearnedTask> &tasks, const TaskPlace &place)
{
    RowId from = std::numeric_limits<RowId>::max();
    QSet<RowId> stored;
    for (const LearnedTask &task : tasks) {
        const RowId first = task.experience.firstMessage;
        const bool copy = first > 0 ? std::size_t(first) <= place.copies : isStoredCopy(m_connection, -first);
        if (copy)
            continue;
        from = std::min(from, globalMessage(first, place));
        if (!m_tombstones.contains(task.experience.globalId))
            stored.insert(store(task, place));
    }
    std::vector<RowId> outdated;
    {
        Statement rows = m_connection.statement("SELECT id FROM experience WHERE session = ?1 AND first_message >= ?2");
        rows.bind(place.session, from);
        while (rows.step()) {
            if (!stored.contains(rows.integer(0)))
                outdated.push_back(rows.integer(0));
        }
    }
    for (const RowId experience : outdated)
        remove(experience);
}

RowId ExperienceRows::store(const LearnedTask &task, const TaskPlace &place)
{
    const Experience x = withGlobalIds(task.experience, place);
    Kept before = kept(x.globalId);
    if (before.deletedAt == 0)
        before.deletedAt = sessionHiddenAt(m_connection, x.session);
    const Outcome end = outcome(x.globalId, x.status);
    Statement upsert = m_connection.statement(
        "INSERT INTO experience(global_id, session, project, agent, first_message, last_message, title, description, class,"
        " mode, strategy, status, status_source, inferred_status, evidence, started, ended, active_ms, tool_calls, failures,"
        " files, errors, fixes, pinned, deleted_at)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23,"
        " ?24, ?25) ON CONFLICT(global_id) DO UPDATE SET session = excluded.session, project = excluded.project,"
        " agent = excluded.agent, first_message = excluded.first_message, last_message = excluded.last_message,"
        " title = excluded.title, description = excluded.description, class = excluded.class, mode = excluded.mode,"
        " strategy = excluded.strategy, status = excluded.status, status_source = excluded.status_source,"
        " inferred_status = excluded.inferred_status, evidence = excluded.evidence, started = excluded.started,"
        " ended = excluded.ended, active_ms = excluded.active_ms, tool_calls = excluded.tool_calls,"
        " failures = excluded.failures, files = excluded.files, errors = excluded.errors, fixes = excluded.fixes,"
        " revision = revision + 1 RETURNING id");
    const auto text = [](const QByteArray &utf8) {
        return std::string_view(utf8.constData(), std::size_t(utf8.size()));
    };
    const QByteArray evidence = evidenceToJson(x.evidence);
    const QByteArray files = filesToJson(x.files);
    const QByteArray errors = stringsToJson(x.errors);
    const QByteArray fixes = fixesToJson(x.fixes);
    upsert.bind(x.globalId, x.session, x.project, x.agent, x.firstMessage, x.lastMessage, x.title, x.description,
                x.taskClass, x.mode, x.strategy, end.status, end.source, x.status, text(evidence), x.started, x.ended,
                x.activeMs, x.toolCalls, x.failures, text(files), text(errors), text(fixes), before.pinned,
                before.deletedAt);
    upsert.step();
    const RowId id = upsert.integer(0);
    upsert.run();

    if (before.deletedAt == 0)
        m_work.putExperience(id, x.description.toStdString(), filesText(x.files), errorsText(x.errors));
    if (before.id != 0)
        forgetLessons(id);
    storeLessons(id, task, place, end.status);
    recordChange(m_connection, u"experience"_s, x.globalId, before.id != 0 ? u"update"_s : u"insert"_s);
    m_changes.experiences.insert(id);
    return id;
}

ExperienceRows::Kept ExperienceRows::kept(const QString &globalId)
{
    {
        Statement row = m_connection.statement("SELECT id, pinned, deleted_at FROM experience WHERE global_id = ?1");
        if (row.bind(globalId).step())
            return {row.integer(0), row.integer(1) != 0, row.integer(2)};
    }
    Kept kept;
    {
        Statement row = m_connection.statement("SELECT pinned, deleted_at FROM experience_state WHERE experience = ?1");
        if (!row.bind(globalId).step())
            return kept;
        kept = {0, row.integer(0) != 0, row.integer(1)};
    }
    m_connection.statement("DELETE FROM experience_state WHERE experience = ?1").bind(globalId).run();
    return kept;
}

ExperienceRows::Outcome ExperienceRows::outcome(const QString &globalId, Status inferred)
{
    Statement row = m_connection.statement("SELECT status FROM verdict WHERE experience = ?1");
    if (row.bind(globalId).step())
        return {Status(row.integer(0)), StatusSource::Person};
    return {inferred, StatusSource::Inferred};
}

void ExperienceRows::storeLessons(RowId experience, const LearnedTask &task, const TaskPlace &place, Status status)
{
    const qint64 at = timeOf(task.experience);
    for (const LearnedTask::Observation &observation : task.lessons) {
        const RowId lesson = lessonId(observation, task, place.project, at);
        if (lesson == 0)
            continue;
        const Stance stance = stanceAfterVerdict(observation.agrees, observation.kind, task.experience.status, status);
        m_connection
            .statement(
                "INSERT OR REPLACE INTO lesson_evidence(lesson, experience, agrees, observed, confidence, message, at,"
                " wording) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
            .bind(lesson, experience, stance, observation.agrees, observation.confidence,
                  globalMessage(observation.message, place), at,
                  wordingId(m_connection, lesson, observation.text.left(280)))
            .run();
        m_work.touchLesson(lesson);
    }
}

/// Equal lessons of a project share a key; the newest wording wins, behind a person's while that stands.
RowId ExperienceRows::lessonId(const LearnedTask::Observation &observation, const LearnedTask &task, RowId project,
                               qint64 at)
{
    const QString text = observation.text.left(280);
    RowId id = 0;
    bool newer = false;
    {
        Statement row = m_connection.statement(
            "SELECT id, ?3 >= last_seen AND ?4 <> CASE WHEN edited THEN learned_text ELSE text END FROM lesson"
            " WHERE project = ?1 AND key = ?2");
        if (row.bind(project, observation.key, at, text).step()) {
            id = row.integer(0);
            newer = row.integer(1) != 0;
        }
    }
    if (newer) {
        m_connection
            .statement("UPDATE lesson SET text = CASE WHEN edited THEN text ELSE ?2 END,"
                       " learned_text = CASE WHEN edited THEN ?2 ELSE '' END, revision = revision + 1 WHERE id = ?1")
            .bind(id, text)
            .run();
        m_changes.lessons.insert(id);
    }
    if (id != 0)
        return id;
    const QString globalId = "lesson-"_L1 + hashId({u"lesson"_s, QString::number(project), observation.key}, 16);
    if (m_tombstones.contains(globalId))
        return 0;
    // Revision 0: sums are still to come (LessonSums).
    Statement insert = m_connection.statement(
        "INSERT INTO lesson(global_id, project, kind, class, key, text, confidence, support, against, first_seen, last_seen,"
        " revision) VALUES(?1, ?2, ?3, ?4, ?5, ?6, 0, 0, 0, ?7, ?7, 0) RETURNING id");
    insert.bind(globalId, project, observation.kind, task.experience.taskClass, observation.key, text, at).step();
    id = insert.integer(0);
    insert.run();
    return id;
}

void ExperienceRows::forgetLessons(RowId experience)
{
    Statement removed = m_connection.statement("DELETE FROM lesson_evidence WHERE experience = ?1 RETURNING lesson");
    removed.bind(experience);
    while (removed.step())
        m_work.touchLesson(removed.integer(0));
}

void ExperienceRows::removeBetween(RowId session, RowId first, RowId last)
{
    std::vector<RowId> found;
    {
        Statement rows = m_connection.statement(
            "SELECT id FROM experience WHERE session = ?1 AND first_message BETWEEN ?2 AND ?3");
        rows.bind(session, first, last);
        while (rows.step())
            found.push_back(rows.integer(0));
    }
    for (const RowId experience : found)
        remove(experience);
}

void ExperienceRows::remove(RowId experience)
{
    m_connection
        .statement(
            "INSERT OR REPLACE INTO experience_state(experience, pinned, deleted_at)"
            " SELECT global_id, pinned, deleted_at FROM experience WHERE id = ?1 AND (pinned <> 0 OR deleted_at <> 0)")
        .bind(experience)
        .run();
    forgetLessons(experience);
    Statement removed = m_connection.statement("DELETE FROM experience WHERE id = ?1 RETURNING global_id");
    if (!removed.bind(experience).step())
        return;
    const QString globalId = removed.text(0);
    removed.run();
    m_work.removeExperience(experience);
    recordChange(m_connection, u"experience"_s, globalId, u"purge"_s);
    m_changes.experiences.insert(experience);
}

void ExperienceRows::applyVerdict(RowId experience)
{
    QString globalId;
    Status inferred = Status::Unknown;
    {
        Statement row = m_connection.statement("SELECT global_id, inferred_status FROM experience WHERE id = ?1");
        if (!row.bind(experience).step())
            return;
        globalId = row.text(0);
        inferred = Status(row.integer(1));
    }
    const Outcome end = outcome(globalId, inferred);
    m_connection
        .statement("UPDATE experience SET status = ?2, status_source = ?3, revision = revision + 1 WHERE id = ?1")
        .bind(experience, end.status, end.source)
        .run();
    struct Part
    {
        RowId lesson;
        Stance stance;
    };
    std::vector<Part> parts;
    {
        Statement rows = m_connection.statement("SELECT e.lesson, e.observed, l.kind FROM lesson_evidence e"
                                                " JOIN lesson l ON l.id = e.lesson WHERE e.experience = ?1");
        rows.bind(experience);
        while (rows.step()) {
            parts.push_back(
                {rows.integer(0),
                 stanceAfterVerdict(rows.integer(1) != 0, LessonKind(rows.integer(2)), inferred, end.status)});
        }
    }
    for (const Part &part : parts) {
        m_connection.statement("UPDATE lesson_evidence SET agrees = ?3 WHERE lesson = ?1 AND experience = ?2")
            .bind(part.lesson, experience, part.stance)
            .run();
        m_work.touchLesson(part.lesson);
    }
    recordChange(m_connection, u"experience"_s, globalId, u"update"_s);
    m_changes.experiences.insert(experience);
}

} // namespace evoca::model
