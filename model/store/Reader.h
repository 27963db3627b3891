#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

namespace evoca::model {

class Connection;

/// True when a newer request has replaced this one; long loops ask it, SQL is interrupted by itself.
class ReadTicket
{
public:
    ReadTicket() = default;
    explicit ReadTicket(std::shared_ptr<const std::atomic<quint64>> current, quint64 number)
        : m_current(std::move(current)), m_number(number)
    {
    }
    bool stale() const { return m_current && m_current->load(std::memory_order_relaxed) != m_number; }

private:
    std::shared_ptr<const std::atomic<quint64>> m_current;
    quint64 m_number = 0;
};

/// The window's reading thread with its own read-only connection. A request on a lane replaces the older one of that
/// lane: the older is interrupted (sqlite3_interrupt) or dropped, and its answer never arrives. Answers arrive on this
/// object's thread (call read() there, `context` lives there too); nothing arrives when `context` is gone.
class Reader : public QObject
{
    Q_OBJECT
public:
    /// Lanes are free strings: "experiences.list", "transcript.text" … Requests of one lane replace each other.
    static Result<std::unique_ptr<Reader>> start(const StorePaths &paths, const QString &role);
    ~Reader() override; ///< cancels what runs, joins

    template<typename T>
    void read(const QString &lane, QObject *context, std::function<Result<T>(Connection &, const ReadTicket &)> job,
              std::function<void(Result<T>)> answer);
    /// Drops what waits or runs on a lane.
    void cancel(const QString &lane);

private:
    using Job = std::function<void(Connection &, const ReadTicket &)>;
    struct Private;
    explicit Reader(std::unique_ptr<Private> d);
    void post(const QString &lane, Job job);
    /// Runs `done` on this object's thread, soon; dropped (but destroyed) when this object goes first.
    void retire(std::function<void()> done);
    std::unique_ptr<Private> d;
};

template<typename T>
void Reader::read(const QString &lane, QObject *context, std::function<Result<T>(Connection &, const ReadTicket &)> job,
                  std::function<void(Result<T>)> answer)
{
    auto shared = std::make_shared<std::function<void(Result<T>)>>(std::move(answer));
    const QPointer<QObject> guard(context);
    post(lane, [this, guard, shared, job = std::move(job)](Connection &connection, const ReadTicket &ticket) {
        auto result = std::make_shared<Result<T>>(job(connection, ticket));
        // The call goes to this object, which outlives its thread; only there is it safe to look at the context.
        QMetaObject::invokeMethod(
            this,
            [guard, shared, result, ticket] {
                if (guard && !ticket.stale())
                    (*shared)(std::move(*result));
            },
            Qt::QueuedConnection);
    });
}

} // namespace evoca::model
