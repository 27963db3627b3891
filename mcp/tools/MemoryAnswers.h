#pragma once

#include "memories/MemoryReferences.h"
#include "memories/NearMemories.h"
#include "records/Memory.h"
#include "search/MemorySearch.h"
#include "tools/Tool.h"

#include <optional>
#include <vector>

namespace evoca::mcp {

// What the tools for memories share: whose memories a call may reach, and how one is told to an agent.

/// The projects whose memories a call may see: the one it means, or, where that cannot be told, all approved ones.
/// Memories for every project are always among them. Errors as ToolContext::project.
model::Result<std::vector<model::RowId>> memoryProjects(const Json &arguments, ToolContext &context);

/// References for the calling client.
model::Result<model::MemoryReferences> memoryReferences(ToolContext &context);

/// A memory that a reference names.
struct ReferencedMemory
{
    model::Memory memory; ///< as it is now
    bool changed = false; ///< since the reference was given out
};

/// NotFound alike for what is not there, forgotten, or of a project that the client may not see.
model::Result<ReferencedMemory> referencedMemory(const Json &arguments, ToolContext &context,
                                                 const model::MemoryReferences &references);
/// The same for tools that change it: Conflict when it changed since.
model::Result<model::Memory> currentMemory(const Json &arguments, ToolContext &context,
                                           const model::MemoryReferences &references);

/// Who said it: "self", "other_agent", "person", "agent_file" or "import".
std::string boundaryOf(const model::Memory &memory, const model::Client &client);

/// reference, location, type, boundary, content: a result of a search.
Json memoryJson(const model::Memory &memory, ToolContext &context, const model::MemoryReferences &references);
Json explanationJson(const model::MemoryMatch &match);
/// Adds to "results" unless the answer would grow too long; a first one that is too long by itself is cut and says so.
bool addResult(Json &structured, Json result);
Json nearJson(const std::vector<model::NearMemory> &near, const model::MemoryReferences &references);

/// Epoch ms of an ISO 8601 argument (no offset: UTC; a bare date: its midnight); nothing when absent or null.
model::Result<std::optional<qint64>> timeArgument(const Json &arguments, const char *name);

namespace schema {

Json reference();
Json memoryContent();
Json memoryResult(); ///< of memoryJson(), with explanation and strength
Json nearMemories();
Json writeAnnotations(const std::string &title, bool idempotent);

} // namespace schema

} // namespace evoca::mcp
