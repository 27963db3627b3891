#include "search/Vocabulary.h"

#include "search/MemoryReach.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Folding.h"

#include <algorithm>
#include <cmath>

namespace evoca::model {

namespace {

constexpr std::size_t prefixLetters = 4;
constexpr std::size_t nearLetters = 6;
constexpr std::size_t alternativeLimit = 64;
constexpr std::size_t sharedLetters = 3;
constexpr int spellingLimit = 4; ///< unknown words that are looked for by prefix and spelling
constexpr std::size_t joinLimit = 40;
constexpr char32_t enye = 0xF1;

struct Sql
{
    std::string_view documents, count, range;
};

constexpr Sql experienceSql {"SELECT count(*) FROM experience", "SELECT doc FROM experience_term WHERE term = ?",
                             "SELECT term, doc FROM experience_term WHERE term >= ? AND term < ?"};
constexpr Sql memorySql {"SELECT count(*) FROM memory", "SELECT doc FROM memory_term WHERE term = ?",
                         "SELECT term, doc FROM memory_term WHERE term >= ? AND term < ?"};

const Sql &sqlOf(Vocabulary::Index index)
{
    return index == Vocabulary::Index::Experiences ? experienceSql : memorySql;
}

std::u32string codePoints(std::string_view text)
{
    std::u32string points;
    for (std::size_t i = 0; i < text.size();) {
        char32_t c = 0;
        const int bytes = decodeUtf8(text, i, c);
        points += bytes > 0 ? c : U'\xFFFD';
        i += std::size_t(std::max(bytes, 1));
    }
    return points;
}

std::size_t letters(std::string_view text)
{
    return codePoints(text).size();
}

bool isNgram(std::string_view text)
{
    char32_t c = 0;
    return decodeUtf8(text, 0, c) > 0 && c >= 0x80 && foldedChar(c).kind == CharKind::Ngram;
}

bool isNumber(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::string utf8Of(std::u32string_view points)
{
    return QString::fromUcs4(points.data(), qsizetype(points.size())).toStdString();
}

/// Every word that one edit among the first letters makes.
std::vector<std::string> editsAtStart(const std::u32string &points)
{
    static constexpr std::u32string_view alphabet = U"abcdefghijklmnopqrstuvwxyz\xF1";
    std::vector<std::string> words;
    for (std::size_t i = 0; i < sharedLetters; ++i) {
        std::u32string edited = points;
        words.push_back(utf8Of(edited.erase(i, 1)));
        edited = points;
        std::swap(edited[i], edited[i + 1]);
        words.push_back(utf8Of(edited));
        for (const char32_t letter : alphabet) {
            edited = points;
            words.push_back(utf8Of(edited.insert(i, 1, letter)));
            const bool letterOfItsOwn = (letter == enye && points[i] == U'n') || (letter == U'n' && points[i] == enye);
            edited = points;
            edited[i] = letter;
            if (!letterOfItsOwn)
                words.push_back(utf8Of(edited));
        }
    }
    std::erase(words, utf8Of(points));
    return words;
}

/// First text after all that begin with `prefix`.
std::string afterPrefix(std::string_view prefix)
{
    std::string end(prefix);
    end += '\xFF';
    return end;
}

} // namespace

bool isOneEdit(std::string_view first, std::string_view second)
{
    if (first.size() > second.size() + 4 || second.size() > first.size() + 4)
        return false;
    const std::u32string a = codePoints(first);
    const std::u32string b = codePoints(second);
    if (a.size() > b.size())
        return isOneEdit(second, first);
    if (b.size() - a.size() > 1 || a == b)
        return false;
    std::size_t i = 0;
    while (i < a.size() && a[i] == b[i])
        ++i;
    if (b.size() > a.size())
        return a.compare(i, std::u32string::npos, b, i + 1) == 0;
    const bool letterOfItsOwn = (a[i] == U'n' && b[i] == enye) || (a[i] == enye && b[i] == U'n');
    if (!letterOfItsOwn && a.compare(i + 1, std::u32string::npos, b, i + 1) == 0)
        return true;
    return i + 1 < a.size() && a[i] == b[i + 1] && a[i + 1] == b[i]
        && a.compare(i + 2, std::u32string::npos, b, i + 2) == 0;
}

Vocabulary::Vocabulary(Connection &connection, Index index, const MemoryReach *reach)
    : m_connection(connection), m_index(index), m_reach(reach)
{
    if (m_reach) {
        m_documents = m_reach->memories();
        return;
    }
    Statement statement = m_connection.statement(sqlOf(index).documents);
    if (statement.step())
        m_documents = statement.integer(0);
}

qint64 Vocabulary::count(std::string_view term) const
{
    Statement statement = m_connection.statement(sqlOf(m_index).count);
    statement.bind(term);
    return statement.step() ? reached(term, statement.integer(0)) : 0;
}

qint64 Vocabulary::reached(std::string_view term, qint64 documents) const
{
    return m_reach ? m_reach->documents(term, documents) : documents;
}

double Vocabulary::weight(double documents) const
{
    const double all = std::max<double>(double(m_documents), documents);
    return std::log(1 + (all - documents + 0.5) / (documents + 0.5));
}

bool Vocabulary::findPrefix(QuestionTerm &term) const
{
    if (isNumber(term.text) || (letters(term.text) < prefixLetters && !isNgram(term.text)))
        return false;
    Statement statement = m_connection.statement(sqlOf(m_index).range);
    const std::string end = afterPrefix(term.text);
    statement.bind(std::string_view(term.text), std::string_view(end));
    while (statement.step() && term.alternatives.size() < alternativeLimit) {
        const qint64 documents = reached(statement.bytes(0), statement.integer(1));
        if (documents == 0)
            continue;
        term.alternatives.emplace_back(statement.bytes(0));
        term.documents += documents;
    }
    return !term.alternatives.empty();
}

/// Words one edit away: those that share its first letters are looked through, and for an edit among the first letters
/// themselves every word that it can make is asked for. (Looking through all words of a first letter takes 30 ms in a
/// store of 50,000 experiences, this 2.)
void Vocabulary::addNear(QuestionTerm &term, const std::string &word) const
{
    const std::u32string points = codePoints(word);
    const auto add = [&](std::string_view found, qint64 documents) {
        if (term.alternatives.size() >= alternativeLimit
            || std::ranges::find(term.alternatives, found) != term.alternatives.end() || documents == 0)
            return;
        term.alternatives.emplace_back(found);
        term.documents += documents;
    };
    {
        Statement statement = m_connection.statement(sqlOf(m_index).range);
        const std::string start = utf8Of(points.substr(0, sharedLetters));
        const std::string end = afterPrefix(start);
        statement.bind(std::string_view(start), std::string_view(end));
        while (statement.step()) {
            if (isOneEdit(word, statement.bytes(0)))
                add(statement.bytes(0), reached(statement.bytes(0), statement.integer(1)));
        }
    }
    if (!term.alternatives.empty())
        return;
    for (const std::string &edited : editsAtStart(points)) {
        if (const qint64 documents = count(edited); documents > 0)
            add(edited, documents);
    }
}

bool Vocabulary::findNear(QuestionTerm &term) const
{
    if (letters(term.text) < nearLetters || isNgram(term.text)
        || std::ranges::any_of(term.text, [](char c) { return (c >= '0' && c <= '9') || c == '_'; }))
        return false;
    addNear(term, term.text);
    // the index has stems too, so an edited plural is near the singular's form
    if (term.alternatives.empty() && term.stems.english != term.text && letters(term.stems.english) >= nearLetters)
        addNear(term, term.stems.english);
    return !term.alternatives.empty();
}

void Vocabulary::addJoins(Question &question) const
{
    std::size_t asked = 0;
    for (QuestionJoin &join : question.joins) {
        if (++asked > joinLimit) {
            join.forms.clear();
            continue;
        }
        std::erase_if(join.forms, [this](const std::string &form) { return count(form) == 0; });
    }
    std::erase_if(question.joins, [](const QuestionJoin &join) { return join.forms.empty(); });
}

void Vocabulary::resolve(Question &question, bool spelling) const
{
    int unknown = spelling ? 0 : spellingLimit;
    for (QuestionTerm &term : question.terms) {
        if (!term.content)
            continue;
        term.documents = count(term.text);
        if (term.stems.english != term.text)
            term.documents = std::max(term.documents, count(term.stems.english));
        if (question.language != TextLanguage::English)
            term.documents = std::max(term.documents, count('~' + term.stems.spanish));
        if (term.documents > 0)
            term.level = WordLevel::Exact;
        else if (unknown < spellingLimit && findPrefix(term))
            term.level = WordLevel::Prefix;
        else if (unknown++ < spellingLimit && findNear(term))
            term.level = WordLevel::Near;
        term.weight = weight(double(std::min(term.documents, m_documents)));
    }
    addJoins(question);
}

} // namespace evoca::model
