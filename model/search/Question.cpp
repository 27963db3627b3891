#include "search/Question.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr std::size_t termLimit = 200; ///< of a very long question, the beginning
constexpr int joinLength = 4;

/// The parts of one written word, with the whole where it has several.
struct Written
{
    std::string whole; ///< empty: one part
    std::vector<std::string> parts;
};

/// Words in order. A colocated token is the whole of an identifier; its parts stand around it.
std::vector<Written> writtenWords(std::string_view utf8)
{
    std::vector<Written> words;
    int wholeEnd = -1;
    tokenize(utf8, TokenMode::Document, [&](const Token &token) {
        const auto lead = static_cast<unsigned char>(token.text.front());
        if (token.colocated && lead >= 0xE0)
            return true; // the last character of a CJK run
        if (token.colocated) {
            words.back().whole = token.text;
            wholeEnd = token.end;
        } else if (token.end <= wholeEnd) {
            words.back().parts.emplace_back(token.text);
        } else {
            words.push_back({{}, {std::string(token.text)}});
        }
        return words.size() < termLimit;
    });
    return words;
}

bool isEvidence(const std::string &word)
{
    const bool letter = word.size() == 1;
    return !letter && !isStopWord(word);
}

bool sameFamily(const QuestionTerm &a, const QuestionTerm &b)
{
    return a.text == b.text || a.stems.english == b.stems.english;
}

void addTerm(Question &question, const std::string &text, bool content)
{
    QuestionTerm term;
    term.text = text;
    term.stems = stems(text);
    term.content = content && std::ranges::none_of(question.terms, [&](const QuestionTerm &other) {
                       return other.content && sameFamily(other, term);
                   });
    question.terms.push_back(std::move(term));
}

void addJoins(Question &question)
{
    const int size = int(question.terms.size());
    for (int first = 0; first < size && first < 40; ++first) {
        std::string together = question.terms[std::size_t(first)].text;
        std::string snake = together;
        bool content = question.terms[std::size_t(first)].content;
        for (int count = 2; count <= joinLength && first + count <= size; ++count) {
            const QuestionTerm &term = question.terms[std::size_t(first + count - 1)];
            together += term.text;
            snake += '_' + term.text;
            content = content || term.content;
            if (content && together.size() <= 64)
                question.joins.push_back({together, first, count, {together, snake}});
        }
    }
}

} // namespace

std::vector<int> Question::content() const
{
    std::vector<int> list;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (terms[i].content)
            list.push_back(int(i));
    }
    return list;
}

double Question::totalWeight() const
{
    double total = 0;
    for (const QuestionTerm &term : terms)
        total += term.content ? term.weight : 0;
    return total;
}

void Question::keepHeaviest(std::size_t count)
{
    std::vector<int> list = content();
    std::ranges::stable_sort(
        list, [this](int a, int b) { return terms[std::size_t(a)].weight > terms[std::size_t(b)].weight; });
    for (std::size_t i = count; i < list.size(); ++i)
        terms[std::size_t(list[i])].content = false;
}

Question analyseQuestion(const QString &text)
{
    const std::string utf8 = text.toStdString();
    Question question;
    question.language = guessLanguage(utf8);
    for (const Written &word : writtenWords(utf8)) {
        const bool anyEvidence = std::ranges::any_of(word.parts, isEvidence);
        // get_file says something although get and file do not
        if (!anyEvidence && !word.whole.empty())
            addTerm(question, word.whole, true);
        else
            std::ranges::for_each(word.parts,
                                  [&](const std::string &part) { addTerm(question, part, isEvidence(part)); });
    }
    addJoins(question);
    return question;
}

} // namespace evoca::model
