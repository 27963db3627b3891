#include "http/Guard.h"

#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

namespace {

constexpr std::array<QByteArrayView, 3> loopbackHosts {"127.0.0.1", "localhost", "[::1]"};

Response methodNotAllowed(const Request &request)
{
    Response response = Response::failure(405, "method_not_allowed", "Only POST is answered here.");
    response.headers.emplaceBack("Allow", "POST");
    if (request.method == "HEAD")
        response.body.clear();
    return response;
}

bool isJson(const QByteArray &contentType)
{
    return contentType.split(';').first().trimmed().toLower() == "application/json";
}

} // namespace

Guard::Guard(quint16 port) : m_port(port) { }

bool Guard::hostAllowed(const Request &request) const
{
    if (request.count("host") != 1)
        return false;
    const QByteArray host = request.header("host").toLower();
    const QByteArray port = ':' + QByteArray::number(m_port);
    return std::ranges::any_of(loopbackHosts, [&](QByteArrayView name) { return host == name + port; });
}

bool Guard::originAllowed(const Request &request)
{
    if (request.count("origin") == 0)
        return true;
    if (request.count("origin") > 1)
        return false;
    const QUrl origin(QString::fromLatin1(request.header("origin")), QUrl::StrictMode);
    const bool scheme = origin.scheme() == "http"_L1 || origin.scheme() == "https"_L1;
    const QString host = origin.host();
    return origin.isValid() && scheme && origin.userInfo().isEmpty()
        && (host == "127.0.0.1"_L1 || host == "localhost"_L1 || host == "::1"_L1);
}

std::optional<Response> Guard::refuse(const Request &request) const
{
    if (!hostAllowed(request))
        return Response::failure(403, "forbidden_host", "The Host header must name this server on 127.0.0.1.");
    if (!originAllowed(request))
        return Response::failure(403, "forbidden_origin", "Pages of this origin may not use this server.");
    // The well-known OAuth paths and /register end here as well: plain 404, so that clients do not start a
    // registration.
    if (request.path() != "/mcp")
        return Response::failure(404, "not_found", "There is nothing at this path. The MCP endpoint is /mcp.");
    if (request.method != "POST")
        return methodNotAllowed(request);
    if (request.count("content-type") > 0 && !isJson(request.header("content-type")))
        return Response::failure(415, "unsupported_media_type", "Send JSON with Content-Type: application/json.");
    if (request.count("expect") > 0 && request.header("expect").toLower() != "100-continue")
        return Response::failure(417, "expectation_failed", "This expectation is not known.");
    return std::nullopt;
}

QByteArray Guard::bearerToken(const Request &request)
{
    constexpr QByteArrayView scheme = "bearer ";
    const QByteArray value = request.header("authorization");
    if (request.count("authorization") != 1 || value.size() <= scheme.size()
        || value.first(scheme.size()).toLower() != scheme)
        return {};
    return value.sliced(scheme.size()).trimmed();
}

Response Guard::unauthorized(const QByteArray &sentence)
{
    Response response = Response::failure(401, "unauthorized", sentence);
    response.headers.emplaceBack("WWW-Authenticate", "Bearer");
    return response;
}

} // namespace evoca::mcp
