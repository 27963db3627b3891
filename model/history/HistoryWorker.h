#pragma once

#include "history/FileWatch.h"
#include "history/HistoryService.h"
#include "history/IndexThread.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <mutex>

namespace evoca::model {

/// What HistoryService does on its thread. Its functions are called there (queued), except the few that say otherwise.
class HistoryWorker : public QObject
{
    Q_OBJECT
public:
    HistoryWorker(Writer &writer, ImportOptions options, std::unique_ptr<ScanFollower> follower);
    ~HistoryWorker() override;

    /// Looks at everything, imports what changed, then watches.
    void scan();
    /// Takes up or lays down the work, as setPaused() said.
    void applyPaused();
    void setAgents(const std::vector<Agent> &agents);
    /// Any thread: interrupts what runs, at once.
    void cancel();
    /// Any thread: what runs ends early; a later scan goes on with it.
    void interrupt();
    /// Any thread.
    void setPaused(bool paused);

Q_SIGNALS:
    void stateChanged(evoca::model::HistoryService::State state);
    void progressChanged(const evoca::model::ImportProgress &progress);
    void indexProgressChanged(qint64 done, qint64 total);
    void imported(const evoca::model::ImportReport &report);
    void failed(const evoca::model::Error &error);

private:
    std::stop_token freshStop();
    void watch(const ImportReport &report);
    void importFiles(const std::vector<AgentFile> &files);
    void importFolders();
    void finishIndexing(const Result<qint64> &indexed);
    void settleLater();
    void setState(HistoryService::State state);

    Writer &m_writer;
    ImportOptions m_options;
    Importer m_importer;
    FileWatch m_watch;
    QTimer m_settle; ///< when a running task will have come to rest
    QTimer m_folders; ///< a second look at folders soon after the last one
    QElapsedTimer m_sinceScan;
    HistoryService::State m_state = HistoryService::State::Idle;
    std::atomic<bool> m_paused = false;
    std::mutex m_stopMutex;
    std::stop_source m_stop;
    std::atomic<bool> m_stopping = false;
    std::unique_ptr<IndexThread> m_index;
    std::unique_ptr<ScanFollower> m_follower;
};

} // namespace evoca::model
