#include "agents/CodexFiles.h"

#include "agents/FileFinder.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace evoca::model {

namespace {

using namespace Qt::StringLiterals;

QStringList homes(const AgentPlaces &places)
{
    QStringList folders;
    if (places.useEnvironment) {
        const QString named = qEnvironmentVariable("CODEX_HOME");
        if (!named.isEmpty())
            folders << QDir::cleanPath(named);
    }
    folders << places.home + "/.codex"_L1 << places.home + "/codex"_L1;
    folders.removeDuplicates();
    folders.removeIf([](const QString &folder) {
        return !QFileInfo(folder + "/sessions"_L1).isDir() && !QFileInfo(folder + "/archived_sessions"_L1).isDir();
    });
    return folders;
}

int kindOf(std::string_view relative)
{
    const std::string_view name = relative.substr(relative.find_last_of('/') + 1);
    const bool named = name.starts_with("rollout-");
    return named && (name.ends_with(".jsonl") || name.ends_with(".jsonl.zst") || name.ends_with(".json")) ? CodexRollout
                                                                                                          : -1;
}

/// Codex compresses old rollouts; for a moment both forms exist, and only the plain one is still written to.
void dropCompressedTwins(std::vector<AgentFile> &files)
{
    QSet<QString> plain;
    for (const AgentFile &file : files) {
        if (!file.path.endsWith(".zst"_L1))
            plain.insert(file.path);
    }
    std::erase_if(files, [&plain](const AgentFile &file) {
        return file.path.endsWith(".zst"_L1) && plain.contains(file.path.chopped(4));
    });
}

} // namespace

std::vector<AgentFile> findCodexFiles(const AgentPlaces &places, std::stop_token stop)
{
    FileFinder finder(Agent::Codex, std::move(stop));
    for (const QString &home : homes(places)) {
        finder.addTree(home + "/sessions"_L1, kindOf);
        finder.addTree(home + "/archived_sessions"_L1, kindOf);
        finder.addFile(home + "/history.jsonl"_L1, CodexPromptLog);
    }
    std::vector<AgentFile> files = finder.take();
    dropCompressedTwins(files);
    return files;
}

std::vector<QString> codexFolders(const AgentPlaces &places)
{
    std::vector<QString> roots;
    for (const QString &home : homes(places)) {
        for (const QLatin1StringView name : {"/sessions"_L1, "/archived_sessions"_L1}) {
            if (QFileInfo(home + name).isDir())
                roots.push_back(home + name);
        }
    }
    return roots;
}

std::string codexIdInName(const QString &path)
{
    QString name = QFileInfo(path).fileName();
    for (const QLatin1StringView ending : {".zst"_L1, ".jsonl"_L1, ".json"_L1}) {
        if (name.endsWith(ending))
            name.chop(ending.size());
    }
    constexpr qsizetype prefix = 8;
    constexpr qsizetype stamp = 20;
    if (name.startsWith("rollout-"_L1) && name.size() > prefix + stamp && name[prefix + 10] == u'T')
        name.remove(0, prefix + stamp);
    return name.toStdString();
}

std::unordered_set<std::string> codexTranscripts(const QString &log)
{
    std::unordered_set<std::string> ids;
    FileFinder finder(Agent::Codex, {});
    const QString home = QFileInfo(log).path();
    finder.addTree(home + "/sessions"_L1, kindOf);
    finder.addTree(home + "/archived_sessions"_L1, kindOf);
    for (const AgentFile &file : finder.take()) {
        const std::string id = codexIdInName(file.path);
        ids.insert(id.substr(0, id.find('_')));
        ids.insert(id);
    }
    return ids;
}

} // namespace evoca::model
