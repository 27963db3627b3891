#include "text/SecretRules.h"

#include "text/SecretCommands.h"
#include "text/SecretNeedles.h"
#include "text/SecretValue.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace evoca::model {

namespace {

using Found = std::optional<SecretFinding>;

constexpr std::size_t valueLimit = 512;
constexpr std::size_t userInfoLimit = 300;
constexpr std::size_t matchLimit = 16 * 1024; ///< a longer key is no key
constexpr std::size_t pemLimit = 64 * 1024;

constexpr std::uint32_t gramMask = std::endian::native == std::endian::little ? 0xFFFFFFu : 0xFFFFFF00u;
constexpr std::uint32_t caseMask = 0x20202020;

std::uint32_t gramSlot(std::uint32_t gram)
{
    return (gram * 0x9E3779B1u) >> 16;
}

/// The three bytes at `text`, letters in lower case. Reads four.
std::uint32_t gramOf(const char *text)
{
    std::uint32_t four;
    std::memcpy(&four, text, sizeof four);
    return (four | caseMask) & gramMask;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
}
bool isAlnum(char c)
{
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z');
}
bool isNameChar(char c)
{
    return isAlnum(c) || c == '_' || c == '-';
}
bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}
bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool stands(std::string_view text, std::size_t at, const SecretNeedle &needle)
{
    if (at + needle.text.size() > text.size())
        return false;
    for (std::size_t i = 0; i < needle.text.size(); ++i) {
        const char c = text[at + i];
        if ((needle.exactCase ? c : lower(c)) != needle.text[i])
            return false;
    }
    return true;
}

Found found(const std::optional<SecretSpan> &span, const SecretNeedle &needle)
{
    return span ? Found(SecretFinding {span->start, span->end, needle.kind}) : Found {};
}

/// True when a key may begin at `at`: after no name character, or after an escaped line break ("\n").
bool beginsKey(std::string_view text, std::size_t at)
{
    if (at == 0 || !isNameChar(text[at - 1]))
        return true;
    return at >= 2 && text[at - 2] == '\\' && std::string_view("nrt").find(text[at - 1]) != std::string_view::npos;
}

} // namespace

struct SecretRules::Private
{
    Private();

    Found apply(std::string_view text, std::size_t at, std::size_t index) const;
    Found key(std::string_view text, std::size_t at, std::size_t index) const;
    Found assignment(std::string_view text, std::size_t at, const SecretNeedle &needle) const;
    Found assigned(std::string_view text, std::size_t value, const SecretNeedle &needle, std::size_t name) const;
    Found spoken(std::string_view text, std::size_t after, const SecretNeedle &needle) const;
    Found bearer(std::string_view text, std::size_t at) const;
    Found basic(std::string_view text, std::size_t at) const;
    static Found url(std::string_view text, std::size_t at);
    Found pem(std::string_view text, std::size_t at) const;
    Found awsSecret(std::string_view text, std::size_t from) const;
    bool isKnownKey(std::string_view value) const;

