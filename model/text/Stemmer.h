#pragma once

#include "text/Tokenizer.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace evoca::model {

/// One canonical stem of a folded word: its English stem, stemmed as Spanish again, so that any inflection that either
/// language knows ends in the same form. Words with digits or underscores or under four letters stay as they are.
/// Thread-safe (one stemmer a thread).
std::string stem(std::string_view foldedWord);

/// The stems of both languages apart: two words are of one family when either is equal (the Spanish one counts only
/// where neither text is English, or "pagos" would find "page").
struct Stems
{
    std::string english;
    std::string spanish;
};
Stems stems(std::string_view foldedWord);

/// Words that are no evidence of similarity by themselves, in English and Spanish: articles, polite filler, generic
/// verbs and nouns of the trade (quality README). Takes a folded word.
bool isStopWord(std::string_view foldedWord);

enum class TextLanguage : std::uint8_t { Unknown, English, Spanish };
/// By function words and by letters only Spanish has; Unknown when there are too few of either. Looks at the first 600
/// bytes.
TextLanguage guessLanguage(std::string_view utf8);

/// What FTS5's tokenizer 'evoca stem' gives: the tokens of tokenize(), and beside each (colocated) its English stem
/// where that differs and, unless the text is English, its Spanish stem after the mark '~', so that the stems of one
/// language never meet the words of the other. In a query FTS5 takes tokens at one position as alternatives.
int tokenizeStemmed(std::string_view utf8, TokenMode mode, TokenCallback emit, void *context);

} // namespace evoca::model
