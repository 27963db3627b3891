#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

/// Version of the rules; stored with the data, since deleting from an index needs the very same tokens.
inline constexpr int tokenizerVersion = 1;

/// One token of a text. `start`/`end` are bytes in the text. A colocated token stands at the same position as the one
/// before (a whole identifier beside its first part).
struct Token
{
    std::string_view text; ///< folded; valid during the call only
    int start = 0;
    int end = 0;
    bool colocated = false;
};

/// How a text is cut: Document gives identifiers whole and in parts; Query gives identifiers whole only (so that
/// "apply_disc*" finds them); Parts gives parts only.
enum class TokenMode { Document, Query, Parts };

/// Folds (lower case, accents dropped, ñ kept apart from n, NFC and NFD alike, full-width forms) and cuts UTF-8 text.
/// Identifiers whole and in parts (apply_discount, useAuthToken, HTTPServer2); paths and hyphenated words in parts;
/// CJK as bigrams; digits kept; tokens cut at 64 bytes. Bad UTF-8 separates. Thread-safe. `emit` returns false to stop.
void tokenize(std::string_view utf8, TokenMode mode, const std::function<bool(const Token &)> &emit);

/// The fast path for FTS5: a plain function pointer, no allocation per token.
using TokenCallback = int (*)(void *context, const char *token, int length, int start, int end, bool colocated);
int tokenize(std::string_view utf8, TokenMode mode, TokenCallback emit, void *context);

/// Folded tokens as a list.
std::vector<std::string> tokens(std::string_view utf8, TokenMode mode);

/// Folds a whole text by the same rules without cutting it.
std::string fold(std::string_view utf8);

} // namespace evoca::model
