#include "agents/CodexTranscriptReader.h"

#include "agents/ByteSource.h"
#include "agents/CodexFiles.h"
#include "agents/CodexTitles.h"
#include "agents/JsonRepair.h"
#include "agents/StableHash.h"
#include "agents/StateStream.h"

#include <algorithm>
#include <array>
#include <functional>

namespace evoca::model {

namespace {

constexpr quint8 stateVersion = 1;
constexpr std::string_view rollbackMark = "thread_rolled_back";

// Records and events that keep the program's own state and tell a reader of the history nothing.
constexpr std::array<std::string_view, 7> silentRecords {
    "world_state", "inter_agent_communication_metadata", "state", "session_state", "session_index", "rollout_index",
    "turn_diff"};

class NoSink : public RecordSink
{
public:
    void session(int, const ParsedSession &) override { }
    void message(int, ParsedMessage &&) override { }
    void skipped(qint64, qint64, std::string_view) override { }
    bool progress(qint64) override { return true; }
};

bool contains(const QString &path, qint64 offset, std::string_view needle)
{
    const std::unique_ptr<ByteSource> source = ByteSource::open(path, offset);
    if (!source)
        return false;
    constexpr size_t windowSize = 512 * 1024;
    std::vector<char> window(windowSize + needle.size());
    const std::boyer_moore_horspool_searcher searcher(needle.begin(), needle.end());
    size_t kept = 0;
    for (;;) {
        const qint64 got = source->read(window.data() + kept, windowSize);
        if (got <= 0)
            return false;
        const std::string_view text(window.data(), kept + size_t(got));
        if (std::search(text.begin(), text.end(), searcher) != text.end())
            return true;
        kept = std::min(needle.size() - 1, text.size());
        std::ranges::copy(text.substr(text.size() - kept), window.begin());
    }
}

} // namespace

CodexTranscriptReader::CodexTranscriptReader() : m_records(*this) { }

qint64 CodexTranscriptReader::read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink)
{
    m_sink = &sink;
    identify(file);
    if (!m_scanning)
        lookForRollbacks(file, offset, state);
    qint64 line = 0;
    if (offset > 0 && !state.isEmpty()) {
        load(state);
        line = m_records.linesDone();
    }
    if (m_sessions.count() == 0) {
        m_sessions.add(m_fileId);
        if (m_reverted)
            m_sessions.setOnce(0, &ParsedSession::forkedFrom, m_fileId.substr(0, m_fileId.find('_')));
    }
    if (!m_scanning)
        m_sessions.setTitle(0, codexThreadTitle(file.path, m_sessions.at(0).known.nativeId), 2);
    const qint64 reached = m_records.read(file, offset, line, sink);
    m_sessions.flush(sink);
    return reached;
}

void CodexTranscriptReader::identify(const AgentFile &file)
{
    m_fileId = codexIdInName(file.path);
    // After a revert a thread goes on in a rollout of its own, which begins with a copy.
    const size_t underscore = m_fileId.find('_');
    m_reverted = underscore == 36 && m_fileId.size() == 73;
}

/// A rollback stands behind what it takes back. Most files have none, which a search of the bytes tells fast.
void CodexTranscriptReader::lookForRollbacks(const AgentFile &file, qint64 offset, const QByteArray &state)
{
    if (!contains(file.path, offset, rollbackMark))
        return;
    CodexTranscriptReader scanner;
    scanner.m_scanning = true;
    NoSink nowhere;
    scanner.read(file, offset, state, nowhere);
    m_takenBack = std::move(scanner.m_takenBack);
}

bool CodexTranscriptReader::collect(simdjson::ondemand::object &record)
{
    return m_record.read(record);
}

std::string CodexTranscriptReader::commit()
{
    const CodexPayload &payload = m_record.payload;
    if (!payload.turnId.empty() && m_record.enveloped)
        m_turn = payload.turnId;
    if (std::ranges::find(silentRecords, m_record.type) != silentRecords.end() || payload.recordType == "state")
        return {};
    if (!m_record.enveloped)
        return bareRecord();
    if (m_record.type == "response_item")
        return responseItem(payload);
    if (m_record.type == "event_msg")
        return eventMessage(payload);
    if (m_record.type == "session_meta")
        sessionMeta();
    else if (m_record.type == "turn_context")
        turnContext();
    else if (m_record.type == "compacted")
        send(payload.message.empty() ? MessageKind::Notice : MessageKind::Summary,
             payload.message.empty() ? "Context compacted" : std::string(payload.message));
    else
        return "unknown_type:" + std::string(cutUtf8(m_record.type, 60));
    return {};
}

