#pragma once

#include "memories/MemoryFile.h"

#include <string>
#include <vector>

namespace evoca::model {

/// What a memory server's graph says of one thing.
struct GraphEntity
{
    std::string name;
    std::string type;
    std::vector<std::string> observations;
    std::vector<std::string> relations; ///< readable: "depends on → PostgreSQL", "← used by: api"
    qint64 line = 0; ///< where it first stands
};

/// Reads the file of the reference MCP memory server: JSON objects {"type":"entity"|"relation", …}, one a line. Damaged
/// and unknown lines are added to `skipped` and cost nothing else; an entity that stands twice is joined; relations to
/// what is not there are kept at the end that is. In file order.
std::vector<GraphEntity> readKnowledgeGraph(const MemoryFile &file, std::vector<SkippedMemory> &skipped);

} // namespace evoca::model
