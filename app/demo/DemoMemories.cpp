#include "demo/DemoMemories.h"

#include "demo/MemoryScript.h"
#include "store/Connection.h"
#include "store/Writer.h"
#include "text/Ulid.h"

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 hour = 3600 * 1000LL;

model::RowId projectOf(model::Connection &connection, const QString &name)
{
    model::Statement row = connection.statement("SELECT id FROM project WHERE name = ?1");
    return row.bind(name).step() ? row.integer(0) : 0;
}

QString written(const QString &who)
{
    return who.isEmpty() ? u"person"_s : who;
}

/// The history of the demonstration has its own times, which no use case gives: rows are written as they are.
class MemoryRows
{
public:
    MemoryRows(model::WriteContext &context, qint64 now) : m_context(context), m_now(now) { }

    void add(const DemoMemory &memory)
    {
        const qint64 expires = memory.expiresInHours > 0 ? m_now + memory.expiresInHours * hour : 0;
        const DemoMemory::Version &newest = memory.versions.back();
        const model::RowId id = insert(memory.project, memory.path, memory.type, newest.content, memory.key,
                                       memory.importance, memory.confidence, at(memory.versions.front()), at(newest),
                                       expires, written(newest.who), int(memory.versions.size()), memory.pinned);
        if (id == 0)
            return;
        for (std::size_t index = 0; index + 1 < memory.versions.size(); ++index) {
            const DemoMemory::Version &version = memory.versions[index];
            const QString path = version.path.isEmpty() ? memory.path : version.path;
            const QString who = written(version.who);
            m_context.connection
                .statement("INSERT INTO memory_version(memory, revision, content, path, type, at, origin)"
                           " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)")
                .bind(id, qint64(index + 1), version.content, path, memory.type, at(version), who)
                .run();
        }
    }

    void add(const DemoState &state)
    {
        const qint64 since = m_now - state.ttlSeconds * 1000LL / 4;
        const model::RowId id = insert(state.project, u"state/"_s + state.key, u"working"_s, state.content,
                                       u"state:"_s + state.key, 0.5, 1.0, since, since,
                                       since + state.ttlSeconds * 1000LL, state.who, 1, false);
        const QString next = state.next.isNull() ? u""_s : state.next;
        const QString blocked = state.blocked.isNull() ? u""_s : state.blocked;
        m_context.connection.statement("UPDATE memory SET next_action = ?2, blocked_reason = ?3 WHERE id = ?1")
            .bind(id, next, blocked)
            .run();
    }

private:
    qint64 at(const DemoMemory::Version &version) const { return m_now - version.hoursAgo * hour; }

    model::RowId insert(const QString &project, const QString &path, const QString &type, const QString &content,
                        const QString &key, double importance, double confidence, qint64 created, qint64 updated,
                        qint64 expires, const QString &origin, int revision, bool pinned)
    {
        const QString globalId = "mem-"_L1 + model::hashId({u"demo"_s, path});
        const model::RowId owner = projectOf(m_context.connection, project);
        const QString filled = key.isNull() ? u""_s : key;
        model::Statement row = m_context.connection.statement(
            "INSERT INTO memory(global_id, project, path, type, content, semantic_key, importance, confidence, created,"
            " updated, expires, origin, revision, pinned) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,"
            " ?13, ?14) ON CONFLICT DO NOTHING RETURNING id");
        row.bind(globalId, owner, path, type, content, filled, importance, confidence, created, updated, expires,
                 origin, qint64(revision), qint64(pinned));
        if (!row.step())
            return 0;
        const model::RowId id = row.integer(0);
        row.run();
        m_context.changes.memories.insert(id);
        model::recordChange(m_context.connection, u"memory"_s, globalId, u"insert"_s);
        return id;
    }

    model::WriteContext &m_context;
    qint64 m_now;
};

} // namespace

QFuture<model::Result<void>> DemoMemories::write(model::Writer &writer, const QDateTime &now)
{
    return writer.post([now = now.toMSecsSinceEpoch()](model::WriteContext &context) -> model::Result<void> {
        MemoryRows rows(context, now);
        for (const DemoMemory &memory : demoMemories())
            rows.add(memory);
        for (const DemoState &state : demoStates())
            rows.add(state);
        return {};
    });
}

} // namespace evoca::app
