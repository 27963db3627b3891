#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace re2 {
class RE2;
}

namespace evoca::model {

/// Calls `visit` with each line, trimmed of blanks and carriage returns at both ends, until it returns false.
template<typename Visit>
void forEachLine(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
            line.remove_suffix(1);
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        if (!line.empty() && !visit(line))
            return;
    }
}

/// Finds the few lines of a long output in which one of many words stands, in any case: one pass over the text, however
/// many words there are. Any thread.
class LineFinder
{
public:
    using Words = std::span<const std::string_view>;
    /// `anywhere` in a line; `starts` at its start, behind blanks.
    LineFinder(std::initializer_list<Words> anywhere, std::initializer_list<Words> starts);
    ~LineFinder();

    /// As forEachLine(), for these lines only.
    template<typename Visit>
    void forEach(std::string_view text, Visit visit) const
    {
        bool more = true;
        while (more && !text.empty()) {
            const std::string_view line = next(text);
            forEachLine(line, [&](std::string_view trimmed) { return more = visit(trimmed); });
        }
    }

private:
    std::string_view next(std::string_view &text) const; ///< and leaves what follows it

    std::unique_ptr<re2::RE2> m_words;
};

inline std::string asciiLower(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return lower;
}

} // namespace evoca::model
