#pragma once

#include "http/Request.h"
#include "http/ResponseWriter.h"
#include "protocol/ClientRuns.h"
#include "protocol/Era.h"
#include "protocol/Message.h"
#include "tools/ToolRunner.h"

#include <QString>

namespace evoca::mcp {

class Registry;
class Subscriptions;

/// Answers MCP messages of both eras. Server's thread.
class Dispatcher
{
public:
    Dispatcher(const Registry &registry, ToolRunner &runner, Subscriptions &subscriptions, QString version);
    /// One POST of a known client.
    void dispatch(const Request &http, const model::Client &client, ResponseWriter writer);

private:
    struct Exchange; ///< one request on its way through
    void answer(const Exchange &exchange);
    void initialize(const Exchange &exchange) const;
    void discover(const Exchange &exchange) const;
    void listTools(const Exchange &exchange) const;
    void callTool(const Exchange &exchange);
    void finishCall(const Exchange &exchange, ToolOutcome outcome) const;
    void succeed(const Exchange &exchange, Json result) const;
    void fail(const Exchange &exchange, ProtocolError error) const;
    void unknownMethod(const Exchange &exchange) const;
    Json serverInfo() const;

    const Registry &m_registry;
    ToolRunner &m_runner;
    Subscriptions &m_subscriptions;
    ClientRuns m_runs;
    const QString m_version;
};

} // namespace evoca::mcp
