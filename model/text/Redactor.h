#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace evoca::model {

/// Counts of replaced secrets by kind ("aws_key", "private_key", "password" …).
using SecretCounts = std::map<std::string, int, std::less<>>;

/// Finds keys, tokens, passwords in their usual shapes, URL credentials and PEM blocks, and replaces each by
/// "[secret:<kind>]". Ordinary text stays (placeholders, variable names, hashes, UUIDs). Linear time (RE2).
/// One object may be used by several threads.
class Redactor
{
public:
    Redactor();
    ~Redactor();
    /// Changes `text` in place; true if anything was replaced. Fast when there is nothing: >= 400 MB/s.
    bool redact(std::string &text, SecretCounts &counts) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::model
