#include "store/Corrections.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ExperienceRows.h"
#include "store/SessionRows.h"
#include "store/Tombstones.h"

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

/// Updates one lesson by a statement whose first value is the id, and tells the feed.
template<typename Value>
Result<void> updateLesson(WriteContext &context, RowId lesson, std::string_view sql, const Value &value)
{
    Statement update = context.connection.statement(sql);
    if (!update.bind(lesson, value).step())
        return std::unexpected(notFound());
    const QString globalId = update.text(0);
    update.run();
    recordChange(context.connection, u"lesson"_s, globalId, u"update"_s);
    context.changes.lessons.insert(lesson);
    return {};
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

QFuture<Result<void>> Corrections::editLesson(RowId lesson, const QString &text)
{
    return m_writer.post([=](WriteContext &context) -> Result<void> {
        const QString trimmed = text.trimmed();
        if (trimmed.isEmpty() || trimmed.size() > lessonCharacters) {
            return std::unexpected(
                Error {ErrorCode::InvalidArgument,
                       QCoreApplication::translate("Store", "A lesson has 1 to %1 characters.").arg(lessonCharacters),
                       u"text"_s});
        }
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        context.connection.statement("UPDATE lesson SET confirmed_at = ?2 WHERE id = ?1").bind(lesson, now).run();
        return updateLesson(
            context, lesson,
            "UPDATE lesson SET text = ?2, edited = 1, revision = revision + 1 WHERE id = ?1 RETURNING global_id",
            trimmed);
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

} // namespace evoca::model
