#include "history/SourceJob.h"

#include "store/Connection.h"

namespace evoca::model {

SourceJob::SourceJob(PendingSource &&pending, ImportStore::Order order, std::shared_ptr<FileLedger> ledger)
    : m_pending(std::move(pending)), m_order(order), m_ledger(std::move(ledger))
{
}

Result<void> SourceJob::run(WriteContext &context)
{
    if (m_ledger->failed)
        return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
    m_ledger->failed = true; // until this batch is stored
    if (m_pending.promptLog) {
        if (const auto left = leaveOutKnown(context, m_pending.source.path); !left)
            return left;
    }
    SourceBatch batch;
    batch.source = std::move(m_pending.source);
    batch.replace = m_pending.replace;
    batch.skipped = std::move(m_pending.skipped);
    batch.sessions.reserve(m_pending.sessions.size());
    for (PendingSession &pending : m_pending.sessions) {
        resolve(pending);
        batch.sessions.push_back(std::move(pending.batch));
    }
    const auto stored = ImportStore(context).store(batch, m_order);
    if (!stored)
        return std::unexpected(stored.error());
    for (size_t i = 0; i < batch.sessions.size() && i < stored->size(); ++i) {
        const qint64 count = qint64(batch.sessions[i].messages.size());
        const PendingSession &pending = m_pending.sessions[i];
        if (count > 0)
            m_ledger->ranges[pending.handle].push_back({pending.firstOrdinal, (*stored)[i].firstMessage, count});
        m_purged = m_purged || (*stored)[i].purged;
    }
    m_pending.source.path = batch.source.path;
    if (const auto kept = storeState(context); !kept)
        return kept;
    m_ledger->failed = false;
    return {};
}

qint64 SourceJob::globalId(int handle, qint64 ordinal) const
{
    const auto ranges = m_ledger->ranges.find(handle);
    if (ranges == m_ledger->ranges.end())
        return 0;
    for (const StoredRange &range : ranges->second) {
        if (ordinal >= range.ordinal && ordinal < range.ordinal + range.count && range.first != 0)
            return range.first + (ordinal - range.ordinal);
    }
    return 0;
}

qint64 SourceJob::callId(int handle, qint64 message) const
{
    return message < 0 ? -message : globalId(handle, message);
}

void SourceJob::resolve(PendingSession &pending) const
{
    for (const auto &[row, call] : pending.earlierCalls)
        pending.batch.messages[size_t(row)].storedPair = callId(pending.handle, call);
    for (LearnedTask &task : pending.batch.tasks)
        resolveTask(task, pending);
    SessionBatch::TakenBack &takenBack = pending.batch.takenBack;
    for (const qint64 ordinal : pending.takenBack) {
        if (const qint64 message = globalId(pending.handle, ordinal); message != 0)
            takenBack.messages.push_back(message);
    }
    takenBack.prompts = pending.promptsTakenBack;
    takenBack.before = globalId(pending.handle, pending.takenBackBefore);
}

void SourceJob::resolveTask(LearnedTask &task, const PendingSession &pending) const
{
    const auto resolve = [&](RowId &id) {
        if (id >= pending.firstOrdinal)
            id = id - pending.firstOrdinal + 1;
        else if (id > 0)
            id = -globalId(pending.handle, id);
    };
    resolve(task.experience.firstMessage);
    resolve(task.experience.lastMessage);
    for (Evidence &evidence : task.experience.evidence)
        resolve(evidence.message);
    for (Fix &fix : task.experience.fixes) {
        resolve(fix.failed);
        resolve(fix.fixed);
    }
    for (LearnedTask::Observation &observation : task.lessons)
        resolve(observation.message);
}

Result<void> SourceJob::leaveOutKnown(WriteContext &context, const QString &path)
{
    return guarded([&]() -> Result<void> {
        Statement other = context.connection.statement("SELECT 1 FROM session s JOIN source f ON f.id = s.source "
                                                       "WHERE s.agent = ?1 AND s.native_id = ?2 AND f.path <> ?3");
        std::erase_if(m_pending.sessions, [&](const PendingSession &pending) {
            const Session &session = pending.batch.session;
            return other.bind(session.agent, session.nativeId, path).step();
        });
        return {};
    });
}

Result<void> SourceJob::storeState(WriteContext &context)
{
    for (SessionState &session : m_pending.state.sessions) {
        session.ranges.clear();
        for (WaitingCall &call : session.calls) {
            if (call.message > 0)
                call.message = -globalId(session.handle, call.message);
        }
        // Only what lies behind the checkpoint is ever learned from again.
        const auto known = m_ledger->ranges.find(session.handle);
        if (known == m_ledger->ranges.end())
            continue;
        for (const StoredRange &range : known->second) {
            if (range.ordinal + range.count - 1 > session.countAtCheckpoint)
                session.ranges.push_back(range);
        }
    }
    // What is remembered of a file may hold the title of a purged session, or the call that a purged task ended with.
    // Such a file is read anew from its beginning when it grows, and what was purged is left out again.
    const QByteArray state = m_purged ? QByteArray() : m_pending.state.encoded();
    return guarded([&]() -> Result<void> {
        context.connection.statement("UPDATE source SET reader_state = ?1 WHERE path = ?2")
            .bind(state, m_pending.source.path)
            .run();
        return {};
    });
}

} // namespace evoca::model
