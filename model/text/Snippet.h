#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evoca::model {

/// What is to be marked: folded words, the last may be a prefix.
struct MatchTerm
{
    std::string text; ///< folded token (Query mode)
    bool prefix = false;
    bool stemmed = false; ///< equal stems match too
};

struct MarkedText
{
    QString text; ///< one line: white space collapsed
    std::vector<std::pair<qsizetype, qsizetype>> ranges; ///< start, length in `text`
    bool found = false;
};

/// The best window of at most `limit` characters around the matches (most different terms, then earliest).
MarkedText snippet(std::string_view utf8, const std::vector<MatchTerm> &terms, qsizetype limit = 240);
/// Match ranges in a whole text, as it is.
std::vector<std::pair<qsizetype, qsizetype>> matchRanges(QStringView text, const std::vector<MatchTerm> &terms);

} // namespace evoca::model
