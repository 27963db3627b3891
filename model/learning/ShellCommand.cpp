#include "learning/ShellCommand.h"

#include "learning/ProgramCategory.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace evoca::model {

namespace {

constexpr std::size_t maximumCommand = 8192;
constexpr int maximumDepth = 3;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// Reads one command line; state is the position and the segment being built.
class Splitter
{
public:
    explicit Splitter(std::string_view text) : m_text(text) { }

    ShellCommand split()
    {
        while (m_at < m_text.size())
            step();
        endSegment();
        return std::move(m_command);
    }

private:
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }

    void step()
    {
        const char c = m_text[m_at];
        if (isBlank(c)) {
            endWord();
            ++m_at;
        } else if (c == '\n') {
            endSegment();
            ++m_at;
            skipHereDocuments();
        } else if (c == '#' && !m_inWord) {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else if (c == '\\') {
            escape();
        } else if (c == '\'' || c == '"') {
            quoted(c);
        } else if (c == '$' && peek(1) == '(') {
            nested();
        } else if (c == '`') {
            backticks();
        } else if (c == '<' || c == '>') {
            redirection();
        } else if (c == ';' || c == '|' || c == '&') {
            separator(c);
        } else if ((c == '(' && !m_inWord) || (c == ')' && m_word.find('(') == std::string::npos)) {
            endSegment();
            ++m_at;
        } else {
            append(c);
            ++m_at;
        }
    }

    void append(char c)
    {
        m_word += c;
        m_inWord = true;
    }

    void escape()
    {
        if (peek(1) == '\n') { // a continued line
            endWord();
        } else if (m_at + 1 < m_text.size()) {
            append(peek(1));
        }
        m_at += 2;
    }

    void quoted(char quote)
    {
        m_inWord = true;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != quote; ++m_at) {
            if (quote == '"' && m_text[m_at] == '\\' && m_at + 1 < m_text.size())
                ++m_at;
            m_word += m_text[m_at];
        }
        ++m_at;
    }

    void nested()
    {
        int depth = 0;
        m_inWord = true;
        for (; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            m_word += c;
            if (c == '(')
                ++depth;
            else if (c == ')' && --depth == 0)
                break;
        }
        ++m_at;
    }

    void backticks()
    {
        const std::size_t end = std::min(m_text.find('`', m_at + 1), m_text.size());
        m_word.append(m_text.substr(m_at, end - m_at));
        m_inWord = true;
        m_at = end + 1;
    }

    void redirection()
    {
        const char c = m_text[m_at];
        // "2>" names a descriptor: that digit is no argument.
        if (m_inWord && m_word.size() == 1 && (m_word[0] >= '0' && m_word[0] <= '9')) {
            m_word.clear();
            m_inWord = false;
        }
        endWord();
        ++m_at;
        if (c == '<' && peek() == '<' && peek(1) != '<') {
            ++m_at;
            if (peek() == '-')
                ++m_at;
            m_afterRedirection = Redirection::HereDocument;
            return;
        }
        while (peek() == c || peek() == '|')
            ++m_at;
        if (peek() == '&') { // 2>&1
            ++m_at;
            m_afterRedirection = Redirection::Descriptor;
            return;
        }
        m_afterRedirection = c == '>' ? Redirection::Write : Redirection::Read;
    }

    void separator(char c)
    {
        const bool doubled = peek(1) == c;
        if (c == '&' && peek(1) == '>') { // &> file
            ++m_at;
            redirection();
            return;
        }
        endSegment();
        m_at += doubled ? 2 : 1;
        if (c == '|' && peek() == '&')
            ++m_at;
        if (!(c == '&' && doubled))
            m_hides = true;
    }

    void endWord()
    {
        if (!m_inWord)
            return;
        switch (m_afterRedirection) {
        case Redirection::None: m_segment.words.push_back(std::move(m_word)); break;
        case Redirection::HereDocument: m_hereDocuments.push_back(std::move(m_word)); break;
        case Redirection::Write:
            if (!m_word.starts_with("/dev/"))
                m_segment.writes.push_back(std::move(m_word));
            break;
        case Redirection::Read:
        case Redirection::Descriptor: break;
        }
        m_afterRedirection = Redirection::None;
        m_word.clear();
        m_inWord = false;
    }

