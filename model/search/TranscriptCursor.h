#pragma once

#include "records/Labels.h"

#include <QString>

#include <optional>

namespace evoca::model {

/// Where a page of transcript hits ended: in the talk block that begins below `talkBefore`, after `talkLast`, and in
/// the tool matches below `toolBefore`.
struct TranscriptCursor
{
    RowId talkBefore = 0; ///< 0: the newest block
    RowId talkLast = 0; ///< 0: the block's beginning
    bool talkDone = false;
    RowId toolBefore = 0;
    bool toolDone = false;
    bool partial = false; ///< no full match exists

    /// Empty text is the beginning; none for what toString() cannot have given.
    static std::optional<TranscriptCursor> parse(const QString &text);
    QString toString() const; ///< empty when both are done
};

} // namespace evoca::model
