#include "learning/ProgramCategory.h"
#include "learning/SessionLearner.h"
#include "learning/ShellCommand.h"
#include "learning/ToolNames.h"

namespace evoca::model {

ToolCategory toolCategory(std::string_view tool, std::string_view essence)
{
    const std::string name = plainToolName(tool);
    return isShellTool(name) ? commandCategory(parseShell(essence)) : namedToolCategory(name);
}

} // namespace evoca::model
