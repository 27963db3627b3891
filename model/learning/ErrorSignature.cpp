#include "learning/ErrorSignature.h"

#include "learning/OutputLines.h"

#include <array>
#include <cctype>

namespace evoca::model {

namespace {

constexpr std::size_t signatureLength = 160;
/// Errors stand near the end, but compilers name the first one at the start.
constexpr std::size_t judgedEnd = 12000;
constexpr std::size_t judgedStart = 4000;

bool has(std::string_view line, std::string_view part)
{
    return line.find(part) != std::string_view::npos;
}

/// "3 failed, 4 passed in 0.2s", "FAILED (failures=1)", "make: *** [test] Error 2": they say that, not what.
bool isTally(std::string_view line)
{
    static constexpr std::array<std::string_view, 16> parts {"previous error",
                                                             "could not compile",
                                                             "test failed, to rerun",
                                                             "test result:",
                                                             "tests passed",
                                                             "tests failed",
                                                             "npm ERR!",
                                                             "npm error",
                                                             "make: ***",
                                                             "make[",
                                                             "ninja: build stopped",
                                                             "short test summary",
                                                             "failures:",
                                                             "Failures:",
                                                             "Process exited with code",
                                                             "ELIFECYCLE"};
    for (const std::string_view part : parts) {
        if (has(line, part))
            return true;
    }
    const std::string lower = asciiLower(line);
    const bool counts = has(lower, " passed") || has(lower, " failed") || has(lower, " passing")
        || has(lower, " failing") || has(lower, "failures=") || has(lower, "errors=") || has(lower, " problems (")
        || (lower.starts_with("found ") && has(lower, " error")) || lower.ends_with(" errors.")
        || lower.ends_with(" errors") || lower.ends_with(" error generated.") || lower.ends_with(" errors generated.");
    const bool number = std::ranges::any_of(lower, [](unsigned char c) { return std::isdigit(c) != 0; });
    return (counts && number) || line.starts_with("FAILED ") || line == "FAIL" || line.starts_with("FAIL\t")
        || line.starts_with("====") || line.starts_with("----") || line.starts_with("Exit code")
        || line.starts_with("Wall time") || line.starts_with("Chunk ID") || line == "Output:";
}

/// How telling a line is: 0 not at all.
int weight(std::string_view line)
{
    if (isTally(line))
        return 0;
    static constexpr std::array<std::string_view, 10> strong {
        "Error: ", "Error:",   "error[",  "Exception:", "panicked at",
        "error: ", "error TS", "fatal: ", "panic: ",    "Exception"};
    for (const std::string_view part : strong) {
        if (has(line, part))
            return 3;
    }
    if (line.starts_with("E  ") || line.starts_with("AssertionError") || has(line, "assertion")
        || has(line, "Assertion"))
        return 3;
    const std::string lower = asciiLower(line);
    for (const std::string_view part : {"error", "not found", "no such file", "undefined", "cannot ", "expected",
                                        "denied", "timed out", "timeout", "refused", "unexpected", "invalid"}) {
        if (has(lower, part))
            return 2;
    }
    return has(lower, "fail") ? 2 : 1;
}

std::string bestLine(std::string_view output)
{
    std::string best;
    int bestWeight = 0;
    bool wantsNext = false;
    forEachLine(output, [&](std::string_view line) {
        if (wantsNext) { // Rust names the place first and the reason in the next line
            best += ' ';
            best += line;
            wantsNext = false;
            return bestWeight < 3;
        }
        const int found = weight(line);
        // Of equal lines the first one; of weak ones the last, nearest to the end.
        if (found > bestWeight || (found == 1 && bestWeight == 1)) {
            best = line;
            bestWeight = found;
            wantsNext = has(line, "panicked at") && line.ends_with(':');
        }
        return bestWeight < 3 || wantsNext;
    });
    return best;
}

bool isPathChar(unsigned char c)
{
    return std::isalnum(c) || c == '/' || c == '.' || c == '_' || c == '-' || c == '\\' || c == '~' || c == '@'
        || c == '+' || c >= 0x80;
}

/// Replaces what differs from run to run.
class Generaliser
{
public:
    explicit Generaliser(std::string_view line) : m_line(line) { }

