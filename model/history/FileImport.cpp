#include "history/FileImport.h"

#include "history/FileDigest.h"
#include "history/FileSink.h"
#include "history/ProgressMeter.h"
#include "history/SourceJob.h"
#include "history/WriterGate.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLoggingCategory>

#include <exception>
#include <optional>

namespace evoca::model {

namespace {

Q_LOGGING_CATEGORY(lcHistory, "evoca.history")

std::optional<FileState> resumedState(const FileTask &task)
{
    if (task.mode != FileTask::Mode::Grow && task.mode != FileTask::Mode::Settle)
        return std::nullopt;
    return FileState::decode(task.known.readerState);
}

std::shared_ptr<FileLedger> ledgerOf(const std::optional<FileState> &state)
{
    auto ledger = std::make_shared<FileLedger>();
    if (state) {
        for (const SessionState &session : state->sessions)
            ledger->ranges[session.handle] = session.ranges;
    }
    return ledger;
}

} // namespace

/// The way of one file through the run: what it has told the meter, and the ids its batches were given.
class FileImport::Course
{
public:
    /// `original` outlives the run; `task` only the reading.
    Course(FileImport &owner, const FileTask &original, const FileTask &task, const std::optional<FileState> &state)
        : m_owner(owner), m_original(original), m_task(task), m_ledger(ledgerOf(state))
    {
        m_from = state && FileDigest::growsAtEnd(task.file.path) ? task.known.offset : 0;
        m_left = task.mode == FileTask::Mode::Settle ? 0 : std::max<qint64>(0, task.file.size - m_from);
    }

    bool advance(qint64 offset)
    {
        // Of a compressed file the plain offset runs ahead of the size; never tell more than there is.
        tell(std::clamp<qint64>(offset - m_from, m_told, m_left));
        return !m_owner.m_stop.stop_requested();
    }

    void tell(qint64 bytes)
    {
        m_owner.m_meter.bytesDone += bytes - m_told;
        m_told = bytes;
    }

    void done()
    {
        tell(m_left);
        ++m_owner.m_meter.filesDone;
    }

    bool deliver(PendingSource &&pending)
    {
        const qint64 bytes = pending.bytes;
        const qint64 newSessions = sessionsIn(pending);
        m_owner.m_meter.skippedLines += qint64(pending.skipped.size());
        m_owner.m_meter.secrets += pending.secrets();
        auto job = std::make_shared<SourceJob>(std::move(pending), m_task.order, m_ledger);
        return m_owner.m_gate.post(
            bytes, [job](WriteContext &context) { return job->run(context); }, m_owner.m_stop,
            [&owner = m_owner, &task = m_original, newSessions](const Result<void> &stored) {
                if (stored)
                    owner.m_meter.sessions += newSessions;
                else
                    owner.m_refused(task, stored.error());
            });
    }

private:
    qint64 sessionsIn(const PendingSource &pending)
    {
        qint64 added = 0;
        for (const PendingSession &session : pending.sessions)
            added += session.firstOrdinal == 1 && !session.batch.session.subagent;
        return added;
    }

    FileImport &m_owner;
    const FileTask &m_original;
    const FileTask &m_task;
    std::shared_ptr<FileLedger> m_ledger;
    qint64 m_from = 0; ///< offset where this run's share of the file begins
    qint64 m_left = 0; ///< bytes of it
    qint64 m_told = 0;
};

FileImport::FileImport(const BuilderServices &services, WriterGate &gate, ProgressMeter &meter, std::stop_token stop,
                       Refused refused)
    : m_services(services), m_gate(gate), m_meter(meter), m_stop(std::move(stop)), m_refused(std::move(refused))
{
}

FileImport::Outcome FileImport::run(const FileTask &original)
{
    FileTask task = original;
    const auto state = resumedState(task);
    if (!state && task.known.offset > 0)
        task.mode = FileTask::Mode::Replace; // what is remembered of it cannot be used
    Course course(*this, original, task, state);
    FileSink sink(m_services, task, state,
                  {[&](PendingSource &&pending) { return course.deliver(std::move(pending)); },
                   [&](qint64 offset) { return course.advance(offset); }, [&] { return m_meter.sessions == 0; }});
    const auto reader = task.format->makeReader();
    sink.setReader(reader.get());
    try {
        const qint64 offset = reader->read(task.file, state ? state->offset : 0,
                                           state ? state->readerState : QByteArray(), sink);
        if (sink.stopped() || m_stop.stop_requested())
            return Outcome::Stopped;
        const bool nothingStored = task.known.offset == 0;
        if (sink.unreadable() && (!nothingStored || !QFileInfo::exists(task.file.path))) {
            course.done();
            return Outcome::Vanished; // what is stored of it stays; the next run tries again
        }
        sink.finish(offset, QDateTime::currentMSecsSinceEpoch());
    } catch (const std::exception &failure) {
        qCWarning(lcHistory) << "reading failed:" << failure.what();
        course.done();
        return Outcome::Failed;
    }
    course.done();
    if (sink.stopped())
        return Outcome::Stopped;
    return sink.unreadable() ? Outcome::Unreadable : Outcome::Stored;
}

} // namespace evoca::model
