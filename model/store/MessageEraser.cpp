#include "store/MessageEraser.h"

#include "store/ChunkWriter.h"
#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ExperienceRows.h"
#include "store/Setting.h"
#include "store/StoreLog.h"

#include <algorithm>
#include <map>

namespace evoca::model {

MessageEraser::MessageEraser(Connection &connection, CommitWork &work, ExperienceRows &experiences)
    : m_connection(connection), m_work(work), m_experiences(experiences), m_cache(connection), m_reader(connection)
{
}

QSet<RowId> MessageEraser::eraseSource(RowId source)
{
    struct Range
    {
        RowId session;
        RowId first;
        RowId last;
    };
    std::vector<Range> ranges;
    {
        Statement rows = m_connection.statement(
            "SELECT session, first, last FROM session_range WHERE source = ?1 ORDER BY first");
        rows.bind(source);
        while (rows.step())
            ranges.push_back({rows.integer(0), rows.integer(1), rows.integer(2)});
    }
    QSet<RowId> sessions;
    for (const Range &range : ranges) {
        eraseRange(range.session, range.first, range.last);
        sessions.insert(range.session);
    }
    m_connection.statement("DELETE FROM session_range WHERE source = ?1").bind(source).run();
    for (const RowId session : sessions)
        m_connection.statement("DELETE FROM replaced_secret WHERE session = ?1").bind(session).run();
    return sessions;
}

void MessageEraser::eraseRange(RowId session, RowId first, RowId last)
{
    eraseTalk({first, last}); // before the chunks go: the index needs the very texts
    m_experiences.removeBetween(session, first, last);
    m_connection.statement("DELETE FROM prompt_key WHERE session = ?1 AND message BETWEEN ?2 AND ?3")
        .bind(session, first, last)
        .run();
    m_connection.statement("DELETE FROM chunk WHERE id BETWEEN ?1 AND ?2").bind(first, last).run();
    m_connection.statement("DELETE FROM message WHERE id BETWEEN ?1 AND ?2").bind(first, last).run();
    m_connection.statement("INSERT INTO removed_range(first, last) VALUES(?1, ?2)").bind(first, last).run();
}

void MessageEraser::flagCopies(RowId session, RowId before)
{
    for (const auto &[first, end] : m_reader.ranges(session)) {
        const RowId last = std::min(end, before - 1);
        std::vector<Message> messages;
        if (first <= last)
            m_reader.read(first, last, messages);
        Statement indexed = m_connection.statement("SELECT flags & 64 FROM message WHERE id = ?1");
        for (const Message &message : messages) {
            if (indexed.bind(message.id).step() && indexed.integer(0) != 0)
                removeFromTalk(message);
        }
        m_connection.statement("UPDATE message SET flags = (flags | 4) & ~64 WHERE id BETWEEN ?1 AND ?2")
            .bind(first, last)
            .run();
        m_experiences.removeBetween(session, first, last);
    }
}

void MessageEraser::eraseTalk(const IdRange &range)
{
    {
        Statement indexed = m_connection.statement("SELECT id FROM message WHERE id BETWEEN ?1 AND ?2 AND flags & 64");
        indexed.bind(range.first, range.last);
        Message message;
        while (indexed.step()) {
            if (m_reader.read(indexed.integer(0), message))
                removeFromTalk(message);
        }
    }
    m_connection.statement("UPDATE message SET flags = flags & ~64 WHERE id BETWEEN ?1 AND ?2 AND flags & 64")
        .bind(range.first, range.last)
        .run();
}

void MessageEraser::eraseTexts(RowId session, const IdRange &range)
{
    std::map<RowId, std::vector<Message>> touched; // chunk → what stays in it
    {
        Statement chunks = m_connection.statement(
            "SELECT DISTINCT id - chunk FROM message WHERE id BETWEEN ?1 AND ?2 AND chunk IS NOT NULL");
        chunks.bind(range.first, range.last);
        while (chunks.step())
            touched[chunks.integer(0)];
    }
    if (touched.empty())
        return;
    // A chunk's texts are never far apart, but how far is not recorded: one look at the session's rows around it.
    std::vector<Message> around;
    for (const auto &[first, last] : m_reader.ranges(session)) {
        if (last >= touched.begin()->first && first <= range.last)
            m_reader.read(std::max(first, touched.begin()->first), last, around);
    }
    for (const Message &message : around) {
        const auto chunk = message.chunk != 0 ? touched.find(message.chunk) : touched.end();
        if (chunk != touched.end() && (message.id < range.first || message.id > range.last))
            chunk->second.push_back(message);
    }
    for (const auto &[chunk, kept] : touched)
        rewriteChunk(session, chunk, kept);
    m_connection
        .statement(
            "UPDATE message SET chunk = NULL, position = NULL, length = NULL WHERE id BETWEEN ?1 AND ?2 AND chunk IS NOT NULL")
        .bind(range.first, range.last)
        .run();
    writeNumber(m_connection, "chunk.epoch", readNumber(m_connection, "chunk.epoch", 0) + 1);
    m_cache.clear();
}

void MessageEraser::rewriteChunk(RowId session, RowId chunk, const std::vector<Message> &kept)
{
    qint64 stream = 0;
    {
        Statement row = m_connection.statement("SELECT stream FROM chunk WHERE id = ?1");
        if (!row.bind(chunk).step())
            return;
        stream = row.integer(0);
    }
    ChunkWriter writer;
    std::vector<TextPlace> places;
    try {
        for (const Message &message : kept)
            places.push_back(writer.add(TextStream(stream), m_cache.text(message)));
    } catch (const SqlFailure &failure) {
        if (failure.error.code != ErrorCode::Damaged)
            throw;
        qCWarning(storeLog, "a chunk that nobody could read any more is purged as a whole");
        places.assign(kept.size(), {});
    }
    const std::vector<ChunkBody> bodies = writer.take();
    m_connection.statement("DELETE FROM chunk WHERE id = ?1").bind(chunk).run();
    std::vector<RowId> ids(bodies.size() + 1, 0); // of each new chunk: its first message
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const TextPlace &place = places[i];
        if (place.chunk == 0) {
            m_connection.statement("UPDATE message SET chunk = NULL, position = NULL, length = NULL WHERE id = ?1")
                .bind(kept[i].id)
                .run();
            continue;
        }
        RowId &id = ids[std::size_t(place.chunk)];
        if (id == 0) {
            id = kept[i].id;
            m_connection.statement("INSERT INTO chunk(id, session, stream, body) VALUES(?1, ?2, ?3, ?4)")
                .bind(id, session, stream, bodies[std::size_t(place.chunk) - 1].body)
                .run();
        }
        m_connection.statement("UPDATE message SET chunk = ?2, position = ?3, length = ?4 WHERE id = ?1")
            .bind(kept[i].id, kept[i].id - id, place.offset, place.length)
            .run();
    }
}

