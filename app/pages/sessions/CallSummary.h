#pragma once

#include "records/Labels.h"
#include "widgets/text/LineDiff.h"

#include <QString>

#include <optional>
#include <vector>

namespace evoca::app {

/// What a folded call shows. Pure functions over the stored texts: the input is a single string, "name: value" lines,
/// or (for edits) the JSON object of the arguments; see agents/AgentReader.h.
class CallSummary
{
public:
    /// The essential argument: command, path, pattern … on one line.
    static QString essence(const QString &tool, const QString &input);
    /// The result in words: "48 passed", "1 of 48 failed", "212 lines", "7 matches", "+3 −2"; empty when there is
    /// nothing to say. Translated.
    static QString resultWords(model::ToolCategory category, bool failed, const QString &input, const QString &output);
    /// The change an edit made, if its input tells.
    static std::optional<std::vector<DiffLine>> diff(const QString &input);
    /// The file an edit or read is about; empty when unknown.
    static QString file(const QString &input);
};

} // namespace evoca::app
