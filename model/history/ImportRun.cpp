#include "history/ImportRun.h"

#include "history/ChunkWriterPool.h"
#include "history/ProgressMeter.h"
#include "history/WriterGate.h"
#include "store/Connection.h"

#include <QCoreApplication>
#include <QFuture>

#include <atomic>
#include <condition_variable>
#include <thread>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 bytesInFlight = 32 * 1024 * 1024;
constexpr auto progressInterval = std::chrono::milliseconds(100);

Error importStopped(const Error &cause)
{
    const QString kept = QCoreApplication::translate(
        "Importer", "Everything imported until now is kept, and the next import goes on from there.");
    const QString message = cause.message.isEmpty()
        ? QCoreApplication::translate("Importer", "The store cannot be written.")
        : cause.message;
    return {cause.code, message + u' ' + kept, cause.field};
}

} // namespace

/// The parse threads of one run.
class ImportRun::Workers
{
public:
    Workers(ImportRun &run, const ImportPlan &plan, WriterGate &gate, ProgressMeter &meter, int threads)
        : m_run(run), m_plan(plan), m_gate(gate), m_meter(meter)
    {
        const int count = std::clamp<int>(threads, 1, std::max<int>(1, int(plan.tasks.size())));
        m_working = count;
        for (int i = 0; i < count; ++i)
            m_threads.emplace_back([this] { work(); });
    }
    ~Workers() { m_stop.request_stop(); }

    void cancel() { m_stop.request_stop(); }
    /// True when all are done; waits for a moment.
    bool wait(std::chrono::milliseconds moment)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, moment, [this] { return m_working == 0; });
    }

private:
    void work()
    {
        ChunkWriterPool compressors;
        FileImport import({m_run.m_redactor, m_run.m_projects, compressors}, m_gate, m_meter, m_stop.get_token(),
                          [this](const FileTask &task, const Error &error) { m_run.refused(task, error); });
        for (size_t i = m_next++; i < m_plan.tasks.size(); i = m_next++) {
            const auto outcome = import.run(m_plan.tasks[i]);
            m_run.note(m_plan.tasks[i], outcome);
            if (outcome == FileImport::Outcome::Stopped)
                break;
        }
        m_gate.drain(); // answers of the store come to this object
        const std::lock_guard lock(m_mutex);
        --m_working;
        m_changed.notify_all();
    }

    ImportRun &m_run;
    const ImportPlan &m_plan;
    WriterGate &m_gate;
    ProgressMeter &m_meter;
    std::atomic<size_t> m_next = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_working = 0;
    std::stop_source m_stop;
    std::vector<std::jthread> m_threads; // last: joined before what they use goes
};

ImportRun::ImportRun(Writer &writer, const Redactor &redactor, const ProjectFinder &projects)
    : m_writer(writer), m_redactor(redactor), m_projects(projects)
{
}

Result<void> ImportRun::execute(const ImportPlan &plan, int threads, std::stop_token stop,
                                const std::function<void(const ImportProgress &)> &progress)
{
    if (const auto settled = settleSources(plan); !settled)
        return std::unexpected(importStopped(settled.error()));
    ProgressMeter meter(qint64(plan.tasks.size()), plan.bytes);
    const auto tell = [&] {
        if (progress)
            progress(meter.sample());
    };
    tell();
    WriterGate gate(m_writer, bytesInFlight);
    if (!plan.tasks.empty()) {
        Workers workers(*this, plan, gate, meter, threads);
        const std::stop_callback cancel(stop, [&] { workers.cancel(); });
        while (!workers.wait(progressInterval)) {
            tell();
            if (gate.failure())
                workers.cancel();
        }
    }
    gate.drain();
    m_report.bytesRead = meter.bytesDone;
    tell();
    if (const auto failure = gate.failure())
        return std::unexpected(importStopped(*failure));
    m_report.cancelled = stop.stop_requested();
    return {};
}

/// Sources that moved, went away or came back: one small job.
Result<void> ImportRun::settleSources(const ImportPlan &plan)
{
    if (plan.gone.empty() && plan.back.empty() && plan.adopted.empty())
        return {};
    const auto job = [&plan](WriteContext &context) -> Result<void> {
        const auto written = guarded([&]() -> Result<void> {
            for (const RowId source : plan.back)
                context.connection.statement("UPDATE source SET deleted = 0 WHERE id = ?1").bind(source).run();
            for (const ImportPlan::Adoption &adopted : plan.adopted) {
                context.connection
                    .statement("UPDATE source SET path = ?2, size = ?3, mtime_ns = ?4, deleted = 0 WHERE id = ?1")
                    .bind(adopted.source, adopted.file.path, adopted.file.size, adopted.file.mtimeNs)
                    .run();
            }
            return {};
        });
        if (!written || plan.gone.empty())
            return written;
        return ImportStore(context).markDeleted(plan.gone);
    };
    return m_writer.post(job).result();
}

void ImportRun::refused(const FileTask &task, const Error &error)
{
    if (error.code == ErrorCode::Cancelled) // told for the first batch of the file already, or Evoca is closing
        return;
    const std::lock_guard lock(m_mutex);
    m_report.skipped.push_back({task.file.agent, task.file.path, 0, u"not_stored"_s});
}

void ImportRun::note(const FileTask &task, FileImport::Outcome outcome)
{
    using Outcome = FileImport::Outcome;
    if (outcome == Outcome::Stopped)
        return;
    const std::lock_guard lock(m_mutex);
    auto &counts = m_report.agents[task.file.agent];
    if (outcome == Outcome::Stored) {
        ++counts.filesRead;
        const qint64 before = task.mode == FileTask::Mode::Grow ? std::min(task.known.offset, task.file.size) : 0;
        counts.bytes += task.mode == FileTask::Mode::Settle ? 0 : task.file.size - before;
        return;
    }
    if (outcome == Outcome::Unreadable) // the store has it
        return;
    const bool vanished = outcome == Outcome::Vanished;
    m_report.skipped.push_back({task.file.agent, task.file.path, 0, vanished ? u"vanished"_s : u"reader_failed"_s});
}

} // namespace evoca::model
