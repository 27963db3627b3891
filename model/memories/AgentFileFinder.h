#pragma once

#include "agents/AgentReader.h"
#include "memories/MemoryFile.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <functional>

namespace evoca::model {

/// The projects whose folders may hold such files.
struct MemoryProjects
{
    std::vector<std::pair<RowId, QString>> folders; ///< id, path
    /// The project of the sessions in a folder ~/.claude/projects/<slug>; 0: unknown. Slugs cannot be decoded.
    std::function<RowId(const QString &folder)> ofClaudeFolder;
};

/// Finds agents' own memory files: the person's (CLAUDE.md, AGENTS.md), those of each known project, Claude Code's
/// notes, and the knowledge graphs that clients' settings name. Looks at names and times only, except for the settings,
/// of which nothing but the graph's path is taken. One thread.
class AgentFileFinder
{
public:
    explicit AgentFileFinder(const AgentPlaces &places);

    /// `claude`: Claude Code's own files too. A file found in two ways is named once.
    std::vector<MemoryFile> find(const MemoryProjects &projects, bool claude);

private:
    struct NamedGraph
    {
        QString folder; ///< of the project in whose settings it stands; empty: the person's
        QString path;
    };
    struct SettingsFile
    {
        qint64 size = -1;
        qint64 mtimeNs = -1;
        std::vector<NamedGraph> graphs;
    };

    QStringList claudeFolders() const;
    void addPersonsFiles(bool claude);
    void addProject(RowId project, const QString &folder, bool claude);
    void addNotes(const MemoryProjects &projects);
    void addGraphs(const MemoryProjects &projects);
    const std::vector<NamedGraph> &graphsNamedIn(const QString &settings);
    void add(MemoryFile::Kind kind, const QString &path, const QString &root, RowId project);

    AgentPlaces m_places;
    QHash<QString, SettingsFile> m_settings;
    std::vector<MemoryFile> m_files;
    QSet<QString> m_seen; ///< canonical paths
};

} // namespace evoca::model
