#include "store/Writer.h"

#include "store/CommitWork.h"
#include "store/Connection.h"
#include "store/Damage.h"
#include "store/StoreLock.h"
#include "store/StoreLog.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPromise>

#include <sqlite3.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

// A batch ends at whichever comes first. Large enough for the import (index segments, commits), small enough that a
// person's click is stored within a blink.
constexpr int batchJobs = 256;
constexpr qint64 batchMs = 100;

struct QueuedJob
{
    Writer::Job job;
    QPromise<Result<void>> promise;
};

Error internalError()
{
    return {ErrorCode::Internal, QCoreApplication::translate("Store", "Evoca's store could not do that.")};
}

Error stoppedError()
{
    return {ErrorCode::Cancelled, QCoreApplication::translate("Store", "Evoca is closing.")};
}

Result<void> runJob(const Writer::Job &job, WriteContext &context)
{
    try {
        return job(context);
    } catch (const SqlFailure &failure) {
        return std::unexpected(failure.error);
    } catch (const std::exception &exception) {
        qCWarning(storeLog, "a job failed: %s", exception.what());
        return std::unexpected(internalError());
    }
}

void finish(QueuedJob &queued, const Result<void> &result)
{
    queued.promise.addResult(result);
    queued.promise.finish();
}

} // namespace

struct Writer::Private
{
    StorePaths paths;
    StoreCheck check;
    Writer *writer = nullptr;
    std::thread thread;

    std::mutex mutex;
    std::condition_variable wake;
    std::deque<QueuedJob> queue;
    bool stopping = false;

    // Of the writer's thread only:
    std::unique_ptr<StoreLock> lock;
    std::unique_ptr<Connection> connection;
    CommitWork commitWork;

    Result<void> open();
    void close();
    void loop();
    bool takeNext(QueuedJob &out, bool wait);
    void runBatch(QueuedJob first);
    Result<void> runOne(const QueuedJob &queued, ChangeSet &changes);
    Result<void> commit(ChangeSet &changes);
    void reportDiskFailure(const Error &error);
};

Result<void> Writer::Private::open()
{
    if (!paths.create())
        return std::unexpected(
            Error {ErrorCode::Unavailable,
                   QCoreApplication::translate("Store", "Evoca's folder cannot be made: %1").arg(paths.data)});
    auto acquired = StoreLock::acquire(paths.lock());
    if (!acquired)
        return std::unexpected(acquired.error());
    lock = std::make_unique<StoreLock>(std::move(*acquired));
    auto prepared = prepareStore(paths);
    if (!prepared)
        return std::unexpected(prepared.error());
    check = *prepared;
    auto opened = Connection::open(paths, u"writer"_s, Connection::Mode::Write);
    if (!opened)
        return std::unexpected(opened.error());
    connection = std::move(*opened);
    return {};
}

void Writer::Private::close()
{
    if (connection)
        (void)connection->execute("PRAGMA wal_checkpoint(TRUNCATE)");
    connection.reset();
    lock.reset();
}

bool Writer::Private::takeNext(QueuedJob &out, bool wait)
{
    std::unique_lock guard(mutex);
    if (wait)
        wake.wait(guard, [this] { return stopping || !queue.empty(); });
    if (queue.empty())
        return false;
    out = std::move(queue.front());
    queue.pop_front();
    return true;
}

void Writer::Private::loop()
{
    QueuedJob next;
    while (takeNext(next, true)) // false only when stopping with an empty queue: everything posted is written
        runBatch(std::move(next));
}

void Writer::Private::runBatch(QueuedJob first)
{
    std::vector<std::pair<QueuedJob, Result<void>>> done;
    ChangeSet changes;
    auto begun = connection->execute("BEGIN IMMEDIATE");
    QElapsedTimer timer;
    timer.start();
    QueuedJob queued = std::move(first);
    do {
        Result<void> result = begun ? runOne(queued, changes) : begun;
        done.emplace_back(std::move(queued), std::move(result));
        // SQLite undoes the whole transaction on some failures; then no other job may run outside of one.
        if (!begun || sqlite3_get_autocommit(connection->handle()))
            break;
    } while (int(done.size()) < batchJobs && timer.elapsed() < batchMs && takeNext(queued, false));

    const Result<void> committed = begun ? commit(changes) : begun;
    if (committed && !changes.isEmpty())
        Q_EMIT writer->committed(changes);
    for (auto &[job, result] : done)
        finish(job, result && !committed ? committed : result);
}

