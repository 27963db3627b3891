#include "store/MessageEraser.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/ExperienceRows.h"
#include "store/StoreLog.h"

#include <algorithm>

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
    {
        // Before the chunks go: the index needs the very texts.
        Statement indexed = m_connection.statement("SELECT id FROM message WHERE id BETWEEN ?1 AND ?2 AND flags & 64");
        indexed.bind(first, last);
        Message message;
        while (indexed.step()) {
            if (m_reader.read(indexed.integer(0), message))
                removeFromTalk(message);
        }
    }
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
