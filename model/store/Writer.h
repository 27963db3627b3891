#pragma once

#include "records/Error.h"
#include "store/ChangeFeed.h"
#include "store/Store.h"
#include "store/StorePaths.h"

#include <QFuture>
#include <QObject>

#include <functional>
#include <memory>

namespace evoca::model {

class Connection;
class CommitWork;

/// What a job sees. A job runs inside a transaction that may hold further jobs of the same batch; a failed job is
/// undone alone (savepoint) and its error is handed to its caller. A job may throw SqlFailure (store/Statement.h).
struct WriteContext
{
    Connection &connection;
    ChangeSet &changes;
    CommitWork *commitWork = nullptr; ///< index and summary work done once before the commit; null: done at once
};

/// The only writing connection, on its own thread. Any thread may post jobs. Jobs are run in order, in batches
/// (one transaction while jobs wait, bounded in time), and `committed` is emitted after each batch (queue it).
class Writer : public QObject
{
    Q_OBJECT
public:
    using Job = std::function<Result<void>(WriteContext &)>;
    /// Opens (migrates, checks) the store in the new thread and returns when it is usable. Fails with Conflict when
    /// another process holds the lock (message names it), TooNew, Damaged, Unavailable.
    static Result<std::unique_ptr<Writer>> start(const StorePaths &paths);
    ~Writer() override; ///< drains, commits, checkpoints, joins

    /// The future finishes after the commit that holds the job.
    QFuture<Result<void>> post(Job job);
    /// Runs a job that yields a value.
    template<typename T>
    QFuture<Result<T>> call(std::function<Result<T>(WriteContext &)> job);
    /// Jobs waiting now; the import keeps this bounded.
    int pending() const;
    const StorePaths &paths() const;
    /// What the start-up check found, to tell the person once.
    const StoreCheck &check() const;

Q_SIGNALS:
    /// From the writer's thread: connect with a receiver, so that it is queued.
    void committed(const evoca::model::ChangeSet &changes);
    /// A disk-level failure (full, read-only, damaged). The store stays usable for reading.
    void failed(const evoca::model::Error &error);

private:
    struct Private;
    explicit Writer(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

template<typename T>
QFuture<Result<T>> Writer::call(std::function<Result<T>(WriteContext &)> job)
{
    auto value = std::make_shared<Result<T>>(std::unexpected(Error {ErrorCode::Cancelled, {}, {}}));
    return post([value, job = std::move(job)](WriteContext &context) -> Result<void> {
               *value = job(context);
               if (!*value)
                   return std::unexpected(value->error());
               return {};
           })
        .then([value](const Result<void> &done) -> Result<T> {
            if (!done)
                return std::unexpected(done.error());
            return std::move(*value);
        });
}

} // namespace evoca::model