    struct Gram
    {
        std::uint32_t value;
        std::size_t needle;
    };
    std::bitset<65536> slots;
    std::vector<Gram> grams;
    std::array<std::unique_ptr<RE2>, std::size(secretNeedles)> patterns;
    RE2 suffixPattern {R"((?:(?:_|-)?(?:access(?:_|-)?)?key|(?:_|-)?token|ñas?|nas?|n\x{303}as?)?)"};
    RE2 separatorPattern {R"(\\?["'`]?\]?[ \t]{0,8}(?:=>|:=|==|:|=)[ \t]{0,8})"};
    RE2 spokenPattern {
        R"((?i)(?:[ \t]+(?:for|of|to|de|del|para)[ \t]+[^\s]{1,40}(?:[ \t]+[^\s]{1,40})?)?[ \t]+(?:is|was|es|era|será|sera)[ \t]*:?[ \t]+)"};
    RE2 bearerPattern {R"((?i)bearer[ \t]+([A-Za-z0-9._~+/=-]{8,}))"};
    RE2 basicPattern {R"((?i)basic[ \t]+([A-Za-z0-9+/]{8,500}={0,2}))"};
    RE2 pemPattern {R"(-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----)"};
    RE2 pemEnd {R"(-----END (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----)"};
    RE2 pemBody {R"((?:[A-Za-z0-9+/=\s:,\\]|-[^-])*)"};
    RE2 awsSecretPattern {R"((?:^|[^A-Za-z0-9/+])([A-Za-z0-9/+]{40})(?:$|[^A-Za-z0-9/+=]))"};
};

SecretRules::Private::Private()
{
    for (std::size_t i = 0; i < std::size(secretNeedles); ++i) {
        const std::uint32_t gram = gramOf(secretNeedles[i].text.data() + secretNeedles[i].gram);
        slots.set(gramSlot(gram) & 0xFFFF);
        grams.push_back({gram, i});
        if (secretNeedles[i].pattern)
            patterns[i] = std::make_unique<RE2>(secretNeedles[i].pattern);
    }
}

Found SecretRules::Private::apply(std::string_view text, std::size_t at, std::size_t index) const
{
    const SecretNeedle &needle = secretNeedles[index];
    const std::size_t after = at + needle.text.size();
    switch (needle.rule) {
    case SecretRule::Key: return key(text, at, index);
    case SecretRule::Assignment: return assignment(text, at, needle);
    case SecretRule::Spoken: return spoken(text, after, needle);
    case SecretRule::Bearer: return bearer(text, at);
    case SecretRule::Basic: return basic(text, at);
    case SecretRule::Url: return url(text, at);
    case SecretRule::Pem: return pem(text, at);
    case SecretRule::Login: return found(loginPassword(text, at, after), needle);
    case SecretRule::Flag: return found(flagPassword(text, at, after), needle);
    case SecretRule::Telegram: return found(telegramToken(text, at), needle);
    case SecretRule::Registry: return found(registryLogin(text, after), needle);
    case SecretRule::Cookie: return found(sessionCookie(text, at, after), needle);
    }
    return {};
}

/// Position after the match of `pattern` at `from`, or npos.
static std::size_t matchAt(const RE2 &pattern, std::string_view text, std::size_t from, re2::StringPiece *groups,
                           int count)
{
    const std::size_t end = std::min(text.size(), from + matchLimit);
    if (!pattern.Match(re2::StringPiece(text.data(), text.size()), from, end, RE2::ANCHOR_START, groups, count))
        return std::string_view::npos;
    return from + groups[0].size();
}

Found SecretRules::Private::key(std::string_view text, std::size_t at, std::size_t index) const
{
    if (!beginsKey(text, at))
        return {};
    re2::StringPiece match;
    const std::size_t end = matchAt(*patterns[index], text, at, &match, 1);
    if (end == std::string_view::npos)
        return {};
    const SecretNeedle &needle = secretNeedles[index];
    const std::string_view value = text.substr(at, end - at);
    const std::string_view body = value.substr(std::min(value.size(), needle.text.size()));
    if (isPlaceholder(body) || (end < text.size() && isAlnum(text[end]) && needle.kind == "aws_key"))
        return {};
    if (needle.text != "sk-")
        return needle.kind == "slack_token" && body.find_first_of("0123456789") == std::string_view::npos
            ? Found {}
            : Found(SecretFinding {at, end, needle.kind});
    // "sk-" alone says little: names in kebab case have no digits, short keys no further dash
    const bool digits = body.find_first_of("0123456789") != std::string_view::npos;
    const bool upper = body.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string_view::npos;
    const bool dashed = body.find('-') != std::string_view::npos;
    const bool letters = body.find_first_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        != std::string_view::npos;
    if (!(digits && letters) || (body.size() < 20 && dashed) || (dashed && !upper && body.size() < 32))
        return {};
    return SecretFinding {at, end, body.starts_with("ant-") ? "anthropic_key" : "openai_key"};
}

bool SecretRules::Private::isKnownKey(std::string_view value) const
{
    for (std::size_t i = 0; i < std::size(secretNeedles); ++i) {
        if (secretNeedles[i].rule == SecretRule::Key && value.starts_with(secretNeedles[i].text) && key(value, 0, i))
            return true;
    }
    return false;
}

/// Start of the name (DB_PASSWORD, x-api-key, accessToken) that the keyword at `at` ends.
static std::size_t nameStart(std::string_view text, std::size_t at)
{
    while (at > 0 && isNameChar(text[at - 1]))
        --at;
    return at;
}

Found SecretRules::Private::assignment(std::string_view text, std::size_t at, const SecretNeedle &needle) const
{
    std::size_t after = at + needle.text.size();
    re2::StringPiece match;
    if (const std::size_t end = matchAt(suffixPattern, text, after, &match, 1); end != std::string_view::npos)
        after = end;
    const std::size_t name = nameStart(text, at);
    if (after < text.size() && isNameChar(text[after]))
        return {};
    if (isPagingName(text.substr(name, at - name)))
        return {};
    if (const std::size_t value = matchAt(separatorPattern, text, after, &match, 1); value != std::string_view::npos)
        return assigned(text, value, needle, name);
    if (after < text.size() && text[after] == '>' && name > 0 && text[name - 1] == '<')
        return assigned(text, after + 1, needle, name);
    if (text.substr(name).starts_with("--") && after < text.size() && isBlank(text[after]))
        return assigned(text, after + 1, needle, name);
    return spoken(text, after, needle);
}

/// End of the value that starts at `start`: at its closing quote, or at what separates unquoted values.
static std::size_t valueEnd(std::string_view text, std::size_t start, char quote, bool inUrl = false)
{
    const std::size_t limit = std::min(text.size(), start + valueLimit);
    std::size_t end = start;
    for (; end < limit; ++end) {
        const char c = text[end];
        if (c == '\n' || c == '\r')
            break;
        if (quote != 0 ? c == quote
                       : (c == ' ' || c == '\t' || isQuote(c) || c == ',' || c == ';' || (inUrl && c == '&') || c == '<'
                          || c == '\\'))
            break;
    }
    if (quote != 0 && end > start && end < limit && text[end - 1] == '\\')
        --end; // JSON inside JSON: the closing quote is escaped
    return end;
}

Found SecretRules::Private::assigned(std::string_view text, std::size_t value, const SecretNeedle &needle,
                                     std::size_t name) const
{
    std::size_t start = value;
    if (start + 1 < text.size() && text[start] == '\\' && isQuote(text[start + 1]))
        ++start;
    // b"…", f'…', r"…"
    if (start + 1 < text.size() && std::string_view("bfru").find(text[start]) != std::string_view::npos
        && isQuote(text[start + 1]))
        ++start;
    const char quote = start < text.size() && isQuote(text[start]) ? text[start] : '\0';
    start += quote != 0;
    const bool inUrl = name > 0 && (text[name - 1] == '?' || text[name - 1] == '&');
    std::size_t end = valueEnd(text, start, quote, inUrl);
    if (quote == 0) {
        while (end > start && std::string_view(".)]}!?:").find(text[end - 1]) != std::string_view::npos)
            --end;
    }
    const std::string_view found = text.substr(start, end - start);
    ValueShape shape;
    shape.password = needle.kind == "password";
    shape.quoted = quote != 0;
    const std::string_view written = text.substr(name, value - name);
    const bool upper = std::ranges::none_of(written, [](char c) { return c >= 'a' && c <= 'z'; });
    shape.environment = quote == 0 && upper && written.ends_with('=') && !isBlank(found.empty() ? ' ' : found.front());
    // "Token::Kind2" is a scope, not an assignment
    if (found.starts_with(':') || !isSecretValue(found, shape) || isKnownKey(found))
        return {};
    const bool aws = std::ranges::search(written, std::string_view("aws"), {}, lower).size() == 3;
    return SecretFinding {start, end, aws && needle.kind == "secret" ? "aws_secret" : needle.kind};
}

Found SecretRules::Private::spoken(std::string_view text, std::size_t after, const SecretNeedle &needle) const
{
    re2::StringPiece match;
    std::size_t start = matchAt(spokenPattern, text, after, &match, 1);
    if (start == std::string_view::npos || start >= text.size())
        return {};
    const char quote = isQuote(text[start]) ? text[start] : '\0';
    start += quote != 0;
    std::size_t end = valueEnd(text, start, quote);
    if (quote == 0) {
        while (end > start && std::string_view(".,;:)]}?").find(text[end - 1]) != std::string_view::npos)
            --end;
    }
    const std::string_view value = text.substr(start, end - start);
    if (!isSpokenSecret(value, quote != 0) || isKnownKey(value))
        return {};
    return SecretFinding {start, end, needle.kind};
}

Found SecretRules::Private::bearer(std::string_view text, std::size_t at) const
{
    re2::StringPiece groups[2];
    if (matchAt(bearerPattern, text, at, groups, 2) == std::string_view::npos)
        return {};
    const std::string_view value(groups[1].data(), groups[1].size());
    const bool digits = value.find_first_of("0123456789") != std::string_view::npos;
    if (isPlaceholder(value) || isKnownKey(value) || (!digits && value.size() < 32))
        return {};
    const std::size_t start = std::size_t(value.data() - text.data());
    return SecretFinding {start, start + value.size(), "bearer"};
}

Found SecretRules::Private::basic(std::string_view text, std::size_t at) const
{
    // only as the value of a header: "Basic" is a word of every text
    const std::string_view before = text.substr(at > 24 ? at - 24 : 0, std::min<std::size_t>(at, 24));
    if (std::ranges::search(before, std::string_view("authorization"), {}, lower).empty())
        return {};
    re2::StringPiece groups[2];
    if (matchAt(basicPattern, text, at, groups, 2) == std::string_view::npos)
        return {};
    const std::size_t start = std::size_t(groups[1].data() - text.data());
    return SecretFinding {start, start + groups[1].size(), "basic_auth"};
}

Found SecretRules::Private::url(std::string_view text, std::size_t at)
{
    if (at == 0 || !isAlnum(text[at - 1]))
        return {};
    const std::size_t start = at + 3;
    const std::string_view rest = text.substr(start, userInfoLimit);
    const std::string_view authority = rest.substr(0,
                                                   std::min(rest.find_first_of("/\"'`<> \t\r\n\\?#,;"), rest.size()));
    const std::size_t host = authority.rfind('@');
    const std::size_t colon = authority.find(':');
    if (host == std::string_view::npos || colon == std::string_view::npos || colon > host
        || host + 1 >= authority.size())
        return {};
    const std::string_view password = authority.substr(colon + 1, host - colon - 1);
    const bool encoded = password.size() > 2 && password[0] == '%'
        && std::isxdigit(static_cast<unsigned char>(password[1]))
        && std::isxdigit(static_cast<unsigned char>(password[2]));
    if (!encoded && isPlaceholder(password))
        return {};
    return SecretFinding {start + colon + 1, start + host, "url_password"};
}

Found SecretRules::Private::pem(std::string_view text, std::size_t at) const
{
    re2::StringPiece match;
    const std::size_t body = matchAt(pemPattern, text, at, &match, 1);
    if (body == std::string_view::npos)
        return {};
    const std::size_t limit = std::min(text.size(), body + pemLimit);
    std::size_t end = body;
    re2::StringPiece close;
    if (pemEnd.Match(re2::StringPiece(text.data(), text.size()), body, limit, RE2::UNANCHORED, &close, 1)) {
        end = std::size_t(close.data() - text.data()) + close.size();
    } else {
        // cut off before its end: as far as it looks like one
        pemBody.Match(re2::StringPiece(text.data(), text.size()), body, limit, RE2::ANCHOR_START, &close, 1);
        end = body + close.size();
    }
    const std::string_view inside = text.substr(body, end - body);
    const auto characters = std::ranges::count_if(inside.substr(0, std::min(inside.find("-----"), inside.size())),
                                                  isAlnum);
    if (characters < 24)
        return {};
    return SecretFinding {at, end, "private_key"};
}

/// The secret half that stands near an AWS key id.
Found SecretRules::Private::awsSecret(std::string_view text, std::size_t from) const
{
    re2::StringPiece groups[2];
    const std::size_t end = std::min(text.size(), from + 160);
    if (!awsSecretPattern.Match(re2::StringPiece(text.data(), text.size()), from, end, RE2::UNANCHORED, groups, 2))
        return {};
    const std::string_view value(groups[1].data(), groups[1].size());
    if (!isMixedKey(value))
        return {};
    const std::size_t start = std::size_t(value.data() - text.data());
    return SecretFinding {start, start + value.size(), "aws_secret"};
}

SecretRules::SecretRules() : d(std::make_unique<Private>()) { }

SecretRules::~SecretRules() = default;

std::optional<SecretFinding> SecretRules::next(std::string_view text, std::size_t from) const
{
    const char *data = text.data();
    const std::size_t end = text.size() < 4 ? 0 : text.size() - 3;
    for (std::size_t i = from > 12 ? from - 12 : 0; i < end; ++i) {
        const std::uint32_t gram = gramOf(data + i);
        if (!d->slots[gramSlot(gram) & 0xFFFF])
            continue;
        for (const Private::Gram &known : d->grams) {
            if (known.value != gram)
                continue;
            const SecretNeedle &needle = secretNeedles[known.needle];
            if (i < needle.gram || !stands(text, i - needle.gram, needle))
                continue;
            const Found found = d->apply(text, i - needle.gram, known.needle);
            if (found && found->start >= from)
                return found;
        }
    }
    return {};
}

std::optional<SecretFinding> SecretRules::secretAfterKey(std::string_view text, std::size_t from) const
{
    return d->awsSecret(text, from);
}

} // namespace evoca::model
