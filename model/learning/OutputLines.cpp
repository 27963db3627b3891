#include "learning/OutputLines.h"

#include <re2/re2.h>

namespace evoca::model {

namespace {

std::string anyOf(std::initializer_list<LineFinder::Words> lists)
{
    std::string pattern;
    for (const LineFinder::Words words : lists) {
        for (const std::string_view word : words) {
            if (!pattern.empty())
                pattern += '|';
            pattern += RE2::QuoteMeta(re2::StringPiece(word.data(), word.size()));
        }
    }
    return pattern;
}

} // namespace

LineFinder::LineFinder(std::initializer_list<Words> anywhere, std::initializer_list<Words> starts)
{
    RE2::Options options;
    options.set_encoding(RE2::Options::EncodingLatin1); // bytes: outputs need not be UTF-8
    options.set_case_sensitive(false);
    m_words = std::make_unique<RE2>("(?m:" + anyOf(anywhere) + "|^[ \\t]*(?:" + anyOf(starts) + "))", options);
}

LineFinder::~LineFinder() = default;

std::string_view LineFinder::next(std::string_view &text) const
{
    re2::StringPiece found;
    const re2::StringPiece all(text.data(), text.size());
    if (!m_words->Match(all, 0, text.size(), RE2::UNANCHORED, &found, 1)) {
        text = {};
        return {};
    }
    const auto at = std::size_t(found.data() - text.data());
    const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(start, end - start);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace evoca::model
