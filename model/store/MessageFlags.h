#pragma once

#include "records/Message.h"

namespace evoca::model {

// Bits of message.flags. Stored: never renumber. SQL may test them, for example `flags & 4` for copies.
inline constexpr int flagFailed = 1;
inline constexpr int flagFinished = 2;
inline constexpr int flagCopy = 4;
inline constexpr int flagCut = 8;
inline constexpr int flagRolledBack = 16;
inline constexpr int flagImage = 32;
inline constexpr int flagIndexed = 64; ///< the talk index holds its text
inline constexpr int flagFinalOnly = 128;
inline constexpr int categoryShift = 8; ///< four bits: ToolCategory

int messageFlags(const Message &message);
/// Sets the members of `message` that the flags hold.
void applyMessageFlags(Message &message, int flags);

} // namespace evoca::model
