#pragma once

#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// One entry of a session, without its text (store/TextStore reads that). Ids inside a session ascend in file order.
struct Message
{
    RowId id = 0;
    RowId session = 0;
    qint64 time = 0; ///< epoch ms; 0: unknown
    MessageKind kind = MessageKind::Notice;
    ToolCategory category = ToolCategory::Other; ///< of a call and its result
    bool failed = false; ///< a result (and its call) that reports failure
    bool finished = false; ///< a call whose result was seen
    bool copy = false; ///< replayed from another session: not counted, not found
    bool cut = false; ///< text over 1 MiB: head and tail kept
    bool rolledBack = false; ///< the agent took this turn back
    bool hasImage = false;
    bool finalOnly = false; ///< an answer that stands only in the note that the task is complete: shown, not counted
    QString tool; ///< tool name of a call or result
    RowId pair = 0; ///< result's call, or call's result; 0: none
    qint32 durationMs = -1; ///< of a call, -1: unknown
    RowId chunk = 0; ///< where its text is; 0: no text
    quint32 offset = 0; ///< bytes in the decompressed chunk
    quint32 length = 0; ///< bytes of UTF-8
};

} // namespace evoca::model