    std::string run()
    {
        while (m_at < m_line.size() && m_out.size() < signatureLength)
            step();
        return trimmed();
    }

private:
    void step()
    {
        const char c = m_line[m_at];
        if (c == '\x1b') {
            skipEscape();
        } else if ((c == '"' || c == '`' || (c == '\'' && !afterLetter())) && quoted(c)) {
            return;
        } else if (isPathChar(static_cast<unsigned char>(c))) {
            word();
        } else {
            const bool blank = c == ' ' || c == '\t';
            if (!blank || m_out.empty() || m_out.back() != ' ')
                m_out += blank ? ' ' : c;
            ++m_at;
        }
    }

    bool afterLetter() const { return m_at > 0 && std::isalpha(static_cast<unsigned char>(m_line[m_at - 1])); }

    void skipEscape()
    {
        while (m_at < m_line.size() && !std::isalpha(static_cast<unsigned char>(m_line[m_at])))
            ++m_at;
        ++m_at;
    }

    bool quoted(char quote)
    {
        const std::size_t end = m_line.find(quote, m_at + 1);
        if (end == std::string_view::npos)
            return false;
        m_out += "<str>";
        m_at = end + 1;
        return true;
    }

    void word()
    {
        const std::size_t start = m_at;
        while (m_at < m_line.size() && isPathChar(static_cast<unsigned char>(m_line[m_at])))
            ++m_at;
        const std::string_view word = m_line.substr(start, m_at - start);
        if (isPath(word)) {
            m_out += "<path>";
            skipPosition();
        } else {
            number(word);
        }
    }

    static bool isPath(std::string_view word)
    {
        const std::size_t slash = word.find_first_of("/\\");
        if (slash != std::string_view::npos)
            return word.size() > 2;
        const std::size_t dot = word.rfind('.');
        if (dot == std::string_view::npos || dot == 0 || dot + 1 == word.size() || word.size() - dot > 6)
            return false;
        static constexpr std::string_view extensions =
            " rs py js ts tsx jsx go c h cpp cc hpp java kt rb php cs swift scala ex exs erl hs ml sh json toml yaml yml md txt lua vue svelte ";
        const std::string extension = ' ' + std::string(word.substr(dot + 1)) + ' ';
        return extensions.find(extension) != std::string_view::npos;
    }

    /// ":10:5" after a path
    void skipPosition()
    {
        while (m_at + 1 < m_line.size() && m_line[m_at] == ':'
               && std::isdigit(static_cast<unsigned char>(m_line[m_at + 1]))) {
            ++m_at;
            while (m_at < m_line.size() && std::isdigit(static_cast<unsigned char>(m_line[m_at])))
                ++m_at;
        }
    }

    void number(std::string_view word)
    {
        const bool hex = word.starts_with("0x")
            || (word.size() >= 7
                && std::ranges::all_of(word, [](unsigned char c) { return std::isxdigit(c) || c == '-'; })
                && std::ranges::any_of(word, [](unsigned char c) { return std::isdigit(c) != 0; }));
        if (hex) {
            m_out += "<n>";
            return;
        }
        for (std::size_t at = 0; at < word.size();) {
            const bool starts = at == 0 || !std::isalnum(static_cast<unsigned char>(word[at - 1]));
            if (starts && std::isdigit(static_cast<unsigned char>(word[at]))) {
                while (at < word.size() && (std::isdigit(static_cast<unsigned char>(word[at])) || word[at] == '.'))
                    ++at;
                m_out += "<n>";
            } else {
                m_out += word[at++];
            }
        }
    }

    std::string trimmed()
    {
        if (m_out.size() > signatureLength) {
            std::size_t end = signatureLength;
            while (end > 0 && (static_cast<unsigned char>(m_out[end]) & 0xC0) == 0x80)
                --end;
            m_out.resize(end);
        }
        while (!m_out.empty() && (m_out.back() == ' ' || m_out.back() == ':'))
            m_out.pop_back();
        return std::move(m_out);
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    std::string m_out;
};

} // namespace

std::string errorSignature(std::string_view output)
{
    std::string line;
    if (output.size() <= judgedStart + judgedEnd) {
        line = bestLine(output);
    } else {
        line = bestLine(output.substr(output.size() - judgedEnd));
        if (weight(line) < 3) {
            std::string early = bestLine(output.substr(0, judgedStart));
            if (weight(early) >= 2)
                line = std::move(early);
        }
    }
    if (line.starts_with("E  "))
        line.erase(0, std::min(line.find_first_not_of(' ', 1), line.size()));
    std::string signature = Generaliser(line).run();
    // Less than a word is no signature.
    const auto letters = std::ranges::count_if(signature, [](unsigned char c) { return std::isalpha(c) != 0; });
    return letters >= 4 ? signature : std::string();
}

} // namespace evoca::model
