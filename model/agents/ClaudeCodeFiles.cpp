#include "agents/ClaudeCodeFiles.h"

#include "agents/ClaudeDesktopFiles.h"
#include "agents/FileFinder.h"

#include <QDir>
#include <QFileInfo>

namespace evoca::model {

namespace {

using namespace Qt::StringLiterals;

/// Configuration folders; several may be named, and more than one may exist.
QStringList configFolders(const AgentPlaces &places)
{
    QStringList folders;
    if (places.useEnvironment) {
        const QString named = qEnvironmentVariable("CLAUDE_CONFIG_DIR");
        for (const QString &folder : named.split(u',', Qt::SkipEmptyParts))
            folders << QDir::cleanPath(folder.trimmed());
        const QString config = qEnvironmentVariable("XDG_CONFIG_HOME", places.home + "/.config"_L1);
        folders << config + "/claude"_L1;
    } else {
        folders << places.home + "/.config/claude"_L1;
    }
    folders << places.home + "/.claude"_L1 << places.home + "/claude"_L1;
    folders.removeDuplicates();
    folders.removeIf([](const QString &folder) { return !QFileInfo(folder + "/projects"_L1).isDir(); });
    return folders;
}

} // namespace

int claudeCodeFileKind(std::string_view relative)
{
    if (!relative.ends_with(".jsonl"))
        return -1;
    // Large outputs and other sidecars are read only where a transcript names them.
    if (relative.find("/tool-results/") != std::string_view::npos)
        return -1;
    const std::string_view name = relative.substr(relative.find_last_of('/') + 1);
    if (name.starts_with("agent-"))
        return ClaudeSubagent;
    // "<slug>/<session>.jsonl"; deeper files that are no subagents (journals of workflows) hold no conversation.
    return relative.find('/') == relative.find_last_of('/') ? ClaudeTranscript : -1;
}

std::vector<AgentFile> findClaudeCodeFiles(const AgentPlaces &places, std::stop_token stop)
{
    FileFinder finder(Agent::ClaudeCode, stop);
    for (const QString &folder : configFolders(places)) {
        finder.addTree(folder + "/projects"_L1, claudeCodeFileKind);
        finder.addFile(folder + "/history.jsonl"_L1, ClaudePromptLog);
    }
    std::vector<AgentFile> files = finder.take();
    addClaudeDesktopFiles(places, std::move(stop), files);
    return files;
}

std::vector<QString> claudeCodeFolders(const AgentPlaces &places)
{
    std::vector<QString> roots;
    for (const QString &folder : configFolders(places))
        roots.push_back(folder + "/projects"_L1);
    for (QString &folder : claudeDesktopFolders(places))
        roots.push_back(std::move(folder));
    return roots;
}

std::unordered_set<std::string> claudeCodeTranscripts(const QString &log)
{
    std::unordered_set<std::string> ids;
    const QDir projects(QFileInfo(log).path() + "/projects"_L1);
    for (const QString &slug : projects.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir folder(projects.filePath(slug));
        for (const QString &name : folder.entryList({"*.jsonl"_L1}, QDir::Files))
            ids.insert(name.chopped(6).toStdString());
    }
    return ids;
}

} // namespace evoca::model
