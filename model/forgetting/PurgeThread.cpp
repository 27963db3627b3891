#include "forgetting/PurgeThread.h"

#include <thread>

namespace evoca::model {

struct PurgeThread::Private
{
    Writer &writer;
    std::jthread thread;
    bool running = false;
};

PurgeThread::PurgeThread(Writer &writer, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(Private {writer, {}}))
{
    qRegisterMetaType<evoca::model::PurgeProgress>();
    qRegisterMetaType<evoca::model::Receipt>();
    qRegisterMetaType<evoca::model::Error>();
}

PurgeThread::~PurgeThread()
{
    cancel();
}

bool PurgeThread::isRunning() const
{
    return d->running;
}

void PurgeThread::cancel()
{
    d->thread.request_stop();
}

bool PurgeThread::start(const ForgetTarget &target, const PurgeOptions &options)
{
    return startWork([target, options](Purge &purge, const std::stop_token &stop, const Purge::Progress &progress) {
        return purge.run(target, options, stop, progress).transform([](Receipt receipt) {
            return std::vector {std::move(receipt)};
        });
    });
}

bool PurgeThread::startEntry(const QString &binEntry, const PurgeOptions &options)
{
    return startWork([binEntry, options](Purge &purge, const std::stop_token &stop, const Purge::Progress &progress) {
        return purge.runEntry(binEntry, options, stop, progress).transform([](Receipt receipt) {
            return std::vector {std::move(receipt)};
        });
    });
}

bool PurgeThread::startUnfinished()
{
    return startWork([](Purge &purge, const std::stop_token &stop, const Purge::Progress &progress) {
        return purge.resume(stop, progress);
    });
}

bool PurgeThread::startPending()
{
    return startWork(
        [](Purge &purge, const std::stop_token &stop, const Purge::Progress &progress) -> Result<std::vector<Receipt>> {
            auto resumed = purge.resume(stop, progress);
            if (!resumed)
                return resumed;
            auto expired = purge.purgeExpired(stop);
            if (!expired)
                return expired;
            resumed->insert(resumed->end(), expired->begin(), expired->end());
            return resumed;
        });
}

bool PurgeThread::startWork(Work work)
{
    if (d->running)
        return false;
    d->running = true;
    d->thread = std::jthread([this, work = std::move(work)](const std::stop_token &stop) {
        Purge purge(d->writer);
        const auto told = [this](const PurgeProgress &progress) {
            QMetaObject::invokeMethod(this, [this, progress] { Q_EMIT progressed(progress); }, Qt::QueuedConnection);
        };
        auto result = work(purge, stop, told);
        QMetaObject::invokeMethod(this, [this, result] { end(result); }, Qt::QueuedConnection);
    });
    return true;
}

void PurgeThread::end(const Result<std::vector<Receipt>> &result)
{
    d->running = false;
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    for (const Receipt &receipt : *result)
        Q_EMIT finished(receipt);
}

} // namespace evoca::model
