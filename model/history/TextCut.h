#pragma once

#include <cstddef>
#include <string>

namespace evoca::model {

/// Longest text of one message that is kept whole.
inline constexpr std::size_t longestText = 1024 * 1024;

/// Cuts a longer text to its head and tail, half each, with a mark between; whole UTF-8 characters. True if it was cut.
bool cutText(std::string &text);

} // namespace evoca::model
