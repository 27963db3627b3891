#pragma once

#include <QString>

namespace evoca::app {

/// What a person pastes to connect a client.
class ConnectionSnippets
{
public:
    /// A command for clients that start their servers; survives restarts and a changed port.
    static QString bridge(const QString &client);
    static QString claudeCode(const QString &url, const QString &token);
    static QString codex(const QString &url, const QString &token);
    static QString json(const QString &url, const QString &token);
};

} // namespace evoca::app
