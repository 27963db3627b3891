#pragma once

#include "records/Labels.h"

#include <string>
#include <string_view>

namespace evoca::model {

/// What a text in a user record really is.
struct ClaudeUserText
{
    MessageKind kind = MessageKind::Prompt;
    std::string text; ///< for a slash command "/name arguments"
};

/// Tells what a person typed from what the program put under the person's name: reminders, caveats, notifications,
/// outputs of local commands, interruptions, expansions of commands. Only the words decide; flags of the record
/// (isMeta, isSidechain, origin) are the reader's.
ClaudeUserText classifyClaudeText(std::string_view text);

} // namespace evoca::model
