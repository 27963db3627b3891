#pragma once

#include "http/Response.h"

#include <QPointer>

#include <functional>

namespace evoca::mcp {

class Connection;

/// The way back to the client for one request. May be kept and copied; once the client has gone, everything here does
/// nothing. Server's thread only.
class ResponseWriter
{
public:
    ResponseWriter() = default;
    ResponseWriter(Connection *connection, quint64 exchange);

    bool isOpen() const; ///< the client waits and nothing final was sent
    /// The one answer. Ignored when something was sent before.
    void send(const Response &response);

    /// An event stream instead: head, then events and comments until it ends.
    void startStream();
    void event(const QByteArray &json);
    void comment();
    void endStream();

    /// Called once when the client goes before its answer was complete.
    void onGone(std::function<void()> callback);

private:
    QPointer<Connection> m_connection;
    quint64 m_exchange = 0;
};

} // namespace evoca::mcp
