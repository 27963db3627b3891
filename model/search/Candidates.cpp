#include "search/Candidates.h"

#include "search/MemoryReach.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace evoca::model {

namespace {

constexpr int rowsPerWord = 3000; ///< newest documents of one word
constexpr int rowsInAll = 9000;
constexpr qint64 commonWord = 1500; ///< from here on a word needs a rarer one beside it, where there is one

struct WordList
{
    std::string match;
    double weight = 0;
    qint64 documents = 0;
};

std::string inQuotes(std::string_view word)
{
    std::string text = "\"";
    text += word;
    text += '"';
    return text;
}

std::string anyOf(const std::vector<std::string> &words)
{
    std::string match;
    for (const std::string &word : words) {
        if (!match.empty())
            match += " OR ";
        match += inQuotes(word);
    }
    return match;
}

std::string matchOf(const QuestionTerm &term)
{
    switch (term.level) {
    case WordLevel::Exact: return inQuotes(term.text); // the tokenizer adds its stems
    case WordLevel::Prefix: return inQuotes(term.text) + " *";
    case WordLevel::Near: return anyOf(term.alternatives);
    case WordLevel::Unknown: break;
    }
    return {};
}

std::vector<WordList> wordLists(const Question &question)
{
    std::vector<WordList> lists;
    for (const QuestionTerm &term : question.terms) {
        if (term.content && term.level != WordLevel::Unknown)
            lists.push_back({matchOf(term), term.weight, term.documents});
    }
    // A whole identifier is asked for by itself where its parts are not in the index.
    for (const QuestionJoin &join : question.joins) {
        double missing = 0;
        for (int i = join.first; i < join.first + join.count; ++i) {
            const QuestionTerm &term = question.terms[std::size_t(i)];
            missing += term.content && term.level != WordLevel::Exact ? term.weight : 0;
        }
        if (missing > 0)
            lists.push_back({anyOf(join.forms), missing, 1});
    }
    std::ranges::stable_sort(lists, {}, &WordList::documents);
    return lists;
}

constexpr const char *experienceRows =
    "SELECT rowid FROM experience_index WHERE experience_index MATCH ? ORDER BY rowid DESC LIMIT ?";

} // namespace

std::vector<Candidate> findCandidates(Connection &connection, const Question &question, const ReadTicket &ticket,
                                      const MemoryReach *reach)
{
    const std::string sql = reach ? reach->rowsOfIndex() : experienceRows;
    std::unordered_map<RowId, double> weights;
    int left = rowsInAll;
    // What the index must look through does not shrink with the reach.
    const qint64 common = reach ? reach->shareOf(commonWord) : commonWord;
    for (const WordList &list : wordLists(question)) {
        if (ticket.stale() || left <= 0 || (list.documents > common && weights.size() >= 50))
            break;
        Statement statement = connection.statement(sql);
        const std::string match = reach ? reach->matching(list.match) : list.match;
        statement.bind(std::string_view(match), std::min(left, rowsPerWord));
        while (statement.step()) {
            weights[statement.integer(0)] += list.weight;
            --left;
        }
    }
    std::vector<Candidate> candidates;
    candidates.reserve(weights.size());
    for (const auto &[id, weight] : weights)
        candidates.push_back({id, weight});
    std::ranges::sort(candidates, [](const Candidate &a, const Candidate &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.id > b.id;
    });
    return candidates;
}

} // namespace evoca::model
