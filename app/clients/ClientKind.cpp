#include "clients/ClientKind.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

Json text(const QString &value)
{
    return value.toStdString();
}

Json authorization(const ServerEntry &server)
{
    return Json {{"Authorization", "Bearer " + server.token.toStdString()}};
}

Json bridgeArguments(const ServerEntry &server)
{
    return Json::array({"mcp", "--client", server.client.toStdString()});
}

Json command(const ServerEntry &server)
{
    return Json {{"command", text(server.launcher)}, {"args", bridgeArguments(server)}};
}

/// {"type", "url", "headers"} or {"type", "command", "args"}.
Json typed(const ServerEntry &server)
{
    if (server.transport == Transport::Http)
        return Json {{"type", "http"}, {"url", text(server.url)}, {"headers", authorization(server)}};
    return Json {{"type", "stdio"}, {"command", text(server.launcher)}, {"args", bridgeArguments(server)}};
}

Json underKey(const ServerEntry &server, const char *urlKey)
{
    if (server.transport == Transport::Http)
        return Json {{urlKey, text(server.url)}, {"headers", authorization(server)}};
    return command(server);
}

Json codexEntry(const ServerEntry &server)
{
    if (server.transport == Transport::Http)
        return Json {{"url", text(server.url)}, {"http_headers", authorization(server)}};
    return command(server);
}

Json openCodeEntry(const ServerEntry &server)
{
    if (server.transport == Transport::Http)
        return Json {
            {"type", "remote"}, {"url", text(server.url)}, {"headers", authorization(server)}, {"oauth", false}};
    Json words = Json::array({text(server.launcher)});
    for (const Json &argument : bridgeArguments(server))
        words.push_back(argument);
    return Json {{"type", "local"}, {"command", words}};
}

Json copilotEntry(const ServerEntry &server)
{
    Json entry = typed(server);
    if (server.transport == Transport::Stdio)
        entry["type"] = "local";
    entry["tools"] = Json::array({"*"});
    return entry;
}

QString claudeFolder(const ClientPlaces &places)
{
    return places.folder(u"CLAUDE_CONFIG_DIR"_s, u".claude"_s);
}

QString openCodeFolder(const ClientPlaces &places)
{
    return places.folder(u"XDG_CONFIG_HOME"_s, u".config"_s) + "/opencode"_L1;
}

/// OpenCode reads opencode.json and opencode.jsonc; the one that is there is the one to edit.
QString openCodeConfig(const ClientPlaces &places)
{
    const QString json = openCodeFolder(places) + "/opencode.json"_L1;
    return !QFileInfo::exists(json) && QFileInfo::exists(json + u'c') ? json + u'c' : json;
}

QString zedFolder(const ClientPlaces &places)
{
#if defined(Q_OS_MACOS)
    return places.home + "/.config/zed"_L1;
#else
    return places.applicationConfig() + (
#    if defined(Q_OS_WIN)
               "/Zed"_L1
#    else
               "/zed"_L1
#    endif
           );
#endif
}

using Places = const ClientPlaces &;

