#include "agents/ClaudeDesktopFiles.h"

#include "agents/ClaudeCodeFiles.h"
#include "agents/FileFinder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

namespace evoca::model {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 longestTask = 4 * 1024 * 1024;
constexpr std::string_view projects = "/.claude/projects/";

int kindOf(std::string_view relative)
{
    if (relative.ends_with("/audit.jsonl"))
        return relative.starts_with("local_") || relative.find("/local_") != std::string_view::npos ? ClaudeTranscript
                                                                                                    : -1;
    const size_t at = relative.rfind(projects);
    return at == std::string_view::npos ? -1 : claudeCodeFileKind(relative.substr(at + projects.size()));
}

} // namespace

std::vector<QString> claudeDesktopFolders(const AgentPlaces &places)
{
    const QString config = places.useEnvironment ? qEnvironmentVariable("XDG_CONFIG_HOME", places.home + "/.config"_L1)
                                                 : places.home + "/.config"_L1;
    std::vector<QString> found;
    for (const QString &parent :
         QStringList {config, places.home + "/Library/Application Support"_L1, places.home + "/AppData/Roaming"_L1}) {
        const QString folder = parent + "/Claude/local-agent-mode-sessions"_L1;
        if (QFileInfo(folder).isDir())
            found.push_back(folder);
    }
    return found;
}

void addClaudeDesktopFiles(const AgentPlaces &places, std::stop_token stop, std::vector<AgentFile> &files)
{
    const std::vector<QString> folders = claudeDesktopFolders(places);
    if (folders.empty())
        return;
    FileFinder finder(Agent::ClaudeCode, std::move(stop));
    for (const QString &folder : folders)
        finder.addTree(folder, kindOf);
    std::vector<AgentFile> found = finder.take();
    QSet<QString> sessions;
    for (const std::vector<AgentFile> *list : {&files, &found}) {
        for (const AgentFile &file : *list) {
            if (file.kind == ClaudeTranscript)
                sessions.insert(QFileInfo(file.path).completeBaseName());
        }
    }
    std::erase_if(found, [&sessions](const AgentFile &file) {
        return isClaudeDesktopAudit(file.path)
            && sessions.contains(claudeDesktopTask(file.path).value("cliSessionId"_L1).toString());
    });
    files.insert(files.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
}

bool isClaudeDesktopAudit(const QString &path)
{
    return path.endsWith("/audit.jsonl"_L1) && path.section(u'/', -2, -2).startsWith("local_"_L1);
}

QJsonObject claudeDesktopTask(const QString &audit)
{
    QFile file(QFileInfo(audit).path() + ".json"_L1);
    if (!QFileInfo(file.fileName()).isFile() || file.size() > longestTask || !file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

} // namespace evoca::model
