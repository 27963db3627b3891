#include "protocol/Era.h"

#include <algorithm>

namespace evoca::mcp {

namespace {

constexpr QByteArrayView sentinelStart = "=?base64?";
constexpr QByteArrayView sentinelEnd = "?=";

std::unexpected<ProtocolError> refused(const Message &message, int code, std::string text, Json data = nullptr)
{
    return std::unexpected(
        ProtocolError {.code = code, .message = std::move(text), .id = message.id, .data = std::move(data)});
}

bool isLegacy(std::string_view version)
{
    return std::ranges::find(legacyVersions, version) != legacyVersions.end();
}

/// The members that every modern request must carry.
std::optional<std::string> missingMeta(const Json &meta)
{
    if (!member(meta, metaKey::protocolVersion).is_string())
        return metaKey::protocolVersion;
    if (!member(meta, metaKey::clientCapabilities).is_object())
        return metaKey::clientCapabilities;
    return std::nullopt;
}

std::expected<Era, ProtocolError> checkNames(const Request &http, const Message &message)
{
    const QByteArray method = http.header("mcp-method");
    if (method.isNull() || method.toStdString() != message.method)
        return refused(message, code::headerMismatch, "The header Mcp-Method must equal the method of the body.");
    const std::optional<std::string> name = mcpName(message);
    if (!name)
        return Era::Modern;
    const QByteArray header = http.header("mcp-name");
    const std::optional<QByteArray> decoded = decodedHeader(header);
    if (header.isNull() || !decoded || decoded->toStdString() != *name)
        return refused(message, code::headerMismatch, "The header Mcp-Name must equal the name in the body.");
    return Era::Modern;
}

std::expected<Era, ProtocolError> classifyLegacy(const Message &message, const QByteArray &header)
{
    const std::string version = header.toStdString();
    if (header.isNull() || isLegacy(version))
        return Era::Legacy;
    if (version != modernVersion)
        return refused(message, code::invalidRequest, "The protocol version in MCP-Protocol-Version is not supported.");
    if (message.method == "initialize")
        return refused(message, code::headerMismatch,
                       "initialize belongs to older revisions than the header MCP-Protocol-Version names.");
    return refused(message, code::invalidParams,
                   std::string("The params lack _meta[\"") + metaKey::protocolVersion + "\"].");
}

} // namespace

std::expected<Era, ProtocolError> classify(const Request &http, const Message &message)
{
    const QByteArray header = http.header("mcp-protocol-version");
    const Json &meta = member(message.params, "_meta");
    if (member(meta, metaKey::protocolVersion).is_null() && member(meta, metaKey::clientCapabilities).is_null())
        return classifyLegacy(message, header);
    if (const std::optional<std::string> missing = missingMeta(meta))
        return refused(message, code::invalidParams, "The params lack _meta[\"" + *missing + "\"].");
    const std::string version = member(meta, metaKey::protocolVersion).get<std::string>();
    if (header.isNull() || header.toStdString() != version)
        return refused(message, code::headerMismatch,
                       "The header MCP-Protocol-Version must equal the version in _meta.");
    if (version != modernVersion)
        return refused(message, code::unsupportedVersion, "Unsupported protocol version.",
                       {{"supported", {modernVersion}}, {"requested", version}});
    return checkNames(http, message);
}

std::string_view negotiatedVersion(const Json &requested)
{
    if (requested.is_string()) {
        const auto known = std::ranges::find(legacyVersions,
                                             std::string_view(requested.get_ref<const std::string &>()));
        if (known != legacyVersions.end())
            return *known;
    }
    return legacyVersions.front();
}

std::optional<std::string> mcpName(const Message &message)
{
    const char *key = message.method == "tools/call" || message.method == "prompts/get" ? "name"
        : message.method == "resources/read"                                            ? "uri"
                                                                                        : nullptr;
    if (!key || !member(message.params, key).is_string())
        return std::nullopt;
    return member(message.params, key).get<std::string>();
}

std::optional<QByteArray> decodedHeader(const QByteArray &value)
{
    if (!value.startsWith(sentinelStart) || !value.endsWith(sentinelEnd)
        || value.size() < sentinelStart.size() + sentinelEnd.size())
        return value;
    const QByteArray encoded = value.sliced(sentinelStart.size()).chopped(sentinelEnd.size());
    const auto decoded = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    // Qt accepts missing padding; the specification does not.
    if (!decoded || decoded.decoded.toBase64() != encoded)
        return std::nullopt;
    return decoded.decoded;
}

QByteArray encodedHeader(const std::string &text)
{
    const QByteArray bytes = QByteArray::fromStdString(text);
    const bool plain = std::ranges::all_of(text, [](unsigned char c) { return c >= 0x21 && c <= 0x7e; })
        && !bytes.startsWith(sentinelStart);
    return plain ? bytes : sentinelStart + bytes.toBase64() + sentinelEnd;
}

} // namespace evoca::mcp
