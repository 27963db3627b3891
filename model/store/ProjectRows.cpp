#include "store/ProjectRows.h"

#include "store/Connection.h"
#include "text/Ulid.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

RowId insertProject(Connection &connection, const ProjectRef &project)
{
    const QString globalId = "project-"_L1 + hashId({u"project"_s, project.path});
    Statement insert = connection.statement("INSERT INTO project(global_id, path, name, remote, is_repository)"
                                            " VALUES(?1, ?2, ?3, ?4, ?5) RETURNING id");
    const QString name = project.name.isEmpty() ? project.path.section(u'/', -1, -1, QString::SectionSkipEmpty)
                                                : project.name;
    insert.bind(globalId, project.path, name.isEmpty() ? project.path : name, project.remote, project.isRepository);
    const RowId id = insert.step() ? insert.integer(0) : 0;
    insert.run();
    recordChange(connection, u"project"_s, globalId, u"insert"_s);
    return id;
}

/// A folder may become a repository, or get a remote.
void updateProject(Connection &connection, RowId id, const QString &globalId, const ProjectRef &project)
{
    connection
        .statement(
            "UPDATE project SET remote = ?2, is_repository = ?3, name = ?4, revision = revision + 1 WHERE id = ?1")
        .bind(id, project.remote, project.isRepository, project.name)
        .run();
    recordChange(connection, u"project"_s, globalId, u"update"_s);
}

} // namespace

RowId projectId(Connection &connection, const ProjectRef &project, const QString &cwd, ChangeSet &changes)
{
    if (project.path.isEmpty())
        return 0;
    RowId id = 0;
    {
        Statement find = connection.statement(
            "SELECT id, global_id, remote, is_repository, name FROM project WHERE path = ?1");
        if (find.bind(project.path).step()) {
            id = find.integer(0);
            const bool gained = (!project.remote.isEmpty() && find.text(2) != project.remote)
                || (project.isRepository && find.integer(3) == 0);
            if (gained) {
                ProjectRef merged = project;
                if (merged.name.isEmpty())
                    merged.name = find.text(4);
                updateProject(connection, id, find.text(1), merged);
                changes.projects.insert(id);
            }
        }
    }
    if (id == 0) {
        id = insertProject(connection, project);
        changes.projects.insert(id);
    }
    if (!cwd.isEmpty()) {
        connection
            .statement("INSERT INTO project_path(path, project) VALUES(?1, ?2)"
                       " ON CONFLICT(path) DO UPDATE SET project = excluded.project WHERE project <> excluded.project")
            .bind(cwd, id)
            .run();
    }
    return id;
}

void sumProjects(Connection &connection, const QSet<RowId> &projects, ChangeSet &changes)
{
    Statement sum = connection.statement(
        "UPDATE project SET sessions = (SELECT count(*) FROM session WHERE project = ?1 AND subagent = 0 AND deleted_at = 0),"
        " last_active = (SELECT coalesce(max(ended), 0) FROM session WHERE project = ?1 AND deleted_at = 0) WHERE id = ?1");
    for (const RowId project : projects) {
        sum.bind(project).run();
        changes.projects.insert(project);
    }
}

} // namespace evoca::model
