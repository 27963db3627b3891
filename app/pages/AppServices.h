#pragma once

#include "agents/AgentReader.h"
#include "records/Error.h"
#include "store/StorePaths.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace evoca::model {
class HistoryService;
class PurgeThread;
class Reader;
class Writer;
} // namespace evoca::model

namespace evoca::mcp {
class McpServer;
}

namespace evoca::app {

class LanguageSwitcher;
class Settings;
class Theme;

/// What pages may use; made once by app/composition, outlives the window.
struct AppServices
{
    model::Reader &reader; ///< all queries of the window; lanes are named "<page>.<what>"
    model::Writer &writer;
    Theme &theme;
    Settings &settings;
    LanguageSwitcher &language;
    mcp::McpServer *server = nullptr; ///< null: this process does not serve
    model::HistoryService *history = nullptr; ///< null: nothing is imported (tests)
    model::PurgeThread *purge = nullptr; ///< null: nothing can be erased for good
    model::AgentPlaces places; ///< where agents keep their files
    model::StorePaths paths;
    QString version;
    /// Keeps a new client's token where `evoca mcp --client NAME` finds it; null: such a command is not offered.
    std::function<model::Result<void>(const QString &client, const QByteArray &token)> keepToken = {};
};

} // namespace evoca::app
