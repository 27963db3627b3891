#include "store/ContextRows.h"

#include "store/Connection.h"
#include "store/Statement.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::string_view used = "used";
constexpr std::string_view recommendedFor = "recommended_for";

void insertEdge(Connection &connection, const QString &source, std::string_view relation, const QString &target)
{
    connection.statement("INSERT OR IGNORE INTO edge(source, relation, target) VALUES(?1, ?2, ?3)")
        .bind(source, relation, target)
        .run();
}

/// The node of the task that a context was made for: the same hex digits.
QString taskOf(const QString &context)
{
    return u"task-"_s + context.section(u'-', 1);
}

} // namespace

ContextRows::ContextRows(Connection &connection, ChangeSet &changes) : m_connection(connection), m_changes(changes) { }

QString ContextRows::add(const StoredContext &context)
{
    const QString id = u"ctx-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const QString task = taskOf(id);
    RowId row = 0;
    {
        Statement insert = m_connection.statement(
            "INSERT INTO context(global_id, project, client, task_text, body, created) VALUES(?1, ?2, ?3, ?4, ?5, ?6)"
            " RETURNING id");
        insert.bind(id, context.project, context.client, context.task, context.body, context.created).step();
        row = insert.integer(0);
        insert.run();
    }
    insertEdge(m_connection, id, recommendedFor, task);
    for (const StoredContext::Path &path : context.paths) {
        Statement insert = m_connection.statement(
            "INSERT INTO candidate_path(context, strategy, fields) VALUES(?1, ?2, ?3) RETURNING id");
        insert.bind(row, path.strategy, std::string_view(path.fields.constData(), std::size_t(path.fields.size())))
            .step();
        const QString node = u"path-"_s + QString::number(insert.integer(0));
        insert.run();
        if (path.recommended)
            insertEdge(m_connection, node, recommendedFor, task);
    }
    for (const QString &experience : context.experiences)
        insertEdge(m_connection, id, used, experience);
    for (const QString &lesson : context.lessons)
        insertEdge(m_connection, lesson, recommendedFor, task);
    recordChange(m_connection, u"context"_s, id, u"insert"_s);
    trim(context.project);
    return id;
}

void ContextRows::trim(RowId project)
{
    QStringList old;
    {
        Statement rows = m_connection.statement(
            "SELECT global_id FROM context WHERE project = ?1 ORDER BY id DESC LIMIT -1 OFFSET ?2");
        rows.bind(project, keptPerProject);
        while (rows.step())
            old << rows.text(0);
    }
    purge(old);
}

QStringList ContextRows::madeFrom(const QStringList &nodes) const
{
    QStringList contexts;
    const auto add = [&](std::string_view sql, const QString &node) {
        Statement rows = m_connection.statement(sql);
        rows.bind(node);
        while (rows.step()) {
            if (const QString id = rows.text(0); !contexts.contains(id))
                contexts << id;
        }
    };
    for (const QString &node : nodes) {
        add("SELECT source FROM edge WHERE target = ?1 AND source GLOB 'ctx-*'", node);
        add("SELECT 'ctx-' || substr(target, 6) FROM edge WHERE source = ?1 AND relation = 'recommended_for'"
            " AND target GLOB 'task-*'",
            node);
    }
    return contexts;
}

void ContextRows::setDeleted(const QStringList &contexts, qint64 deletedAt)
{
    for (const QString &context : contexts) {
        Statement update = m_connection.statement(
            "UPDATE context SET deleted_at = ?2, revision = revision + 1 WHERE global_id = ?1 RETURNING id");
        if (!update.bind(context, deletedAt).step())
            continue;
        update.run();
        recordChange(m_connection, u"context"_s, context, deletedAt != 0 ? u"bin"_s : u"restore"_s);
        m_changes.bin = true;
    }
}

void ContextRows::purge(const QStringList &contexts)
{
    for (const QString &context : contexts) {
        m_connection
            .statement("DELETE FROM edge WHERE source IN (SELECT 'path-' || p.id FROM candidate_path p"
                       " JOIN context c ON c.id = p.context WHERE c.global_id = ?1)")
            .bind(context)
            .run();
        m_connection.statement("DELETE FROM edge WHERE source = ?1 OR target = ?1").bind(context).run();
        m_connection.statement("DELETE FROM edge WHERE target = ?1").bind(taskOf(context)).run();
        Statement removed = m_connection.statement("DELETE FROM context WHERE global_id = ?1 RETURNING id");
        if (!removed.bind(context).step())
            continue;
        removed.run(); // its paths go with it
        recordChange(m_connection, u"context"_s, context, u"purge"_s);
    }
}

} // namespace evoca::model
