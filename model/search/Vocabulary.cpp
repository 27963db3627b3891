#include "search/Vocabulary.h"

#include "search/MemoryReach.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Folding.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace evoca::model {

namespace {

constexpr std::size_t prefixLetters = 4;
constexpr std::size_t nearLetters = 6;
constexpr std::size_t alternativeLimit = 64;
constexpr std::size_t sharedLetters = 3;
constexpr int spellingLimit = 2; ///< unknown words that are looked for by prefix and spelling
constexpr std::size_t joinLimit = 40;
constexpr char32_t enye = 0xF1;

struct Sql
{
    std::string_view documents, counts, range;
};

constexpr Sql experienceSql {
    "SELECT count(*) FROM experience",
    "SELECT v.term, v.doc FROM json_each(?) AS word CROSS JOIN experience_term AS v ON v.term = word.value",
    "SELECT term, doc FROM experience_term WHERE term >= ? AND term < ?"};
constexpr Sql memorySql {
    "SELECT count(*) FROM memory",
    "SELECT v.term, v.doc FROM json_each(?) AS word CROSS JOIN memory_term AS v ON v.term = word.value",
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

/// How many documents have each of the words; those that none has are left out. All in one question: FTS5 prepares a
/// statement of its own each time its vocabulary is opened, which takes longer than looking up a word.
Vocabulary::Counts Vocabulary::count(const std::vector<std::string> &words) const
{
    Counts counts;
    if (words.empty())
        return counts;
    QJsonArray list;
    for (const std::string &word : words)
        list.append(QString::fromStdString(word));
    Statement statement = m_connection.statement(sqlOf(m_index).counts);
    statement.bind(QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact)));
    while (statement.step()) {
        if (const qint64 documents = reached(statement.bytes(0), statement.integer(1)); documents > 0)
            counts.emplace(statement.bytes(0), documents);
    }
    return counts;
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

namespace {

void addAlternative(QuestionTerm &term, std::string_view word, qint64 documents)
{
    if (term.alternatives.size() >= alternativeLimit
        || std::ranges::find(term.alternatives, word) != term.alternatives.end())
        return;
    term.alternatives.emplace_back(word);
    term.documents += documents;
}

} // namespace

/// Words that share their first letters and are one edit away.
void Vocabulary::addNearEnd(QuestionTerm &term, const std::string &word) const
{
    Statement statement = m_connection.statement(sqlOf(m_index).range);
    const std::string start = utf8Of(codePoints(word).substr(0, sharedLetters));
    const std::string end = afterPrefix(start);
    statement.bind(std::string_view(start), std::string_view(end));
    while (statement.step()) {
        if (!isOneEdit(word, statement.bytes(0)))
            continue;
        if (const qint64 documents = reached(statement.bytes(0), statement.integer(1)); documents > 0)
            addAlternative(term, statement.bytes(0), documents);
    }
}

/// For an edit among the first letters every word that it can make is asked for. (Looking through all words of a first
/// letter takes 30 ms in a store of 50,000 experiences, this 2.)
void Vocabulary::addNearStart(QuestionTerm &term, const std::string &word) const
{
    const std::vector<std::string> edits = editsAtStart(codePoints(word));
    const Counts counts = count(edits);
    for (const std::string &edited : edits) {
        if (const auto known = counts.find(edited); known != counts.end())
            addAlternative(term, edited, known->second);
    }
}

bool Vocabulary::findNear(QuestionTerm &term) const
{
    if (letters(term.text) < nearLetters || isNgram(term.text)
        || std::ranges::any_of(term.text, [](char c) { return (c >= '0' && c <= '9') || c == '_'; }))
        return false;
    addNearEnd(term, term.text);
    // The index has stems too, so an edited plural is near the singular's form.
    const bool stemmed = letters(term.stems.english) >= nearLetters;
    if (term.alternatives.empty() && stemmed && term.stems.english != term.text)
        addNearEnd(term, term.stems.english);
    if (term.alternatives.empty())
        addNearStart(term, stemmed ? term.stems.english : term.text);
    return !term.alternatives.empty();
}

/// All forms that the index may have of the question's words.
std::vector<std::string> Vocabulary::wordsOf(const Question &question) const
{
    std::vector<std::string> words;
    for (const QuestionTerm &term : question.terms) {
        if (!term.content)
            continue;
        words.push_back(term.text);
        words.push_back(term.stems.english);
        if (question.language != TextLanguage::English)
            words.push_back('~' + term.stems.spanish);
    }
    for (const QuestionJoin &join : question.joins)
        words.insert(words.end(), join.forms.begin(), join.forms.end());
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

void Vocabulary::resolve(Question &question, bool spelling) const
{
    if (question.joins.size() > joinLimit)
        question.joins.resize(joinLimit);
    const Counts counts = count(wordsOf(question));
    const auto documentsOf = [&counts](std::string_view word) {
        const auto known = counts.find(word);
        return known == counts.end() ? 0 : known->second;
    };
    int unknown = spelling ? 0 : spellingLimit;
    for (QuestionTerm &term : question.terms) {
        if (!term.content)
            continue;
        term.documents = std::max(documentsOf(term.text), documentsOf(term.stems.english));
        if (question.language != TextLanguage::English)
            term.documents = std::max(term.documents, documentsOf('~' + term.stems.spanish));
        if (term.documents > 0)
            term.level = WordLevel::Exact;
        else if (unknown < spellingLimit && findPrefix(term))
            term.level = WordLevel::Prefix;
        else if (unknown++ < spellingLimit && findNear(term))
            term.level = WordLevel::Near;
        term.weight = weight(double(std::min(term.documents, m_documents)));
    }
    for (QuestionJoin &join : question.joins)
        std::erase_if(join.forms, [&](const std::string &form) { return documentsOf(form) == 0; });
    std::erase_if(question.joins, [](const QuestionJoin &join) { return join.forms.empty(); });
}

} // namespace evoca::model
