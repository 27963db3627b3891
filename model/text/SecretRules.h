#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace evoca::model {

/// A secret in a text: bytes from `start` to `end` are the value alone, without its keyword.
struct SecretFinding
{
    std::size_t start = 0;
    std::size_t end = 0;
    std::string_view kind; ///< lives as long as the program
};

/// The shapes of secrets. next() scans with a table of three-byte beginnings and asks a rule only where one of the
/// rules' words really stands, so clean text costs one look-up a byte. Const functions may be called by several
/// threads.
class SecretRules
{
public:
    SecretRules();
    ~SecretRules();
    /// The first secret at or after `from` whose value starts there; none when there is no more.
    std::optional<SecretFinding> next(std::string_view text, std::size_t from) const;
    /// The secret half of an AWS key whose id ends at `from`.
    std::optional<SecretFinding> secretAfterKey(std::string_view text, std::size_t from) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::model
