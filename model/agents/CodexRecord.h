#pragma once

#include <simdjson.h>

#include <QtTypes>

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// The inside of a Codex record, whatever generation: a response item, an event, an item of an event, or an old record
/// without an envelope. Views into the parsed document.
struct CodexPayload
{
    std::string_view type, role, name, space, tool, server, callId, id, sessionId, message, text, turnId, lastMessage;
    std::string_view status, threadName, reason, cwd, branch, remote, version, model, forkedFrom, parentThread;
    std::string_view agentName, threadSource, query, error, phase, recordType;
    std::string_view arguments; ///< JSON of arguments, input or action
    std::string_view output; ///< JSON of an output or result that is no plain text
    std::string_view outputText; ///< an output that is plain text
    std::string_view command; ///< JSON of the command of an ended one
    std::string_view changes; ///< JSON of the files a patch changed
    std::string_view standardOutput, standardError; ///< plain text
    std::vector<std::string_view> texts; ///< parts of a message, of reasoning
    bool hasImage = false;
    bool subagent = false;
    bool hasSuccess = false;
    bool success = true;
    bool hasExit = false;
    int exitCode = 0;
    double durationMs = -1;
    int turns = 0;

    void clear();
    void readField(std::string_view key, simdjson::ondemand::value value);

private:
    bool readCallField(std::string_view key, simdjson::ondemand::value value);
    bool readEndField(std::string_view key, simdjson::ondemand::value value);
    void readMetaField(std::string_view key, simdjson::ondemand::value value);
    void readParts(simdjson::ondemand::value value);
    void readPart(simdjson::ondemand::object object);
    void readDuration(simdjson::ondemand::value value);
    void readSource(simdjson::ondemand::value value);
    void readOutput(simdjson::ondemand::value value);
};

/// One line of a rollout.
struct CodexRecord
{
    std::string_view type; ///< of the envelope; empty for records without one
    qint64 time = 0;
    bool enveloped = false;
    bool hasItem = false;
    CodexPayload payload;
    CodexPayload item; ///< of item_completed

    bool read(simdjson::ondemand::object &object);

private:
    void readPayload(simdjson::ondemand::object object);
};

/// Equal but for the case of letters: item types and states are spelled in several ways.
bool sameWord(std::string_view a, std::string_view b);
/// The parts of a message as one text.
std::string joined(const std::vector<std::string_view> &texts, std::string_view between);

} // namespace evoca::model
