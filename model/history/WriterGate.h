#pragma once

#include "records/Error.h"
#include "store/Writer.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

namespace evoca::model {

/// Hands jobs to the writer without letting more than some bytes wait for it. Thread-safe.
class WriterGate
{
public:
    WriterGate(Writer &writer, qint64 limit);
    ~WriterGate(); ///< waits for what was posted

    /// Blocks while too much waits. `done` is told how it ended, on the writer's thread, after the commit. False:
    /// nothing was posted, since `stop` was requested or the store failed.
    bool post(qint64 bytes, Writer::Job job, std::stop_token stop, std::function<void(const Result<void> &)> done = {});
    /// Waits until everything posted is stored (or failed).
    void drain();
    /// The first failure after which nothing can be stored any more: a full or damaged disk.
    std::optional<Error> failure() const;

private:
    void finished(const Result<void> &result, const std::function<void(const Result<void> &)> &done);

    Writer &m_writer;
    const qint64 m_limit;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    qint64 m_bytes = 0;
    qint64 m_jobs = 0;
    std::optional<Error> m_failure;
};

} // namespace evoca::model
