#pragma once

#include "forgetting/Purge.h"

#include <QObject>

#include <memory>

namespace evoca::model {

/// Purges on a thread of its own, one at a time, for the window. Lives in the gui thread; signals arrive there.
class PurgeThread : public QObject
{
    Q_OBJECT
public:
    explicit PurgeThread(Writer &writer, QObject *parent = nullptr);
    ~PurgeThread() override; ///< stops (to be resumed at the next start) and joins

    bool isRunning() const;
    /// False when one is running.
    bool start(const ForgetTarget &target, const PurgeOptions &options);
    bool startEntry(const QString &binEntry, const PurgeOptions &options);
    // No signal `finished` when there was nothing to do.
    bool startUnfinished(); ///< what a crash or a stop interrupted
    bool startPending(); ///< that, then what expired in the bin
    void cancel();

Q_SIGNALS:
    void progressed(const evoca::model::PurgeProgress &progress);
    void finished(const evoca::model::Receipt &receipt);
    void failed(const evoca::model::Error &error); ///< Cancelled as well

private:
    using Work = std::function<Result<std::vector<Receipt>>(Purge &, const std::stop_token &, const Purge::Progress &)>;
    bool startWork(Work work);
    void end(const Result<std::vector<Receipt>> &result);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::model

Q_DECLARE_METATYPE(evoca::model::PurgeProgress)
Q_DECLARE_METATYPE(evoca::model::Receipt)
