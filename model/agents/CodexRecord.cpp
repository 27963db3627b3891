#include "agents/CodexRecord.h"

#include "agents/JsonFields.h"

#include <algorithm>

namespace evoca::model {

using simdjson::ondemand::json_type;
using simdjson::ondemand::value;

void CodexPayload::clear()
{
    auto kept = std::move(texts);
    *this = {};
    texts = std::move(kept);
    texts.clear();
}

void CodexPayload::readField(std::string_view key, value value)
{
    if (key == "type")
        type = textOf(value);
    else if (key == "role")
        role = textOf(value);
    else if (key == "content" || key == "summary" || key == "summary_text")
        readParts(value);
    else if (key == "message")
        message = textOf(value);
    else if (key == "text")
        text = textOf(value);
    else if (key == "turn_id")
        turnId = textOf(value);
    else if (!readCallField(key, value) && !readEndField(key, value))
        readMetaField(key, value);
}

bool CodexPayload::readCallField(std::string_view key, value value)
{
    if (key == "call_id")
        callId = textOf(value);
    else if (key == "id")
        id = textOf(value);
    else if (key == "name")
        name = textOf(value);
    else if (key == "namespace")
        space = textOf(value);
    else if (key == "tool")
        tool = textOf(value);
    else if (key == "server")
        server = textOf(value);
    else if (key == "arguments" || key == "input" || key == "action")
        arguments = jsonOf(value);
    else if (key == "output" || key == "result" || key == "content_items")
        readOutput(value);
    else if (key == "command")
        command = jsonOf(value);
    else if (key == "changes")
        changes = isObject(value) ? jsonOf(value) : std::string_view();
    else if ((key == "function" || key == "invocation") && isObject(value)) {
        for (auto field : value.get_object())
            readCallField(keyOf(field), field.value());
    } else
        return false;
    return true;
}

bool CodexPayload::readEndField(std::string_view key, value value)
{
    if (key == "exit_code" || key == "exitCode") {
        hasExit = value.type() == json_type::number;
        exitCode = int(numberOf(value, 0));
    } else if (key == "success") {
        hasSuccess = value.type() == json_type::boolean;
        success = !hasSuccess || isTrue(value);
    } else if (key == "status")
        status = textOf(value);
    else if (key == "duration_ms" || key == "durationMs")
        durationMs = numberOf(value, -1);
    else if (key == "duration")
        readDuration(value);
    else if (key == "aggregated_output" || key == "aggregatedOutput")
        standardOutput = textOf(value);
    else if (key == "stdout")
        standardOutput = standardOutput.empty() ? textOf(value) : standardOutput;
    else if (key == "stderr")
        standardError = textOf(value);
    else if (key == "error") {
        if (isObject(value)) {
            for (auto field : value.get_object()) {
                if (keyOf(field) == "message")
                    error = textOf(field.value());
            }
        } else {
            error = textOf(value);
        }
    } else
        return false;
    return true;
}

void CodexPayload::readMetaField(std::string_view key, value value)
{
    if (key == "session_id")
        sessionId = textOf(value);
    else if (key == "cwd")
        cwd = textOf(value);
    else if (key == "cli_version")
        version = textOf(value);
    else if (key == "model")
        model = textOf(value);
    else if (key == "forked_from_id")
        forkedFrom = textOf(value);
    else if (key == "parent_thread_id")
        parentThread = textOf(value);
    else if (key == "agent_nickname")
        agentName = textOf(value);
    else if (key == "thread_source")
        threadSource = textOf(value);
    else if (key == "last_agent_message")
        lastMessage = textOf(value);
    else if (key == "num_turns")
        turns = int(numberOf(value, 0));
    else if (key == "thread_name")
        threadName = textOf(value);
    else if (key == "reason")
        reason = textOf(value);
    else if (key == "query" || key == "revised_prompt" || key == "prompt")
        query = textOf(value);
    else if (key == "phase")
        phase = textOf(value);
    else if (key == "record_type")
        recordType = textOf(value);
    else if (key == "images" || key == "local_images")
        hasImage |= isArray(value) && value.count_elements() > 0;
    else if (key == "source" && isObject(value))
        readSource(value);
    else if (key == "git" && isObject(value)) {
        for (auto field : value.get_object()) {
            const std::string_view name = keyOf(field);
            if (name == "branch")
                branch = textOf(field.value());
            else if (name == "repository_url")
                remote = textOf(field.value());
        }
    }
}

/// {"subagent":"review"}, {"subagent":{"thread_spawn":{"parent_thread_id":…}}}, {"subagent":{"other":…}}
void CodexPayload::readSource(value value)
{
    for (auto field : value.get_object()) {
        if (keyOf(field) != "subagent")
            continue;
        subagent = true;
        simdjson::ondemand::value kind = field.value();
        if (!isObject(kind))
            continue;
        for (auto spawn : kind.get_object()) {
            simdjson::ondemand::value how = spawn.value();
            if (!isObject(how))
                continue;
            for (auto part : how.get_object())
                readMetaField(keyOf(part), part.value());
        }
    }
}

void CodexPayload::readParts(value value)
{
    if (value.type() == json_type::string) {
        texts.push_back(textOf(value));
        return;
    }
    if (!isArray(value))
        return;
    for (auto item : value.get_array()) {
        simdjson::ondemand::value part = item.value();
        if (part.type() == json_type::string)
            texts.push_back(textOf(part));
        else if (isObject(part))
            readPart(part.get_object());
    }
}

void CodexPayload::readPart(simdjson::ondemand::object object)
{
    std::string_view kind;
    for (auto field : object) {
        const std::string_view key = keyOf(field);
        if (key == "type")
            kind = textOf(field.value());
        else if (key == "text")
            texts.push_back(textOf(field.value()));
    }
    hasImage |= kind.find("image") != std::string_view::npos;
}

/// {"secs":1,"nanos":500000000}, "1.5s" or seconds.
void CodexPayload::readDuration(value value)
{
    if (isObject(value)) {
        double milliseconds = 0;
        for (auto field : value.get_object()) {
            const double number = numberOf(field.value(), 0);
            milliseconds += keyOf(field) == "secs" ? number * 1000 : number / 1e6;
        }
        durationMs = milliseconds;
        return;
    }
    const std::string_view words = textOf(value);
    const double number = numberOf(value, -1);
    durationMs = number < 0 ? -1 : words.ends_with("ms") ? number : number * 1000;
}

void CodexPayload::readOutput(value value)
{
    if (value.type() == json_type::string)
        outputText = textOf(value);
    else if (isObject(value) || isArray(value))
        output = jsonOf(value);
}

bool CodexRecord::read(simdjson::ondemand::object &object)
{
    type = {};
    time = 0;
    enveloped = hasItem = false;
    payload.clear();
    item.clear();
    for (auto field : object) {
        const std::string_view key = keyOf(field);
        simdjson::ondemand::value value = field.value();
        if (key == "timestamp")
            time = timeOf(value);
        else if (key == "payload" && isObject(value)) {
            enveloped = true;
            readPayload(value.get_object());
        } else if (key == "type")
            type = textOf(value);
        else if (key != "ordinal")
            payload.readField(key, value);
    }
    if (!enveloped)
        payload.type = type;
    return !type.empty() || !payload.role.empty() || !payload.id.empty() || !payload.recordType.empty();
}

void CodexRecord::readPayload(simdjson::ondemand::object object)
{
    for (auto field : object) {
        const std::string_view key = keyOf(field);
        simdjson::ondemand::value value = field.value();
        if (key == "item" && isObject(value)) {
            hasItem = true;
            for (auto part : value.get_object())
                item.readField(keyOf(part), part.value());
        } else {
            payload.readField(key, value);
        }
    }
}

bool sameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](char x, char y) { return (x | 0x20) == (y | 0x20); });
}

std::string joined(const std::vector<std::string_view> &texts, std::string_view between)
{
    std::string all;
    for (const std::string_view text : texts)
        all.append(all.empty() ? "" : between).append(text);
    return all;
}

} // namespace evoca::model
