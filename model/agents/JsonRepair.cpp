#include "agents/JsonRepair.h"

namespace evoca::model {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

bool isBlank(char c)
{
    return c == ' ' || c == '\0' || c == '\r' || c == '\t' || c == '\n';
}

/// Length of the valid UTF-8 character that begins here, 0 when there is none.
size_t characterLength(std::string_view bytes)
{
    const auto at = [&bytes](size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0u; };
    const auto follows = [&at](size_t i, unsigned low = 0x80, unsigned high = 0xbf) {
        return at(i) >= low && at(i) <= high;
    };
    const unsigned first = at(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return follows(1) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        // No overlong forms, no surrogates.
        const bool second = follows(1, first == 0xe0 ? 0xa0 : 0x80, first == 0xed ? 0x9f : 0xbf);
        return second && follows(2) ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const bool second = follows(1, first == 0xf0 ? 0x90 : 0x80, first == 0xf4 ? 0x8f : 0xbf);
        return second && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

void appendControl(char c, std::string &out)
{
    static constexpr char hex[] = "0123456789abcdef";
    if (c == '\n')
        out += "\\n";
    else if (c == '\t')
        out += "\\t";
    else if (c == '\r')
        out += "\\r";
    else
        out.append("\\u00").append(1, hex[(c >> 4) & 1]).append(1, hex[c & 15]);
}

/// Copies one character of two or more bytes, or the replacement for a byte that begins none; returns bytes taken.
size_t appendCharacter(std::string_view rest, std::string &out)
{
    const size_t length = characterLength(rest);
    out.append(length > 0 ? rest.substr(0, length) : replacement);
    return length > 0 ? length : 1;
}

} // namespace

std::string_view trimmedLine(std::string_view line)
{
    while (!line.empty() && isBlank(line.back()))
        line.remove_suffix(1);
    while (!line.empty() && isBlank(line.front()))
        line.remove_prefix(1);
    if (line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    return line;
}

void sanitizeJson(std::string_view line, std::string &out)
{
    out.clear();
    out.reserve(line.size() + line.size() / 8 + 128);
    bool inString = false;
    for (size_t i = 0; i < line.size();) {
        const char c = line[i];
        if (static_cast<unsigned char>(c) >= 0x80) {
            i += appendCharacter(line.substr(i), out);
            continue;
        }
        if (inString && c == '\\' && i + 1 < line.size() && static_cast<unsigned char>(line[i + 1]) >= 0x20) {
            out += c;
            if (static_cast<unsigned char>(line[i + 1]) < 0x80)
                out += line[++i];
            ++i;
            continue;
        }
        if (c == '"')
            inString = !inString;
        if (static_cast<unsigned char>(c) >= 0x20)
            out += c;
        else if (inString)
            appendControl(c, out);
        else
            out += ' ';
        ++i;
    }
}

std::string validUtf8(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size());
    for (size_t i = 0; i < bytes.size();)
        i += appendCharacter(bytes.substr(i), out);
    return out;
}

std::string_view cutUtf8(std::string_view text, size_t size)
{
    if (text.size() <= size)
        return text;
    while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80)
        --size;
    return text.substr(0, size);
}

} // namespace evoca::model