/// Only the file's own header counts: a fork copies its parent's too.
void CodexTranscriptReader::sessionMeta()
{
    const CodexPayload &meta = m_record.payload;
    const std::string_view id = meta.id.empty() ? meta.sessionId : meta.id;
    const bool named = m_fileId.size() == 36 || m_reverted;
    const bool own = id.empty() || !named || id == m_fileId || (m_reverted && m_fileId.starts_with(id));
    m_sessions.start(0);
    if (m_hasMeta)
        return;
    if (!own) {
        m_sessions.setOnce(0, &ParsedSession::forkedFrom, id);
        return;
    }
    m_hasMeta = true;
    if (!m_reverted)
        m_sessions.set(0, &ParsedSession::nativeId, id);
    m_sessions.set(0, &ParsedSession::cwd, meta.cwd);
    m_sessions.set(0, &ParsedSession::branch, meta.branch);
    m_sessions.set(0, &ParsedSession::remote, meta.remote);
    m_sessions.set(0, &ParsedSession::version, meta.version);
    m_sessions.set(0, &ParsedSession::forkedFrom, meta.forkedFrom);
    if (meta.subagent || !meta.parentThread.empty() || meta.threadSource == "subagent") {
        m_sessions.at(0).known.subagent = true;
        m_sessions.set(0, &ParsedSession::parentNativeId, meta.parentThread);
    }
}

void CodexTranscriptReader::turnContext()
{
    m_sessions.set(0, &ParsedSession::model, m_record.payload.model);
    if (!m_hasMeta) // then the last turn is the best witness: the first may be a parent's
        m_sessions.set(0, &ParsedSession::cwd, m_record.payload.cwd);
}

/// Oldest generations: response items without an envelope, or {"role":…,"content":…}.
std::string CodexTranscriptReader::bareRecord()
{
    CodexPayload &payload = m_record.payload;
    m_sessions.set(0, &ParsedSession::model, payload.model);
    if (!payload.role.empty() || !payload.type.empty()) {
        if (payload.type.empty())
            payload.type = "message";
        return responseItem(payload);
    }
    m_sessions.start(0);
    if (!payload.id.empty())
        m_sessions.set(0, &ParsedSession::nativeId, payload.id);
    m_sessions.setOnce(0, &ParsedSession::branch, payload.branch);
    m_sessions.setOnce(0, &ParsedSession::remote, payload.remote);
    return {};
}

/// The same for the same prompt replayed by a fork: by the turn's id, which copies keep, else by the thread it was
/// first said in and its place there.
quint64 CodexTranscriptReader::originKey(std::string_view text)
{
    ++m_promptCount;
    if (!m_turn.empty())
        return stableHash(text, stableHash(m_turn));
    const ParsedSession &known = m_sessions.at(0).known;
    const std::string &thread = known.forkedFrom.empty() ? known.nativeId : known.forkedFrom;
    return stableHash(text, stableHash(thread, quint64(m_promptCount)));
}

void CodexTranscriptReader::rolledBack(int turns)
{
    int left = qBound(0, turns, 100'000);
    qint64 from = m_messages;
    for (; left > 0 && !m_promptsAt.empty(); --left) {
        from = m_promptsAt.back();
        m_promptsAt.pop_back();
    }
    if (left > 0) // what stands before the first prompt of this read follows one that was read earlier
        from = 0;
    if (m_scanning && from < m_messages)
        m_takenBack.emplace_back(from, m_messages);
    if (left > 0 && !m_scanning)
        m_sink->rolledBack(0, left);
    notice("Rolled back " + std::to_string(turns) + (turns == 1 ? " turn" : " turns"));
}

void CodexTranscriptReader::notice(std::string text, bool failed)
{
    ParsedMessage message;
    message.kind = MessageKind::Notice;
    message.text = std::move(text);
    message.failed = failed;
    send(std::move(message));
}

void CodexTranscriptReader::send(MessageKind kind, std::string text)
{
    ParsedMessage message;
    message.kind = kind;
    message.text = std::move(text);
    send(std::move(message));
}

void CodexTranscriptReader::send(ParsedMessage &&message)
{
    message.time = m_record.time;
    const qint64 at = m_messages++;
    message.rolledBack = std::ranges::any_of(
        m_takenBack, [at](const Range &range) { return at >= range.first && at < range.second; });
    m_sessions.send(*m_sink, 0, std::move(message));
}

QByteArray CodexTranscriptReader::state() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << stateVersion << m_records.linesDone() << m_hasMeta << m_turn << m_promptCount;
    m_sessions.save(out);
    m_calls.save(out);
    m_talk.save(out);
    m_callIds.save(out);
    return bytes;
}

void CodexTranscriptReader::load(const QByteArray &state)
{
    QDataStream in(state);
    quint8 version = 0;
    qint64 lines = 0;
    in >> version;
    if (version != stateVersion)
        return;
    in >> lines >> m_hasMeta >> m_turn >> m_promptCount;
    m_records.setLinesDone(lines);
    m_sessions.load(in);
    m_calls.load(in);
    m_talk.load(in);
    m_callIds.load(in);
}

} // namespace evoca::model
