// The messages of ClaudeTranscriptReader: what becomes of user, assistant, system and attachment records.
#include "agents/ClaudeTranscriptReader.h"

#include "agents/ClaudeUserText.h"
#include "agents/JsonRepair.h"
#include "agents/OutputFacts.h"
#include "agents/SidecarFile.h"
#include "agents/StableHash.h"

#include <algorithm>

namespace evoca::model {

namespace {

using namespace Qt::StringLiterals;

constexpr size_t keptParts = 8;

int linesIn(std::string_view token)
{
    int lines = token.size() > 2 ? 1 : 0; // the token is still escaped and in quotes
    for (size_t at = token.find("\\n"); at != std::string_view::npos; at = token.find("\\n", at + 2))
        ++lines;
    return token.ends_with("\\n\"") ? lines - 1 : lines;
}

} // namespace

void ClaudeTranscriptReader::userRecord(int handle)
{
    std::string prompt;
    bool hasImage = false;
    const auto isResult = [](const ClaudeBlock &block) { return block.type == ClaudeBlock::Type::ToolResult; };
    const auto results = std::ranges::count_if(m_record.blocks, isResult);
    for (const ClaudeBlock &block : m_record.blocks) {
        switch (block.type) {
        case ClaudeBlock::Type::Text: userText(handle, block.text, prompt); break;
        case ClaudeBlock::Type::ToolResult: toolResult(handle, block, results == 1); break;
        case ClaudeBlock::Type::Image: hasImage = true; break;
        case ClaudeBlock::Type::Document:
            send(handle, MessageKind::Context,
                 std::string(block.name) + (block.name.empty() || block.text.empty() ? "" : "\n")
                     + std::string(block.text));
            break;
        default: break;
        }
    }
    const bool typed = results == 0 && !m_record.meta && !m_sessions.at(handle).known.subagent;
    if (prompt.empty() && !(hasImage && typed))
        return;
    ParsedMessage message;
    message.kind = MessageKind::Prompt;
    message.time = m_record.time;
    message.text = std::move(prompt);
    message.hasImage = hasImage;
    message.originKey = m_record.uuid.empty() ? 0 : stableHash(m_record.uuid);
    m_sessions.send(*m_sink, handle, std::move(message));
}

/// What a person typed is gathered in `prompt`; all else is handed over as what it is.
void ClaudeTranscriptReader::userText(int handle, std::string_view text, std::string &prompt)
{
    if (trimmedLine(text).empty())
        return;
    if (m_record.compactSummary) {
        send(handle, MessageKind::Summary, std::string(text));
        return;
    }
    ClaudeUserText known = classifyClaudeText(text);
    if (known.kind == MessageKind::Prompt) {
        const bool subagent = m_sessions.at(handle).known.subagent;
        if (subagent)
            m_sessions.setTitle(handle, cutUtf8(essenceOf(text), 120), 1);
        if (subagent || m_record.meta)
            known.kind = MessageKind::Context;
        else if (!m_record.origin.empty() && m_record.origin != "human")
            known.kind = MessageKind::Notice;
    }
    if (known.kind != MessageKind::Prompt) {
        send(handle, known.kind, std::move(known.text));
        return;
    }
    prompt += prompt.empty() ? known.text : "\n\n" + known.text;
}

void ClaudeTranscriptReader::toolResult(int handle, const ClaudeBlock &block, bool withFacts)
{
    const OpenCall *call = m_calls.find(handle, block.id);
    ParsedMessage result;
    result.kind = MessageKind::ToolResult;
    result.time = m_record.time;
    result.text = block.text;
    result.callId = call ? call->id : std::string(block.id);
    result.tool = call ? call->tool : std::string(block.name);
    result.failed = block.isError;
    result.hasImage = block.hasImage;
    if (result.failed)
        readOutputHead(result.text, result);
    if (withFacts && m_record.facts.present)
        applyFacts(call, result);
    applySidecar(result);
    if (call)
        m_calls.close(call);
    m_sessions.send(*m_sink, handle, std::move(result));
}

void ClaudeTranscriptReader::applyFacts(const OpenCall *call, ParsedMessage &result)
{
    const ClaudeToolFacts &facts = m_record.facts;
    result.failed |= facts.interrupted || facts.isError || (facts.failedText && result.text.starts_with("Error"));
    if (facts.durationMs >= 0 && facts.durationMs < 2e9)
        result.durationMs = qint32(facts.durationMs);
    if (facts.hasExit) {
        result.hasExit = true;
        result.exitCode = facts.exitCode;
        result.failed |= facts.exitCode != 0 && !facts.interpreted;
    }
    const bool shell = call && (call->tool == "Bash" || call->tool == "bash" || call->tool == "PowerShell");
    if (shell && !result.failed && !result.hasExit && !facts.standardOutput.empty() && !facts.background
        && !facts.interpreted)
        result.hasExit = true; // a shell command that is no error ended with 0
    result.linesAdded = facts.linesAdded;
    result.linesRemoved = facts.linesRemoved;
    if (facts.created && facts.linesAdded <= 0) {
        result.linesAdded = linesIn(facts.content);
        result.linesRemoved = 0;
    }
    if (result.text.empty() && facts.isObject)
        result.text = unescaped(facts.standardOutput) + unescaped(facts.standardError);
}

/// A large output lies in a file of its own. Only the session's own folder is read, whatever the path says: a
/// transcript must not be able to pull other files into the store.
void ClaudeTranscriptReader::applySidecar(ParsedMessage &result)
{
    std::string path(m_record.facts.persistedPath);
    constexpr std::string_view mark = "saved to: ";
    if (path.empty() && result.text.starts_with("<persisted-output>")) {
        const size_t at = result.text.find(mark);
        if (at != std::string::npos)
            path = result.text.substr(at + mark.size(), result.text.find('\n', at) - at - mark.size());
    }
    const size_t slash = path.find_last_of("/\\");
    const std::string name = path.substr(slash == std::string::npos ? 0 : slash + 1);
    if (name.empty() || name == "..")
        return;
    SidecarText whole = readSidecar(m_sidecars + u'/' + QString::fromStdString(name));
    if (whole.text.empty())
        return;
    result.text = std::move(whole.text);
    result.cut = whole.cut;
}

void ClaudeTranscriptReader::assistantRecord(int handle)
{
    for (const ClaudeBlock &block : m_record.blocks) {
        switch (block.type) {
        case ClaudeBlock::Type::Text: answer(handle, block.text); break;
        case ClaudeBlock::Type::Thinking:
            if (!trimmedLine(block.text).empty() && isNewBlock(block.text, {}))
                send(handle, MessageKind::Thinking, std::string(block.text));
            break;
        case ClaudeBlock::Type::ToolUse:
            if (isNewBlock({}, block.id))
                toolUse(handle, block);
            break;
        case ClaudeBlock::Type::ToolResult: toolResult(handle, block, false); break;
        default: break;
        }
    }
}

void ClaudeTranscriptReader::answer(int handle, std::string_view text)
{
    if (trimmedLine(text).empty())
        return;
    if (m_record.apiError) {
        send(handle, MessageKind::Notice, std::string(text), true);
        return;
    }
    if (m_record.model == "<synthetic>" && text == "No response requested.")
        return;
    if (!isNewBlock(text, {}))
        return;
    ParsedMessage message;
    message.kind = MessageKind::Answer;
    message.time = m_record.time;
    message.messageId = m_record.messageId;
    message.text = text;
    if (!m_record.messageId.empty()) {
        Parts &parts = partsOf(stableHash(m_record.messageId));
        // A text that grew is handed over once: what is new of it.
        const size_t known = size_t(parts.lastTextSize);
        if (known > 0 && known < text.size() && stableHash(text.substr(0, known)) == parts.lastTextHash)
            message.text = text.substr(known);
        parts.lastTextSize = text.size();
        parts.lastTextHash = stableHash(text);
    }
    m_sessions.send(*m_sink, handle, std::move(message));
}

ClaudeTranscriptReader::Parts &ClaudeTranscriptReader::partsOf(quint64 message)
{
    const auto known = std::ranges::find(m_parts, message, &Parts::message);
    if (known != m_parts.end())
        return *known;
    if (m_parts.size() >= keptParts)
        m_parts.pop_front();
    m_parts.emplace_back().message = message;
    return m_parts.back();
}

/// False when the same part of the same message was handed over before. Without a message id nothing can be told.
bool ClaudeTranscriptReader::isNewBlock(std::string_view text, std::string_view id)
{
    if (m_record.messageId.empty() || (text.empty() && id.empty()))
        return true;
    Parts &parts = partsOf(stableHash(m_record.messageId));
    const quint64 hash = stableHash(id.empty() ? text : id);
    if (std::ranges::find(parts.blocks, hash) != parts.blocks.end())
        return false;
    parts.blocks.push_back(hash);
    return true;
}

void ClaudeTranscriptReader::toolUse(int handle, const ClaudeBlock &block)
{
    ParsedMessage call;
    call.kind = MessageKind::ToolCall;
    call.time = m_record.time;
    call.tool = block.name;
    call.messageId = m_record.messageId;
    call.callId = m_calls.open(handle, block.id, block.name).id;
    m_input.describe(block.input, call);
    m_sessions.send(*m_sink, handle, std::move(call));
}

void ClaudeTranscriptReader::systemRecord(int handle)
{
    const bool failed = m_record.subtype == "api_error" || m_record.subtype == "api_refusal";
    std::string text(m_record.content);
    if (text.empty() && failed)
        text = m_record.subtype == "api_error" ? "API error" : "The API refused the request";
    if (text.empty() && m_record.subtype == "compact_boundary")
        text = "Conversation compacted";
    if (!trimmedLine(text).empty())
        send(handle, MessageKind::Notice, std::move(text), failed);
}

/// Prompts typed while the agent was at work are attachments too.
void ClaudeTranscriptReader::attachmentRecord(int handle)
{
    if (m_record.attachment == "queued_command" && !m_record.blocks.empty()) {
        if (!m_record.commandMode.empty() && m_record.commandMode != "prompt")
            m_record.origin = m_record.commandMode;
        userRecord(handle);
        return;
    }
    if (trimmedLine(m_record.content).empty())
        return;
    const bool failed = m_record.attachment.starts_with("hook_") && m_record.attachment.ends_with("error");
    send(handle, failed ? MessageKind::Notice : MessageKind::Context, std::string(m_record.content), failed);
}

/// A JSON string as it stands in the file, as text.
std::string ClaudeTranscriptReader::unescaped(std::string_view token)
{
    token = trimmedLine(token);
    if (token.size() < 3 || token.front() != '"')
        return {};
    std::string json(token);
    json.resize(token.size() + simdjson::SIMDJSON_PADDING);
    try {
        simdjson::ondemand::document document = m_parser.iterate(json.data(), token.size(), json.size());
        return std::string(document.get_string(true).value());
    } catch (const simdjson::simdjson_error &) {
        return {};
    }
}

} // namespace evoca::model
