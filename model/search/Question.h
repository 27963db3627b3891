#pragma once

#include "text/Stemmer.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace evoca::model {

/// How the store's vocabulary knows a word of a question. Each level is tried only when the one before finds nothing.
enum class WordLevel : quint8 {
    Unknown,
    Exact, ///< itself or a word of the same stem
    Prefix, ///< words that begin with it (from four letters)
    Near, ///< words one edit away (from six letters); n is never taken for ñ
};

/// One word of a question, identifiers in parts.
struct QuestionTerm
{
    std::string text; ///< folded
    Stems stems;
    bool content = false; ///< evidence: no stop-word, no single letter, not said before
    WordLevel level = WordLevel::Unknown;
    std::vector<std::string> alternatives; ///< vocabulary words, for Prefix and Near
    qint64 documents = 0; ///< that have it
    double weight = 0; ///< inverse document frequency
};

/// Neighbouring words written together: "use auth token" is useAuthToken and use_auth_token.
struct QuestionJoin
{
    std::string text; ///< without underscores
    int first = 0, count = 0; ///< terms
    std::vector<std::string> forms; ///< as an index may have them; after Vocabulary::resolve, as it has them
};

/// A question in plain words, ready for the vocabulary.
struct Question
{
    std::vector<QuestionTerm> terms; ///< in order
    std::vector<QuestionJoin> joins;
    TextLanguage language = TextLanguage::Unknown;

    /// Indexes of the terms that are evidence.
    std::vector<int> content() const;
    double totalWeight() const;
    /// Keeps the `count` heaviest content terms only (a whole prompt as a question).
    void keepHeaviest(std::size_t count);
};

Question analyseQuestion(const QString &text);

} // namespace evoca::model
