#pragma once

#include "access/Access.h"
#include "http/Guard.h"
#include "http/RequestHandler.h"
#include "protocol/Dispatcher.h"

#include <functional>

namespace evoca::mcp {

/// The one HTTP endpoint: guard, token, then the dispatcher. Server's thread.
class Endpoint : public RequestHandler
{
public:
    Endpoint(model::Connection &connection, Dispatcher &dispatcher);

    void setPort(quint16 port);
    void setPaused(bool paused);

    std::expected<std::any, Response> admit(const Request &request) override;
    void handle(Request request, std::any caller, ResponseWriter writer) override;

private:
    model::Access m_access;
    Dispatcher &m_dispatcher;
    Guard m_guard {0};
    bool m_paused = false;
};

} // namespace evoca::mcp
