#include "history/WriterGate.h"

#include <QFuture>

namespace evoca::model {

namespace {

bool endsImport(ErrorCode code)
{
    return code == ErrorCode::Unavailable || code == ErrorCode::Damaged || code == ErrorCode::TooNew;
}

} // namespace

WriterGate::WriterGate(Writer &writer, qint64 limit) : m_writer(writer), m_limit(limit) { }

WriterGate::~WriterGate()
{
    drain();
}

bool WriterGate::post(qint64 bytes, Writer::Job job, std::stop_token stop,
                      std::function<void(const Result<void> &)> done)
{
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [&] { return m_failure || m_bytes == 0 || m_bytes + bytes <= m_limit; });
        if (m_failure || stop.stop_requested())
            return false;
        m_bytes += bytes;
        ++m_jobs;
    }
    // The batch's memory is free once its job ran, not only after the commit.
    auto release = [this, bytes] {
        const std::lock_guard lock(m_mutex);
        m_bytes -= bytes;
        m_changed.notify_all();
    };
    auto posted = m_writer.post([job = std::move(job), release](WriteContext &context) {
        const Result<void> result = job(context);
        release();
        return result;
    });
    posted.then(QtFuture::Launch::Sync, [this, done](const Result<void> &result) { finished(result, done); })
        .onCanceled([this, done] { finished(std::unexpected(Error {ErrorCode::Unavailable, {}, {}}), done); });
    return true;
}

void WriterGate::drain()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_jobs == 0; });
}

std::optional<Error> WriterGate::failure() const
{
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

void WriterGate::finished(const Result<void> &result, const std::function<void(const Result<void> &)> &done)
{
    if (done)
        done(result);
    const std::lock_guard lock(m_mutex);
    if (!result && endsImport(result.error().code) && !m_failure)
        m_failure = result.error();
    --m_jobs;
    m_changed.notify_all();
}

} // namespace evoca::model
