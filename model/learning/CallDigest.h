#pragma once

#include "agents/AgentReader.h"
#include "learning/ShellCommand.h"

#include <string>
#include <string_view>

namespace evoca::model {

/// What a tool call is, worked out once.
struct CallDigest
{
    ToolCategory category = ToolCategory::Other;
    bool shell = false;
    bool hidesExit = false;
    std::string program; ///< "cargo test", "edit src/a.rs"; "poll" for looks at a background task
    std::string essence; ///< one line, at most 200 bytes
    std::size_t fingerprint = 0; ///< of tool and arguments without description, justification and timeouts
};

CallDigest digestCall(const ParsedMessage &call);

} // namespace evoca::model
