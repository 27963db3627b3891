#pragma once

#include "protocol/Json.h"

#include <string>

namespace evoca::mcp {

// What search_memory, recall and recall_context say as text: numbered blocks with reference, location, type, boundary
// and content, wrapped and escaped so that no memory can end the wrapping, pose as another block or pass for an
// instruction (reference xmemo.md section 5).

/// Of search_memory and recall.
std::string memoryText(const Json &structured);
/// Of recall_context.
std::string packText(const Json &structured);

} // namespace evoca::mcp
