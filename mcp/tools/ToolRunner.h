#pragma once

#include "access/Access.h"
#include "store/StorePaths.h"
#include "tools/Tool.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace evoca::mcp {

/// One call to run.
struct ToolCall
{
    const Tool *tool = nullptr;
    Json arguments = Json::object();
    model::Client client;
    CallOrigin origin;
};

/// How it went.
struct ToolOutcome
{
    model::Result<ToolAnswer> answer = std::unexpected(model::Error {model::ErrorCode::Cancelled, {}});
    bool wantsRoots = false; ///< ask the client for its roots and call again
};

/// Runs tools on two threads of its own, each with its own reading connection, so that the sockets stay responsive, a
/// slow search does not hold up the others, and a call can be cancelled while it runs. Every call is logged. All
/// functions: from the thread this object lives in; answers arrive there too.
class ToolRunner : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(ToolOutcome)>;
    using CallId = quint64;

    ToolRunner(model::Writer &writer, model::RequestLog &log, QString version, QObject *parent = nullptr);
    ~ToolRunner() override; ///< cancels and joins

    /// Opens the connections.
    model::Result<void> start(const model::StorePaths &paths);
    CallId run(ToolCall call, Done done);
    /// Interrupts a running call or drops a waiting one; its `done` is not called.
    void cancel(CallId call);
    int active() const; ///< waiting and running
    /// Logs a call that was refused before it could run.
    void logRefused(const model::Client &client, const std::string &tool, const Json &arguments, const QString &reason);

Q_SIGNALS:
    void idle(); ///< nothing waits or runs any more
    void finished(qint64 client); ///< after each call

private:
    struct Job;
    struct Worker;
    void work(Worker &worker, const std::stop_token &stop);
    std::shared_ptr<Job> next(Worker &worker, const std::stop_token &stop);
    void execute(Worker &worker, const std::shared_ptr<Job> &job);
    void deliver(const std::shared_ptr<Job> &job, ToolOutcome outcome);
    void log(const Job &job, const ToolOutcome &outcome, model::RowId project, qint64 micros);

    model::Writer &m_writer;
    model::RequestLog &m_log;
    const QString m_version;
    CallId m_last = 0;
    std::vector<std::shared_ptr<Job>> m_active; ///< this object's thread only

    std::mutex m_mutex; ///< guards the rest
    std::condition_variable_any m_wake;
    std::deque<std::shared_ptr<Job>> m_waiting;
    std::vector<std::unique_ptr<Worker>> m_workers;
};

} // namespace evoca::mcp
