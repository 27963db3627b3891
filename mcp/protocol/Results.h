#pragma once

#include "protocol/Json.h"
#include "records/Error.h"
#include "tools/Tool.h"

#include <string>

namespace evoca::mcp {

/// What every client is told about the server, in both eras. Clients cut it at 2048 characters.
extern const char *const instructions;

/// The same data as structure and as text (JSON; numbered blocks for memories, tools/MemoryText): clients forward only
/// one of them to their model, and not all the same one.
Json toolResult(const ToolAnswer &answer);
/// isError with one sentence that says what to do.
Json toolError(const std::string &sentence);
Json toolError(const model::Error &error);
/// Adds what discover and list results must say about caching.
Json cacheable(Json result);
/// Revision 2026-07-28: asks the client for its roots; the answer comes with the call made again.
Json rootsWanted(const std::string &key);

} // namespace evoca::mcp
