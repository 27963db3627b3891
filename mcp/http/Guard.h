#pragma once

#include "http/Request.h"
#include "http/Response.h"

#include <QtTypes>

#include <optional>

namespace evoca::mcp {

/// Decides from the headers alone who may go on. Pages in a browser are the danger here: a page on any site can send
/// requests to 127.0.0.1, and DNS rebinding makes them look like its own origin; Host and Origin give both away.
class Guard
{
public:
    explicit Guard(quint16 port); ///< the port that Host must name

    /// The answer that refuses the request, or nothing. In this order: Host and Origin 403, unknown paths 404, methods
    /// other than POST 405 (before any token is asked for: clients open a GET to learn whether there is a stream),
    /// media type 415.
    std::optional<Response> refuse(const Request &request) const;
    /// The bearer token of the Authorization header; empty when there is none.
    static QByteArray bearerToken(const Request &request);
    /// 401 with the challenge, and no hint at OAuth (there is none).
    static Response unauthorized(const QByteArray &sentence);

private:
    bool hostAllowed(const Request &request) const;
    static bool originAllowed(const Request &request);

    quint16 m_port;
};

} // namespace evoca::mcp
