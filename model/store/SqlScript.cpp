#include "store/SqlScript.h"

#include <algorithm>
#include <cctype>

namespace evoca::model {

namespace {

bool isWordStart(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) || c == '_';
}

bool isWordPart(char c)
{
    return isWordStart(c) || std::isdigit(static_cast<unsigned char>(c));
}

class Splitter
{
public:
    explicit Splitter(std::string_view script) : m_script(script) { }

    std::vector<std::string> split()
    {
        while (m_at < m_script.size())
            next();
        finish();
        return std::move(m_statements);
    }

private:
    void next()
    {
        const char c = m_script[m_at];
        if (m_script.substr(m_at, 2) == "--")
            skipTo("\n");
        else if (m_script.substr(m_at, 2) == "/*")
            skipTo("*/");
        else if (c == '\'' || c == '"' || c == '`')
            copyQuoted(c);
        else if (c == '[')
            copyQuoted(']');
        else if (isWordStart(c))
            copyWord();
        else
            copyCharacter(c);
    }

    void copyCharacter(char c)
    {
        ++m_at;
        if (c == ';' && m_depth == 0)
            finish();
        else
            m_statement += c;
    }

    void skipTo(std::string_view end)
    {
        const std::size_t found = m_script.find(end, m_at);
        m_at = found == std::string_view::npos ? m_script.size() : found + end.size();
        m_statement += ' ';
    }

    /// A doubled quote inside simply ends one quoted run and starts the next.
    void copyQuoted(char end)
    {
        const std::size_t found = m_script.find(end, m_at + 1);
        const std::size_t stop = found == std::string_view::npos ? m_script.size() : found + 1;
        m_statement += m_script.substr(m_at, stop - m_at);
        m_at = stop;
    }

    void copyWord()
    {
        std::size_t stop = m_at;
        while (stop < m_script.size() && isWordPart(m_script[stop]))
            ++stop;
        std::string word(m_script.substr(m_at, stop - m_at));
        m_statement += word;
        m_at = stop;
        std::ranges::transform(word, word.begin(), [](unsigned char c) { return char(std::toupper(c)); });
        track(word);
    }

    /// BEGIN and CASE open, END closes, but only inside CREATE TRIGGER: elsewhere BEGIN is a statement of its own.
    void track(const std::string &word)
    {
        if (m_words < 4 && word == "TRIGGER" && m_first == "CREATE")
            m_trigger = true;
        if (m_words++ == 0)
            m_first = word;
        if (!m_trigger)
            return;
        if (word == "BEGIN" || (word == "CASE" && m_depth > 0))
            ++m_depth;
        else if (word == "END" && m_depth > 0)
            --m_depth;
    }

    void finish()
    {
        const auto isSpace = [](unsigned char c) { return std::isspace(c); };
        const auto first = std::ranges::find_if_not(m_statement, isSpace);
        const auto last = std::find_if_not(m_statement.rbegin(), m_statement.rend(), isSpace).base();
        if (first < last)
            m_statements.emplace_back(first, last);
        m_statement.clear();
        m_first.clear();
        m_words = 0;
        m_trigger = false;
        m_depth = 0;
    }

    std::string_view m_script;
    std::size_t m_at = 0;
    std::string m_statement;
    std::string m_first; ///< first word of the statement
    int m_words = 0;
    bool m_trigger = false;
    int m_depth = 0; ///< open BEGIN and CASE of a trigger
    std::vector<std::string> m_statements;
};

} // namespace

std::vector<std::string> splitSqlScript(std::string_view script)
{
    return Splitter(script).split();
}

} // namespace evoca::model
