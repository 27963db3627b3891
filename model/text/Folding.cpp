#include "text/Folding.h"

#include <QChar>
#include <QList>
#include <QString>

#include <array>
#include <cstring>
#include <memory>

namespace evoca::model {

namespace {

constexpr char32_t latinEnd = 0x250;
constexpr char32_t wideEnd = 0x3000;
constexpr char32_t enye = 0xF1;

consteval std::array<CharKind, 256> makeAsciiKinds()
{
    std::array<CharKind, 256> kinds {};
    for (int c = 'a'; c <= 'z'; ++c)
        kinds[c] = CharKind::Lower;
    for (int c = 'A'; c <= 'Z'; ++c)
        kinds[c] = CharKind::Upper;
    for (int c = '0'; c <= '9'; ++c)
        kinds[c] = CharKind::Digit;
    kinds['_'] = CharKind::Underscore;
    return kinds;
}

bool within(char32_t c, char32_t first, char32_t last)
{
    return c >= first && c <= last;
}

/// Marks that only decorate a letter. Vowel signs of Indic scripts are not among them: they carry the word.
bool isDecoration(char32_t c)
{
    return within(c, 0x0300, 0x036F) || within(c, 0x1AB0, 0x1AFF) || within(c, 0x1DC0, 0x1DFF)
        || within(c, 0x20D0, 0x20FF) || within(c, 0xFE20, 0xFE2F) || within(c, 0x0591, 0x05C7)
        || within(c, 0x064B, 0x065F) || c == 0x0670 || within(c, 0x3099, 0x309A);
}

bool isInvisible(char32_t c)
{
    return c == 0x00AD || c == 0x200C || c == 0x200D || c == 0x2060 || c == 0xFEFF || within(c, 0xFE00, 0xFE0F);
}

/// Scripts written without spaces between words, and Hangul, whose particles stick to the words.
bool isNgramScript(char32_t c)
{
    return within(c, 0x0E01, 0x0E3A) || within(c, 0x0E40, 0x0E4E) || within(c, 0x0E80, 0x0ECF)
        || within(c, 0x1000, 0x109F) || within(c, 0x1780, 0x17D3) || within(c, 0x3005, 0x3007)
        || within(c, 0x3041, 0x3096) || within(c, 0x309D, 0x30FA) || within(c, 0x30FC, 0x312F)
        || within(c, 0x3131, 0x318E) || within(c, 0x31F0, 0x31FF) || within(c, 0x3400, 0x4DBF)
        || within(c, 0x4E00, 0x9FFF) || within(c, 0xAC00, 0xD7A3) || within(c, 0x1100, 0x11FF)
        || within(c, 0xF900, 0xFAFF) || within(c, 0x20000, 0x3FFFF);
}

/// Letters that have no decomposition but that people type, or misspell, without their stroke.
const char *plainForm(char32_t c)
{
    switch (c) {
    case 0xDF:
    case 0x1E9E: return "ss";
    case 0xC6:
    case 0xE6: return "ae";
    case 0xD8:
    case 0xF8: return "o";
    case 0xD0:
    case 0xF0:
    case 0x110:
    case 0x111: return "d";
    case 0xDE:
    case 0xFE: return "th";
    case 0x126:
    case 0x127: return "h";
    case 0x131: return "i";
    case 0x141:
    case 0x142: return "l";
    case 0x152:
    case 0x153: return "oe";
    case 0x14A:
    case 0x14B: return "ng";
    case 0x166:
    case 0x167: return "t";
    default: return nullptr;
    }
}

void setText(FoldedChar &folded, const QByteArray &utf8)
{
    const auto length = std::min<qsizetype>(utf8.size(), sizeof folded.bytes);
    folded.length = std::uint8_t(length == utf8.size() ? length : 0);
    std::memcpy(folded.bytes, utf8.constData(), folded.length);
}

CharKind kindOf(char32_t c)
{
    if (isDecoration(c) || isInvisible(c))
        return CharKind::Dropped;
    if (isNgramScript(c))
        return CharKind::Ngram;
    switch (QChar::category(c)) {
    case QChar::Letter_Uppercase:
    case QChar::Letter_Titlecase: return CharKind::Upper;
    case QChar::Letter_Lowercase:
    case QChar::Letter_Modifier:
    case QChar::Letter_Other:
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining: return CharKind::Lower;
    case QChar::Number_DecimalDigit:
    case QChar::Number_Letter:
    case QChar::Number_Other: return CharKind::Digit;
    default: return CharKind::Separator;
    }
}

FoldedChar makeFolded(char32_t c)
{
    FoldedChar folded;
    folded.kind = kindOf(c);
    if (folded.kind == CharKind::Separator || folded.kind == CharKind::Dropped) {
        // Full-width punctuation narrows too: the low line joins identifiers.
        if (c == 0xFF3F)
            folded = {CharKind::Underscore, 1, {'_'}};
        return folded;
    }
    if (const char *plain = plainForm(c)) {
        setText(folded, QByteArray(plain));
        return folded;
    }
    if (c == enye || c == 0xD1) {
        setText(folded, QByteArrayLiteral("\xC3\xB1"));
        return folded;
    }
    const bool ngram = folded.kind == CharKind::Ngram;
    const QString source = QString::fromUcs4(&c, 1);
    const QString plain = source.normalized(ngram ? QString::NormalizationForm_KC : QString::NormalizationForm_KD);
    QString kept;
    for (const char32_t part : plain.toUcs4()) {
        if (isDecoration(part) || isInvisible(part))
            continue;
        const char32_t lower = QChar::toLower(part);
        kept += QString::fromUcs4(&lower, 1);
    }
    if (!ngram && !kept.isEmpty() && isNgramScript(kept.at(0).unicode()))
        folded.kind = CharKind::Ngram; // half-width katakana
    setText(folded, kept.toUtf8());
    if (folded.length == 0)
        folded.kind = CharKind::Separator;
    return folded;
}

template<char32_t first, char32_t last>
const FoldedChar *table()
{
    using Rows = std::array<FoldedChar, last - first>;
    static const std::unique_ptr<const Rows> rows = [] {
        auto made = std::make_unique<Rows>();
        for (char32_t c = first; c < last; ++c)
            (*made)[c - first] = makeFolded(c);
        return made;
    }();
    return rows->data();
}

} // namespace

static constexpr std::array<CharKind, 256> kinds = makeAsciiKinds();
const std::array<CharKind, 256> &asciiKinds()
{
    return kinds;
}

const FoldedChar &foldedChar(char32_t c)
{
    if (c < latinEnd)
        return table<0x80, latinEnd>()[c - 0x80];
    if (c < wideEnd)
        return table<latinEnd, wideEnd>()[c - latinEnd];
    thread_local FoldedChar other;
    if (isNgramScript(c) && !within(c, 0xF900, 0xFAFF)) {
        other.kind = CharKind::Ngram;
        setText(other, QString::fromUcs4(&c, 1).toUtf8());
    } else {
        other = makeFolded(c);
    }
    return other;
}

int decodeUtf8(std::string_view text, std::size_t at, char32_t &c)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
    const unsigned lead = byte(at);
    if (lead < 0x80) {
        c = lead;
        return 1;
    }
    if (lead >= 0xC2 && lead < 0xE0 && tail(at + 1)) {
        c = (lead & 0x1Fu) << 6 | (byte(at + 1) & 0x3Fu);
        return 2;
    }
    if (lead >= 0xE0 && lead < 0xF0 && tail(at + 1) && tail(at + 2)) {
        c = (lead & 0x0Fu) << 12 | (byte(at + 1) & 0x3Fu) << 6 | (byte(at + 2) & 0x3Fu);
        return c >= 0x800 && !within(c, 0xD800, 0xDFFF) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead < 0xF5 && tail(at + 1) && tail(at + 2) && tail(at + 3)) {
        c = (lead & 0x07u) << 18 | (byte(at + 1) & 0x3Fu) << 12 | (byte(at + 2) & 0x3Fu) << 6 | (byte(at + 3) & 0x3Fu);
        return c >= 0x10000 && c <= 0x10FFFF ? 4 : 0;
    }
    return 0;
}

