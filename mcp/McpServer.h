#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QObject>
#include <QString>

#include <memory>

namespace evoca::model {
class Writer;
}

namespace evoca::mcp {

/// What the window shows of the server.
struct ServerStatus
{
    enum class State { Stopped, Serving, Paused, Failed };
    State state = State::Stopped;
    quint16 port = 0;
    QString url; ///< "http://127.0.0.1:7431/mcp"
    int clients = 0; ///< distinct clients in the last ten minutes
    qint64 requestsToday = 0;
    QString error; ///< translated sentence when Failed
};

/// The MCP server: its own thread, event loop and read-only connection; Streamable HTTP on 127.0.0.1, both protocol
/// eras (reference mcp.md). The only class of this layer that the program sees. Call from one thread.
class McpServer : public QObject
{
    Q_OBJECT
public:
    static constexpr quint16 standardPort = 7431;

    McpServer(model::StorePaths paths, model::Writer &writer, QString version);
    ~McpServer() override; ///< stops

    /// Listens on 127.0.0.1:port (0: the system chooses). Returns once it listens, or the reason it cannot
    /// (port taken: names it and how to choose another).
    model::Result<void> start(quint16 port);
    /// Accepts no more, finishes running calls, closes, joins.
    void stop();
    /// Paused: answers 503 with a sentence; keeps the port.
    void setPaused(bool paused);
    ServerStatus status() const;

Q_SIGNALS:
    void statusChanged(const evoca::mcp::ServerStatus &status);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::mcp

Q_DECLARE_METATYPE(evoca::mcp::ServerStatus)
