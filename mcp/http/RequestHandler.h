#pragma once

#include "http/Request.h"
#include "http/Response.h"

#include <any>
#include <expected>

namespace evoca::mcp {

class ResponseWriter;

/// What a connection asks about its requests. Called on the server's thread.
class RequestHandler
{
public:
    virtual ~RequestHandler() = default;
    /// Looks at the headers before the body is read: who calls (handed back to handle), or the refusing answer.
    virtual std::expected<std::any, Response> admit(const Request &request) = 0;
    /// Answers by `writer`, now or later.
    virtual void handle(Request request, std::any caller, ResponseWriter writer) = 0;
};

} // namespace evoca::mcp
