#include "text/Snippet.h"

#include "text/Stemmer.h"
#include "text/Tokenizer.h"

#include <algorithm>

namespace evoca::model {

namespace {

using Range = std::pair<qsizetype, qsizetype>;

struct Hit
{
    int start, end; ///< bytes
    int term;
};

class Matcher
{
public:
    explicit Matcher(const std::vector<MatchTerm> &terms) : m_terms(terms)
    {
        for (const MatchTerm &term : terms)
            m_stems.push_back(term.stemmed ? stem(term.text) : std::string());
    }

    int termOf(std::string_view token) const
    {
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            const MatchTerm &term = m_terms[i];
            if (term.text.empty())
                continue;
            if (token == term.text || (term.prefix && token.starts_with(term.text)))
                return int(i);
            // stems share their beginning: most tokens need no stemmer
            if (term.stemmed && token.size() > 3 && token.substr(0, 2) == std::string_view(term.text).substr(0, 2)
                && stem(token) == m_stems[i])
                return int(i);
        }
        return -1;
    }

    /// Every match in order; a part inside a matched whole is not given again.
    std::vector<Hit> hits(std::string_view utf8) const
    {
        std::vector<Hit> found;
        tokenize(utf8, TokenMode::Document, [&](const Token &token) {
            const int term = termOf(token.text);
            if (term < 0)
                return true;
            if (!found.empty() && token.start < found.back().end) {
                found.back().end = std::max(found.back().end, token.end);
                found.back().start = std::min(found.back().start, token.start);
            } else {
                found.push_back({token.start, token.end, term});
            }
            return true;
        });
        return found;
    }

private:
    const std::vector<MatchTerm> &m_terms;
    std::vector<std::string> m_stems;
};

/// UTF-16 length of UTF-8 bytes (bad bytes count as one replacement character).
qsizetype utf16Length(std::string_view utf8)
{
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(utf8, isAscii))
        return qsizetype(utf8.size());
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size())).size();
}

int distinct(const std::vector<Hit> &hits, std::size_t first, std::size_t last)
{
    std::vector<int> terms;
    for (std::size_t i = first; i <= last; ++i) {
        if (std::ranges::find(terms, hits[i].term) == terms.end())
            terms.push_back(hits[i].term);
    }
    return int(terms.size());
}

/// First and last hit of the window with the most different terms; the earliest of equals.
std::pair<std::size_t, std::size_t> bestWindow(const std::vector<Hit> &hits, int width)
{
    std::pair<std::size_t, std::size_t> best {0, 0};
    int most = 0;
    std::size_t last = 0;
    const std::size_t looked = std::min<std::size_t>(hits.size(), 2000);
    for (std::size_t first = 0; first < looked; ++first) {
        last = std::max(last, first);
        while (last + 1 < looked && hits[last + 1].end - hits[first].start <= width)
            ++last;
        if (const int terms = distinct(hits, first, std::min(last, first + 40)); terms > most) {
            most = terms;
            best = {first, last};
        }
    }
    return best;
}

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// Bytes [start, end) around `from`, moved to spaces where one is near.
std::pair<std::size_t, std::size_t> windowAround(std::string_view text, std::size_t from, std::size_t to,
                                                 std::size_t limit)
{
    const std::size_t length = to - from;
    const std::size_t before = limit > length ? (limit - length) / 3 : 0;
    std::size_t start = from > before ? from - before : 0;
    std::size_t end = std::min(text.size(), std::max(to, start + limit));
    if (end == text.size() && end > limit)
        start = std::min(start, std::min(from, end - limit));
    for (std::size_t moved = 0; start > 0 && start < from && moved < 24; ++moved, ++start) {
        if (text[start - 1] == ' ' || text[start - 1] == '\n')
            break;
    }
    while (start < from && isContinuation(text[start]))
        ++start;
    while (end < text.size() && isContinuation(text[end]))
        ++end;
    return {start, end};
}

/// Appends with white space collapsed; `map` gets the place of every character of `text`.
void appendCollapsed(QString &to, const QString &text, std::vector<qsizetype> &map)
{
    bool space = to.isEmpty();
    for (const QChar c : text) {
        map.push_back(to.size());
        if (c.isSpace() || c.category() == QChar::Other_Control) {
            if (!space)
                to += u' ';
            space = true;
        } else {
            to += c;
            space = false;
        }
    }
    map.push_back(to.size());
}

} // namespace

MarkedText snippet(std::string_view utf8, const std::vector<MatchTerm> &terms, qsizetype limit)
{
    MarkedText marked;
    const std::vector<Hit> hits = Matcher(terms).hits(utf8);
    marked.found = !hits.empty();
    std::size_t from = 0, to = 0;
    if (marked.found) {
        const auto [first, last] = bestWindow(hits, int(limit));
        from = std::size_t(hits[first].start);
        to = std::size_t(hits[last].end);
    }
    const auto [start, end] = windowAround(utf8, from, to, std::size_t(std::max<qsizetype>(limit, 16)));
    const QString window = QString::fromUtf8(utf8.data() + start, qsizetype(end - start));
    std::vector<qsizetype> map;
    if (start > 0)
        marked.text += u'\u2026';
    appendCollapsed(marked.text, window, map);
    while (marked.text.endsWith(u' '))
        marked.text.chop(1);
    for (const Hit &hit : hits) {
        if (std::size_t(hit.start) < start || std::size_t(hit.end) > end)
            continue;
        const qsizetype at = utf16Length(utf8.substr(start, std::size_t(hit.start) - start));
        const qsizetype after = at + utf16Length(utf8.substr(std::size_t(hit.start), std::size_t(hit.end - hit.start)));
        if (after < qsizetype(map.size()))
            marked.ranges.emplace_back(map[std::size_t(at)], map[std::size_t(after)] - map[std::size_t(at)]);
    }
    if (marked.text.size() > limit)
        marked.text.truncate(limit);
    std::erase_if(marked.ranges, [&](const Range &range) { return range.first + range.second > marked.text.size(); });
    if (end < utf8.size())
        marked.text += u'\u2026';
    return marked;
}

std::vector<std::pair<qsizetype, qsizetype>> matchRanges(QStringView text, const std::vector<MatchTerm> &terms)
{
    std::vector<Range> ranges;
    if (terms.empty())
        return ranges;
    const QByteArray utf8 = text.toUtf8();
    const std::string_view bytes(utf8.constData(), std::size_t(utf8.size()));
    qsizetype at = 0;
    int counted = 0;
    for (const Hit &hit : Matcher(terms).hits(bytes)) {
        at += utf16Length(bytes.substr(std::size_t(counted), std::size_t(hit.start - counted)));
        const qsizetype length = utf16Length(bytes.substr(std::size_t(hit.start), std::size_t(hit.end - hit.start)));
        ranges.emplace_back(at, length);
        at += length;
        counted = hit.end;
    }
    return ranges;
}

} // namespace evoca::model
