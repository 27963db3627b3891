#pragma once

#include "protocol/Json.h"

#include <expected>
#include <string>

namespace evoca::mcp {

// JSON-RPC and MCP error codes.
namespace code {
inline constexpr int parseError = -32700;
inline constexpr int invalidRequest = -32600;
inline constexpr int methodNotFound = -32601;
inline constexpr int invalidParams = -32602;
inline constexpr int internalError = -32603;
inline constexpr int forbidden = -32003;
inline constexpr int unavailable = -32000;
inline constexpr int headerMismatch = -32020;
inline constexpr int unsupportedVersion = -32022;
} // namespace code

/// An error at the level of the protocol, with the HTTP status that carries it.
struct ProtocolError
{
    int httpStatus = 400;
    int code = code::invalidRequest;
    std::string message; ///< English: read by programs and their developers
    Json id = nullptr;
    Json data = nullptr;
};

/// One JSON-RPC message. An id of 0 is an id like any other.
struct Message
{
    enum class Kind { Request, Notification, Response };
    Kind kind = Kind::Request;
    Json id = nullptr; ///< string or number of a request
    std::string method;
    Json params = Json::object(); ///< always an object

    /// Batches are refused: MCP removed them.
    static std::expected<Message, ProtocolError> parse(QByteArrayView body);
};

/// {"jsonrpc":"2.0","id":…,"result":…}
Json resultMessage(const Json &id, Json result);
/// {"jsonrpc":"2.0","id":…,"error":…}
Json errorMessage(const ProtocolError &error);
/// {"jsonrpc":"2.0","method":…,"params":…}
Json notificationMessage(const std::string &method, Json params);

} // namespace evoca::mcp
