#include "agents/ClaudeCodeRecord.h"

#include "agents/JsonFields.h"

#include <algorithm>
#include <array>

namespace evoca::model {

using simdjson::ondemand::json_type;
using simdjson::ondemand::value;

void ClaudeRecord::clear()
{
    auto keptBlocks = std::move(blocks);
    auto keptTexts = std::move(m_texts);
    *this = {};
    blocks = std::move(keptBlocks);
    blocks.clear();
    m_texts = std::move(keptTexts);
    m_texts.clear();
}

bool ClaudeRecord::read(simdjson::ondemand::object &object)
{
    clear();
    for (auto field : object)
        readField(keyOf(field), field.value());
    return !type.empty() || !role.empty() || !logLines.empty();
}

// The length first: it tells most keys apart, and lines have up to thirty of them.
void ClaudeRecord::readField(std::string_view key, value value)
{
    switch (key.size()) {
    case 3:
        if (key == "cwd")
            cwd = textOf(value);
        break;
    case 4:
        if (key == "type")
            type = textOf(value);
        else if (key == "uuid")
            uuid = textOf(value);
        else if (key == "name")
            tool.name = textOf(value);
        else if (key == "role")
            role = textOf(value);
        break;
    case 5:
        if (key == "input")
            tool.input = jsonOf(value);
        else if (key == "title")
            title = textOf(value);
        else if (key == "prUrl" && content.empty())
            content = textOf(value);
        break;
    case 6:
        if (key == "isMeta")
            meta = isTrue(value);
        else if (key == "output")
            tool.text = joinedText(value, tool);
        else if (key == "origin" && isObject(value)) {
            for (auto field : value.get_object()) {
                if (keyOf(field) == "kind")
                    origin = textOf(field.value());
            }
        }
        break;
    case 7:
        if (key == "message")
            readMessage(value);
        else if (key == "version")
            version = textOf(value);
        else if (key == "subtype")
            subtype = textOf(value);
        else if (key == "summary")
            title = textOf(value);
        else if (key == "agentId")
            agentId = textOf(value);
        else if (key == "project" && cwd.empty())
            cwd = textOf(value);
        else if (key == "aiTitle")
            title = textOf(value);
        else if (key == "content") {
            if (value.type() == json_type::string)
                content = textOf(value);
            else if (isArray(value))
                readContent(value);
        }
        break;
    default: readLongKey(key, value);
    }
}

void ClaudeRecord::readLongKey(std::string_view key, value value)
{
    if (key == "sessionId")
        sessionId = textOf(value);
    else if (key == "session_id" && sessionId.empty())
        sessionId = textOf(value);
    else if (key == "timestamp" || (key == "_audit_timestamp" && time == 0))
        time = timeOf(value);
    else if (key == "parent_tool_use_id") // the stream's way to say that a subagent speaks
        sidechain = sidechain || !textOf(value).empty();
    else if (key == "parentUuid")
        parentUuid = textOf(value);
    else if (key == "isSidechain")
        sidechain = isTrue(value);
    else if (key == "gitBranch")
        branch = textOf(value);
    else if (key == "toolUseResult")
        readFacts(value);
    else if (key == "isCompactSummary")
        compactSummary = isTrue(value);
    else if (key == "isApiErrorMessage")
        apiError = isTrue(value);
    else if (key == "leafUuid")
        leafUuid = textOf(value);
    else if (key == "customTitle" || key == "agentName" || key == "lastPrompt")
        title = textOf(value);
    else if (key == "attachment")
        readAttachment(value);
    else if (key == "loglines")
        logLines = isArray(value) ? jsonOf(value) : std::string_view();
    else if (key == "tool_use_id")
        tool.id = textOf(value);
    else if (key == "is_error")
        tool.isError = isTrue(value);
    else if (key == "forkedFrom" && isObject(value)) {
        for (auto field : value.get_object()) {
            if (keyOf(field) == "sessionId")
                forkedFrom = textOf(field.value());
        }
    }
}

void ClaudeRecord::readMessage(value value)
{
    if (value.type() == json_type::string) {
        hasMessage = true;
        readContent(value);
        return;
    }
    if (!isObject(value))
        return;
    hasMessage = true;
    for (auto field : value.get_object()) {
        const std::string_view key = keyOf(field);
        if (key == "content")
            readContent(field.value());
        else if (key == "role")
            role = textOf(field.value());
        else if (key == "model")
            model = textOf(field.value());
        else if (key == "id")
            messageId = textOf(field.value());
    }
}

void ClaudeRecord::readContent(value value)
{
    if (value.type() == json_type::string) {
        blocks.push_back({.type = ClaudeBlock::Type::Text, .text = textOf(value)});
        return;
    }
    if (!isArray(value))
        return;
    for (auto item : value.get_array()) {
        simdjson::ondemand::value element = item.value();
        if (element.type() == json_type::string)
            blocks.push_back({.type = ClaudeBlock::Type::Text, .text = textOf(element)});
        else if (isObject(element))
            readBlock(element.get_object());
    }
}

namespace {

ClaudeBlock::Type blockType(std::string_view type, const ClaudeBlock &block)
{
    using Type = ClaudeBlock::Type;
    if (type == "text")
        return Type::Text;
    if (type == "thinking")
        return Type::Thinking;
    if (type.ends_with("tool_use"))
        return Type::ToolUse; // also server_tool_use, mcp_tool_use
    if (type.ends_with("tool_result"))
        return Type::ToolResult;
    if (type == "image")
        return Type::Image;
    if (type == "document")
        return Type::Document;
    return type.empty() && !block.text.empty() ? Type::Text : Type::Other;
}

} // namespace

void ClaudeRecord::readBlock(simdjson::ondemand::object object)
{
    ClaudeBlock block;
    std::string_view blockKind;
    for (auto field : object)
        readBlockField(block, blockKind, keyOf(field), field.value());
    block.type = blockType(blockKind, block);
    blocks.push_back(block);
}

void ClaudeRecord::readBlockField(ClaudeBlock &block, std::string_view &kind, std::string_view key, value value)
{
    if (key == "type")
        kind = textOf(value);
    else if (key == "text" || key == "thinking")
        block.text = textOf(value);
    else if (key == "id" || key == "tool_use_id")
        block.id = textOf(value);
    else if (key == "name" || key == "title")
        block.name = textOf(value);
    else if (key == "input")
        block.input = jsonOf(value);
    else if (key == "content")
        block.text = joinedText(value, block);
    else if (key == "is_error")
        block.isError = isTrue(value);
    else if (key == "source" && isObject(value)) {
        // Only a document's plain text is worth keeping; images and PDFs are base64.
        std::string_view form;
        for (auto field : value.get_object()) {
            const std::string_view name = keyOf(field);
            if (name == "type")
                form = textOf(field.value());
            else if (name == "data" && form == "text")
                block.text = textOf(field.value());
        }
    }
}

/// The text of a result: a string, or parts of which some may be images.
std::string_view ClaudeRecord::joinedText(value value, ClaudeBlock &block)
{
    if (value.type() == json_type::string)
        return textOf(value);
    if (isObject(value))
        return jsonOf(value);
    if (!isArray(value))
        return {};
    std::string_view only;
    std::string *joined = nullptr;
    for (auto item : value.get_array()) {
        simdjson::ondemand::value element = item.value();
        ClaudeBlock part;
        std::string_view kind = "text";
        if (element.type() == json_type::string)
            part.text = textOf(element);
        else if (isObject(element)) {
            for (auto field : element.get_object())
                readBlockField(part, kind, keyOf(field), field.value());
        }
        block.hasImage |= kind == "image";
        if (part.text.empty())
            part.text = part.name;
        if (part.text.empty())
            continue;
        if (only.empty() && !joined) {
            only = part.text;
            continue;
        }
        if (!joined)
            joined = &m_texts.emplace_back(only);
        joined->append("\n").append(part.text);
    }
    return joined ? std::string_view(*joined) : only;
}

void ClaudeRecord::readFacts(value value)
{
    facts.present = true;
    if (value.type() == json_type::string) {
        facts.failedText = std::string_view(value.raw_json_token()).starts_with("\"Error");
        return;
    }
    if (!isObject(value))
        return;
    facts.isObject = true;
    for (auto field : value.get_object())
        readFact(keyOf(field), field.value());
}

void ClaudeRecord::readFact(std::string_view key, value value)
{
    if (key == "stdout")
        facts.standardOutput = value.raw_json_token();
    else if (key == "stderr")
        facts.standardError = value.raw_json_token();
    else if (key == "content")
        facts.content = value.type() == json_type::string ? std::string_view(value.raw_json_token())
                                                          : std::string_view();
    else if (key == "type")
        facts.created = textOf(value) == "create";
    else if (key == "interrupted")
        facts.interrupted = isTrue(value);
    else if (key == "is_error" || key == "isError")
        facts.isError = isTrue(value);
    else if (key == "structuredPatch")
        readPatch(value);
    else if (key == "durationMs" || key == "totalDurationMs")
        facts.durationMs = numberOf(value, -1);
    else if (key == "durationSeconds")
        facts.durationMs = numberOf(value, -0.001) * 1000;
    else if (key == "exitCode" || key == "exit_code") {
        facts.hasExit = value.type() == json_type::number;
        facts.exitCode = int(numberOf(value, 0));
    } else if (key == "backgroundTaskId" || key == "shellId")
        facts.background = !textOf(value).empty();
    else if (key == "returnCodeInterpretation")
        facts.interpreted = !textOf(value).empty();
    else if (key == "persistedOutputPath")
        facts.persistedPath = textOf(value);
}

void ClaudeRecord::readPatch(value value)
{
    if (!isArray(value))
        return;
    facts.linesAdded = std::max(facts.linesAdded, 0);
    facts.linesRemoved = std::max(facts.linesRemoved, 0);
    for (auto item : value.get_array()) {
        simdjson::ondemand::value hunk = item.value();
        if (!isObject(hunk))
            continue;
        for (auto field : hunk.get_object()) {
            simdjson::ondemand::value lines = field.value();
            if (keyOf(field) != "lines" || !isArray(lines))
                continue;
            for (auto line : lines.get_array()) {
                const std::string_view token = line.value().raw_json_token();
                facts.linesAdded += token.starts_with("\"+") ? 1 : 0;
                facts.linesRemoved += token.starts_with("\"-") ? 1 : 0;
            }
        }
    }
}

/// Notes to the model (about 29 kinds) and prompts typed while the agent was at work.
void ClaudeRecord::readAttachment(value value)
{
    if (!isObject(value))
        return;
    for (auto field : value.get_object()) {
        const std::string_view key = keyOf(field);
        if (key == "type")
            attachment = textOf(field.value());
        else if (key == "prompt")
            readContent(field.value());
        else if (key == "commandMode")
            commandMode = textOf(field.value());
        else if (key == "content" || key == "stderr") {
            const std::string_view text = textOf(field.value());
            content = content.empty() ? text : content;
        }
    }
}

} // namespace evoca::model
