#pragma once

#include "records/Error.h"
#include "records/Memory.h"

#include <vector>

namespace evoca::model {

class Connection;

/// A memory that says nearly the same as another.
struct NearMemory
{
    RowId id = 0;
    QString globalId;
    QString path;
    QString content;
    int revision = 1;
    double likeness = 0; ///< 0–1: shared words of both (Jaccard, by stem; bettermemory section 3)
};

/// Live memories of the same project (or of every project) that are so alike that one of the two is probably not
/// needed, most alike first, at most five. `memory.id` itself is left out; 0: not stored yet. May throw SqlFailure.
Result<std::vector<NearMemory>> nearMemories(Connection &connection, const Memory &memory);

/// From here on the words say that two memories mean the same; a person decides.
inline constexpr double nearLikeness = 0.55;

} // namespace evoca::model
