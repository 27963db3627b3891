#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace evoca::app {

/// Brings SIGINT and SIGTERM into the event loop. At most one object at a time. Elsewhere than on Unix it never emits.
class SignalWatcher : public QObject
{
    Q_OBJECT
public:
    SignalWatcher();
    ~SignalWatcher() override; ///< the signals' defaults return

Q_SIGNALS:
    void stopRequested();

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace evoca::app
