#include "store/Corrections.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ExperienceRows.h"
#include "store/LessonSums.h"
#include "store/SessionRows.h"
#include "store/Tombstones.h"
#include "text/Ulid.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype lessonCharacters = 280;

Error notFound()
{
    return {ErrorCode::NotFound, QCoreApplication::translate("Store", "This entry is not there any more.")};
}

struct Subject
{
    QString globalId;
    RowId session = 0;
};

Result<Subject> experience(Connection &connection, RowId id)
{
    Statement row = connection.statement("SELECT global_id, session FROM experience WHERE id = ?1");
    if (!row.bind(id).step())
        return std::unexpected(notFound());
    return Subject {row.text(0), row.integer(1)};
}

Result<void> storeVerdict(WriteContext &context, RowId id, std::optional<Status> status)
{
    Connection &connection = context.connection;
    const auto found = experience(connection, id);
    if (!found)
        return std::unexpected(found.error());
    if (status) {
        connection.statement("INSERT OR REPLACE INTO verdict(experience, status, at) VALUES(?1, ?2, ?3)")
            .bind(found->globalId, *status, QDateTime::currentMSecsSinceEpoch())
            .run();
    } else {
        connection.statement("DELETE FROM verdict WHERE experience = ?1").bind(found->globalId).run();
    }
    CommitWork own;
    CommitWork &work = context.commitWork ? *context.commitWork : own;
    Tombstones tombstones(connection);
    ExperienceRows(connection, context.changes, work, tombstones).applyVerdict(id);
    SessionRows(connection, context.changes, work).sumTasks(found->session);
    own.run(connection, context.changes);
    return {};
}

Result<QString> lessonText(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (!trimmed.isEmpty() && trimmed.size() <= lessonCharacters)
        return trimmed;
    return std::unexpected(Error {
        ErrorCode::InvalidArgument,
        QCoreApplication::translate("Store", "A lesson has 1 to %1 characters.").arg(lessonCharacters), u"text"_s});
}

/// Updates one lesson by a statement whose first value is the id and that returns the global id; tells the feed.
template<typename... Values>
Result<void> updateLesson(WriteContext &context, RowId lesson, std::string_view sql, const Values &...values)
{
    Statement update = context.connection.statement(sql);
    if (!update.bind(lesson, values...).step())
        return std::unexpected(notFound());
    const QString globalId = update.text(0);
    update.run();
    recordChange(context.connection, u"lesson"_s, globalId, u"update"_s);
    context.changes.lessons.insert(lesson);
    return {};
}

/// A row that only a person's care kept goes when that care ends and nothing stands behind it.
void sum(WriteContext &context, RowId lesson)
{
    sumLessons(context.connection, {lesson}, context.changes);
}

Result<RowId> insertLesson(WriteContext &context, const NewLesson &lesson, const QString &text)
{
    Connection &connection = context.connection;
    if (!connection.statement("SELECT 1 FROM project WHERE id = ?1").bind(lesson.project).step())
        return std::unexpected(notFound());
    const QString key = hashId({u"manual"_s, taskClassId(lesson.taskClass), text}, 16);
    const QString globalId = "lesson-"_L1 + hashId({u"lesson"_s, QString::number(lesson.project), key}, 16);
    if (connection.statement("SELECT 1 FROM lesson WHERE project = ?1 AND key = ?2").bind(lesson.project, key).step())
        return std::unexpected(Error {ErrorCode::Conflict,
                                      QCoreApplication::translate("Store", "This project has this lesson already."),
                                      u"text"_s});
    Tombstones(connection).remove(globalId); // a person writes again what was once purged
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    Statement insert = connection.statement(
        "INSERT INTO lesson(global_id, project, kind, class, key, text, confidence, support, against, first_seen,"
        " last_seen, word, word_at, revision) VALUES(?1, ?2, ?3, ?4, ?5, ?6, 0, 0, 0, ?7, ?7, ?8, ?7, 0) RETURNING id");
    insert.bind(globalId, lesson.project, LessonKind::Manual, lesson.taskClass, key, text, now, LessonWord::Confirmed)
        .step();
    const RowId id = insert.integer(0);
    insert.run();
    sum(context, id);
    return id;
}

} // namespace

