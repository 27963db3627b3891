#pragma once

#include "clients/ClientPlaces.h"
#include "clients/ConfigText.h"

#include <span>

namespace evoca::app {

/// How a client reaches Evoca.
enum class Transport : quint8 {
    Http, ///< the server's address and the client's own token
    Stdio, ///< `evoca mcp --client ID`, which finds the token by itself
};

/// What an entry in a client's configuration says.
struct ServerEntry
{
    Transport transport = Transport::Http;
    QString url; ///< "http://127.0.0.1:7431/mcp"
    QByteArray token;
    QString launcher; ///< absolute path of evoca, or the word that starts it
    QString client; ///< ClientKind::id
};

/// One program that can be connected. Sources of places and shapes: reference mcp.md section 7.
struct ClientKind
{
    /// How a client's own program is asked whether it reaches Evoca.
    enum class Check : quint8 { ReadBack, ClaudeGet, GeminiList, OpenCodeList, CodexAppServer };

    QString id; ///< "claude-code": its token's file name, too
    QString name; ///< "Claude Code": the client's name in the store
    QStringList aliases; ///< what else a person may type
    QStringList programs; ///< any of them on the search path: the client is here
    ConfigFormat format = ConfigFormat::Json;
    QString section; ///< object or table of the servers
    bool http = true; ///< takes an address with a header
    Check check = Check::ReadBack;
    bool restart = false; ///< reads its configuration at its start only
    QString projectFile; ///< configuration inside a project; empty: it has none
    QString (*config)(const ClientPlaces &places); ///< of the user
    QStringList (*traces)(const ClientPlaces &places); ///< files or folders: any of them there means it is here
    Json (*entry)(const ServerEntry &server);

    bool isHere(const ClientPlaces &places) const;
    /// The command that its Check starts; empty when its program is not there.
    QString program(const ClientPlaces &places) const;
    /// Where the entry stands in a configuration: {"mcpServers", "evoca"}.
    QStringList entryPath(const QByteArray &text) const;
};

/// All clients, in the order in which people see them. Adding one: a line here.
std::span<const ClientKind> clientKinds();
/// By id, name or alias, in any case; null when there is none.
const ClientKind *clientKind(const QString &word);

} // namespace evoca::app
