#include "text/SecretCommands.h"

#include "text/SecretValue.h"

#include <QByteArray>

#include <algorithm>
#include <array>

namespace evoca::model {

namespace {

using Span = std::optional<SecretSpan>;
using std::string_view;

constexpr std::size_t commandLimit = 512; ///< a command stands at most so far before its option
constexpr std::size_t cookieLimit = 2048;
constexpr std::size_t valueLimit = 512;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
}
bool isAlpha(char c)
{
    return lower(c) >= 'a' && lower(c) <= 'z';
}
bool isNameChar(char c)
{
    return isAlpha(c) || isDigit(c) || c == '_' || c == '-';
}
bool isQuote(char c)
{
    return c == '"' || c == '\'';
}
bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

std::size_t afterBlanks(string_view text, std::size_t at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

/// What of the command stands before `at`: back to the line's beginning or the command before. A line break may be
/// escaped ("\n" in JSON).
string_view commandBefore(string_view text, std::size_t at)
{
    const std::size_t from = at > commandLimit ? at - commandLimit : 0;
    string_view before = text.substr(from, at - from);
    for (const string_view end :
         {string_view("\n"), string_view("\\n"), string_view(";"), string_view("|"), string_view("&&")}) {
        if (const std::size_t found = before.rfind(end); found != string_view::npos)
            before.remove_prefix(found + end.size());
    }
    return before;
}

/// Is `program`, or one whose name goes on from it ("mysqldump"), called in the command?
bool calls(string_view command, string_view program)
{
    for (std::size_t at = command.find(program); at != string_view::npos; at = command.find(program, at + 1)) {
        if (at > 0 && (isNameChar(command[at - 1]) || command[at - 1] == '.'))
            continue;
        std::size_t end = at + program.size();
        while (end < command.size() && (isNameChar(command[end]) || command.substr(end).starts_with(".exe")))
            ++end;
        if (end == command.size() || isBlank(command[end]) || isQuote(command[end]))
            return true;
    }
    return false;
}

/// The word of a shell that begins at `start`, without its quotes.
SecretSpan shellWord(string_view text, std::size_t start)
{
    if (start + 1 < text.size() && text[start] == '\\' && isQuote(text[start + 1]))
        ++start; // inside JSON
    const char quote = start < text.size() && isQuote(text[start]) ? text[start] : '\0';
    start += quote != 0;
    const std::size_t limit = std::min(text.size(), start + valueLimit);
    const string_view ends = " \t\n\r\"'`;|&<>()\\";
    std::size_t end = start;
    while (end < limit && (quote != 0 ? text[end] != quote && text[end] != '\n' : ends.find(text[end]) == ends.npos))
        ++end;
    if (quote != 0 && end > start && text[end - 1] == '\\')
        --end;
    return {start, end};
}

string_view of(string_view text, const SecretSpan &span)
{
    return text.substr(span.start, span.end - span.start);
}

/// Behind "-p": not the rest of another option ("-parallel", "-port=1") and not ports ("-p3306:3306").
bool isOptionRest(string_view value)
{
    static constexpr std::array<string_view, 9> rests {"arallel", "ackage", "rofile", "ort",   "rompt",
                                                       "rotocol", "ath",    "rint",   "roject"};
    const auto wordEnd = std::ranges::find_if_not(value, isAlpha);
    const string_view word = value.substr(0, std::size_t(wordEnd - value.begin()));
    if (std::ranges::find(rests, word) != rests.end() && (word.size() == value.size() || value[word.size()] == '='))
        return true;
    return value.find(':') != string_view::npos
        && std::ranges::all_of(value, [](char c) { return isDigit(c) || c == ':' || c == '.'; });
}

} // namespace

Span loginPassword(string_view text, std::size_t at, std::size_t after)
{
    if (!calls(commandBefore(text, at), "curl"))
        return {};
    std::size_t start = afterBlanks(text, after);
    start += start < text.size() && text[start] == '=';
    SecretSpan login = shellWord(text, start);
    const std::size_t colon = of(text, login).find(':');
    if (colon == string_view::npos || colon == 0)
        return {};
    login.start += colon + 1;
    return isPlaceholder(of(text, login)) ? Span {} : Span(login);
}

Span flagPassword(string_view text, std::size_t at, std::size_t after)
{
    if (after >= text.size())
        return {};
    const string_view command = commandBefore(text, at);
    const bool joined = !isBlank(text[after]);
    const bool sshpass = command.ends_with("sshpass");
    if (!sshpass && (!joined || !(calls(command, "mysql") || calls(command, "mariadb"))))
        return {};
    const SecretSpan word = shellWord(text, afterBlanks(text, after));
    const string_view value = of(text, word);
    if (isPlaceholder(value) || (!sshpass && isOptionRest(value)))
        return {};
    return word;
}

Span telegramToken(string_view text, std::size_t at)
{
    constexpr std::size_t keyLength = 35;
    std::size_t start = at;
    while (start > 0 && at - start <= 10 && isDigit(text[start - 1]))
        --start;
    const std::size_t end = at + 1 + keyLength;
    if (at - start < 8 || at - start > 10 || end > text.size())
        return {};
    // the address of the service has it behind "bot"
    if (start > 0 && isNameChar(text[start - 1]) && !text.substr(0, start).ends_with("bot"))
        return {};
    if (!std::ranges::all_of(text.substr(at + 1, keyLength), isNameChar)
        || (end < text.size() && isNameChar(text[end])))
        return {};
    return SecretSpan {start, end};
}

Span registryLogin(string_view text, std::size_t after)
{
    std::size_t at = after;
    at += at < text.size() && text[at] == '\\';
    if (at >= text.size() || text[at] != '"')
        return {};
    at = afterBlanks(text, at + 1);
    if (at >= text.size() || text[at] != ':')
        return {};
    const SecretSpan span = shellWord(text, afterBlanks(text, at + 1));
    const string_view value = of(text, span);
    if (value.size() < 8)
        return {};
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray(value.data(), qsizetype(value.size())),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray &login = *decoded;
    if (!decoded || login.indexOf(':') <= 0 || !std::ranges::all_of(login, [](char c) { return uchar(c) >= ' '; }))
        return {};
    return span;
}

Span sessionCookie(string_view text, std::size_t at, std::size_t after)
{
    std::size_t end = after;
    const std::size_t limit = std::min(text.size(), after + cookieLimit);
    const string_view ends = " \t\n\r\"'`;,<>\\&()[]{}";
    while (end < limit && ends.find(text[end]) == ends.npos)
        ++end;
    const string_view value = text.substr(after, end - after);
    if (value.size() < 16 || isPlaceholder(value) || value.starts_with("eyJ") || std::ranges::none_of(value, isDigit)
        || std::ranges::none_of(value, isAlpha))
        return {};
    string_view line = text.substr(at > cookieLimit ? at - cookieLimit : 0, std::min(at, cookieLimit));
    if (const std::size_t start = line.rfind('\n'); start != string_view::npos)
        line.remove_prefix(start + 1);
    if (std::ranges::search(line, string_view("cookie"), {}, lower).empty())
        return {};
    return SecretSpan {after, end};
}

} // namespace evoca::model
