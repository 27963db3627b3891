#pragma once

#include "history/FileTask.h"
#include "history/PendingSource.h"
#include "history/SessionBuilder.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace evoca::model {

/// Receives what a reader finds in one file, routes it to its sessions, and cuts batches: at about 4 MB of text or
/// 20,000 rows, early when something should become visible soon. One parse thread.
class FileSink final : public RecordSink
{
public:
    struct Ports
    {
        /// Takes a batch; blocks while too much waits for the writer. False: stop.
        std::function<bool(PendingSource &&)> deliver;
        /// Told the bytes of plain text read so far. False: stop.
        std::function<bool(qint64 offset)> advance;
        /// True while nothing of the run is visible yet.
        std::function<bool()> urgent;
    };
    FileSink(const BuilderServices &services, const FileTask &task, std::optional<FileState> state, Ports ports);
    ~FileSink() override;

    /// Whose state() belongs to a batch.
    void setReader(const AgentReader *reader) { m_reader = reader; }
    void session(int handle, const ParsedSession &session) override;
    void message(int handle, ParsedMessage &&message) override;
    void rolledBack(int handle, int prompts) override;
    void skipped(qint64 line, qint64 offset, std::string_view reason) override;
    bool progress(qint64 offset) override;
    /// The reader is done: closes the sessions for now and delivers the last batch.
    void finish(qint64 offset, qint64 now);

    bool stopped() const { return m_stopped; }
    /// The reader could not open the file at all.
    bool unreadable() const { return m_unreadable; }

private:
    struct Checkpoint
    {
        qint64 offset = 0;
        QByteArray readerState;
        std::vector<qint64> ordinals; ///< newest message of each session there
    };

    SessionBuilder &builder(int handle);
    bool mustCut() const;
    bool cut(qint64 offset, bool last);
    Checkpoint checkpointHere(qint64 offset) const;
    void noteCheckpoint(qint64 offset);
    bool precedesOpenTasks(const Checkpoint &checkpoint) const;
    void dropOldCheckpoints();
    FileState fileState() const;

    BuilderServices m_services;
    FileTask m_task;
    Ports m_ports;
    const AgentReader *m_reader = nullptr;
    std::vector<int> m_handles; ///< in order of appearance
    std::vector<std::unique_ptr<SessionBuilder>> m_builders; ///< as m_handles
    SessionBuilder *m_newest = nullptr;
    int m_newestHandle = -1;
    std::vector<Checkpoint> m_checkpoints; ///< ascending; the first lies before every open task
    std::vector<SkippedRecord> m_skipped;
    qint64 m_skippedStored = 0;
    qint64 m_resumedAt = 0; ///< offset up to which earlier runs told what was skipped
    bool m_replace = false;
    bool m_stopped = false;
    bool m_unreadable = false;
};

} // namespace evoca::model
