#include "protocol/Endpoint.h"

namespace evoca::mcp {

namespace {

Response paused()
{
    Response response = Response::failure(
        503, "paused", "Evoca's server is paused by its owner. It goes on as soon as they resume it.");
    response.headers.emplaceBack("Retry-After", "30");
    return response;
}

Response refusal(const model::Error &error)
{
    if (error.code == model::ErrorCode::Unauthorized)
        return Guard::unauthorized(error.message.toUtf8());
    return Response::failure(503, model::errorCodeId(error.code).toUtf8(), error.message.toUtf8());
}

} // namespace

Endpoint::Endpoint(model::Connection &connection, Dispatcher &dispatcher)
    : m_access(connection), m_dispatcher(dispatcher)
{
}

void Endpoint::setPort(quint16 port)
{
    m_guard = Guard(port);
}

void Endpoint::setPaused(bool paused)
{
    m_paused = paused;
}

std::expected<std::any, Response> Endpoint::admit(const Request &request)
{
    if (auto refused = m_guard.refuse(request))
        return std::unexpected(std::move(*refused));
    const QByteArray token = Guard::bearerToken(request);
    if (token.isEmpty())
        return std::unexpected(Guard::unauthorized("Send the token of this client as: Authorization: Bearer TOKEN"));
    auto client = m_access.authenticate(token);
    if (!client)
        return std::unexpected(refusal(client.error()));
    if (m_paused)
        return std::unexpected(paused());
    return std::any(std::move(*client));
}

void Endpoint::handle(Request request, std::any caller, ResponseWriter writer)
{
    m_dispatcher.dispatch(request, std::any_cast<const model::Client &>(caller), writer);
}

} // namespace evoca::mcp
