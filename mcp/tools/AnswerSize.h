#pragma once

#include "protocol/Json.h"

#include <string>
#include <string_view>

namespace evoca::mcp {

// Clients cut or refuse answers over 25,000 tokens or 50,000 characters (reference mcp.md section 7). Evoca keeps every
// answer below both by an estimate that errs on the safe side: three ASCII characters, or one other character, a token.

inline constexpr size_t mostAnswerTokens = 20'000;
inline constexpr size_t mostAnswerCharacters = 45'000;

/// Size of a text once it stands in JSON.
struct AnswerSize
{
    size_t characters = 0;
    size_t ascii = 0;
    size_t other = 0;

    void add(std::string_view utf8);
    size_t tokens() const { return ascii / 3 + other; }
    bool fits() const { return characters <= mostAnswerCharacters && tokens() <= mostAnswerTokens; }
};

bool answerFits(const Json &answer);
/// At most `longest` bytes, whole characters, with "…" where something was cut.
std::string cutText(std::string_view utf8, size_t longest);
/// How many bytes of `utf8` (whole characters) can be added to `size` before it no longer fits.
size_t fittingPrefix(AnswerSize size, std::string_view utf8);

} // namespace evoca::mcp
