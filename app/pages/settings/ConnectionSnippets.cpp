#include "pages/settings/ConnectionSnippets.h"

#include "settings/Launcher.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

QString ConnectionSnippets::bridge(const QString &client)
{
    const QString name = client.contains(u' ') ? u'"' + client + u'"' : client;
    return u"%1 mcp --client %2"_s.arg(launcherWord(), name);
}

QString ConnectionSnippets::claudeCode(const QString &url, const QString &token)
{
    return u"claude mcp add --scope user --transport http evoca %1 --header \"Authorization: Bearer %2\""_s.arg(url,
                                                                                                                token);
}

QString ConnectionSnippets::codex(const QString &url, const QString &token)
{
    return u"[mcp_servers.evoca]\nurl = \"%1\"\nhttp_headers = { \"Authorization\" = \"Bearer %2\" }"_s.arg(url, token);
}

QString ConnectionSnippets::json(const QString &url, const QString &token)
{
    return u"{\n  \"mcpServers\": {\n    \"evoca\": {\n      \"url\": \"%1\",\n      \"headers\": { \"Authorization\": \"Bearer %2\" }\n    }\n  }\n}"_s
        .arg(url, token);
}

} // namespace evoca::app
