#pragma once

#include "learning/ShellCommand.h"
#include "records/Labels.h"

namespace evoca::model {

/// What one program call does; Other for what has no meaning of its own (cd, echo, pwd …).
ToolCategory programCategory(const ShellSegment &segment);

/// Category of a whole command: that of its highest-ranking program.
ToolCategory commandCategory(const ShellCommand &command);

/// Where the real program stands: after VAR=value, sudo, time, timeout, npx, uv run, docker compose exec and the like.
/// words.size() when there is none.
std::size_t programIndex(const std::vector<std::string> &words);

/// File name of a program without folders and without .exe or .cmd.
std::string_view programName(std::string_view word);

/// Which category stands for a command of several programs: the highest rank wins (checks beat lookups).
int categoryRank(ToolCategory category);

} // namespace evoca::model
