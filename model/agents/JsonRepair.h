#pragma once

#include <string>
#include <string_view>

namespace evoca::model {

/// Takes blanks, NULs (left by a crash), carriage returns and a byte order mark off both ends of a line.
std::string_view trimmedLine(std::string_view line);

/// Writes `line` to `out` so that a strict JSON parser accepts its characters: bytes that are no UTF-8 become U+FFFD,
/// control characters inside strings become escapes (a literal line end in a string is a line end of its text), NULs
/// outside strings become blanks. The structure is not changed.
void sanitizeJson(std::string_view line, std::string &out);

/// Valid UTF-8 made of any bytes: what is no UTF-8 becomes U+FFFD.
std::string validUtf8(std::string_view bytes);

/// Cuts to at most `size` bytes without splitting a character.
std::string_view cutUtf8(std::string_view text, size_t size);

} // namespace evoca::model
