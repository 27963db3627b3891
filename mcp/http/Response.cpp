#include "http/Response.h"

#include "http/Limits.h"

#include <nlohmann/json.hpp>

namespace evoca::mcp {

Response Response::failure(int status, const QByteArray &id, const QByteArray &sentence)
{
    const nlohmann::ordered_json body {{"error", {{"code", id.toStdString()}, {"message", sentence.toStdString()}}}};
    return {.status = status, .body = QByteArray::fromStdString(body.dump())};
}

Response Response::accepted()
{
    return {.status = 202, .contentType = {}};
}

QByteArray reasonPhrase(int status)
{
    switch (status) {
    case 100: return "Continue";
    case 200: return "OK";
    case 202: return "Accepted";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 417: return "Expectation Failed";
    case 421: return "Misdirected Request";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
    case 505: return "HTTP Version Not Supported";
    default: return "Status";
    }
}

QByteArray serializeHead(const Response &response, bool keepAlive)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonPhrase(response.status) + "\r\n";
    if (!response.contentType.isEmpty())
        head += "Content-Type: " + response.contentType + "\r\n";
    head += "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
    head += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n";
    for (const auto &[name, value] : response.headers)
        head += name + ": " + value + "\r\n";
    if (keepAlive)
        head += "Connection: keep-alive\r\nKeep-Alive: timeout=" + QByteArray::number(announcedIdleSeconds)
            + "\r\n\r\n";
    else
        head += "Connection: close\r\n\r\n";
    return head;
}

QByteArray serializeStreamHead()
{
    return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
           "X-Accel-Buffering: no\r\nTransfer-Encoding: chunked\r\nConnection: keep-alive\r\n\r\n";
}

} // namespace evoca::mcp