bool isLoneNgram(std::string_view token)
{
    char32_t c = 0;
    const int bytes = decodeUtf8(token, 0, c);
    return bytes > 1 && std::size_t(bytes) == token.size() && foldedChar(c).kind == CharKind::Ngram;
}

int composeNgram(std::string_view text, std::size_t at, char32_t &first)
{
    char32_t next = 0;
    int taken = decodeUtf8(text, at, next);
    if (taken == 0)
        return 0;
    if (within(first, 0x1100, 0x1112) && within(next, 0x1161, 0x1175)) {
        first = 0xAC00 + ((first - 0x1100) * 21 + (next - 0x1161)) * 28;
        const int more = decodeUtf8(text, at + std::size_t(taken), next);
        if (more == 0 || !within(next, 0x11A8, 0x11C2))
            return taken;
        first += next - 0x11A7;
        return taken + more;
    }
    if (within(first, 0x3041, 0x30FF) && within(next, 0x3099, 0x309A)) {
        const char32_t pair[] = {first, next};
        const QList<uint> composed = QString::fromUcs4(pair, 2).normalized(QString::NormalizationForm_C).toUcs4();
        if (composed.size() == 1) {
            first = composed.first();
            return taken;
        }
    }
    return 0;
}

} // namespace evoca::model
