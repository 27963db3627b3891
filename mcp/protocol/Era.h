#pragma once

#include "http/Request.h"
#include "protocol/Message.h"

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace evoca::mcp {

/// The two families of MCP revisions that are served on one endpoint (reference mcp.md section 2).
enum class Era { Legacy, Modern };

inline constexpr std::array<std::string_view, 4> legacyVersions {"2025-11-25", "2025-06-18", "2025-03-26",
                                                                 "2024-11-05"};
inline constexpr std::string_view modernVersion = "2026-07-28";

namespace metaKey {
inline constexpr const char *protocolVersion = "io.modelcontextprotocol/protocolVersion";
inline constexpr const char *clientCapabilities = "io.modelcontextprotocol/clientCapabilities";
inline constexpr const char *serverInfo = "io.modelcontextprotocol/serverInfo";
inline constexpr const char *subscriptionId = "io.modelcontextprotocol/subscriptionId";
} // namespace metaKey

/// Where a bridge says its agent works: percent-encoded UTF-8.
inline constexpr const char *workingDirectoryHeader = "evoca-working-directory";
/// Tells one run of a bridge from another (protocol/ClientRuns.h).
inline constexpr const char *runHeader = "evoca-run";

/// Decides the era of a request by its `_meta` and headers, never by its method, and checks that they agree.
std::expected<Era, ProtocolError> classify(const Request &http, const Message &message);

/// The version that answers `initialize`: the one asked for when it is a known legacy one, else the newest legacy one.
std::string_view negotiatedVersion(const Json &requested);

/// What a modern request must send as Mcp-Name; nothing for methods without one.
std::optional<std::string> mcpName(const Message &message);
/// A header value that may be written as =?base64?…?=; nothing when that is malformed.
std::optional<QByteArray> decodedHeader(const QByteArray &value);
/// The reverse: plain where the text is plain visible ASCII.
QByteArray encodedHeader(const std::string &text);

} // namespace evoca::mcp
