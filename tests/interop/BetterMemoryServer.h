#pragma once

#include "protocol/Json.h"

#include <QProcess>
#include <QString>

namespace evoca::test {

/// The Python package of bettermemory as an MCP server over stdio, kept in the cache folder that
/// tests/interop/install-clients fills. One object is one run: one session of its journal.
class BetterMemoryServer
{
public:
    /// The program; empty when it was not fetched. Reads the environment: ask before a TestHome.
    static QString program();

    /// Starts in `folder`, over the store at `store`; `home` keeps its settings.
    BetterMemoryServer(const QString &program, const QString &folder, const QString &store, const QString &home);
    ~BetterMemoryServer();

    /// What a tool answers: the structured result, or null with `error` set.
    mcp::Json call(const std::string &tool, const mcp::Json &arguments);
    QString error; ///< of the last call; empty: none

private:
    mcp::Json request(const std::string &method, const mcp::Json &params);

    QProcess m_process;
    int m_id = 0;
};

} // namespace evoca::test
