// What CodexTranscriptReader makes of response items, events and completed items: who said what.
#include "agents/CodexTranscriptReader.h"

#include "agents/CodexUserText.h"
#include "agents/JsonRepair.h"

#include <algorithm>
#include <array>

namespace evoca::model {

namespace {

// Events that only report on the program's own state, or begin what another record ends.
constexpr std::array<std::string_view, 44> silentEvents {"token_count",
                                                         "thread_settings_applied",
                                                         "context_compacted",
                                                         "sub_agent_activity",
                                                         "turn.completed",
                                                         "account/rateLimits/updated",
                                                         "thread_goal_updated",
                                                         "guardian_assessment",
                                                         "session_configured",
                                                         "exec_command_begin",
                                                         "exec_command_output_delta",
                                                         "patch_apply_begin",
                                                         "mcp_tool_call_begin",
                                                         "dynamic_tool_call_request",
                                                         "web_search_begin",
                                                         "image_generation_begin",
                                                         "background_event",
                                                         "turn_diff",
                                                         "plan_update",
                                                         "item_started",
                                                         "agent_message_delta",
                                                         "agent_reasoning_delta",
                                                         "agent_reasoning_section_break",
                                                         "agent_reasoning_raw_content",
                                                         "mcp_startup_update",
                                                         "mcp_startup_complete",
                                                         "exec_approval_request",
                                                         "apply_patch_approval_request",
                                                         "request_user_input",
                                                         "undo_started",
                                                         "undo_completed",
                                                         "skills_update_available",
                                                         "shutdown_complete",
                                                         "model_reroute",
                                                         "deprecation_notice",
                                                         "collab_agent_spawn_begin",
                                                         "collab_waiting_begin",
                                                         "collab_close_begin",
                                                         "collab_agent_interaction_begin",
                                                         "hook_started",
                                                         "hook_completed",
                                                         "terminal_interaction",
                                                         "entered_review_mode",
                                                         "turn_started_metadata"};

bool isSilent(std::string_view event)
{
    return std::ranges::find(silentEvents, event) != silentEvents.end();
}

} // namespace

std::string CodexTranscriptReader::responseItem(const CodexPayload &payload)
{
    const std::string_view type = payload.type;
    if (type == "message" || (type.empty() && !payload.role.empty()))
        talk(payload, TalkBook::Response);
    else if (type == "reasoning")
        thinking(payload, TalkBook::Response);
    else if (type == "function_call" || type == "custom_tool_call" || type == "tool_call")
        call(payload, type);
    else if (type == "local_shell_call")
        call(payload, "local_shell");
    else if (type == "tool_search_call")
        call(payload, "tool_search");
    else if (type == "web_search_call")
        lonelyCall(payload, "web_search");
    else if (type == "image_generation_call")
        lonelyCall(payload, "image_generation");
    else if (type.ends_with("_output") || type == "tool_result")
        result(payload);
    else if (type == "agent_message")
        send(MessageKind::Context, joined(payload.texts, "\n")); // from another agent of the team
    else if (type != "ghost_snapshot" && type != "compaction" && type != "compaction_summary" && type != "other"
             && type != "context_compaction" && type != "compaction_trigger" && type != "additional_tools")
        return "unknown_type:response_item/" + std::string(cutUtf8(type, 60));
    return {};
}

std::string CodexTranscriptReader::eventMessage(const CodexPayload &payload)
{
    const std::string_view type = payload.type;
    if (type == "user_message" || type == "agent_message") {
        talk(payload, TalkBook::Event);
    } else if (type == "agent_reasoning") {
        thinking(payload, TalkBook::Event);
    } else if (type == "exec_command_end") {
        ended(payload, "exec_command");
    } else if (type == "patch_apply_end") {
        ended(payload, "apply_patch");
    } else if (type == "mcp_tool_call_end") {
        ended(payload, "mcp_tool_call");
    } else if (type == "dynamic_tool_call_response" || type == "dynamic_tool_call_end") {
        ended(payload, "dynamic_tool_call");
    } else if (type == "view_image_tool_call") {
        ended(payload, "view_image");
    } else if (type == "web_search_end") {
        lonelyCall(payload, "web_search");
    } else if (type == "image_generation_end") {
        lonelyCall(payload, "image_generation");
    } else if (type.starts_with("collab_") && type.ends_with("_end")) {
        ended(payload, type.substr(0, type.size() - 4));
    } else if (type == "item_completed") {
        return m_record.hasItem ? completedItem(m_record.item) : std::string();
    } else if (!eventOfTurn(payload) && !isSilent(type)) {
        return "unknown_type:event_msg/" + std::string(cutUtf8(type, 60));
    }
    return {};
}

bool CodexTranscriptReader::eventOfTurn(const CodexPayload &payload)
{
    const std::string_view type = payload.type;
    if (type == "task_started" || type == "turn_started") {
        finishEnded();
    } else if (type == "task_complete" || type == "turn_complete") {
        taskComplete(payload);
    } else if (type == "turn_aborted") {
        finishEnded();
        const bool named = !payload.reason.empty() && payload.reason != "interrupted";
        notice(named ? "interrupted: " + std::string(payload.reason) : "interrupted");
    } else if (type == "thread_rolled_back") {
        rolledBack(payload.turns);
    } else if (type == "thread_name_updated") {
        m_sessions.setTitle(0, payload.threadName, 4);
    } else if (type == "error" || type == "stream_error" || type == "warning") {
        const std::string_view text = payload.message.empty() ? payload.error : payload.message;
        if (!text.empty())
            notice(std::string(text), type == "error");
    } else if (type == "exited_review_mode") {
        // The findings follow as an answer of their own.
    } else {
        return false;
    }
    return true;
}

std::string CodexTranscriptReader::completedItem(const CodexPayload &item)
{
    const std::string_view type = item.type;
    if (sameWord(type, "UserMessage") || sameWord(type, "AgentMessage"))
        talk(item, TalkBook::Item);
    else if (sameWord(type, "Reasoning"))
        thinking(item, TalkBook::Item);
    else if (sameWord(type, "CommandExecution"))
        ended(item, "exec_command");
    else if (sameWord(type, "FileChange"))
        ended(item, "apply_patch");
    else if (sameWord(type, "McpToolCall"))
        ended(item, "mcp_tool_call");
    else if (sameWord(type, "DynamicToolCall"))
        ended(item, "dynamic_tool_call");
    else if (sameWord(type, "CollabAgentToolCall"))
        ended(item, "collab_agent");
    else if (sameWord(type, "WebSearch"))
        lonelyCall(item, "web_search");
    else if (sameWord(type, "ImageGeneration"))
        lonelyCall(item, "image_generation");
    else if (sameWord(type, "Plan") && !item.text.empty())
        notice("Plan:\n" + std::string(item.text));
    // Other items (ImageView, Sleep, SubAgentActivity, ContextCompaction, HookPrompt) repeat what stands elsewhere.
    return {};
}

void CodexTranscriptReader::talk(const CodexPayload &payload, TalkBook::Source source)
{
    const bool user = payload.role == "user" || payload.type == "user_message" || sameWord(payload.type, "UserMessage");
    const bool assistant = payload.role == "assistant" || payload.type == "agent_message"
        || sameWord(payload.type, "AgentMessage");
    if (user) {
        userTalk(payload, source);
    } else if (assistant) {
        std::string text = joined(payload.texts, "\n");
        answer(text.empty() ? std::string(payload.message.empty() ? payload.text : payload.message) : std::move(text),
               source);
    } else {
        std::string text = joined(payload.texts, "\n\n");
        if (!trimmedLine(text).empty())
            send(MessageKind::Context, std::move(text)); // developer, system
    }
}

void CodexTranscriptReader::userTalk(const CodexPayload &payload, TalkBook::Source source)
{
    std::vector<std::string_view> parts = payload.texts;
    if (parts.empty())
        parts.push_back(payload.message.empty() ? payload.text : payload.message);
    std::string typed;
    for (const std::string_view part : parts) {
        // Marks around an attached image.
        if (part.starts_with("<image name=") || part == "</image>" || part == "<image>" || trimmedLine(part).empty())
            continue;
        const CodexUserText known = classifyCodexText(part);
        if (known.kind == MessageKind::Prompt)
            typed.append(typed.empty() ? "" : "\n").append(known.text);
        else if (m_talk.isNew(known.kind, known.text, source))
            send(known.kind, std::string(known.text));
    }
    if (!typed.empty() || payload.hasImage)
        prompt(std::move(typed), payload.hasImage, source);
}

void CodexTranscriptReader::prompt(std::string text, bool hasImage, TalkBook::Source source)
{
    if (!m_talk.isNew(MessageKind::Prompt, text, source))
        return;
    finishEnded();
    m_promptsAt.push_back(m_messages);
    ParsedMessage message;
    message.hasImage = hasImage;
    if (m_sessions.at(0).known.subagent) {
        m_sessions.setTitle(0, cutUtf8(text, 120), 1);
        message.kind = MessageKind::Context;
    } else {
        message.kind = MessageKind::Prompt;
        message.originKey = originKey(text);
    }
    message.text = std::move(text);
    send(std::move(message));
}

void CodexTranscriptReader::answer(std::string text, TalkBook::Source source)
{
    if (!trimmedLine(text).empty() && m_talk.isNew(MessageKind::Answer, text, source))
        send(MessageKind::Answer, std::move(text));
}

void CodexTranscriptReader::thinking(const CodexPayload &payload, TalkBook::Source source)
{
    // The parts of one reasoning item are events of their own.
    std::string fresh;
    std::vector<std::string_view> parts = payload.texts;
    if (parts.empty())
        parts.push_back(payload.text);
    for (const std::string_view part : parts) {
        if (!trimmedLine(part).empty() && m_talk.isNew(MessageKind::Thinking, part, source))
            fresh.append(fresh.empty() ? "" : "\n\n").append(part);
    }
    if (!fresh.empty())
        send(MessageKind::Thinking, std::move(fresh));
}

void CodexTranscriptReader::taskComplete(const CodexPayload &payload)
{
    finishEnded();
    if (!payload.error.empty())
        notice(std::string(payload.error), true);
    if (trimmedLine(payload.lastMessage).empty() || m_talk.hasAnswer(payload.lastMessage))
        return;
    ParsedMessage message;
    message.kind = MessageKind::Answer;
    message.finalOnly = true;
    message.text = payload.lastMessage;
    send(std::move(message));
}

} // namespace evoca::model
