#pragma once

#include "records/Labels.h"
#include "store/Writer.h"

#include <optional>

namespace evoca::model {

/// A person's corrections; everything derived follows in the same transaction.
class Corrections
{
public:
    explicit Corrections(Writer &writer);
    /// nullopt takes the verdict back: the inferred status returns. Lessons of the experience are recomputed.
    QFuture<Result<void>> setVerdict(RowId experience, std::optional<Status> status);
    QFuture<Result<void>> setPinned(RowId experience, bool pinned);
    QFuture<Result<void>> editLesson(RowId lesson, const QString &text);
    QFuture<Result<void>> setLessonMuted(RowId lesson, bool muted);
    QFuture<Result<void>> setLessonPinned(RowId lesson, bool pinned);

private:
    Writer &m_writer;
};

} // namespace evoca::model
