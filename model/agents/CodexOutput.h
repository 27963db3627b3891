#pragma once

#include "agents/AgentReader.h"

#include <simdjson.h>

#include <string>
#include <string_view>

namespace evoca::model {

/// Makes a result's text and facts out of the many shapes of a Codex output. Not thread-safe.
class CodexOutput
{
public:
    /// Plain text, or a text that holds {"output":…,"metadata":{"exit_code":1}}.
    void readText(std::string_view text, ParsedMessage &result);
    /// An object or an array: parts, {"stdout":…,"exitCode":…}, {"Ok":{"content":[…]}}, {"Err":…}.
    void readJson(std::string_view json, ParsedMessage &result);

private:
    void readValue(simdjson::ondemand::value value, ParsedMessage &result, int depth);
    void readField(std::string_view key, simdjson::ondemand::value value, ParsedMessage &result, int depth);

    simdjson::ondemand::parser m_parser;
    std::string m_json;
};

} // namespace evoca::model
