#include "access/ProjectResolver.h"

#include "store/Connection.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr auto selectProject =
    "SELECT id, path, name, remote, is_repository, approval, approved_at, sessions, last_active FROM project "_L1;

Project projectOf(const QSqlQuery &row)
{
    return {.id = row.value(0).toLongLong(),
            .path = row.value(1).toString(),
            .name = row.value(2).toString(),
            .remote = row.value(3).toString(),
            .isRepository = row.value(4).toBool(),
            .approval = static_cast<Approval>(row.value(5).toInt()),
            .approvedAt = row.value(6).toLongLong(),
            .sessions = row.value(7).toLongLong(),
            .lastActive = row.value(8).toLongLong()};
}

Result<std::vector<Project>> list(Connection &connection, const QString &sql, const QVariantList &values = {})
{
    auto rows = connection.run(sql, values);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<Project> projects;
    while (rows->next())
        projects.push_back(projectOf(*rows));
    return projects;
}

Result<std::optional<Project>> first(Result<std::vector<Project>> projects)
{
    if (!projects)
        return std::unexpected(projects.error());
    if (projects->empty())
        return std::nullopt;
    return std::move(projects->front());
}

QString expanded(const QString &path)
{
    const QString home = path == "~"_L1 || path.startsWith("~/"_L1) ? QDir::homePath() + path.mid(1) : path;
    return QDir::cleanPath(home);
}

} // namespace

ProjectResolver::ProjectResolver(Connection &connection) : m_connection(connection) { }

Result<std::vector<Project>> ProjectResolver::all() const
{
    return list(m_connection, selectProject + "ORDER BY last_active DESC, id"_L1);
}

Result<std::optional<Project>> ProjectResolver::byId(RowId id) const
{
    return first(list(m_connection, selectProject + "WHERE id = ?"_L1, {id}));
}

Result<std::optional<Project>> ProjectResolver::byExactPath(const QString &path) const
{
    return first(list(m_connection,
                      selectProject + "WHERE path = ? UNION ALL "_L1 + selectProject
                          + "WHERE id = (SELECT project FROM project_path WHERE path = ?)"_L1,
                      {path, path}));
}

Result<std::optional<Project>> ProjectResolver::nearestAbove(const QString &folder) const
{
    const QString home = QDir::homePath();
    for (QString path = folder; !path.isEmpty();) {
        const bool tooWide = path != folder && (path == home || QDir(path).isRoot());
        if (!tooWide) {
            auto project = byExactPath(path);
            if (!project || *project)
                return project;
        }
        const qsizetype slash = path.lastIndexOf(u'/');
        if (slash < 0 || path.size() == 1)
            break;
        path = slash == 0 ? u"/"_s : path.first(slash);
    }
    return std::nullopt;
}

Result<std::optional<Project>> ProjectResolver::byFolder(const QString &folder) const
{
    const QString path = expanded(folder);
    if (!QDir::isAbsolutePath(path))
        return std::nullopt;
    auto project = nearestAbove(path);
    if (!project || *project)
        return project;
    // Agents report either side of a symbolic link.
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() || real == path ? project : nearestAbove(real);
}

Result<std::vector<Project>> ProjectResolver::byName(const QString &name) const
{
    auto projects = all();
    if (projects)
        std::erase_if(*projects, [&name](const Project &p) { return p.name.compare(name, Qt::CaseInsensitive) != 0; });
    return projects;
}

Result<std::vector<Project>> ProjectResolver::find(const QString &pathOrName) const
{
    const QString text = pathOrName.trimmed();
    if (!isPath(text))
        return byName(text);
    auto project = byFolder(text);
    if (!project)
        return std::unexpected(project.error());
    return *project ? std::vector<Project> {**project} : std::vector<Project> {};
}

bool ProjectResolver::isPath(const QString &text)
{
    return text == "~"_L1 || text.startsWith("~/"_L1) || QDir::isAbsolutePath(text);
}

} // namespace evoca::model
