#include "history/FileSink.h"

#include "history/ChunkWriterPool.h"
#include "history/FileDigest.h"

namespace evoca::model {

namespace {

constexpr qsizetype batchBytes = 4 * 1024 * 1024;
constexpr qsizetype batchRows = 20'000;
constexpr qsizetype urgentRows = 500;
constexpr int batchCompressors =
    8; // sessions with text in one batch: files that mix many sessions stay small in memory
constexpr qint64 checkpointDistance = 256 * 1024;
constexpr qint64 skippedLimit = 10'000; // records a file; a file of garbage has millions of lines

} // namespace

FileSink::FileSink(const BuilderServices &services, const FileTask &task, std::optional<FileState> state, Ports ports)
    : m_services(services), m_task(task), m_ports(std::move(ports)), m_replace(task.mode == FileTask::Mode::Replace)
{
    Checkpoint start;
    if (state) {
        start.offset = state->offset;
        start.readerState = state->readerState;
        m_resumedAt = task.known.offset;
        for (SessionState &session : state->sessions) {
            start.ordinals.push_back(session.countAtCheckpoint);
            m_handles.push_back(session.handle);
            m_builders.push_back(std::make_unique<SessionBuilder>(services, task.file, std::move(session)));
        }
    }
    m_checkpoints.push_back(std::move(start));
}

FileSink::~FileSink() = default;

void FileSink::session(int handle, const ParsedSession &session)
{
    builder(handle).amend(session);
}

void FileSink::message(int handle, ParsedMessage &&message)
{
    builder(handle).add(std::move(message));
}

void FileSink::rolledBack(int handle, int prompts)
{
    builder(handle).takeBack(prompts);
}

void FileSink::skipped(qint64 line, qint64 offset, std::string_view reason)
{
    if (line == 0)
        m_unreadable = true;
    if (offset < m_resumedAt || ++m_skippedStored > skippedLimit)
        return;
    m_skipped.push_back({line, offset, QString::fromUtf8(reason.substr(0, 120))});
}

bool FileSink::progress(qint64 offset)
{
    if (!m_ports.advance(offset)) {
        m_stopped = true;
        return false;
    }
    if (mustCut())
        return cut(offset, false);
    noteCheckpoint(offset);
    return true;
}

void FileSink::finish(qint64 offset, qint64 now)
{
    const bool settle = m_task.mode == FileTask::Mode::Settle;
    for (const auto &builder : m_builders)
        builder->finish(now, settle);
    if (m_skippedStored > skippedLimit)
        m_skipped.push_back({0, offset, QStringLiteral("and_more:%1").arg(m_skippedStored - skippedLimit)});
    cut(offset, true);
}

SessionBuilder &FileSink::builder(int handle)
{
    if (handle == m_newestHandle && m_newest)
        return *m_newest;
    const auto it = std::find(m_handles.begin(), m_handles.end(), handle);
    const size_t index = size_t(it - m_handles.begin());
    if (it == m_handles.end()) {
        m_handles.push_back(handle);
        m_builders.push_back(std::make_unique<SessionBuilder>(m_services, m_task.file, handle));
    }
    m_newestHandle = handle;
    m_newest = m_builders[index].get();
    return *m_newest;
}

bool FileSink::mustCut() const
{
    if (m_services.compressors.lent() > batchCompressors)
        return true;
    qsizetype bytes = 0;
    qsizetype rows = qsizetype(m_skipped.size());
    for (const auto &builder : m_builders) {
        bytes += builder->bytes();
        rows += builder->rows();
    }
    return bytes >= batchBytes || rows >= (m_ports.urgent() ? urgentRows : batchRows);
}

bool FileSink::cut(qint64 offset, bool last)
{
    m_checkpoints.push_back(checkpointHere(offset));
    dropOldCheckpoints();
    PendingSource pending;
    SourceState &source = pending.source;
    source.id = m_task.known.id;
    source.agent = m_task.file.agent;
    source.path = m_task.file.path;
    source.size = m_task.file.size;
    source.mtimeNs = m_task.file.mtimeNs;
    source.offset = offset;
    source.readerVersion = m_task.format->version;
    source.complete = last && !m_unreadable;
    source.headHash = FileDigest::make(m_task.file.path, offset);
    pending.replace = std::exchange(m_replace, false);
    pending.promptLog = m_task.isPromptLog();
    for (const auto &builder : m_builders) {
        if (!builder->hasNews(last))
            continue;
        pending.bytes += builder->rows() * qint64(sizeof(MessageRow)) + builder->bytes() / 2;
        pending.sessions.push_back(builder->take(last));
    }
    pending.skipped = std::exchange(m_skipped, {});
    pending.state = fileState();
    m_stopped = !m_ports.deliver(std::move(pending));
    return !m_stopped;
}

FileSink::Checkpoint FileSink::checkpointHere(qint64 offset) const
{
    Checkpoint checkpoint {offset, m_reader ? m_reader->state() : QByteArray(), {}};
    checkpoint.ordinals.reserve(m_builders.size());
    for (const auto &builder : m_builders)
        checkpoint.ordinals.push_back(builder->ordinal());
    return checkpoint;
}

void FileSink::noteCheckpoint(qint64 offset)
{
    // Sparser with distance, so that one task over a gigabyte does not collect thousands.
    const qint64 distance = std::max(checkpointDistance, (offset - m_checkpoints.front().offset) / 32);
    if (offset - m_checkpoints.back().offset < distance)
        return;
    m_checkpoints.push_back(checkpointHere(offset));
    dropOldCheckpoints();
}

bool FileSink::precedesOpenTasks(const Checkpoint &checkpoint) const
{
    for (size_t i = 0; i < m_builders.size(); ++i) {
        const qint64 open = m_builders[i]->openTask();
        const qint64 ordinal = i < checkpoint.ordinals.size() ? checkpoint.ordinals[i] : 0;
        if (open > 0 && ordinal >= open)
            return false;
    }
    return true;
}

void FileSink::dropOldCheckpoints()
{
    size_t newest = m_checkpoints.size() - 1;
    while (newest > 0 && !precedesOpenTasks(m_checkpoints[newest]))
        --newest;
    m_checkpoints.erase(m_checkpoints.begin(), m_checkpoints.begin() + qsizetype(newest));
}

FileState FileSink::fileState() const
{
    const Checkpoint &checkpoint = m_checkpoints.front();
    FileState state;
    state.offset = checkpoint.offset;
    state.readerState = checkpoint.readerState;
    state.sessions.reserve(m_builders.size());
    for (size_t i = 0; i < m_builders.size(); ++i) {
        SessionState session = m_builders[i]->state();
        session.countAtCheckpoint = i < checkpoint.ordinals.size() ? checkpoint.ordinals[i] : 0;
        state.sessions.push_back(std::move(session));
    }
    return state;
}

} // namespace evoca::model
