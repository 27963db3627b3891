#include "memories/MemoryRows.h"

#include "search/MemoryColumns.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Ulid.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

std::optional<Memory> MemoryRows::one(std::string_view condition, auto &&...values) const
{
    std::string sql("SELECT ");
    sql.append(memoryColumns).append(" FROM memory m WHERE m.deleted_at = 0 AND ").append(condition);
    Statement row = m_context.connection.statement(sql);
    if (!row.bind(values...).step())
        return std::nullopt;
    return memoryFrom(row);
}

std::optional<Memory> MemoryRows::byId(RowId id) const
{
    return one("m.id = ?1", id);
}

std::optional<Memory> MemoryRows::byKey(RowId project, const QString &scope, const QString &semanticKey) const
{
    return one("m.project = ?1 AND m.scope = ?2 AND m.semantic_key = ?3 AND m.semantic_key <> ''", project, scope,
               semanticKey);
}

std::optional<Memory> MemoryRows::same(const Memory &memory) const
{
    return one("m.path = ?1 AND m.project = ?2 AND m.scope = ?3 AND m.content = ?4 AND m.type = ?5"
               " AND m.semantic_key = '' AND m.origin NOT GLOB 'file:*'",
               memory.path, memory.project, memory.scope, memory.content, memory.type);
}

Memory MemoryRows::insert(Memory memory) const
{
    if (memory.globalId.isEmpty())
        memory.globalId = u"mem-"_s + makeUlid(memory.created);
    Statement insert = m_context.connection.statement(
        "INSERT INTO memory(global_id, project, path, type, scope, content, semantic_key, importance, confidence,"
        " created, updated, expires, origin, pinned, next_action, blocked_reason, promoted_from, revision)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18) RETURNING id");
    insert.bind(memory.globalId, memory.project, memory.path, memory.type, memory.scope, memory.content,
                memory.semanticKey, memory.importance, memory.confidence, memory.created, memory.updated,
                memory.expires, memory.origin, memory.pinned, memory.nextAction, memory.blockedReason,
                memory.promotedFrom, memory.revision);
    insert.step();
    memory.id = insert.integer(0);
    insert.run();
    noted(memory, u"insert"_s);
    return memory;
}

Memory MemoryRows::replace(const Memory &before, Memory after) const
{
    m_context.connection
        .statement("INSERT OR REPLACE INTO memory_version(memory, revision, content, path, type, at, origin)"
                   " SELECT id, revision, content, path, type, updated, origin FROM memory WHERE id = ?1")
        .bind(before.id)
        .run();
    after.revision = before.revision + 1;
    overwrite(before.id, after);
    return after;
}

void MemoryRows::overwrite(RowId id, const Memory &memory) const
{
    m_context.connection
        .statement("UPDATE memory SET project = ?2, path = ?3, type = ?4, scope = ?5, content = ?6, semantic_key = ?7,"
                   " importance = ?8, confidence = ?9, updated = ?10, expires = ?11, origin = ?12, next_action = ?13,"
                   " blocked_reason = ?14, promoted_from = ?15, pinned = ?16, revision = ?17 WHERE id = ?1")
        .bind(id, memory.project, memory.path, memory.type, memory.scope, memory.content, memory.semanticKey,
              memory.importance, memory.confidence, memory.updated, memory.expires, memory.origin, memory.nextAction,
              memory.blockedReason, memory.promotedFrom, memory.pinned, memory.revision)
        .run();
    recordChange(m_context.connection, u"memory"_s, memory.globalId, u"update"_s);
    m_context.changes.memories.insert(id);
}

void MemoryRows::setPinned(const Memory &memory, bool pinned) const
{
    m_context.connection.statement("UPDATE memory SET pinned = ?2 WHERE id = ?1").bind(memory.id, pinned).run();
    noted(memory, u"update"_s);
}

void MemoryRows::noted(const Memory &memory, const QString &operation) const
{
    recordChange(m_context.connection, u"memory"_s, memory.globalId, operation);
    m_context.changes.memories.insert(memory.id);
}

} // namespace evoca::model
