#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace evoca::model {

/// What is done where a needle stands (text/SecretRules).
enum class SecretRule : std::uint8_t {
    Key,
    Assignment,
    Spoken,
    Bearer,
    Basic,
    Url,
    Pem,
    Login,
    Flag,
    Telegram,
    Registry,
    Cookie
};

/// A word at which a rule begins. `gram` is the offset of its rarest three bytes.
struct SecretNeedle
{
    std::string_view text;
    std::size_t gram;
    bool exactCase;
    SecretRule rule;
    std::string_view kind;
    const char *pattern = nullptr; ///< SecretRule::Key: the whole key
};

/// All shapes that are known by a word of their own.
inline constexpr SecretNeedle secretNeedles[] = {
    {"AKIA", 0, true, SecretRule::Key, "aws_key", "AKIA[A-Z0-9]{16}"},
    {"ASIA", 0, true, SecretRule::Key, "aws_key", "ASIA[A-Z0-9]{16}"},
    {"ghp_", 1, true, SecretRule::Key, "github_token", "ghp_[A-Za-z0-9]{16,255}"},
    {"gho_", 1, true, SecretRule::Key, "github_token", "gho_[A-Za-z0-9]{16,255}"},
    {"ghu_", 1, true, SecretRule::Key, "github_token", "ghu_[A-Za-z0-9]{16,255}"},
    {"ghs_", 1, true, SecretRule::Key, "github_token", "ghs_[A-Za-z0-9]{16,255}"},
    {"ghr_", 1, true, SecretRule::Key, "github_token", "ghr_[A-Za-z0-9]{16,255}"},
    {"github_pat_", 6, true, SecretRule::Key, "github_token", "github_pat_[A-Za-z0-9_]{16,255}"},
    {"glpat-", 1, true, SecretRule::Key, "gitlab_token", "glpat-[A-Za-z0-9_.-]{16,255}"},
    {"glrt-", 0, true, SecretRule::Key, "gitlab_token", "glrt-[A-Za-z0-9_.-]{16,255}"},
    {"gldt-", 0, true, SecretRule::Key, "gitlab_token", "gldt-[A-Za-z0-9_.-]{16,255}"},
    {"xox", 0, true, SecretRule::Key, "slack_token", "xox[abeoprs]-[A-Za-z0-9-]{10,250}"},
    {"xapp-", 0, true, SecretRule::Key, "slack_token", "xapp-[A-Za-z0-9-]{16,250}"},
    {"AIza", 1, true, SecretRule::Key, "google_key", "AIza[A-Za-z0-9_-]{30,50}"},
    {"ya29.", 0, true, SecretRule::Key, "google_token", "ya29\\.[A-Za-z0-9_-]{20,500}"},
    {"GOCSPX-", 2, true, SecretRule::Key, "google_secret", "GOCSPX-[A-Za-z0-9_-]{20,60}"},
    {"sk-", 0, true, SecretRule::Key, "api_key", "sk-[A-Za-z0-9_-]{8,300}"},
    {"sk_live_", 1, true, SecretRule::Key, "stripe_key", "sk_live_[A-Za-z0-9]{10,250}"},
    {"sk_test_", 1, true, SecretRule::Key, "stripe_key", "sk_test_[A-Za-z0-9]{10,250}"},
    {"rk_live_", 1, true, SecretRule::Key, "stripe_key", "rk_live_[A-Za-z0-9]{10,250}"},
    {"rk_test_", 1, true, SecretRule::Key, "stripe_key", "rk_test_[A-Za-z0-9]{10,250}"},
    {"whsec_", 2, true, SecretRule::Key, "stripe_key", "whsec_[A-Za-z0-9+/=]{16,250}"},
    {"npm_", 1, true, SecretRule::Key, "npm_token", "npm_[A-Za-z0-9]{30,60}"},
    {"pypi-", 1, true, SecretRule::Key, "pypi_token", "pypi-[A-Za-z0-9_-]{40,400}"},
    {"hf_", 0, true, SecretRule::Key, "huggingface_token", "hf_[A-Za-z0-9]{30,60}"},
    {"SG.", 0, true, SecretRule::Key, "sendgrid_key", "SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}"},
    {"eyJ", 0, true, SecretRule::Key, "jwt", "eyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{4,}\\.[A-Za-z0-9_-]*"},
    {"bearer", 0, false, SecretRule::Bearer, "bearer"},
    {"basic", 2, false, SecretRule::Basic, "basic_auth"},
    {"://", 0, true, SecretRule::Url, "url_password"},
    {"-----BEGIN", 4, true, SecretRule::Pem, "private_key"},
    {"password", 2, false, SecretRule::Assignment, "password"},
    {"passwd", 2, false, SecretRule::Assignment, "password"},
    {"passphrase", 2, false, SecretRule::Assignment, "password"},
    {"pwd", 0, false, SecretRule::Assignment, "password"},
    {"contrase", 4, false, SecretRule::Assignment, "password"},
    {"secret", 1, false, SecretRule::Assignment, "secret"},
    {"token", 1, false, SecretRule::Assignment, "token"},
    {"api_key", 1, false, SecretRule::Assignment, "api_key"},
    {"api-key", 1, false, SecretRule::Assignment, "api_key"},
    {"api key", 1, false, SecretRule::Assignment, "api_key"},
    {"apikey", 1, false, SecretRule::Assignment, "api_key"},
    {"access_key", 4, false, SecretRule::Assignment, "api_key"},
    {"accesskey", 4, false, SecretRule::Assignment, "api_key"},
    {"accountkey", 5, false, SecretRule::Assignment, "api_key"},
    {"private_key", 5, false, SecretRule::Assignment, "private_key"},
    {"clave", 1, false, SecretRule::Spoken, "password"},
    // options of commands, also joined with the usual others: curl -su, -sku
    {" -u", 0, false, SecretRule::Login, "password"},
    {" -su", 0, true, SecretRule::Login, "password"},
    {" -ssu", 0, false, SecretRule::Login, "password"},
    {" -ku", 0, true, SecretRule::Login, "password"},
    {" -sku", 0, true, SecretRule::Login, "password"},
    {" -ksu", 0, true, SecretRule::Login, "password"},
    {"--user", 2, true, SecretRule::Login, "password"},
    {" -p", 0, true, SecretRule::Flag, "password"},
    {":AA", 0, true, SecretRule::Telegram, "telegram_token"},
    {"\"auth", 0, true, SecretRule::Registry, "basic_auth"},
    {"session=", 5, false, SecretRule::Cookie, "session_cookie"},
    {"sessionid=", 7, false, SecretRule::Cookie, "session_cookie"},
    {"session_id=", 8, false, SecretRule::Cookie, "session_cookie"},
    {"sid=", 1, false, SecretRule::Cookie, "session_cookie"},
};

} // namespace evoca::model
