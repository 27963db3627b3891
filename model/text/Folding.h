#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace evoca::model {

/// What a code point is to the tokenizer.
enum class CharKind : std::uint8_t {
    Separator = 0,
    Lower = 1, ///< a letter that is not upper case
    Upper = 2,
    Digit = 3,
    Underscore = 4,
    Dropped = 5, ///< combining marks and invisible joiners: neither part of a token nor its end
    Ngram = 6, ///< scripts written without spaces: cut into bigrams
};

/// A code point and what it becomes: lower case, without accents (ñ is a letter of its own), full-width forms narrowed.
struct FoldedChar
{
    CharKind kind = CharKind::Separator;
    std::uint8_t length = 0; ///< bytes of UTF-8
    char bytes[14] = {};
};

/// Kinds of the ASCII bytes; the entries above 127 are Separator.
const std::array<CharKind, 256> &asciiKinds();

/// Folds one code point above 127. Tables for Latin and the scripts below U+3000 are made on first use.
const FoldedChar &foldedChar(char32_t codePoint);

/// Decodes the code point at `at`; gives its length in bytes, 0 for bad UTF-8.
int decodeUtf8(std::string_view text, std::size_t at, char32_t &codePoint);

/// Composes what decomposed text splits but folding must not drop: Hangul syllables and voiced kana. `at` is after
/// `first`; gives the bytes that were taken in addition.
int composeNgram(std::string_view text, std::size_t at, char32_t &first);

/// A token that is one character of a script written without spaces: longer runs hold it at the front of a bigram.
bool isLoneNgram(std::string_view token);

inline constexpr char32_t combiningTilde = 0x0303;

} // namespace evoca::model
