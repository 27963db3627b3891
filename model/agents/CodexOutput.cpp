#include "agents/CodexOutput.h"

#include "agents/JsonFields.h"
#include "agents/JsonRepair.h"
#include "agents/OutputFacts.h"

#include <array>
#include <cmath>

namespace evoca::model {

using simdjson::ondemand::json_type;

namespace {

constexpr int deepest = 6;

void append(ParsedMessage &result, std::string_view text)
{
    if (text.empty())
        return;
    if (!result.text.empty() && !result.text.ends_with('\n'))
        result.text += '\n';
    result.text += text;
}

} // namespace

void CodexOutput::readText(std::string_view text, ParsedMessage &result)
{
    const std::string_view trimmed = trimmedLine(text);
    if (trimmed.starts_with("{\"output\"") || trimmed.starts_with("{\"exit_code\"")
        || trimmed.starts_with("{\"metadata\"")) {
        readJson(trimmed, result);
        if (!result.text.empty() || result.hasExit)
            return;
    }
    result.text = text;
    readOutputHead(text, result);
}

void CodexOutput::readJson(std::string_view json, ParsedMessage &result)
{
    m_json.assign(json);
    m_json.resize(json.size() + simdjson::SIMDJSON_PADDING);
    try {
        simdjson::ondemand::document document = m_parser.iterate(m_json.data(), json.size(), m_json.size());
        readValue(document.get_value(), result, 0);
    } catch (const simdjson::simdjson_error &) {
        if (result.text.empty())
            result.text = validUtf8(json);
    }
    readOutputHead(result.text, result);
}

void CodexOutput::readValue(simdjson::ondemand::value value, ParsedMessage &result, int depth)
{
    if (depth > deepest)
        return;
    if (value.type() == json_type::string) {
        append(result, textOf(value));
    } else if (isArray(value)) {
        for (auto item : value.get_array())
            readValue(item.value(), result, depth + 1);
    } else if (isObject(value)) {
        for (auto field : value.get_object())
            readField(keyOf(field), field.value(), result, depth);
    }
}

void CodexOutput::readField(std::string_view key, simdjson::ondemand::value value, ParsedMessage &result, int depth)
{
    static constexpr std::array<std::string_view, 8> inside {
        "output", "content", "text", "stdout", "stderr", "Ok", "formatted_output", "metadata"};
    if (key == "Err") {
        result.failed = true;
        readValue(value, result, depth + 1);
    } else if (key == "isError" || key == "is_error") {
        result.failed |= isTrue(value);
    } else if (key == "success") {
        result.failed |= value.type() == json_type::boolean && !isTrue(value);
    } else if ((key == "exit_code" || key == "exitCode") && value.type() == json_type::number) {
        result.hasExit = true;
        result.exitCode = int(numberOf(value, 0));
        result.failed |= result.exitCode != 0;
    } else if (key == "duration_seconds") {
        const double seconds = numberOf(value, -1);
        if (seconds >= 0 && seconds < 2e6)
            result.durationMs = qint32(std::lround(seconds * 1000));
    } else if (key == "type") {
        result.hasImage |= textOf(value).find("image") != std::string_view::npos;
    } else {
        for (const std::string_view name : inside) {
            if (key == name)
                return readValue(value, result, depth + 1);
        }
    }
}

} // namespace evoca::model
