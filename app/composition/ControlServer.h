#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QLocalServer>
#include <QObject>

#include <memory>
#include <thread>
#include <unordered_map>

namespace evoca::model {
class Writer;
}

namespace evoca::app {

/// Runs commands of other `evoca` processes in the one that owns the store (design section 5: writing commands are
/// handed to it). Each runs on a thread of its own; its output goes back as it comes; the asker's end stops it.
class ControlServer : public QObject
{
    Q_OBJECT
public:
    ControlServer(const model::StorePaths &paths, model::Writer &writer);
    ~ControlServer() override; ///< stops running commands and joins
    model::Result<void> listen();

private:
    void accept();
    class Session;
    model::StorePaths m_paths;
    model::Writer &m_writer;
    QLocalServer m_server;
    std::unordered_map<Session *, std::unique_ptr<Session>> m_sessions;
};

} // namespace evoca::app
