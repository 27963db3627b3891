#include "text/SecretValue.h"

#include <algorithm>
#include <array>
#include <string>

namespace evoca::model {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}
bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isAlpha(char c)
{
    return isLower(c) || isUpper(c);
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return isUpper(c) ? char(c | 0x20) : c; });
    return lower;
}

struct Counts
{
    int digits = 0, lower = 0, upper = 0, others = 0;
    int letters() const { return lower + upper; }
};

Counts count(std::string_view value)
{
    Counts counts;
    for (const char c : value) {
        counts.digits += isDigit(c);
        counts.lower += isLower(c);
        counts.upper += isUpper(c);
    }
    counts.others = int(value.size()) - counts.digits - counts.lower - counts.upper;
    return counts;
}

/// Words that are written where a secret could stand.
bool isCommonWord(const std::string &value)
{
    static constexpr std::array<std::string_view, 47> words {
        "true",     "false",    "null",    "none",    "nil",      "undefined", "string",   "str",
        "text",     "number",   "int",     "integer", "bool",     "boolean",   "bytes",    "object",
        "optional", "required", "missing", "invalid", "expired",  "empty",     "hidden",   "redacted",
        "secret",   "password", "passwd",  "token",   "value",    "default",   "disabled", "enabled",
        "input",    "field",    "type",    "name",    "here",     "void",      "any",      "self",
        "this",     "unset",    "public",  "private", "readonly", "bearer",    "basic"};
    return std::ranges::find(words, std::string_view(value)) != words.end();
}

/// Member access, calls, indexes, types: code that gets a value from elsewhere.
bool isExpression(std::string_view value)
{
    if (value.find_first_of("()[]{}<>;,|") != std::string_view::npos)
        return true;
    if (value.find("::") != std::string_view::npos || value.find("->") != std::string_view::npos)
        return true;
    // a.b.c of identifiers; a secret with dots has parts that start with digits or are long
    const std::size_t dot = value.find('.');
    if (dot == std::string_view::npos || dot == 0)
        return false;
    std::size_t start = 0;
    while (start <= value.size()) {
        const std::size_t end = std::min(value.find('.', start), value.size());
        const std::string_view part = value.substr(start, end - start);
        const bool identifier = !part.empty() && part.size() <= 24 && (isAlpha(part.front()) || part.front() == '_')
            && std::ranges::all_of(part, [](char c) { return isAlpha(c) || isDigit(c) || c == '_'; });
        if (!identifier)
            return false;
        start = end + 1;
    }
    return true;
}

/// useAuthToken, AUTH_TOKEN, auth-token2: a name, not a value.
bool isIdentifier(std::string_view value, const Counts &counts)
{
    if (!isAlpha(value.front()) && value.front() != '_')
        return false;
    const bool plain = std::ranges::all_of(value,
                                           [](char c) { return isAlpha(c) || isDigit(c) || c == '_' || c == '-'; });
    if (!plain)
        return false;
    // digits only at the end, few of them: token2, key_v1
    const std::size_t lastLetter = value.find_last_not_of("0123456789");
    const int inside = count(value.substr(0, lastLetter + 1)).digits;
    return inside == 0 && counts.digits <= 2;
}

/// A name that speaks of a secret is a variable ("newPassword1").
bool namesSecret(std::string_view value)
{
    const std::string lower = lowered(value);
    return lower.find("pass") != std::string::npos || lower.find("pwd") != std::string::npos
        || lower.find("secret") != std::string::npos;
}

bool isPath(std::string_view value)
{
    return value.starts_with('/') || value.starts_with("./") || value.starts_with("../") || value.starts_with("~/");
}

bool isRepeated(std::string_view value)
{
    return std::ranges::all_of(value, [&](char c) { return c == value.front(); });
}

} // namespace

bool isPlaceholder(std::string_view value)
{
    if (value.empty())
        return true;
    const std::string lower = lowered(value);
    if (value.find_first_of("<>{}") != std::string_view::npos || value.front() == '$' || value.front() == '%')
        return true;
    for (const std::string_view start :
         {"[secret:",  "your",    "my-",          "my_",          "example", "changeme",    "change-me",
          "change_me", "replace", "insert",       "todo",         "dummy",   "placeholder", "xxx",
          "...",       "***",     "\xE2\x80\xA6", "\xE2\x80\xA2", "&lt;",    "process.env", "os.environ",
          "env.",      "vault:",  "tu-",          "tu_",          "@",       "\\u003c",     "[redacted"}) {
        if (lower.starts_with(start))
            return true;
    }
    return lower.find("...") != std::string::npos || lower.find("***") != std::string::npos
        || lower.find("xxxx") != std::string::npos || (value.size() > 3 && isRepeated(value));
}

bool isSecretValue(std::string_view value, const ValueShape &shape)
{
    if (value.size() < 4 || isPlaceholder(value) || isPath(value))
        return false;
    const Counts counts = count(value);
    if (isCommonWord(lowered(value)))
        return false;
    if (!shape.quoted && isExpression(value))
        return false;
    if (counts.letters() == 0)
        return counts.others > 0 ? counts.digits >= 4 && shape.password : value.size() >= (shape.password ? 4u : 12u);
    const bool asciiWord = counts.digits == 0 && counts.others == 0;
    if (shape.password && (shape.quoted || shape.environment)) {
        // "Password" beside a key is a label; a variable in the environment is taken at its word
        if (asciiWord && isUpper(value.front()) && counts.upper == 1 && shape.quoted)
            return false;
        return value.size() >= 5 && value.find(' ') == std::string_view::npos;
    }
    if (isIdentifier(value, counts)
        && !(shape.password && counts.digits > 0 && value.size() >= 6 && !namesSecret(value)))
        return shape.environment ? value.size() >= 16 : value.size() >= 32 && counts.upper > 2 && counts.lower > 2;
    if (value.find(' ') != std::string_view::npos)
        return false;
    if (shape.password)
        return value.size() >= 6 && counts.digits + counts.others > 0;
    return value.size() >= 8 && counts.digits > 0;
}

bool isSpokenSecret(std::string_view value, bool quoted)
{
    if (value.size() < 4 || isPlaceholder(value) || isCommonWord(lowered(value)))
        return false;
    const Counts counts = count(value);
    if (quoted)
        return value.find(' ') == std::string_view::npos && !isExpression(value);
    if (isExpression(value) || value.front() == '/' || value.front() == '-')
        return false;
    // "12-character", "8-digits": a number and a word
    const std::size_t afterDigits = std::min(value.find_first_not_of("0123456789"), value.size());
    if (afterDigits > 0 && afterDigits < value.size() && value[afterDigits] == '-')
        return false;
    if (counts.letters() == 0)
        return counts.others == 0 ? value.size() >= 4 : counts.digits >= 4;
    if (counts.digits > 0)
        return value.size() >= 6;
    return value.find_first_of("!#$%&*+=?@^~") < value.size() - 1 && value.size() >= 6;
}

bool isPagingName(std::string_view before)
{
    std::string name = lowered(before);
    std::erase_if(name, [](char c) { return c == '_' || c == '-'; });
    return std::ranges::any_of(
        std::array<std::string_view, 6> {"page", "next", "cancel", "cancellation", "continuation", "sync"},
        [&](std::string_view word) { return name.ends_with(word); });
}

bool isMixedKey(std::string_view value)
{
    const Counts counts = count(value);
    return counts.digits >= 2 && counts.lower >= 5 && counts.upper >= 5;
}

} // namespace evoca::model
