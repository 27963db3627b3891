#include "protocol/Message.h"

namespace evoca::mcp {

namespace {

std::unexpected<ProtocolError> refused(int code, const char *message, const Json &id = nullptr)
{
    return std::unexpected(ProtocolError {.code = code, .message = message, .id = id});
}

bool validId(const Json &id)
{
    return id.is_string() || id.is_number();
}

} // namespace

std::expected<Message, ProtocolError> Message::parse(QByteArrayView body)
{
    const std::optional<Json> json = parseJson(body);
    if (!json)
        return refused(code::parseError, "The body is not valid JSON.");
    if (json->is_array())
        return refused(code::invalidRequest, "Batches are not supported: send one message per request.");
    const Json &id = member(*json, "id");
    const Json echoed = validId(id) ? id : Json();
    if (!json->is_object() || member(*json, "jsonrpc") != "2.0")
        return refused(code::invalidRequest, "Not a JSON-RPC 2.0 message.", echoed);
    if (!json->contains("method")) {
        if (json->contains("result") || json->contains("error"))
            return Message {.kind = Kind::Response, .id = echoed, .method = {}};
        return refused(code::invalidRequest, "The message has no method.", echoed);
    }
    if (!member(*json, "method").is_string())
        return refused(code::invalidRequest, "The method must be a string.", echoed);
    if (json->contains("params") && !member(*json, "params").is_object())
        return refused(code::invalidParams, "The params must be an object.", echoed);
    Message message {.kind = json->contains("id") ? Kind::Request : Kind::Notification,
                     .id = echoed,
                     .method = (*json)["method"].get<std::string>()};
    if (message.kind == Kind::Request && !validId(id))
        return refused(code::invalidRequest, "The id must be a string or a number.");
    if (json->contains("params"))
        message.params = (*json)["params"];
    return message;
}

Json resultMessage(const Json &id, Json result)
{
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

Json errorMessage(const ProtocolError &error)
{
    Json body {{"code", error.code}, {"message", error.message}};
    if (!error.data.is_null())
        body["data"] = error.data;
    return {{"jsonrpc", "2.0"}, {"id", error.id}, {"error", std::move(body)}};
}

Json notificationMessage(const std::string &method, Json params)
{
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

} // namespace evoca::mcp
