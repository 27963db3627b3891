#pragma once

#include "records/Memory.h"

#include <QString>

#include <span>
#include <vector>

namespace evoca::model {

/// One memory of a pack.
struct PackedMemory
{
    Memory memory;
    QString text; ///< as much of the content as had room
    bool cut = false;
};

/// Several memories within a bound, best first (XMemo: recall_context).
struct MemoryPack
{
    std::vector<PackedMemory> items;
    int tokens = 0; ///< of all texts with their headings
    int left = 0; ///< memories that had no room
};

/// Tokens by the rule of thumb that the reference uses: characters / 4, rounded up.
int tokensOf(const QString &text);
/// "path (type): " before the content of each.
QString packHeading(const Memory &memory);
/// Takes whole memories while they fit; the first that does not is cut at a word if a useful part of it fits, smaller
/// ones after it may still fill the room.
MemoryPack packMemories(std::span<const Memory> memories, int mostItems, int mostTokens);

} // namespace evoca::model
