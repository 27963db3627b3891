#include "memories/AgentFileFinder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 longestSettings = 32 * 1024 * 1024;
constexpr std::size_t mostFiles = 5000;

/// Size and time as the importer takes them; false when it is no regular file (behind any links).
bool measure(const QString &path, qint64 &size, qint64 &mtimeNs)
{
    std::error_code failed;
    const std::filesystem::path native = path.toStdU16String();
    if (!std::filesystem::is_regular_file(native, failed) || failed)
        return false;
    size = qint64(std::filesystem::file_size(native, failed));
    const auto written = std::filesystem::last_write_time(native, failed);
    mtimeNs = std::chrono::nanoseconds(std::chrono::file_clock::to_sys(written).time_since_epoch()).count();
    return !failed;
}

/// How Claude Code names a project's folder: many paths give the same slug.
QString claudeSlug(const QString &folder)
{
    QString slug = folder;
    for (QChar &character : slug) {
        const bool kept = character.unicode() < 128 && character.isLetterOrNumber();
        if (!kept)
            character = u'-';
    }
    return slug;
}

/// The one project that a slug can mean; 0 when none or several do.
RowId projectOfSlug(const MemoryProjects &projects, const QString &slug)
{
    RowId found = 0;
    for (const auto &[id, folder] : projects.folders) {
        if (claudeSlug(folder) != slug)
            continue;
        if (found != 0)
            return 0;
        found = id;
    }
    return found;
}

QString graphPath(const QJsonValue &server)
{
    return server.toObject().value("env"_L1).toObject().value("MEMORY_FILE_PATH"_L1).toString();
}

} // namespace

AgentFileFinder::AgentFileFinder(const AgentPlaces &places) : m_places(places) { }

std::vector<MemoryFile> AgentFileFinder::find(const MemoryProjects &projects, bool claude)
{
    m_files.clear();
    m_seen.clear();
    addPersonsFiles(claude);
    for (const auto &[id, folder] : projects.folders)
        addProject(id, folder, claude);
    if (claude)
        addNotes(projects);
    addGraphs(projects);
    return std::move(m_files);
}

QStringList AgentFileFinder::claudeFolders() const
{
    QStringList folders;
    if (m_places.useEnvironment) {
        const QString named = qEnvironmentVariable("CLAUDE_CONFIG_DIR");
        for (const QString &folder : named.split(u',', Qt::SkipEmptyParts))
            folders << QDir::cleanPath(folder.trimmed());
    }
    folders << m_places.home + "/.claude"_L1 << m_places.home + "/.config/claude"_L1;
    folders.removeDuplicates();
    return folders;
}

void AgentFileFinder::addPersonsFiles(bool claude)
{
    using Kind = MemoryFile::Kind;
    // The person's own links (dotfiles kept elsewhere) are followed within the home.
    const QString home = QFileInfo(m_places.home).canonicalFilePath();
    if (claude) {
        for (const QString &folder : claudeFolders())
            add(Kind::Instructions, folder + "/CLAUDE.md"_L1, home, 0);
    }
    const QString codex = m_places.useEnvironment ? qEnvironmentVariable("CODEX_HOME") : QString();
    for (const QString &folder : QStringList {codex, m_places.home + "/.codex"_L1, m_places.home + "/.agents"_L1}) {
        if (!folder.isEmpty())
            add(Kind::Instructions, folder + "/AGENTS.md"_L1, home, 0);
    }
}

void AgentFileFinder::addProject(RowId project, const QString &folder, bool claude)
{
    const QString root = QFileInfo(folder).canonicalFilePath();
    if (root.isEmpty()) // another computer's, or gone
        return;
    if (claude) {
        for (const QLatin1StringView name : {"/CLAUDE.md"_L1, "/.claude/CLAUDE.md"_L1, "/CLAUDE.local.md"_L1})
            add(MemoryFile::Kind::Instructions, folder + name, root, project);
    }
    add(MemoryFile::Kind::Instructions, folder + "/AGENTS.md"_L1, root, project);
}

