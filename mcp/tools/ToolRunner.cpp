#include "tools/ToolRunner.h"

#include "store/Connection.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QLoggingCategory>

#include <algorithm>
#include <atomic>
#include <future>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

Q_LOGGING_CATEGORY(lcTools, "evoca.mcp.tools")

namespace {

constexpr int threads = 2;
constexpr qsizetype longestToolName = 64;

RequestRecord::Outcome outcomeOf(const Result<ToolAnswer> &answer)
{
    if (answer)
        return answer->nothing ? RequestRecord::Outcome::Nothing : RequestRecord::Outcome::Answered;
    switch (answer.error().code) {
    case ErrorCode::NotFound: return RequestRecord::Outcome::Nothing;
    case ErrorCode::NotApproved:
    case ErrorCode::Forbidden: return RequestRecord::Outcome::Refused;
    default: return RequestRecord::Outcome::Error;
    }
}

} // namespace

struct ToolRunner::Job
{
    CallId id = 0;
    ToolCall call;
    Done done;
    /// 1 while the call is wanted; the ticket of a cancelled call is stale.
    std::shared_ptr<std::atomic<quint64>> wanted = std::make_shared<std::atomic<quint64>>(1);
    bool cancelled() const { return wanted->load() != 1; }
};

struct ToolRunner::Worker
{
    std::unique_ptr<Connection> connection; ///< opened, used and closed in its thread
    std::shared_ptr<Job> running; ///< guarded by m_mutex
    std::jthread thread;
};

ToolRunner::ToolRunner(Writer &writer, RequestLog &log, QString version, QObject *parent)
    : QObject(parent), m_writer(writer), m_log(log), m_version(std::move(version))
{
}

ToolRunner::~ToolRunner()
{
    const auto active = m_active;
    for (const auto &job : active)
        cancel(job->id);
    for (const auto &worker : m_workers)
        worker->thread.request_stop();
    for (const auto &worker : m_workers)
        worker->thread.join();
}

Result<void> ToolRunner::start(const StorePaths &paths)
{
    for (int i = 0; i < threads; ++i) {
        auto worker = std::make_unique<Worker>();
        std::promise<Result<void>> opened;
        auto result = opened.get_future();
        worker->thread = std::jthread([this, &opened, &paths, i, worker = worker.get()](const std::stop_token &stop) {
            auto connection = Connection::open(paths, u"mcp-%1"_s.arg(i), Connection::Mode::Read);
            if (!connection) {
                opened.set_value(std::unexpected(connection.error()));
                return;
            }
            worker->connection = std::move(*connection);
            opened.set_value({});
            work(*worker, stop);
            worker->connection.reset();
        });
        auto done = result.get();
        m_workers.push_back(std::move(worker));
        if (!done)
            return done;
    }
    return {};
}

ToolRunner::CallId ToolRunner::run(ToolCall call, Done done)
{
    auto job = std::make_shared<Job>();
    job->id = ++m_last;
    job->call = std::move(call);
    job->done = std::move(done);
    m_active.push_back(job);
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(job);
    }
    m_wake.notify_one();
    return job->id;
}

void ToolRunner::cancel(CallId call)
{
    const auto found = std::ranges::find(m_active, call, [](const auto &job) { return job->id; });
    if (found == m_active.end())
        return;
    const std::shared_ptr<Job> job = *found;
    job->wanted->store(0);
    const std::scoped_lock lock(m_mutex);
    for (const auto &worker : m_workers) {
        if (worker->running == job)
            worker->connection->interrupt();
    }
}

int ToolRunner::active() const
{
    return int(m_active.size());
}

std::shared_ptr<ToolRunner::Job> ToolRunner::next(Worker &worker, const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    worker.running.reset();
    if (!m_wake.wait(lock, stop, [this] { return !m_waiting.empty(); }))
        return nullptr;
    worker.running = m_waiting.front();
    m_waiting.pop_front();
    return worker.running;
}

void ToolRunner::work(Worker &worker, const std::stop_token &stop)
{
    while (const std::shared_ptr<Job> job = next(worker, stop))
        execute(worker, job);
}

void ToolRunner::execute(Worker &worker, const std::shared_ptr<Job> &job)
{
    QElapsedTimer timer;
    timer.start();
    ToolOutcome outcome;
    const ReadTicket ticket(job->wanted, 1);
    ToolContext context(*worker.connection, m_writer, job->call.client, job->call.origin, ticket, m_version);
    if (!job->cancelled()) {
        try {
            outcome.answer = job->call.tool->call(job->call.arguments, context);
        } catch (const std::exception &exception) {
            // A fault of ours must cost one call, not the program.
            qCWarning(lcTools) << "tool" << std::string(job->call.tool->name()).c_str() << "threw" << exception.what();
            outcome.answer = std::unexpected(
                Error {ErrorCode::Internal, tr("Evoca could not answer this call; its log says more.")});
        }
    }
    outcome.wantsRoots = context.wantsRoots();
    if (!outcome.wantsRoots && !job->cancelled())
        log(*job, outcome, context.usedProject(), timer.nsecsElapsed() / 1000);
    QMetaObject::invokeMethod(
        this, [this, job, outcome = std::move(outcome)]() mutable { deliver(job, std::move(outcome)); },
        Qt::QueuedConnection);
}

void ToolRunner::deliver(const std::shared_ptr<Job> &job, ToolOutcome outcome)
{
    std::erase(m_active, job);
    if (!job->cancelled())
        job->done(std::move(outcome));
    Q_EMIT finished(job->call.client.id);
    if (m_active.empty())
        Q_EMIT idle();
}

void ToolRunner::log(const Job &job, const ToolOutcome &outcome, RowId project, qint64 micros)
{
    m_log.add({.at = QDateTime::currentMSecsSinceEpoch(),
               .client = job.call.client.id,
               .clientName = job.call.client.name,
               .project = project,
               .tool = QString::fromStdString(std::string(job.call.tool->name())),
               .arguments = toQJsonObject(job.call.arguments),
               .returned = outcome.answer ? outcome.answer->returned : QStringList {},
               .micros = micros,
               .outcome = outcomeOf(outcome.answer),
               .error = outcome.answer ? QString() : outcome.answer.error().message});
}

void ToolRunner::logRefused(const Client &client, const std::string &tool, const Json &arguments, const QString &reason)
{
    m_log.add({.at = QDateTime::currentMSecsSinceEpoch(),
               .client = client.id,
               .clientName = client.name,
               .tool = QString::fromStdString(tool).left(longestToolName),
               .arguments = toQJsonObject(arguments),
               .outcome = RequestRecord::Outcome::Refused,
               .error = reason});
    Q_EMIT finished(client.id);
}

} // namespace evoca::mcp