    void endSegment()
    {
        endWord();
        m_afterRedirection = Redirection::None;
        if (m_segment.words.empty() && m_segment.writes.empty())
            return;
        if (m_hides && !m_command.segments.empty())
            m_command.hidesExit = true;
        m_command.segments.push_back(std::move(m_segment));
        m_segment = {};
    }

    void skipHereDocuments()
    {
        for (const std::string &end : m_hereDocuments) {
            while (m_at < m_text.size()) {
                const std::size_t newline = std::min(m_text.find('\n', m_at), m_text.size());
                std::string_view line = m_text.substr(m_at, newline - m_at);
                m_at = std::min(newline + 1, m_text.size());
                while (!line.empty() && (isBlank(line.front())))
                    line.remove_prefix(1);
                if (line == end)
                    break;
            }
        }
        m_hereDocuments.clear();
        if (!m_command.segments.empty())
            m_hides = true; // a further line decides the exit status
    }

    enum class Redirection { None, Read, Write, Descriptor, HereDocument };

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_word;
    bool m_inWord = false;
    bool m_hides = false;
    Redirection m_afterRedirection = Redirection::None;
    ShellSegment m_segment;
    std::vector<std::string> m_hereDocuments;
    ShellCommand m_command;
};

bool isShellProgram(std::string_view word)
{
    const std::string_view name = programName(word);
    return name == "bash" || name == "sh" || name == "zsh" || name == "dash" || name == "fish";
}

/// The script of "bash -lc SCRIPT"; words after an unquoted script belong to it (an argument array joined by blanks).
std::string innerScript(const std::vector<std::string> &words)
{
    for (std::size_t index = 1; index + 1 < words.size(); ++index) {
        const std::string &option = words[index];
        if (!option.starts_with('-'))
            return {};
        if (!option.starts_with("--") && option.ends_with('c')) {
            std::string script = words[index + 1];
            for (std::size_t rest = index + 2; rest < words.size(); ++rest)
                script += ' ' + words[rest];
            return script;
        }
    }
    return {};
}

ShellCommand parse(std::string_view text, int depth);

void expand(ShellCommand &command, int depth)
{
    std::vector<ShellSegment> expanded;
    for (ShellSegment &segment : command.segments) {
        const std::size_t program = programIndex(segment.words);
        if (depth < maximumDepth && program < segment.words.size() && isShellProgram(segment.words[program])) {
            const std::vector<std::string> words(segment.words.begin() + std::ptrdiff_t(program), segment.words.end());
            if (const std::string script = innerScript(words); !script.empty()) {
                ShellCommand inner = parse(script, depth + 1);
                command.hidesExit = command.hidesExit || inner.hidesExit;
                std::ranges::move(inner.segments, std::back_inserter(expanded));
                continue;
            }
        }
        expanded.push_back(std::move(segment));
    }
    command.segments = std::move(expanded);
}

ShellCommand fromArguments(const QJsonArray &arguments, int depth)
{
    ShellSegment segment;
    for (const QJsonValue &argument : arguments)
        segment.words.push_back(argument.toString().toStdString());
    ShellCommand command;
    command.segments.push_back(std::move(segment));
    expand(command, depth);
    return command;
}

ShellCommand parse(std::string_view text, int depth)
{
    text = text.substr(0, maximumCommand);
    if (text.starts_with("[\"")) {
        const QJsonDocument document = QJsonDocument::fromJson(QByteArray(text.data(), qsizetype(text.size())));
        if (document.isArray())
            return fromArguments(document.array(), depth);
    }
    ShellCommand command = Splitter(text).split();
    expand(command, depth);
    return command;
}

} // namespace

ShellCommand parseShell(std::string_view command)
{
    return parse(command, 0);
}

std::string shellProgram(const ShellCommand &command)
{
    std::string best;
    int bestRank = -1;
    for (const ShellSegment &segment : command.segments) {
        const std::size_t at = programIndex(segment.words);
        if (at >= segment.words.size())
            continue;
        const int rank = categoryRank(programCategory(segment));
        if (rank <= bestRank)
            continue;
        bestRank = rank;
        best = std::string(programName(segment.words[at]));
        if (at + 1 < segment.words.size()) {
            const std::string &next = segment.words[at + 1];
            const bool plainWord = next.size() < 24 && next.find_first_of("/.=$*\"'") == std::string::npos
                && !next.starts_with('-');
            if (plainWord)
                best += ' ' + next;
        }
    }
    return best;
}

} // namespace evoca::model
