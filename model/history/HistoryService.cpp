#include "history/HistoryService.h"

#include "history/HistoryWorker.h"

#include <QThread>

#include <mutex>

namespace evoca::model {

struct HistoryService::Private
{
    HistoryWorker *worker = nullptr; ///< lives on the thread and is deleted there
    QThread thread;
    mutable std::mutex mutex;
    State state = State::Idle;
    ImportProgress progress;
    ImportReport report;
    bool started = false;

    template<typename Function>
    void queue(Function function)
    {
        QMetaObject::invokeMethod(worker, std::move(function), Qt::QueuedConnection);
    }
};

HistoryService::HistoryService(Writer &writer, ImportOptions options, std::unique_ptr<ScanFollower> follower)
    : d(std::make_unique<Private>())
{
    HistoryWorker *worker = d->worker = new HistoryWorker(writer, std::move(options), std::move(follower));
    worker->moveToThread(&d->thread);
    d->thread.setObjectName(QStringLiteral("history"));
    connect(&d->thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(worker, &HistoryWorker::stateChanged, this, [this](State state) {
        {
            const std::lock_guard lock(d->mutex);
            d->state = state;
        }
        Q_EMIT stateChanged(state);
    });
    connect(worker, &HistoryWorker::progressChanged, this, [this](const ImportProgress &progress) {
        {
            const std::lock_guard lock(d->mutex);
            d->progress = progress;
        }
        Q_EMIT progressChanged(progress);
    });
    connect(worker, &HistoryWorker::imported, this, [this](const ImportReport &report) {
        {
            const std::lock_guard lock(d->mutex);
            d->report = report;
        }
        Q_EMIT imported(report);
    });
    connect(worker, &HistoryWorker::indexProgressChanged, this, &HistoryService::indexProgressChanged);
    connect(worker, &HistoryWorker::failed, this, &HistoryService::failed);
}

HistoryService::~HistoryService()
{
    d->worker->disconnect(this);
    d->worker->cancel();
    if (!d->started) {
        delete d->worker;
        return;
    }
    d->thread.quit();
    d->thread.wait();
}

void HistoryService::start()
{
    if (d->started)
        return;
    d->started = true;
    d->thread.start();
    d->queue([worker = d->worker] { worker->scan(); });
}

void HistoryService::rescan()
{
    if (d->started)
        d->queue([worker = d->worker] { worker->scan(); });
}

void HistoryService::setPaused(bool paused)
{
    d->worker->setPaused(paused);
    if (d->started)
        d->queue([worker = d->worker] { worker->applyPaused(); });
}

void HistoryService::setAgents(const std::vector<Agent> &agents)
{
    d->worker->interrupt(); // an import of what may not be wanted any more
    d->queue([worker = d->worker, agents] { worker->setAgents(agents); });
}

HistoryService::State HistoryService::state() const
{
    const std::lock_guard lock(d->mutex);
    return d->state;
}

ImportProgress HistoryService::progress() const
{
    const std::lock_guard lock(d->mutex);
    return d->progress;
}

ImportReport HistoryService::lastReport() const
{
    const std::lock_guard lock(d->mutex);
    return d->report;
}

} // namespace evoca::model
