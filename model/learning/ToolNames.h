#pragma once

#include "records/Labels.h"

#include <optional>
#include <string>
#include <string_view>

namespace evoca::model {

/// The tool's name without what agents put in front ("functions.", "developer__"), lower case.
std::string plainToolName(std::string_view tool);

/// Does this tool run a command line? Takes a plain name.
bool isShellTool(std::string_view plainName);

/// Category of a tool that is no shell, from its plain name. Other when unknown.
ToolCategory namedToolCategory(std::string_view plainName);

/// Is this Evoca's own recall, whose output repeats what was found before? Takes the name as the agent writes it.
bool isOwnRecall(std::string_view tool);

} // namespace evoca::model
