#pragma once

#include "cli/Command.h"

namespace evoca::app {

/// `evoca mcp`: bridges MCP on stdin and stdout to the running program. Runs the event loop.
int runMcp(CommandContext &context);

} // namespace evoca::app