void MessageEraser::eraseRows(RowId session, const IdRange &range)
{
    const auto run = [&](std::string_view sql) { m_connection.statement(sql).bind(range.first, range.last).run(); };
    m_connection.statement("DELETE FROM prompt_key WHERE session = ?1 AND message BETWEEN ?2 AND ?3")
        .bind(session, range.first, range.last)
        .run();
    // Calls outside whose results go, and the other way round.
    m_connection
        .statement(
            "UPDATE message SET pair = NULL WHERE id IN (SELECT id + pair FROM message WHERE id BETWEEN ?1 AND ?2"
            " AND pair IS NOT NULL AND id + pair NOT BETWEEN ?1 AND ?2)")
        .bind(range.first, range.last)
        .run();
    run("DELETE FROM message WHERE id BETWEEN ?1 AND ?2");
    run("INSERT INTO removed_range(first, last) VALUES(?1, ?2)");
}

void MessageEraser::removeFromTalk(const Message &message)
{
    try {
        m_work.removeTalk(message.id, message.kind, std::string(m_cache.text(message)));
    } catch (const SqlFailure &failure) {
        if (failure.error.code != ErrorCode::Damaged)
            throw;
        // Its words stay in the index; readers skip hits without a message, and a rebuild clears them.
        qCWarning(storeLog, "an index entry without its text stays");
    }
}

} // namespace evoca::model
