#pragma once

#include "search/Question.h"

#include <bitset>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace evoca::model {

/// One field of a document and how much a match in it counts (0–1).
struct ScoredField
{
    std::string_view text;
    double weight = 1;
};

/// How well a document fits a question. All values 0–1.
struct Fit
{
    double coverage = 0; ///< share of the question's information that it has, by the quality of each match
    double words = 0; ///< share of content words that it has (stems, prefixes and edits count as such)
    double closeness = 0; ///< how much the matches stand together as they do in the question
    double score = 0; ///< for ordering
    double weakest = 1; ///< lowest quality among the matched words
    std::vector<bool> has; ///< by term
};

/// The strings of a JSON text, one a line, without reading it as a document: what the columns for files and errors
/// hold.
std::string stringsOfJson(std::string_view json);

/// Scores documents against one resolved question. The judgement of a word is remembered, so a text that repeats the
/// words of others costs little.
class Relevance
{
public:
    explicit Relevance(const Question &question);
    Fit fit(std::span<const ScoredField> fields);

    // Quality of one match.
    static constexpr double exactQuality = 1;
    static constexpr double stemQuality = 0.94;
    static constexpr double prefixQuality = 0.8;
    static constexpr double nearQuality = 0.72;
    static constexpr double looseQuality = 0.45; ///< begins with a word that others have exactly

private:
    struct Hit
    {
        int term = 0;
        double quality = 0;
        bool spanish = false; ///< only by its Spanish stem
    };
    struct Judgement
    {
        std::vector<Hit> hits;
        int join = -1;
    };
    struct WordHash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view word) const { return std::hash<std::string_view>()(word); }
    };
    struct Place
    {
        int field, position;
    };
    void expect(std::string_view word);
    bool mayConcern(std::string_view token) const;
    const Judgement &judge(std::string_view token);
    Hit hitOf(std::size_t index, std::string_view token, const Stems &tokenStems) const;
    double closeness(const std::vector<std::vector<Place>> &places, const std::vector<double> &best) const;

    const Question &m_question;
    std::vector<int> m_content;
    double m_total = 0;
    std::bitset<0x10000> m_beginnings; ///< of all words that could be a hit
    std::unordered_map<std::string, Judgement, WordHash, std::equal_to<>> m_known;
};

} // namespace evoca::model
