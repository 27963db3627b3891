#pragma once

#include <string_view>

namespace evoca::model {

/// How a value is written beside its keyword.
struct ValueShape
{
    bool password = false; ///< the keyword names a password, not a token or key
    bool quoted = false;
    bool environment = false; ///< UPPER_CASE_NAME=value without spaces
};

/// Stands for a value instead of being one: <your-key>, ${VAR}, {{ x }}, ***, xxxx, "your-…", an earlier replacement.
bool isPlaceholder(std::string_view value);
/// A value beside a keyword that is a secret indeed, not code, a type, a label or a placeholder.
bool isSecretValue(std::string_view value, const ValueShape &shape);
/// One that stands in a sentence ("the password is X").
bool isSpokenSecret(std::string_view value, bool quoted);
/// What stands before "token" in pageToken, next_token, cancellationToken: handles of a program, not keys.
bool isPagingName(std::string_view before);
/// Letters of both cases and digits: what a 40-character AWS secret looks like, and a hash does not.
bool isMixedKey(std::string_view value);

} // namespace evoca::model
