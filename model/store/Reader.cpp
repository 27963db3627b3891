#include "store/Reader.h"

#include "store/Connection.h"

#include <QFuture>
#include <QHash>
#include <QPromise>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace evoca::model {

namespace {

using Number = std::shared_ptr<std::atomic<quint64>>;

} // namespace

struct Reader::Private
{
    struct Request
    {
        QString lane;
        ReadTicket ticket;
        Reader::Job job;
    };

    StorePaths paths;
    QString role;
    std::thread thread;

    std::mutex mutex;
    std::condition_variable wake;
    std::deque<Request> queue;
    QHash<QString, Number> lanes; ///< newest request number of each lane
    QString running; ///< lane of the request that runs now
    Connection *connection = nullptr; ///< for the interrupt; owned by the thread
    bool busy = false;
    bool stopping = false;

    void loop(Connection &own);
    /// Replaces what the lane has. The mutex is held.
    ReadTicket renew(const QString &lane);
};

ReadTicket Reader::Private::renew(const QString &lane)
{
    Number &number = lanes[lane];
    if (!number)
        number = std::make_shared<std::atomic<quint64>>(0);
    const quint64 mine = number->fetch_add(1, std::memory_order_relaxed) + 1;
    std::erase_if(queue, [&lane](const Request &request) { return request.lane == lane; });
    // `running` changes under the mutex only, so the interrupt cannot hit another lane's request.
    if (busy && running == lane)
        connection->interrupt();
    return ReadTicket(number, mine);
}

void Reader::Private::loop(Connection &own)
{
    while (true) {
        Request request;
        {
            std::unique_lock guard(mutex);
            wake.wait(guard, [this] { return stopping || !queue.empty(); });
            if (stopping)
                return;
            request = std::move(queue.front());
            queue.pop_front();
            running = request.lane;
            busy = true;
        }
        // An interrupt only stops what runs at that moment; this stops the statements after it as well.
        own.setCancelled([ticket = request.ticket] { return ticket.stale(); });
        request.job(own, request.ticket);
        own.setCancelled({});
        const std::scoped_lock guard(mutex);
        busy = false;
    }
}

Result<std::unique_ptr<Reader>> Reader::start(const StorePaths &paths, const QString &role)
{
    auto d = std::make_unique<Private>();
    d->paths = paths;
    d->role = role;
    std::unique_ptr<Reader> reader(new Reader(std::move(d)));
    Private *state = reader->d.get();

    QPromise<Result<void>> ready;
    QFuture<Result<void>> opened = ready.future();
    ready.start();
    state->thread = std::thread([state, ready = std::move(ready)]() mutable {
        auto connection = Connection::open(state->paths, state->role, Connection::Mode::Read);
        if (connection)
            state->connection = connection->get();
        ready.addResult(connection ? Result<void>() : std::unexpected(connection.error()));
        ready.finish();
        if (connection)
            state->loop(**connection);
    });
    const Result<void> result = opened.result(); // waits
    if (!result)
        return std::unexpected(result.error());
    return reader;
}

Reader::Reader(std::unique_ptr<Private> d) : d(std::move(d)) { }

Reader::~Reader()
{
    {
        const std::scoped_lock guard(d->mutex);
        d->stopping = true;
        d->queue.clear();
        for (const Number &number : std::as_const(d->lanes))
            number->fetch_add(1, std::memory_order_relaxed);
        if (d->busy)
            d->connection->interrupt();
    }
    d->wake.notify_all();
    if (d->thread.joinable())
        d->thread.join();
}

void Reader::post(const QString &lane, Job job)
{
    {
        const std::scoped_lock guard(d->mutex);
        const ReadTicket ticket = d->renew(lane);
        d->queue.push_back({lane, ticket, std::move(job)});
    }
    d->wake.notify_one();
}

void Reader::cancel(const QString &lane)
{
    const std::scoped_lock guard(d->mutex);
    d->renew(lane);
}

} // namespace evoca::model
