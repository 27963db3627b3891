#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace evoca::model {

/// Bytes of a text.
struct SecretSpan
{
    std::size_t start = 0;
    std::size_t end = 0;
};

// Secrets that no keyword names: passwords on the command lines of known programs, Telegram bot tokens, registry
// log-ins of Docker, cookies of sessions. `at` and `after` are the beginning and the end of the needle
// (text/SecretNeedles) in `text`.

/// "curl -u NAME:PASSWORD", "curl --user NAME:PASSWORD"; not names or variables alone.
std::optional<SecretSpan> loginPassword(std::string_view text, std::size_t at, std::size_t after);
/// "mysql -pPASSWORD" (also mysqldump, mariadb and their kin), "sshpass -p PASSWORD"; -p of other programs is no
/// password.
std::optional<SecretSpan> flagPassword(std::string_view text, std::size_t at, std::size_t after);
/// "110201543:AAH…": eight to ten digits, a colon at `at`, 35 characters.
std::optional<SecretSpan> telegramToken(std::string_view text, std::size_t at);
/// "auth": "<base64 of user:password>", as in Docker's config.json.
std::optional<SecretSpan> registryLogin(std::string_view text, std::size_t after);
/// The value behind a name that ends in "session", "session_id" or "sid", in a line that speaks of cookies.
std::optional<SecretSpan> sessionCookie(std::string_view text, std::size_t at, std::size_t after);

} // namespace evoca::model
