#pragma once

#include "records/Labels.h"

#include <QString>

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

    /// Unreadable text is the beginning.
    static TranscriptCursor parse(const QString &text);
    QString toString() const; ///< empty when both are done
};

} // namespace evoca::model
