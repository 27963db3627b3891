#include "memories/MemoryDirectory.h"

#include "memories/MemoryRules.h"
#include "search/MemoryColumns.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(MemoryDirectory)
};

std::string listOf(const std::vector<RowId> &ids)
{
    std::string list = "[";
    for (const RowId id : ids)
        list.append(list.size() > 1 ? "," : "").append(std::to_string(id));
    return list + ']';
}

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

Error notThere()
{
    return {ErrorCode::NotFound, Messages::tr("There is no such memory.")};
}

Result<Memory> one(Connection &connection, RowId memory, std::string_view condition)
{
    return guarded([&]() -> Result<Memory> {
        std::string text("SELECT ");
        text.append(memoryColumns).append(" FROM memory m WHERE m.id = ?1").append(condition);
        Statement row = connection.statement(text);
        if (!row.bind(memory).step())
            return std::unexpected(notThere());
        return memoryFrom(row);
    });
}

void readVersions(Connection &connection, MemoryRecord &record)
{
    const Memory &memory = record.memory;
    record.versions.push_back(
        {memory.revision, memory.content, memory.path, memory.type, memory.origin, memory.updated});
    Statement rows = connection.statement("SELECT revision, content, path, type, origin, at FROM memory_version"
                                          " WHERE memory = ?1 ORDER BY revision DESC");
    rows.bind(memory.id);
    while (rows.step())
        record.versions.push_back(
            {int(rows.integer(0)), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.integer(5)});
}

void readUse(Connection &connection, MemoryRecord &record)
{
    Statement use = connection.statement(
        "SELECT count(*), max(r.at) FROM request r, json_each(r.returned) j WHERE r.deleted_at = 0 AND j.value = ?1");
    use.bind(record.memory.globalId).step();
    record.served = use.integer(0);
    record.lastServed = use.integer(1);
    Statement episode = connection.statement("SELECT created FROM episode WHERE id = ?1 AND deleted_at = 0");
    if (!record.memory.promotedFrom.isEmpty() && episode.bind(record.memory.promotedFrom).step())
        record.promotedAt = episode.integer(0);
}

} // namespace

MemoryDirectory::MemoryDirectory(Connection &connection) : m_connection(connection) { }

Result<MemoryRecord> MemoryDirectory::record(RowId memory) const
{
    return guarded([&]() -> Result<MemoryRecord> {
        std::string text("SELECT ");
        text.append(memoryColumns)
            .append(", coalesce(p.name, '') FROM memory m LEFT JOIN project p ON p.id = m.project"
                    " WHERE m.id = ?1 AND m.deleted_at = 0");
        MemoryRecord record;
        {
            Statement row = m_connection.statement(text);
            if (!row.bind(memory).step())
                return std::unexpected(notThere());
            record.memory = memoryFrom(row);
            record.projectName = row.text(memoryColumnCount);
        }
        readVersions(m_connection, record);
        readUse(m_connection, record);
        auto near = nearMemories(m_connection, record.memory);
        if (!near)
            return std::unexpected(near.error());
        record.near = std::move(*near);
        return record;
    });
}

Result<Memory> MemoryDirectory::memory(RowId memory) const
{
    return one(m_connection, memory, " AND m.deleted_at = 0");
}

Result<Memory> MemoryDirectory::forgotten(RowId memory) const
{
    return one(m_connection, memory, " AND m.deleted_at <> 0");
}

Result<RowId> MemoryDirectory::find(const QString &globalId) const
{
    return guarded([&]() -> Result<RowId> {
        Statement row = m_connection.statement("SELECT id FROM memory WHERE global_id = ?1 AND deleted_at = 0");
        if (!row.bind(globalId).step())
            return std::unexpected(notThere());
        return row.integer(0);
    });
}

Result<std::vector<Memory>> MemoryDirectory::states(const std::vector<RowId> &projects) const
{
    return guarded([&]() -> Result<std::vector<Memory>> {
        const std::string wanted = listOf(projects);
        std::string text("SELECT ");
        text.append(memoryColumns)
            .append(" FROM memory m WHERE m.deleted_at = 0 AND m.type = ?1 AND (m.expires = 0 OR m.expires > ?2)"
                    " AND (?3 = '[]' OR m.project = 0 OR m.project IN (SELECT value FROM json_each(?3)))"
                    " ORDER BY m.updated DESC, m.id DESC");
        Statement rows = m_connection.statement(text);
        rows.bind(QString(workingType), now(), std::string_view(wanted));
        std::vector<Memory> states;
        while (rows.step())
            states.push_back(memoryFrom(rows));
        return states;
    });
}

} // namespace evoca::model