Result<void> Writer::Private::runOne(const QueuedJob &queued, ChangeSet &changes)
{
    if (auto opened = connection->execute("SAVEPOINT job"); !opened)
        return opened;
    takeDiskFailure();
    const CommitWork::Mark mark = commitWork.mark();
    ChangeSet own;
    WriteContext context {*connection, own, &commitWork};
    const Result<void> result = runJob(queued.job, context);
    if (result) {
        changes.merge(own);
        return connection->execute("RELEASE job");
    }
    if (takeDiskFailure())
        reportDiskFailure(result.error());
    commitWork.rollBackTo(mark);
    if (!sqlite3_get_autocommit(connection->handle()))
        (void)connection->execute("ROLLBACK TO job; RELEASE job");
    return result;
}

Result<void> Writer::Private::commit(ChangeSet &changes)
{
    const auto finishWork = [&]() -> Result<void> {
        if (sqlite3_get_autocommit(connection->handle()))
            return std::unexpected(internalError());
        return guarded([&]() -> Result<void> {
            commitWork.run(*connection, changes);
            Statement newest = connection->statement("SELECT max(sequence) FROM change");
            changes.sequence = newest.step() ? newest.integer(0) : 0;
            newest.reset();
            return connection->execute("COMMIT");
        });
    };
    const Result<void> committed = finishWork();
    if (committed)
        return committed;
    commitWork = {};
    reportDiskFailure(committed.error());
    if (!sqlite3_get_autocommit(connection->handle()))
        (void)connection->execute("ROLLBACK");
    return committed;
}

void Writer::Private::reportDiskFailure(const Error &error)
{
    if (error.code == ErrorCode::Damaged)
        markSuspect(paths);
    if (error.code == ErrorCode::Damaged
        || error.code == ErrorCode::Unavailable) // a job's own refusal is not the disk's
        Q_EMIT writer->failed(error);
}

Result<std::unique_ptr<Writer>> Writer::start(const StorePaths &paths)
{
    qRegisterMetaType<evoca::model::ChangeSet>();
    qRegisterMetaType<evoca::model::Error>();
    auto d = std::make_unique<Private>();
    d->paths = paths;
    std::unique_ptr<Writer> writer(new Writer(std::move(d)));
    Private *state = writer->d.get();
    state->writer = writer.get();

    QPromise<Result<void>> ready;
    QFuture<Result<void>> opened = ready.future();
    ready.start();
    state->thread = std::thread([state, ready = std::move(ready)]() mutable {
        const Result<void> result = state->open();
        ready.addResult(result);
        ready.finish();
        if (result)
            state->loop();
        state->close();
    });
    const Result<void> result = opened.result(); // waits
    if (!result)
        return std::unexpected(result.error());
    return writer;
}

Writer::Writer(std::unique_ptr<Private> d) : d(std::move(d)) { }

Writer::~Writer()
{
    {
        const std::scoped_lock guard(d->mutex);
        d->stopping = true;
    }
    d->wake.notify_all();
    if (d->thread.joinable())
        d->thread.join();
}

QFuture<Result<void>> Writer::post(Job job)
{
    QueuedJob queued {std::move(job), {}};
    queued.promise.start();
    QFuture<Result<void>> future = queued.promise.future();
    {
        const std::scoped_lock guard(d->mutex);
        if (d->stopping) {
            finish(queued, std::unexpected(stoppedError()));
            return future;
        }
        d->queue.push_back(std::move(queued));
    }
    d->wake.notify_one();
    return future;
}

int Writer::pending() const
{
    const std::scoped_lock guard(d->mutex);
    return int(d->queue.size());
}

const StorePaths &Writer::paths() const
{
    return d->paths;
}

const StoreCheck &Writer::check() const
{
    return d->check;
}

} // namespace evoca::model
