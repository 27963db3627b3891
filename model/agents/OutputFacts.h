#pragma once

#include "agents/AgentReader.h"

#include <string_view>

namespace evoca::model {

/// Reads exit code, duration and failure out of the words an agent puts around a tool's output ("Exit code 2",
/// "Process exited with code 1", "Wall time: 2.3 seconds"). Looks at the head only: output itself is no evidence.
void readOutputHead(std::string_view text, ParsedMessage &result);

} // namespace evoca::model
