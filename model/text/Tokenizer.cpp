#include "text/Tokenizer.h"

#include "text/Folding.h"

#include <array>
#include <cstring>

namespace evoca::model {

namespace {

constexpr int tokenLimit = 64; ///< bytes of one token
constexpr int wordLimit = 256; ///< folded bytes of one word that are looked at; what follows is no word anybody types
constexpr int partLimit = 32;

/// Cuts at `limit` bytes, between characters.
int cutLength(const char *text, int length)
{
    if (length <= tokenLimit)
        return length;
    int cut = tokenLimit;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80)
        --cut;
    return cut;
}

/// Collects one word (letters, digits, underscores) with its parts and emits it at its end; runs of CJK beside it.
/// Emit: int(const char *, int length, int start, int end, bool colocated); not 0 stops.
template<typename Emit>
class Cutter
{
public:
    Cutter(std::string_view text, TokenMode mode, Emit &emit) : m_text(text), m_mode(mode), m_emit(emit) { }

    int run()
    {
        const auto &kinds = asciiKinds();
        std::size_t i = 0;
        while (i < m_text.size() && m_result == 0) {
            const auto c = static_cast<unsigned char>(m_text[i]);
            if (c >= 0x80) {
                i += std::size_t(other(i));
                continue;
            }
            const CharKind kind = kinds[c];
            if (kind == CharKind::Separator)
                finish();
            else
                ascii(kind, c, int(i));
            ++i;
        }
        finish();
        return m_result;
    }

private:
    struct Part
    {
        int offset, length, start, end;
    };

    void finish()
    {
        if (m_length > 0)
            finishWord();
        if (m_runLength > 0)
            finishRun();
    }

    void ascii(CharKind kind, unsigned char c, int at)
    {
        if (m_runLength > 0)
            finishRun();
        const char lower = kind == CharKind::Upper ? char(c | 0x20) : char(c);
        append(kind, &lower, 1, at, at + 1);
    }

    /// Handles a code point above 127; gives its bytes.
    int other(std::size_t at)
    {
        char32_t c = 0;
        const int bytes = decodeUtf8(m_text, at, c);
        if (bytes == 0) {
            finish();
            return 1;
        }
        const FoldedChar *folded = &foldedChar(c);
        int taken = bytes;
        if (folded->kind == CharKind::Ngram) {
            const int more = composeNgram(m_text, at + std::size_t(bytes), c);
            if (more > 0)
                folded = &foldedChar(c);
            taken += more;
        }
        const int start = int(at);
        switch (folded->kind) {
        case CharKind::Separator: finish(); break;
        case CharKind::Dropped: dropped(c, start + taken); break;
        case CharKind::Ngram: ngram(*folded, start, start + taken); break;
        default:
            if (m_runLength > 0)
                finishRun();
            append(folded->kind, folded->bytes, folded->length, start, start + taken);
        }
        return taken;
    }

    /// A mark is dropped, except that n with a tilde is the letter ñ.
    void dropped(char32_t mark, int end)
    {
        if (m_length == 0)
            return;
        if (mark == combiningTilde && m_word[m_length - 1] == 'n' && m_length + 1 < wordLimit) {
            m_word[m_length - 1] = '\xC3';
            m_word[m_length++] = '\xB1';
        }
        m_end = end;
    }

    bool nextIsLower(int at) const
    {
        return std::size_t(at) < m_text.size() && m_text[std::size_t(at)] >= 'a' && m_text[std::size_t(at)] <= 'z';
    }

    /// The plural of an abbreviation ("URLs") is no part of its own.
    bool isPluralEnd(const char *bytes, int length, int end) const
    {
        return length == 1 && bytes[0] == 's' && !nextIsLower(end);
    }

    void append(CharKind kind, const char *bytes, int length, int start, int end)
    {
        if (kind == CharKind::Underscore) {
            closePart();
            if (m_length > 0)
                push(bytes, length);
            m_previous = kind;
            m_upperRun = 0;
            return;
        }
        if (m_partStart >= 0) {
            if (kind == CharKind::Upper
                && (m_previous == CharKind::Lower || (m_previous == CharKind::Digit && nextIsLower(end)))) {
                closePart();
            } else if (kind == CharKind::Lower && m_upperRun > 1 && !isPluralEnd(bytes, length, end)) {
                const int offset = m_charOffset;
                const int at = m_charStart;
                closePartAt(offset, at);
                m_partOffset = offset;
                m_partStart = at;
            }
        }
        if (m_partStart < 0) {
            m_partStart = start;
            m_partOffset = m_length;
        }
        if (m_start < 0)
            m_start = start;
        m_charOffset = m_length;
        m_charStart = start;
        m_upperRun = kind == CharKind::Upper ? m_upperRun + 1 : 0;
        m_previous = kind;
        m_end = end;
        push(bytes, length);
    }

    void push(const char *bytes, int length)
    {
        if (m_length + length > wordLimit)
            return;
        if (length == 1)
            m_word[m_length] = *bytes;
        else
            std::memcpy(m_word + m_length, bytes, std::size_t(length));
        m_length += length;
    }