Corrections::Corrections(Writer &writer) : m_writer(writer) { }

QFuture<Result<void>> Corrections::setVerdict(RowId experience, std::optional<Status> status)
{
    return m_writer.post([=](WriteContext &context) { return storeVerdict(context, experience, status); });
}

QFuture<Result<void>> Corrections::setPinned(RowId id, bool pinned)
{
    return m_writer.post([=](WriteContext &context) -> Result<void> {
        const auto found = experience(context.connection, id);
        if (!found)
            return std::unexpected(found.error());
        context.connection.statement("UPDATE experience SET pinned = ?2, revision = revision + 1 WHERE id = ?1")
            .bind(id, pinned)
            .run();
        recordChange(context.connection, u"experience"_s, found->globalId, u"update"_s);
        context.changes.experiences.insert(id);
        return {};
    });
}

QFuture<Result<void>> Corrections::setLessonWord(RowId lesson, LessonWord word)
{
    return m_writer.post([=](WriteContext &context) {
        const qint64 at = word == LessonWord::None ? 0 : QDateTime::currentMSecsSinceEpoch();
        const Result<void> updated = updateLesson(
            context, lesson,
            "UPDATE lesson SET word = ?2, word_at = ?3, revision = revision + 1 WHERE id = ?1 RETURNING global_id",
            word, at);
        if (updated)
            sum(context, lesson);
        return updated;
    });
}

QFuture<Result<void>> Corrections::editLesson(RowId lesson, const QString &text)
{
    return m_writer.post([=](WriteContext &context) -> Result<void> {
        const Result<QString> checked = lessonText(text);
        if (!checked)
            return std::unexpected(checked.error());
        return updateLesson(context, lesson,
                            "UPDATE lesson SET learned_text = CASE WHEN edited OR kind = 6 THEN learned_text ELSE text"
                            " END, text = ?2, edited = kind <> 6, revision = revision + 1 WHERE id = ?1"
                            " RETURNING global_id",
                            *checked);
    });
}

QFuture<Result<void>> Corrections::revertLesson(RowId lesson)
{
    return m_writer.post([=](WriteContext &context) {
        const Result<void> updated = updateLesson(
            context, lesson,
            "UPDATE lesson SET text = CASE WHEN edited THEN learned_text ELSE text END, learned_text = '',"
            " edited = 0, revision = revision + 1 WHERE id = ?1 RETURNING global_id");
        if (updated)
            sum(context, lesson);
        return updated;
    });
}

QFuture<Result<void>> Corrections::setLessonMuted(RowId lesson, bool muted)
{
    return m_writer.post([=](WriteContext &context) {
        return updateLesson(context, lesson,
                            "UPDATE lesson SET muted = ?2, revision = revision + 1 WHERE id = ?1 RETURNING global_id",
                            muted);
    });
}

QFuture<Result<void>> Corrections::setLessonPinned(RowId lesson, bool pinned)
{
    return m_writer.post([=](WriteContext &context) {
        return updateLesson(context, lesson,
                            "UPDATE lesson SET pinned = ?2, revision = revision + 1 WHERE id = ?1 RETURNING global_id",
                            pinned);
    });
}

QFuture<Result<RowId>> Corrections::addLesson(const NewLesson &lesson)
{
    return m_writer.call<RowId>([=](WriteContext &context) -> Result<RowId> {
        const Result<QString> text = lessonText(lesson.text);
        if (!text)
            return std::unexpected(text.error());
        return insertLesson(context, lesson, *text);
    });
}

QFuture<Result<void>> Corrections::removeLesson(RowId lesson)
{
    return m_writer.post([=](WriteContext &context) -> Result<void> {
        Statement removed = context.connection.statement(
            "DELETE FROM lesson WHERE id = ?1 AND kind = 6 RETURNING global_id");
        if (!removed.bind(lesson).step())
            return std::unexpected(notFound());
        const QString globalId = removed.text(0);
        removed.run();
        recordChange(context.connection, u"lesson"_s, globalId, u"purge"_s);
        context.changes.lessons.insert(lesson);
        return {};
    });
}

} // namespace evoca::model
