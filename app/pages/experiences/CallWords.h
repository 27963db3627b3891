#pragma once

#include <QString>

namespace evoca::app {

/// What a tool call did, in one line.
class CallWords
{
public:
    /// The essential argument of a call's stored input (a plain string, "name: value" lines or a JSON object): the
    /// command, else the file, pattern, query or address; else its first line. Never empty: the tool's name stands in.
    static QString command(const QString &tool, const QString &input);
    /// The line of a failed output that says why: the first that speaks of an error, else the last one.
    static QString firstError(const QString &output);
};

} // namespace evoca::app
