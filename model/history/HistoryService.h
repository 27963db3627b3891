#pragma once

#include "history/Importer.h"
#include "history/ScanFollower.h"

#include <QObject>

namespace evoca::model {

/// Keeps the store up to date while the program runs, on its own thread: first import, second pass (tool index),
/// then watching (inotify by QFileSystemWatcher plus a look at active files), so that a new message on disk is stored
/// within a second. Idle without changes: no timers fire. Methods may be called from the gui thread.
class HistoryService : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Importing, Indexing, Watching, Paused, Stopped };
    Q_ENUM(State)

    /// `follower` may be null.
    HistoryService(Writer &writer, ImportOptions options, std::unique_ptr<ScanFollower> follower = {});
    ~HistoryService() override; ///< cancels and joins

    void start();
    /// Imports everything again that changed (F5).
    void rescan();
    void setPaused(bool paused);
    /// Reads these agents from now on (empty: all), and looks at once. What is stored of others stays.
    void setAgents(const std::vector<Agent> &agents);
    State state() const;
    ImportProgress progress() const;
    ImportReport lastReport() const;

Q_SIGNALS:
    void stateChanged(evoca::model::HistoryService::State state);
    void progressChanged(const evoca::model::ImportProgress &progress);
    void indexProgressChanged(qint64 done, qint64 total);
    void imported(const evoca::model::ImportReport &report);
    void failed(const evoca::model::Error &error);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::model
