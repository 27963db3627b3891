#pragma once

#include "records/Labels.h"

#include <string_view>

namespace evoca::model {

struct CodexUserText
{
    MessageKind kind = MessageKind::Prompt;
    std::string_view text; ///< without what an editor put around the words
};

/// Tells what a person typed from what Codex injects under the person's name: environment, AGENTS.md, skills, notices
/// of subagents, the editor's context.
CodexUserText classifyCodexText(std::string_view text);

} // namespace evoca::model
