#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace evoca::mcp {

/// One HTTP answer with a complete body.
struct Response
{
    int status = 200;
    QByteArray body;
    QByteArray contentType = "application/json";
    QList<std::pair<QByteArray, QByteArray>>
        headers; ///< beyond Content-Type, Content-Length, Connection and Date-free basics
    bool close = false; ///< end the connection after this answer

    /// A small JSON body: {"error":{"code":id,"message":sentence}}.
    static Response failure(int status, const QByteArray &id, const QByteArray &sentence);
    /// 202 without a body.
    static Response accepted();
};

/// Status line and headers of an answer. `keepAlive` decides the Connection header.
QByteArray serializeHead(const Response &response, bool keepAlive);
/// Head of an event stream (chunked on HTTP/1.1).
QByteArray serializeStreamHead();
QByteArray reasonPhrase(int status);

} // namespace evoca::mcp
