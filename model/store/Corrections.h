#pragma once

#include "records/Lesson.h"
#include "store/Writer.h"

#include <optional>

namespace evoca::model {

/// A lesson that a person writes down.
struct NewLesson
{
    RowId project = 0;
    TaskClass taskClass = TaskClass::Build;
    QString text; ///< 1–280 characters
};

/// A person's corrections; everything derived (lessons, sums, sessions) follows in the same transaction. Each future
/// finishes after the commit; NotFound when the entry is gone.
class Corrections
{
public:
    explicit Corrections(Writer &writer);
    /// nullopt takes the verdict back: the inferred status returns. Lessons of the experience are recomputed.
    QFuture<Result<void>> setVerdict(RowId experience, std::optional<Status> status);
    QFuture<Result<void>> setPinned(RowId experience, bool pinned);

    /// Confirms or disputes; None takes the word back. The confidence follows (store/LessonSums.h).
    QFuture<Result<void>> setLessonWord(RowId lesson, LessonWord word);
    /// InvalidArgument (field "text") unless it has 1–280 characters. What was learned is kept for revertLesson().
    QFuture<Result<void>> editLesson(RowId lesson, const QString &text);
    /// Takes the person's wording back: the newest learned one returns. Does nothing to a lesson that is not edited.
    QFuture<Result<void>> revertLesson(RowId lesson);
    QFuture<Result<void>> setLessonMuted(RowId lesson, bool muted); ///< muted: listed apart, never given to agents
    QFuture<Result<void>> setLessonPinned(RowId lesson, bool pinned);
    /// The row id of a new lesson of kind Manual, confirmed by its author. Conflict when the project has it already.
    QFuture<Result<RowId>> addLesson(const NewLesson &lesson);
    /// Removes a lesson of kind Manual for good (the undo of addLesson; others are forgotten, model/forgetting).
    QFuture<Result<void>> removeLesson(RowId lesson);

private:
    Writer &m_writer;
};

} // namespace evoca::model
