#pragma once

#include "records/SessionBatch.h"
#include "store/ChangeFeed.h"

namespace evoca::model {

class CommitWork;
class Connection;
class Tombstones;

/// What a task's lessons and row are stored under.
struct TaskPlace
{
    RowId session = 0;
    RowId project = 0;
    Agent agent = Agent::ClaudeCode;
    RowId firstMessage = 0; ///< id of local message 1
    std::size_t copies = 0; ///< local messages 1 … copies belong to another session
};

/// How an observation counts for its lesson, given how the task really ended. Lessons about what worked turn over when
/// the verdict is the opposite of what was inferred, and do not count while the outcome is unknown. Where nothing could
/// be inferred, strategy and files were observed as if the task had ended well (learning/LessonWriter). Lessons about
/// loops and repetitions do not depend on the outcome.
Stance stanceAfterVerdict(bool observed, LessonKind kind, Status inferred, Status verdict);

/// Rows of experiences, their evidence for lessons, and their index entries. Sums over lessons are left to CommitWork.
/// Functions throw SqlFailure.
class ExperienceRows
{
public:
    ExperienceRows(Connection &connection, ChangeSet &changes, CommitWork &work, Tombstones &tombstones);

    /// Replaces the stored tasks of the session that begin at or after the first of these.
    void replaceFrom(const std::vector<LearnedTask> &tasks, const TaskPlace &place);
    /// Removes the session's tasks that begin in first … last.
    void removeBetween(RowId session, RowId first, RowId last);
    void remove(RowId experience);
    /// Applies the verdict that is stored for this experience, or its absence, to status and lessons.
    void applyVerdict(RowId experience);

private:
    struct Kept
    {
        RowId id = 0;
        bool pinned = false;
        qint64 deletedAt = 0;
    };
    struct Outcome
    {
        Status status;
        StatusSource source;
    };
    RowId store(const LearnedTask &task, const TaskPlace &place);
    Kept kept(const QString &globalId);
    Outcome outcome(const QString &globalId, Status inferred);
    void storeLessons(RowId experience, const LearnedTask &task, const TaskPlace &place, Status status);
    RowId lessonId(const LearnedTask::Observation &observation, const LearnedTask &task, RowId project, qint64 at);
    void forgetLessons(RowId experience);

    Connection &m_connection;
    ChangeSet &m_changes;
    CommitWork &m_work;
    Tombstones &m_tombstones;
};

} // namespace evoca::model