    void closePart() { closePartAt(m_length, m_end); }

    void closePartAt(int offset, int end)
    {
        if (m_partStart >= 0 && offset > m_partOffset && m_parts < partLimit)
            m_part[m_parts++] = {m_partOffset, offset - m_partOffset, m_partStart, end};
        m_partStart = -1;
    }

    void give(const Part &part, bool colocated)
    {
        const char *text = m_word + part.offset;
        if (m_result == 0 && part.length > 0)
            m_result = m_emit(text, cutLength(text, part.length), part.start, part.end, colocated);
    }

    void finishWord()
    {
        closePart();
        while (m_length > 0 && m_word[m_length - 1] == '_')
            --m_length;
        const Part whole {0, m_length, m_start, m_end};
        if (m_parts <= 1 || m_mode == TokenMode::Query) {
            give(whole, false);
        } else {
            give(m_part[0], false);
            if (m_mode == TokenMode::Document)
                give(whole, true);
            for (int i = 1; i < m_parts; ++i)
                give(m_part[i], false);
        }
        m_length = m_parts = m_upperRun = 0;
        m_start = m_partStart = -1;
        m_previous = CharKind::Separator;
    }

    void ngram(const FoldedChar &folded, int start, int end)
    {
        if (m_length > 0)
            finishWord();
        char pair[2 * sizeof folded.bytes];
        if (m_runLength > 0 && m_result == 0) {
            std::memcpy(pair, m_last.bytes, m_last.length);
            std::memcpy(pair + m_last.length, folded.bytes, folded.length);
            m_result = m_emit(pair, m_last.length + folded.length, m_lastStart, end, false);
        }
        m_last = folded;
        m_lastStart = start;
        m_lastEnd = end;
        ++m_runLength;
    }

    /// A single character is a token; of a longer run the last one too, so that it can be found by itself.
    void finishRun()
    {
        if (m_result == 0 && (m_runLength == 1 || m_mode == TokenMode::Document))
            m_result = m_emit(m_last.bytes, m_last.length, m_lastStart, m_lastEnd, m_runLength > 1);
        m_runLength = 0;
    }

    std::string_view m_text;
    TokenMode m_mode;
    Emit &m_emit;
    int m_result = 0;

    char m_word[wordLimit + 16];
    int m_length = 0;
    int m_start = -1, m_end = -1;
    std::array<Part, partLimit> m_part;
    int m_parts = 0;
    int m_partStart = -1, m_partOffset = 0;
    int m_charStart = 0, m_charOffset = 0; ///< of the last character
    int m_upperRun = 0;
    CharKind m_previous = CharKind::Separator;

    FoldedChar m_last;
    int m_runLength = 0, m_lastStart = 0, m_lastEnd = 0;
};

template<typename Emit>
int cut(std::string_view text, TokenMode mode, Emit &&emit)
{
    return Cutter<Emit>(text, mode, emit).run();
}

} // namespace

void tokenize(std::string_view utf8, TokenMode mode, const std::function<bool(const Token &)> &emit)
{
    cut(utf8, mode, [&emit](const char *token, int length, int start, int end, bool colocated) {
        return emit(Token {std::string_view(token, std::size_t(length)), start, end, colocated}) ? 0 : 1;
    });
}

int tokenize(std::string_view utf8, TokenMode mode, TokenCallback emit, void *context)
{
    return cut(utf8, mode, [emit, context](const char *token, int length, int start, int end, bool colocated) {
        return emit(context, token, length, start, end, colocated);
    });
}

std::vector<std::string> tokens(std::string_view utf8, TokenMode mode)
{
    std::vector<std::string> list;
    cut(utf8, mode, [&list](const char *token, int length, int, int, bool) {
        list.emplace_back(token, std::size_t(length));
        return 0;
    });
    return list;
}

std::string fold(std::string_view utf8)
{
    std::string folded;
    folded.reserve(utf8.size());
    for (std::size_t i = 0; i < utf8.size();) {
        const char byte = utf8[i];
        if (static_cast<unsigned char>(byte) < 0x80) {
            folded += byte >= 'A' && byte <= 'Z' ? char(byte | 0x20) : byte;
            ++i;
            continue;
        }
        char32_t c = 0;
        const int bytes = decodeUtf8(utf8, i, c);
        if (bytes == 0) {
            folded += byte;
            ++i;
            continue;
        }
        const int more = composeNgram(utf8, i + std::size_t(bytes), c);
        const FoldedChar &other = foldedChar(c);
        if (other.kind == CharKind::Separator)
            folded.append(utf8.substr(i, std::size_t(bytes)));
        else if (other.kind != CharKind::Dropped)
            folded.append(other.bytes, other.length);
        else if (c == combiningTilde && folded.ends_with('n'))
            folded.replace(folded.size() - 1, 1, "\xC3\xB1");
        i += std::size_t(bytes + more);
    }
    return folded;
}

} // namespace evoca::model
