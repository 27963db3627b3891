// The calls of CodexTranscriptReader: what was run, and how it ended.
#include "agents/CodexTranscriptReader.h"

#include "agents/JsonFields.h"
#include "agents/JsonRepair.h"
#include "agents/StableHash.h"

#include <algorithm>

namespace evoca::model {

namespace {

std::string toolName(const CodexPayload &payload, std::string_view otherwise)
{
    const std::string_view name = payload.name.empty() ? payload.tool : payload.name;
    if (!payload.server.empty())
        return "mcp__" + std::string(payload.server) + "__" + std::string(name);
    if (payload.space.starts_with("mcp__") && !name.starts_with("mcp__"))
        return std::string(payload.space) + (payload.space.ends_with("__") ? "" : "__") + std::string(name);
    return std::string(name.empty() ? otherwise : name);
}

std::string_view idOf(const CodexPayload &payload)
{
    return payload.callId.empty() ? payload.id : payload.callId;
}

void applyEnd(const OpenCall &call, ParsedMessage &result)
{
    result.failed |= call.failed;
    if (call.hasExit && !result.hasExit) {
        result.hasExit = true;
        result.exitCode = call.exitCode;
    }
    if (call.durationMs >= 0)
        result.durationMs = call.durationMs;
    result.linesAdded = std::max(result.linesAdded, call.linesAdded);
    result.linesRemoved = std::max(result.linesRemoved, call.linesRemoved);
}

constexpr size_t keptOutput = 64 * 1024; // of an ended call whose result may still come

} // namespace

void CodexTranscriptReader::call(const CodexPayload &payload, std::string_view name)
{
    ParsedMessage message;
    message.kind = MessageKind::ToolCall;
    message.tool = toolName(payload, name);
    const OpenCall &open = m_calls.open(0, idOf(payload), message.tool);
    message.callId = open.id;
    if (open.named)
        m_callIds.insert(stableHash(open.id));
    m_input.describe(payload.arguments, message);
    if (message.text.empty() && !payload.texts.empty()) {
        message.text = joined(payload.texts, "\n"); // old releases kept a summary only
        message.essence = essenceOf(message.text);
    }
    send(std::move(message));
}

void CodexTranscriptReader::result(const CodexPayload &payload)
{
    const OpenCall *open = m_calls.find(0, payload.callId);
    ParsedMessage message;
    message.kind = MessageKind::ToolResult;
    message.callId = open ? open->id : std::string(payload.callId);
    message.tool = open ? open->tool : toolName(payload, {});
    message.failed = (payload.hasSuccess && !payload.success) || payload.status == "failed";
    message.hasImage = payload.hasImage;
    if (!payload.output.empty())
        m_output.readJson(payload.output, message);
    else
        m_output.readText(payload.outputText, message);
    if (open) {
        applyEnd(*open, message);
        m_calls.close(open);
    }
    send(std::move(message));
}

/// A call whose result Codex does not keep; logged as item and as event with one id.
void CodexTranscriptReader::lonelyCall(const CodexPayload &payload, std::string_view name)
{
    const std::string_view id = idOf(payload);
    if (!id.empty() && !m_callIds.insert(stableHash(id)))
        return;
    ParsedMessage message;
    message.kind = MessageKind::ToolCall;
    message.tool = name;
    OpenCall &open = m_calls.open(0, id, name);
    message.callId = open.id;
    message.hasImage = name == "image_generation";
    open.failed = sameWord(payload.status, "failed");
    m_input.describe(payload.arguments, message);
    if (message.text.empty()) {
        message.text = payload.query;
        message.essence = essenceOf(payload.query);
    }
    send(std::move(message));
    finish(&open);
}

/// What the program notes when a call ends: kept for the call's result if the call is known, else it is all there is.
void CodexTranscriptReader::ended(const CodexPayload &payload, std::string_view name)
{
    const std::string_view id = idOf(payload);
    OpenCall *open = id.empty() ? nullptr : m_calls.find(0, id);
    if (!open && !id.empty() && m_callIds.contains(stableHash(id)))
        return; // its result was there before
    ParsedMessage message;
    message.kind = MessageKind::ToolCall;
    int added = -1;
    int removed = -1;
    changesOf(payload, &message, &added, &removed);
    bool lonely = false;
    if (!open) {
        message.tool = toolName(payload, name);
        m_input.describe(payload.arguments.empty() ? payload.command : payload.arguments, message);
        open = &m_calls.open(0, id, message.tool);
        message.callId = open->id;
        m_callIds.insert(stableHash(open->id));
        lonely = true;
        send(std::move(message));
    }
    ParsedMessage outcome;
    outcome.text = payload.standardOutput;
    if (!payload.standardError.empty() && outcome.text.find(payload.standardError) == std::string::npos)
        outcome.text += payload.standardError;
    if (!payload.output.empty())
        m_output.readJson(payload.output, outcome);
    else if (!payload.outputText.empty())
        m_output.readText(payload.outputText, outcome);
    open->ended = true;
    open->failed = outcome.failed || (payload.hasSuccess && !payload.success) || !payload.error.empty()
        || sameWord(payload.status, "failed") || sameWord(payload.status, "declined")
        || (payload.hasExit && payload.exitCode != 0);
    open->hasExit = payload.hasExit;
    open->exitCode = payload.exitCode;
    if (payload.durationMs >= 0 && payload.durationMs < 2e9)
        open->durationMs = qint32(payload.durationMs);
    open->linesAdded = added;
    open->linesRemoved = removed;
    open->output = cutUtf8(outcome.text.empty() ? payload.error : std::string_view(outcome.text), keptOutput);
    if (lonely)
        finish(open); // nothing else will tell of it
}

/// {"path":{"type":"update","unified_diff":…}}: the files and the number of changed lines.
void CodexTranscriptReader::changesOf(const CodexPayload &payload, ParsedMessage *call, int *added, int *removed)
{
    if (payload.changes.empty())
        return;
    std::string json(payload.changes);
    json.resize(payload.changes.size() + simdjson::SIMDJSON_PADDING);
    ParsedMessage counted;
    try {
        simdjson::ondemand::document document = m_parser.iterate(json.data(), payload.changes.size(), json.size());
        for (auto file : document.get_object()) {
            const std::string_view path = file.unescaped_key(true);
            addPath(*call, path);
            simdjson::ondemand::value change = file.value();
            if (!isObject(change))
                continue;
            for (auto field : change.get_object()) {
                const std::string_view key = keyOf(field);
                if (key != "unified_diff" && key != "content")
                    continue;
                const std::string_view text = textOf(field.value());
                for (size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1) {
                    counted.linesAdded += key == "content" || text[at] == '+' ? 1 : 0;
                    counted.linesRemoved += key != "content" && text[at] == '-' ? 1 : 0;
                }
                if (key == "unified_diff")
                    call->text.append(call->text.empty() ? "" : "\n")
                        .append("+++ ")
                        .append(path)
                        .append("\n")
                        .append(text);
            }
        }
        *added = counted.linesAdded + 1;
        *removed = counted.linesRemoved + 1;
    } catch (const simdjson::simdjson_error &) {
        call->paths.clear();
    }
    if (!call->paths.empty())
        call->essence = essenceOf(call->paths.front());
}

/// Calls that ended and whose result was never written.
void CodexTranscriptReader::finishEnded()
{
    for (;;) {
        const auto ended = std::ranges::find_if(m_calls.calls(), &OpenCall::ended);
        if (ended == m_calls.calls().end())
            return;
        finish(&*ended);
    }
}

void CodexTranscriptReader::finish(OpenCall *call)
{
    ParsedMessage message;
    message.kind = MessageKind::ToolResult;
    message.callId = call->id;
    message.tool = call->tool;
    message.text = std::move(call->output);
    applyEnd(*call, message);
    m_calls.close(call);
    send(std::move(message));
}

} // namespace evoca::model
