#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace evoca::model {

/// One piece of the text in the search field.
struct Lexeme
{
    enum class Kind : quint8 { Word, Phrase, Excluded, Facet };
    Kind kind = Kind::Word;
    QString key; ///< of a facet: English
    QString value; ///< the word, the phrase or the facet's value, without quotes
    qsizetype start = 0, length = 0; ///< in the text, with key and quotes
    bool open = false; ///< ends at the end of the text: still being typed
};

/// Cuts the text; never fails. Unknown keys and lone signs are words.
std::vector<Lexeme> lexQuery(QStringView text);

/// English key of a facet, from English or Spanish ("estado" gives "status"); none for other words.
std::optional<QString> facetKey(QStringView key);

} // namespace evoca::model
