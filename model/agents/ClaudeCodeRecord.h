#pragma once

#include <simdjson.h>

#include <QtTypes>

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// One part of a message.
struct ClaudeBlock
{
    enum class Type { Text, Thinking, ToolUse, ToolResult, Image, Document, Other };
    Type type = Type::Other;
    std::string_view text; ///< text, thinking, a result's text, a document's text
    std::string_view name; ///< tool, document title
    std::string_view id; ///< of the call
    std::string_view input; ///< JSON of the arguments
    bool isError = false;
    bool hasImage = false;
};

/// What a line's top-level toolUseResult tells beyond the result block: it mostly repeats it, with whole files.
struct ClaudeToolFacts
{
    bool present = false;
    bool isObject = false;
    bool failedText = false; ///< a bare text that begins with "Error"
    bool interrupted = false;
    bool isError = false;
    bool background = false;
    bool interpreted = false; ///< a code that is no failure (grep without a match)
    bool created = false; ///< a new file
    bool hasExit = false;
    int exitCode = 0;
    double durationMs = -1;
    int linesAdded = -1;
    int linesRemoved = -1;
    std::string_view standardOutput; ///< JSON tokens, still escaped
    std::string_view standardError;
    std::string_view content;
    std::string_view persistedPath;
};

/// One line of a Claude Code transcript, as views into the parsed document.
struct ClaudeRecord
{
    std::string_view type, subtype, uuid, parentUuid, sessionId, agentId, cwd, branch, version, origin, operation;
    std::string_view forkedFrom;
    std::string_view title; ///< of title records
    std::string_view leafUuid;
    std::string_view role, model, messageId;
    std::string_view content; ///< text of system records
    std::string_view attachment; ///< type of the attachment
    std::string_view commandMode;
    std::string_view logLines; ///< JSON of an export's array
    qint64 time = 0;
    bool sidechain = false;
    bool meta = false;
    bool compactSummary = false;
    bool apiError = false;
    bool hasMessage = false;
    std::vector<ClaudeBlock> blocks;
    ClaudeToolFacts facts;
    /// Top-level tool records of the 1.9.0 shape.
    ClaudeBlock tool;

    /// Reads all fields in one pass; false when it is no record. Throws simdjson_error on broken structure.
    bool read(simdjson::ondemand::object &object);

private:
    void clear();
    void readField(std::string_view key, simdjson::ondemand::value value);
    void readLongKey(std::string_view key, simdjson::ondemand::value value);
    void readMessage(simdjson::ondemand::value value);
    void readContent(simdjson::ondemand::value value);
    void readBlock(simdjson::ondemand::object object);
    void readBlockField(ClaudeBlock &block, std::string_view &kind, std::string_view key,
                        simdjson::ondemand::value value);
    std::string_view joinedText(simdjson::ondemand::value value, ClaudeBlock &block);
    void readFacts(simdjson::ondemand::value value);
    void readFact(std::string_view key, simdjson::ondemand::value value);
    void readPatch(simdjson::ondemand::value value);
    void readAttachment(simdjson::ondemand::value value);

    std::deque<std::string> m_texts; ///< texts made of several parts; views point into them
};

} // namespace evoca::model