const std::array kinds {
    ClientKind {.id = u"claude-code"_s,
                .name = u"Claude Code"_s,
                .aliases = {u"claude"_s},
                .programs = {u"claude"_s},
                .section = u"mcpServers"_s,
                .check = ClientKind::Check::ClaudeGet,
                .projectFile = u".mcp.json"_s,
                .config =
                    [](Places places) {
                        const bool moved = places.environment.contains(u"CLAUDE_CONFIG_DIR"_s);
                        return (moved ? claudeFolder(places) : places.home) + "/.claude.json"_L1;
                    },
                .traces = [](Places places) { return QStringList {claudeFolder(places)}; },
                .entry = typed},
    ClientKind {.id = u"claude-desktop"_s,
                .name = u"Claude Desktop"_s,
                .programs = {u"claude-desktop"_s},
                .section = u"mcpServers"_s,
                .http = false,
                .restart = true,
                .config = [](Places places) { return places.applicationConfig()
                                                  + "/Claude/claude_desktop_config.json"_L1; },
                .traces = [](Places places) { return QStringList {places.applicationConfig() + "/Claude"_L1}; },
                .entry = command},
    ClientKind {.id = u"codex"_s,
                .name = u"Codex"_s,
                .aliases = {u"codex-cli"_s},
                .programs = {u"codex"_s},
                .format = ConfigFormat::Toml,
                .section = u"mcp_servers"_s,
                .check = ClientKind::Check::CodexAppServer,
                .config = [](Places places) { return places.folder(u"CODEX_HOME"_s, u".codex"_s)
                                                  + "/config.toml"_L1; },
                .traces = [](Places places) { return QStringList {places.folder(u"CODEX_HOME"_s, u".codex"_s)}; },
                .entry = codexEntry},
    ClientKind {.id = u"gemini-cli"_s,
                .name = u"Gemini CLI"_s,
                .aliases = {u"gemini"_s},
                .programs = {u"gemini"_s},
                .section = u"mcpServers"_s,
                .check = ClientKind::Check::GeminiList,
                .projectFile = u".gemini/settings.json"_s,
                .config = [](Places places) { return places.home + "/.gemini/settings.json"_L1; },
                .traces = [](Places places) { return QStringList {places.home + "/.gemini"_L1}; },
                .entry = [](const ServerEntry &server) { return underKey(server, "httpUrl"); }},
    ClientKind {.id = u"opencode"_s,
                .name = u"OpenCode"_s,
                .programs = {u"opencode"_s},
                .section = u"mcp"_s,
                .check = ClientKind::Check::OpenCodeList,
                .projectFile = u"opencode.json"_s,
                .config = openCodeConfig,
                .traces = [](Places places) { return QStringList {openCodeFolder(places)}; },
                .entry = openCodeEntry},
    ClientKind {.id = u"cursor"_s,
                .name = u"Cursor"_s,
                .programs = {u"cursor"_s, u"cursor-agent"_s},
                .section = u"mcpServers"_s,
                .projectFile = u".cursor/mcp.json"_s,
                .config = [](Places places) { return places.home + "/.cursor/mcp.json"_L1; },
                .traces = [](Places places) { return QStringList {places.home + "/.cursor"_L1}; },
                .entry = [](const ServerEntry &server) { return underKey(server, "url"); }},
    ClientKind {.id = u"vs-code"_s,
                .name = u"VS Code"_s,
                .aliases = {u"vscode"_s, u"code"_s},
                .programs = {u"code"_s},
                .section = u"servers"_s,
                .projectFile = u".vscode/mcp.json"_s,
                .config = [](Places places) { return places.applicationConfig() + "/Code/User/mcp.json"_L1; },
                .traces = [](Places places) { return QStringList {places.applicationConfig() + "/Code"_L1}; },
                .entry = typed},
    ClientKind {.id = u"copilot-cli"_s,
                .name = u"Copilot CLI"_s,
                .aliases = {u"copilot"_s},
                .programs = {u"copilot"_s},
                .section = u"mcpServers"_s,
                .config = [](Places places) { return places.folder(u"COPILOT_HOME"_s, u".copilot"_s)
                                                  + "/mcp-config.json"_L1; },
                .traces = [](Places places) { return QStringList {places.folder(u"COPILOT_HOME"_s, u".copilot"_s)}; },
                .entry = copilotEntry},
    ClientKind {.id = u"windsurf"_s,
                .name = u"Windsurf"_s,
                .aliases = {u"devin"_s, u"devin-desktop"_s},
                .programs = {u"windsurf"_s},
                .section = u"mcpServers"_s,
                .config = [](Places places) { return places.home + "/.codeium/windsurf/mcp_config.json"_L1; },
                .traces = [](Places places) { return QStringList {places.home + "/.codeium/windsurf"_L1}; },
                .entry = [](const ServerEntry &server) { return underKey(server, "serverUrl"); }},
    ClientKind {.id = u"zed"_s,
                .name = u"Zed"_s,
                .programs = {u"zed"_s, u"zeditor"_s},
                .section = u"context_servers"_s,
                .projectFile = u".zed/settings.json"_s,
                .config = [](Places places) { return zedFolder(places) + "/settings.json"_L1; },
                .traces = [](Places places) { return QStringList {zedFolder(places)}; },
                .entry = [](const ServerEntry &server) { return underKey(server, "url"); }},
};

} // namespace

bool ClientKind::isHere(const ClientPlaces &places) const
{
    return QFileInfo::exists(config(places))
        || std::ranges::any_of(traces(places), [](const QString &path) { return QFileInfo::exists(path); })
        || !program(places).isEmpty();
}

QString ClientKind::program(const ClientPlaces &places) const
{
    for (const QString &name : programs) {
        if (const QString found = places.program(name); !found.isEmpty())
            return found;
    }
    return {};
}

QStringList ClientKind::entryPath(const QByteArray &text) const
{
    // OpenCode 2 has its servers one step deeper.
    if (id == "opencode"_L1) {
        const auto parsed = ConfigText::parse(format, text, {section, u"servers"_s});
        if (parsed && (*parsed)->entry().value_or(Json()).is_object())
            return {section, u"servers"_s, u"evoca"_s};
    }
    return {section, u"evoca"_s};
}

std::span<const ClientKind> clientKinds()
{
    return kinds;
}

const ClientKind *clientKind(const QString &word)
{
    const auto same = [&word](const QString &name) { return name.compare(word, Qt::CaseInsensitive) == 0; };
    for (const ClientKind &kind : kinds) {
        if (same(kind.id) || same(kind.name) || std::ranges::any_of(kind.aliases, same))
            return &kind;
    }
    return nullptr;
}

} // namespace evoca::app
