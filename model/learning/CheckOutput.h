#pragma once

#include "records/Labels.h"

#include <QString>

#include <optional>
#include <string_view>

namespace evoca::model {

/// What the output of a test, lint or build run says.
struct CheckVerdict
{
    std::optional<bool> failed; ///< nothing: the output does not tell
    QString tally; ///< "48 passed", "2 failed, 46 passed", "3 errors"; may be empty
};

/// Reads the last 6,000 characters: runners' tallies first, then lines that only failures print.
CheckVerdict readCheckOutput(std::string_view output);

/// Does a short output (< 800 characters) of a shell command report that the command itself failed? For agents that
/// note no exit status.
bool reportsShellError(std::string_view output);

/// An exit status that the agent wrote into the output ("Process exited with code 2", "Exit code: 1").
std::optional<int> exitCodeIn(std::string_view output);

} // namespace evoca::model