void AgentFileFinder::addNotes(const MemoryProjects &projects)
{
    for (const QString &config : claudeFolders()) {
        const QDir folders(config + "/projects"_L1);
        const QString root = QFileInfo(config).canonicalFilePath();
        for (const QString &slug : folders.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
            const QDir notes(folders.filePath(slug) + "/memory"_L1);
            const QStringList names = notes.entryList({u"*.md"_s}, QDir::Files, QDir::Name);
            if (names.isEmpty())
                continue;
            RowId project = projects.ofClaudeFolder(folders.filePath(slug));
            if (project == 0)
                project = projectOfSlug(projects, slug);
            if (project == 0) // of whom they are is not known yet; they are not for everybody
                continue;
            for (const QString &name : names)
                add(MemoryFile::Kind::Notes, notes.filePath(name), root, project);
        }
    }
}

void AgentFileFinder::addGraphs(const MemoryProjects &projects)
{
    using Kind = MemoryFile::Kind;
    const QString home = QFileInfo(m_places.home).canonicalFilePath();
    const auto addOwn = [&](const QString &path, RowId project) {
        if (QFileInfo(path).isAbsolute()) // the person named it: wherever it is
            add(Kind::Graph, path, QFileInfo(path).dir().canonicalPath(), project);
    };
    if (m_places.useEnvironment)
        addOwn(qEnvironmentVariable("MEMORY_FILE_PATH"), 0);
    for (const QLatin1StringView name :
         {"/.claude.json"_L1, "/.cursor/mcp.json"_L1, "/.config/Claude/claude_desktop_config.json"_L1,
          "/.gemini/settings.json"_L1}) {
        for (const NamedGraph &graph : graphsNamedIn(m_places.home + name)) {
            const auto known = std::ranges::find(projects.folders, graph.folder, &std::pair<RowId, QString>::second);
            if (graph.folder.isEmpty() || known != projects.folders.end())
                addOwn(graph.path, graph.folder.isEmpty() ? 0 : known->first);
        }
    }
    // What comes with a repository may name a file of that repository only.
    for (const auto &[id, folder] : projects.folders) {
        for (const NamedGraph &graph : graphsNamedIn(folder + "/.mcp.json"_L1))
            add(Kind::Graph, QDir(folder).absoluteFilePath(graph.path), QFileInfo(folder).canonicalFilePath(), id);
    }
    const QDir packages(m_places.home + "/.npm/_npx"_L1);
    for (const QString &package : packages.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = packages.filePath(package) + "/node_modules/@modelcontextprotocol/server-memory/dist"_L1;
        for (const QLatin1StringView name : {"/memory.jsonl"_L1, "/memory.json"_L1})
            add(Kind::Graph, folder + name, home, 0);
    }
}

const std::vector<AgentFileFinder::NamedGraph> &AgentFileFinder::graphsNamedIn(const QString &settings)
{
    SettingsFile &known = m_settings[settings];
    qint64 size = -1;
    qint64 mtimeNs = -1;
    if (!measure(settings, size, mtimeNs)) {
        known = {};
        return known.graphs;
    }
    if (size == known.size && mtimeNs == known.mtimeNs)
        return known.graphs;
    known = {.size = size, .mtimeNs = mtimeNs, .graphs = {}};
    QFile file(settings);
    if (size > longestSettings || !file.open(QIODevice::ReadOnly))
        return known.graphs;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    const auto collect = [&known](const QString &folder, const QJsonObject &servers) {
        for (auto server = servers.constBegin(); server != servers.constEnd(); ++server) {
            if (const QString path = graphPath(*server); !path.isEmpty())
                known.graphs.push_back({folder, path});
        }
    };
    collect({}, object.value("mcpServers"_L1).toObject());
    const QJsonObject folders = object.value("projects"_L1).toObject();
    for (auto each = folders.constBegin(); each != folders.constEnd(); ++each)
        collect(each.key(), each.value().toObject().value("mcpServers"_L1).toObject());
    return known.graphs;
}

void AgentFileFinder::add(MemoryFile::Kind kind, const QString &path, const QString &root, RowId project)
{
    MemoryFile file {.kind = kind, .path = QDir::cleanPath(path), .root = root, .project = project};
    if (m_files.size() >= mostFiles || !measure(file.path, file.size, file.mtimeNs))
        return;
    const QString canonical = QFileInfo(file.path).canonicalFilePath();
    if (m_seen.contains(canonical)) // CLAUDE.md is often a link to AGENTS.md
        return;
    m_seen.insert(canonical);
    m_files.push_back(std::move(file));
}

} // namespace evoca::model
