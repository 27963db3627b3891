#pragma once

#include "McpServer.h"
#include "forgetting/PurgeThread.h"
#include "history/HistoryService.h"
#include "records/Error.h"
#include "store/StorePaths.h"
#include "store/Writer.h"

#include <QTimer>

#include <memory>
#include <thread>

namespace evoca::app {

class ControlServer;

/// Everything that runs without a window, built in order and stopped in the reverse order: writer, history (import and
/// watching), purges, MCP server, control socket, backups.
class Services : public QObject
{
    Q_OBJECT
public:
    struct Options
    {
        model::StorePaths paths;
        model::ImportOptions import;
    };

    static model::Result<std::unique_ptr<Services>> start(const Options &options);
    ~Services() override;

    /// Starts the MCP server and leaves its address and a token for `evoca mcp` in a file of mode 0600.
    model::Result<void> serve(quint16 port);

    model::Writer &writer() { return *m_writer; }
    model::HistoryService &history() { return *m_history; }
    mcp::McpServer &server() { return *m_server; }
    model::PurgeThread &purge() { return *m_purge; }
    const model::StorePaths &paths() const { return m_paths; }

Q_SIGNALS:
    /// A backup could not be made; the sentence says why.
    void backupFailed(const evoca::model::Error &error);

private:
    explicit Services(const model::StorePaths &paths);
    void publishAddress(const mcp::ServerStatus &status);
    void backUpWhenDue();
    void purgeWhenDue();
    void backUp();

    model::StorePaths m_paths;
    std::unique_ptr<model::Writer> m_writer;
    std::unique_ptr<model::HistoryService> m_history;
    std::unique_ptr<model::PurgeThread> m_purge;
    std::unique_ptr<mcp::McpServer> m_server;
    std::unique_ptr<ControlServer> m_control;
    QString m_published; ///< address that `evoca mcp` finds
    QTimer m_backupTimer;
    QTimer m_purgeTimer; ///< what is in the bin longer than it is restorable
    std::jthread m_backup;
};

} // namespace evoca::app
