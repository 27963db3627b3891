#include "memories/FileMemoryRows.h"

#include "store/Connection.h"
#include "store/Tombstones.h"
#include "text/Ulid.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int mostVersions = 50; // of one memory: notes are rewritten all the time

void add(WriteContext &context, const FileMemory &memory, Tombstones &tombstones)
{
    const QString globalId = FileMemoryRows::globalId(memory.origin);
    if (tombstones.contains(globalId))
        return;
    Statement insert = context.connection.statement(
        "INSERT INTO memory(global_id, project, path, type, content, origin, created, updated)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7) ON CONFLICT(global_id) DO NOTHING RETURNING id");
    insert.bind(globalId, memory.project, memory.path, memory.type, memory.content, memory.origin, memory.writtenMs);
    if (!insert.step())
        return;
    const RowId id = insert.integer(0);
    insert.run();
    context.changes.memories.insert(id);
    recordChange(context.connection, u"memory"_s, globalId, u"insert"_s);
}

void change(WriteContext &context, RowId id, const FileMemory &memory)
{
    Connection &connection = context.connection;
    connection
        .statement("INSERT OR REPLACE INTO memory_version(memory, revision, content, path, type, at, origin)"
                   " SELECT id, revision, content, path, type, updated, origin FROM memory"
                   " WHERE id = ?1 AND content <> ?2")
        .bind(id, memory.content)
        .run();
    connection
        .statement("DELETE FROM memory_version WHERE memory = ?1 AND revision NOT IN"
                   " (SELECT revision FROM memory_version WHERE memory = ?1 ORDER BY revision DESC LIMIT ?2)")
        .bind(id, mostVersions)
        .run();
    connection
        .statement("UPDATE memory SET project = ?2, path = ?3, type = ?4, content = ?5, updated = ?6,"
                   " revision = revision + 1 WHERE id = ?1")
        .bind(id, memory.project, memory.path, memory.type, memory.content, memory.writtenMs)
        .run();
    context.changes.memories.insert(id);
    recordChange(connection, u"memory"_s, FileMemoryRows::globalId(memory.origin), u"update"_s);
}

void remove(WriteContext &context, RowId id)
{
    Statement removed = context.connection.statement("DELETE FROM memory WHERE id = ?1 RETURNING global_id");
    if (!removed.bind(id).step())
        return;
    const QString globalId = removed.text(0);
    removed.run();
    context.changes.memories.insert(id);
    recordChange(context.connection, u"memory"_s, globalId, u"purge"_s);
}

} // namespace

QHash<QString, FileMemoryRows::Known> FileMemoryRows::load(Connection &connection)
{
    QHash<QString, Known> known;
    Statement rows = connection.statement(
        "SELECT origin, id, project, path, type, content, deleted_at FROM memory WHERE origin GLOB 'file:*'");
    while (rows.step())
        known.insert(
            rows.text(0),
            {rows.integer(1), rows.integer(2), rows.text(3), rows.text(4), rows.text(5), rows.integer(6) != 0});
    return known;
}

FileMemoryRows::Difference FileMemoryRows::compare(const std::vector<FileMemory> &memories, QHash<QString, Known> known,
                                                   const std::function<bool(const QString &origin)> &stays)
{
    Difference difference;
    for (const FileMemory &memory : memories) {
        const auto row = known.constFind(memory.origin);
        if (row == known.cend()) {
            difference.added.push_back(memory);
            continue;
        }
        const bool same = row->project == memory.project && row->path == memory.path && row->type == memory.type
            && row->content == memory.content;
        if (!same && !row->binned)
            difference.changed.emplace_back(row->id, memory);
        known.erase(row);
    }
    for (auto row = known.cbegin(); row != known.cend(); ++row) {
        if (!row->binned && !stays(row.key()))
            difference.gone.push_back(row->id);
    }
    return difference;
}

void FileMemoryRows::write(WriteContext &context, const Difference &difference)
{
    for (const RowId id : difference.gone)
        remove(context, id);
    for (const auto &[id, memory] : difference.changed)
        change(context, id, memory);
    Tombstones tombstones(context.connection);
    for (const FileMemory &memory : difference.added)
        add(context, memory, tombstones);
}

QString FileMemoryRows::globalId(const QString &origin)
{
    return "mem-"_L1 + hashId({u"agent-file"_s, origin});
}

} // namespace evoca::model
