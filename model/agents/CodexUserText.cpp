#include "agents/CodexUserText.h"

#include "agents/JsonRepair.h"

#include <array>

namespace evoca::model {

namespace {

constexpr std::array<std::string_view, 22> injectedMarks {"<environment_context>",
                                                          "<user_instructions>",
                                                          "# AGENTS.md",
                                                          "<INSTRUCTIONS>",
                                                          "<permissions",
                                                          "<collaboration_mode>",
                                                          "<skill>",
                                                          "<skills_instructions>",
                                                          "<hook_prompt",
                                                          "<recommended_plugins>",
                                                          "<apps_instructions>",
                                                          "<plugins_instructions>",
                                                          "<model_switch>",
                                                          "<personality_spec>",
                                                          "<codex_internal_context",
                                                          "<goal_context>",
                                                          "<subagent_notification>",
                                                          "<agent_notification>",
                                                          "<system-reminder>",
                                                          "<multi_agent_mode>",
                                                          "<token_budget>",
                                                          "<app-context>"};
constexpr std::array<std::string_view, 4> noticeMarks {"<turn_aborted>", "<user_shell_command>", "<user_action>",
                                                       "<user_shell_command_output>"};
constexpr std::string_view editorContext = "# Context from my IDE setup:";
constexpr std::string_view editorRequest = "## My request for Codex:";

} // namespace

CodexUserText classifyCodexText(std::string_view text)
{
    const std::string_view words = trimmedLine(text);
    if (words.starts_with(editorContext)) {
        const size_t at = words.find(editorRequest);
        if (at == std::string_view::npos)
            return {MessageKind::Context, words};
        return {MessageKind::Prompt, trimmedLine(words.substr(at + editorRequest.size()))};
    }
    for (const std::string_view mark : injectedMarks) {
        if (words.starts_with(mark))
            return {MessageKind::Context, words};
    }
    for (const std::string_view mark : noticeMarks) {
        if (words.starts_with(mark))
            return {MessageKind::Notice, words};
    }
    return {MessageKind::Prompt, text};
}

} // namespace evoca::model
