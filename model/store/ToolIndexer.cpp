#include "store/ToolIndexer.h"

#include "store/ChunkCache.h"
#include "store/Connection.h"
#include "store/IndexText.h"
#include "store/MessageReader.h"
#include "store/Setting.h"
#include "store/StoreLog.h"
#include "store/ToolIndexFile.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <mutex>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 messagesInCommit = 20'000;
constexpr qint64 messagesBetweenLooks = 500; ///< at the stop token
constexpr qint64 progressMs = 250;

qint64 messagesIn(const std::vector<IdRange> &ranges)
{
    qint64 count = 0;
    for (const IdRange &range : ranges)
        count += range.last - range.first + 1;
    return count;
}

/// Takes the newest ranges, up to one commit's worth of messages, and gives them in ascending order.
std::vector<IdRange> takeBlock(std::vector<IdRange> &pending)
{
    std::vector<IdRange> block;
    qint64 room = messagesInCommit;
    std::size_t taken = 0;
    while (taken < pending.size() && room > 0) {
        IdRange &newest = pending[taken];
        const qint64 count = std::min(room, newest.last - newest.first + 1);
        block.push_back({newest.last - count + 1, newest.last});
        room -= count;
        newest.last -= count;
        if (newest.last < newest.first)
            ++taken;
    }
    pending.erase(pending.begin(), pending.begin() + std::ptrdiff_t(taken));
    std::ranges::reverse(block);
    return block;
}

std::timed_mutex passMutex; ///< two at once would not know of each other's tables

/// False when stopped while waiting.
bool lockPass(std::unique_lock<std::timed_mutex> &lock, const std::stop_token &stop)
{
    while (!lock.try_lock_for(std::chrono::milliseconds(100))) {
        if (stop.stop_requested())
            return false;
    }
    return true;
}

class Pass
{
public:
    Pass(Connection &connection, const std::stop_token &stop, const std::function<void(qint64, qint64)> &progress)
        : m_connection(connection), m_stop(stop), m_progress(progress), m_cache(connection), m_reader(connection),
          m_file(connection.paths(), readSetting(connection, "store.epoch"))
    {
        m_timer.start();
    }

    qint64 run()
    {
        try {
            followRemovals();
            m_covered = m_file.covered();
            while (!m_stop.stop_requested()) {
                std::vector<IdRange> pending = pendingRanges(m_connection, m_covered);
                if (pending.empty())
                    break;
                m_total = m_done + messagesIn(pending);
                while (!pending.empty() && !m_stop.stop_requested()) {
                    indexBlock(takeBlock(pending));
                    followRemovals(); // a purge may wait for it
                }
            }
            report(true);
        } catch (...) {
            m_file.rollBack();
            throw;
        }
        return m_texts;
    }

    void followRemovals()
    {
        const qint64 seen = m_file.removedSeen();
        qint64 newest = seen;
        std::vector<IdRange> removed;
        {
            Statement rows = m_connection.statement(
                "SELECT sequence, first, last FROM removed_range WHERE sequence > ?1");
            rows.bind(seen);
            while (rows.step()) {
                newest = rows.integer(0);
                addRange(removed, {rows.integer(1), rows.integer(2)});
            }
        }
        if (newest == seen)
            return;
        m_file.begin();
        m_file.remove(removed);
        m_file.setRemovedSeen(newest);
        m_file.commit();
    }

private:
    /// Ranges that were finished before a stop are kept.
    void indexBlock(const std::vector<IdRange> &block)
    {
        m_file.begin();
        for (const IdRange &range : block) {
            if (m_stop.stop_requested())
                break;
            indexRange(range);
        }
        m_file.setCovered(m_covered);
        m_file.commit();
        report(false);
    }

    void indexRange(const IdRange &range)
    {
        const int table = m_file.tableFor(range);
        std::vector<Message> messages;
        for (RowId first = range.first; first <= range.last; first += messagesBetweenLooks) {
            const RowId last = std::min(range.last, first + messagesBetweenLooks - 1);
            messages.clear();
            m_reader.read(first, last, messages);
            for (const Message &message : messages)
                indexMessage(table, message);
            addRange(m_covered, {first, last});
            m_done += last - first + 1;
            report(false);
            if (m_stop.stop_requested())
                return;
        }
    }

    void indexMessage(int table, const Message &message)
    {
        if (!isToolText(message))
            return;
        try {
            m_file.add(table, message.id, toolText(m_cache.text(message), m_buffer));
            ++m_texts;
        } catch (const SqlFailure &failure) {
            // Gone meanwhile (the file was replaced), or a damaged chunk: either way there is nothing to find.
            if (failure.error.code != ErrorCode::Damaged)
                throw;
        }
    }

    void report(bool now)
    {
        if (!m_progress || (!now && m_timer.elapsed() < progressMs))
            return;
        m_timer.restart();
        m_progress(m_done, std::max(m_total, m_done));
    }

    Connection &m_connection;
    const std::stop_token &m_stop;
    const std::function<void(qint64, qint64)> &m_progress;
    ChunkCache m_cache;
    MessageReader m_reader;
    ToolIndexFile m_file;
    std::vector<IdRange> m_covered;
    std::string m_buffer;
    QElapsedTimer m_timer;
    qint64 m_done = 0;
    qint64 m_total = 0;
    qint64 m_texts = 0;
};

} // namespace

ToolIndexer::ToolIndexer(const StorePaths &paths) : m_paths(paths) { }

Result<qint64> ToolIndexer::run(std::stop_token stop, const std::function<void(qint64, qint64)> &progress)
{
    std::unique_lock lock(passMutex, std::defer_lock);
    if (!lockPass(lock, stop))
        return 0;
    auto connection = Connection::open(m_paths, u"tools"_s, Connection::Mode::Read);
    if (!connection)
        return std::unexpected(connection.error());
    return guarded([&]() -> Result<qint64> { return Pass(**connection, stop, progress).run(); });
}

Result<void> ToolIndexer::followRemovals(std::stop_token stop)
{
    auto connection = Connection::open(m_paths, u"tools"_s, Connection::Mode::Read);
    if (!connection)
        return std::unexpected(connection.error());
    if (!(*connection)->hasToolIndex())
        return {};
    return guarded([&]() -> Result<void> {
        qint64 wanted = 0;
        {
            Statement newest = (*connection)->statement("SELECT coalesce(max(sequence), 0) FROM removed_range");
            newest.step();
            wanted = newest.integer(0);
        }
        std::unique_lock lock(passMutex, std::defer_lock);
        while (!lock.try_lock_for(std::chrono::milliseconds(200))) {
            if (stop.stop_requested())
                return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
            Statement seen = (*connection)->statement("SELECT removed_seen FROM tools.origin");
            if (seen.step() && seen.integer(0) >= wanted)
                return {}; // the pass that runs has done it
        }
        const std::function<void(qint64, qint64)> quiet;
        Pass(**connection, stop, quiet).followRemovals();
        return {};
    });
}

} // namespace evoca::model
