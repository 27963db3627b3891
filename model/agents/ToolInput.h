#pragma once

#include "agents/AgentReader.h"

#include <simdjson.h>

#include <string>
#include <string_view>

namespace evoca::model {

/// Turns the arguments of a tool call into what ParsedMessage promises: readable text, the essence in one line, the
/// files named. One object a reader; not thread-safe.
class ToolInput
{
public:
    /// `json` is the value of the arguments as it stands in the file: an object, an array or a string (which may hold
    /// JSON itself). It may be empty. Fills text, essence, paths and, for patches, linesAdded and linesRemoved.
    void describe(std::string_view json, ParsedMessage &call);
    /// The same for arguments that are a text, JSON or not (Codex).
    void describeText(std::string_view text, ParsedMessage &call);

private:
    void describeObject(std::string_view json, ParsedMessage &call);

    simdjson::ondemand::parser m_parser;
    std::string m_json; ///< padded copy of the arguments
};

/// Adds a path unless it is there already or there are a hundred.
void addPath(ParsedMessage &call, std::string_view path);

/// One line of at most 500 bytes.
std::string essenceOf(std::string_view text);

/// Paths and line counts from a patch ("*** Update File: …", "+++ b/…"); false when the text holds none.
bool describePatch(std::string_view text, ParsedMessage &call);

} // namespace evoca::model
