#pragma once

#include "records/Labels.h"

#include <span>
#include <string>
#include <string_view>

namespace evoca::model {

/// Is `word` one of the blank-separated words of `list`?
bool containsWord(std::string_view list, std::string_view word);

/// Category of a program with its arguments (words[0] is the program). Other for programs without a meaning of their
/// own (cd, echo); Run for programs that are not known.
ToolCategory lookUpProgram(std::span<const std::string> words);

} // namespace evoca::model
