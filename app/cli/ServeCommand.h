#pragma once

#include "cli/Command.h"

namespace evoca::app {

/// `evoca serve`: imports, watches and serves without a window until SIGTERM or SIGINT. Runs the event loop.
int runServe(CommandContext &context);

} // namespace evoca::app
