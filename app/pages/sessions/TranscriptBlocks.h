#pragma once

#include "records/Message.h"

#include <QList>

#include <span>
#include <vector>

namespace evoca::app {

/// What the transcript shows as one piece.
struct TranscriptBlock
{
    enum class Kind : quint8 {
        Prompt,
        Answer,
        Thinking,
        Call, ///< a tool call with its result
        LookRun, ///< more than six successful looks in a row, folded to one line
        Note, ///< compaction, interruption, injected context: one quiet line, opens
    };
    Kind kind = Kind::Note;
    int first = 0; ///< index of the (first) message
    int last = 0; ///< LookRun: index of the last call
    int result = -1; ///< Call: index of its result; -1: none
    bool joinsAbove = false; ///< Call or LookRun directly below another: one frame
    bool joinsBelow = false;
};

/// Arranges a session's messages as blocks. Copies of another session and empty thinking are left out; results stand
/// with their call. Pure; 47,000 messages take some milliseconds.
std::vector<TranscriptBlock> arrangeBlocks(std::span<const model::Message> messages);

/// The blocks a run stands for when it is opened.
std::vector<TranscriptBlock> expandRun(std::span<const model::Message> messages, const TranscriptBlock &run);

/// Sets joinsAbove and joinsBelow after blocks changed.
void joinFrames(std::vector<TranscriptBlock> &blocks);

} // namespace evoca::app
