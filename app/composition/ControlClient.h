#pragma once

#include "cli/Command.h"
#include "composition/ControlProtocol.h"

#include <optional>

namespace evoca::app {

/// Hands a command to the running program and passes its output on. Blocking; any thread.
/// nullopt when no program answers.
std::optional<int> runRemotely(const CommandContext &context, const QString &command);

} // namespace evoca::app
