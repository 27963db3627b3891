#pragma once

#include "records/Memory.h"

#include <string>
#include <string_view>

namespace evoca::model {

class Statement;

/// The columns of table memory (alias m) that memoryFrom() reads, in its order.
inline constexpr std::string_view memoryColumns =
    "m.id, m.global_id, m.project, m.path, m.type, m.scope, m.content, m.semantic_key, m.importance, m.confidence,"
    " m.created, m.updated, m.expires, m.origin, m.pinned, m.next_action, m.blocked_reason, m.promoted_from, m.revision";
inline constexpr int memoryColumnCount = 19;
inline constexpr int memoryPathColumn = 3;
inline constexpr int memoryContentColumn = 6;

Memory memoryFrom(const Statement &row);

} // namespace evoca::model
