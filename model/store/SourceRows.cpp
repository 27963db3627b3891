#include "store/SourceRows.h"

#include "store/Connection.h"

#include <QDateTime>

namespace evoca::model {

namespace {

constexpr std::size_t skippedKept = 10000; ///< of one batch: a file of nothing but bad lines must not fill the store

SourceState sourceFrom(const Statement &row)
{
    SourceState source;
    source.id = row.integer(0);
    source.agent = Agent(row.integer(1));
    source.path = row.text(2);
    source.size = row.integer(3);
    source.mtimeNs = row.integer(4);
    source.offset = row.integer(5);
    source.headHash = row.blob(6);
    source.readerState = row.blob(7);
    source.readerVersion = int(row.integer(8));
    source.deleted = row.integer(9) != 0;
    source.complete = row.integer(10) != 0;
    return source;
}

} // namespace

RowId SourceRows::find(const SourceState &source)
{
    {
        Statement find = m_connection.statement("SELECT id FROM source WHERE path = ?1");
        if (find.bind(source.path).step())
            return find.integer(0);
    }
    Statement insert = m_connection.statement(
        "INSERT INTO source(agent, path, size, mtime_ns, read_offset, reader_version)"
        " VALUES(?1, ?2, -1, 0, 0, 0) RETURNING id");
    insert.bind(source.agent, source.path).step();
    const RowId id = insert.integer(0);
    insert.run();
    return id;
}

Reservation SourceRows::reservation(RowId source)
{
    Statement row = m_connection.statement("SELECT next_id, reserved_last FROM source WHERE id = ?1");
    if (!row.bind(source).step())
        return {};
    return {row.integer(0), row.integer(1)};
}

void SourceRows::save(RowId id, const SourceState &source, const Reservation &reservation)
{
    const bool keep = !source.complete && reservation.next <= reservation.last;
    m_connection
        .statement("UPDATE source SET size = ?2, mtime_ns = ?3, read_offset = ?4, head_hash = ?5, reader_state = ?6,"
                   " reader_version = ?7, deleted = 0, complete = ?8, seen_at = ?9, next_id = ?10, reserved_last = ?11"
                   " WHERE id = ?1")
        .bind(id, source.size, source.mtimeNs, source.offset, source.headHash, source.readerState, source.readerVersion,
              source.complete, QDateTime::currentMSecsSinceEpoch(), keep ? reservation.next : 0,
              keep ? reservation.last : 0)
        .run();
}

void SourceRows::forgetSkipped(RowId source)
{
    m_connection.statement("DELETE FROM skipped WHERE source = ?1").bind(source).run();
}

void SourceRows::addSkipped(RowId source, const std::vector<SkippedRecord> &records)
{
    if (records.empty())
        return;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    Statement insert = m_connection.statement(
        "INSERT INTO skipped(source, line, position, reason, at) VALUES(?1, ?2, ?3, ?4, ?5)");
    for (std::size_t i = 0; i < std::min(records.size(), skippedKept); ++i)
        insert.bind(source, records[i].line, records[i].offset, records[i].reason, now).run();
}

Result<QHash<QString, SourceState>> loadSources(Connection &connection)
{
    return guarded([&]() -> Result<QHash<QString, SourceState>> {
        QHash<QString, SourceState> sources;
        Statement rows = connection.statement(
            "SELECT id, agent, path, size, mtime_ns, read_offset, head_hash, reader_state,"
            " reader_version, deleted, complete FROM source");
        while (rows.step()) {
            SourceState source = sourceFrom(rows);
            sources.insert(source.path, std::move(source));
        }
        return sources;
    });
}

} // namespace evoca::model
