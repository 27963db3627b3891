#pragma once

#include <QString>

#include <string>

namespace evoca::model {

/// An FTS5 query for texts that hold every word; while `typing`, the last word may be a beginning unless a space
/// follows it. Empty when the text has no word.
std::string everyWord(const QString &text, bool typing);

} // namespace evoca::model
