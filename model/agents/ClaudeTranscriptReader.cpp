#include "agents/ClaudeTranscriptReader.h"

#include "agents/ClaudeDesktopFiles.h"
#include "agents/ClaudeUserText.h"
#include "agents/JsonRepair.h"
#include "agents/StableHash.h"
#include "agents/StateStream.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace evoca::model {

namespace {

using namespace Qt::StringLiterals;

constexpr quint8 stateVersion = 1;
constexpr size_t keptChain = 256;
constexpr size_t keptTitles = 16;
constexpr size_t keptParts = 8;

// Records that keep the program's own state and tell a reader of the history nothing.
constexpr std::array<std::string_view, 31> silentTypes {"file-history-snapshot",
                                                        "queue-operation",
                                                        "worktree-state",
                                                        "relocated",
                                                        "mode",
                                                        "permission-mode",
                                                        "bridge-session",
                                                        "frame-link",
                                                        "atis-latch",
                                                        "progress",
                                                        "task-summary",
                                                        "tag",
                                                        "agent-color",
                                                        "agent-setting",
                                                        "attribution-snapshot",
                                                        "speculation-accept",
                                                        "content-replacement",
                                                        "marble-origami-commit",
                                                        "marble-origami-snapshot",
                                                        "started",
                                                        "result",
                                                        "todo",
                                                        "fork-context-ref",
                                                        "file-history-delta",
                                                        "session-meta",
                                                        "usage",
                                                        "token-count",
                                                        "status",
                                                        "stop-hook",
                                                        "permission",
                                                        "checkpoint"};

/// "8-4-4-4-12" hex digits.
bool isUuid(std::string_view text)
{
    return text.size() == 36 && text[8] == '-' && text[13] == '-' && text[18] == '-' && text[23] == '-';
}

} // namespace

ClaudeTranscriptReader::ClaudeTranscriptReader() : m_records(*this) { }

qint64 ClaudeTranscriptReader::read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink)
{
    m_sink = &sink;
    identify(file);
    qint64 line = 0;
    if (offset > 0 && !state.isEmpty()) {
        load(state);
        line = m_records.linesDone();
    }
    if (m_sessions.count() == 0)
        m_sessions.add(m_own ? m_agentId : m_mainId);
    if (m_own && offset == 0)
        readMeta(file.path.chopped(6) + ".meta.json"_L1);
    if (isClaudeDesktopAudit(file.path) && offset == 0)
        readTask(claudeDesktopTask(file.path));
    const qint64 reached = m_records.read(file, offset, line, sink);
    m_sessions.flush(sink);
    return reached;
}

/// The file's place tells whose it is: "<slug>/<session>.jsonl", "<slug>/agent-<id>.jsonl" or
/// "<slug>/<session>/subagents/…/agent-<id>.jsonl".
void ClaudeTranscriptReader::identify(const AgentFile &file)
{
    const QFileInfo info(file.path);
    m_folder = info.path();
    const QString stem = info.completeBaseName();
    m_own = stem.startsWith("agent-"_L1);
    m_sidecars = m_folder + u'/' + stem + "/tool-results"_L1;
    if (!m_own) {
        m_mainId = (isClaudeDesktopAudit(file.path) ? info.dir().dirName() : stem).toStdString();
        return;
    }
    m_agentId = stem.mid(6).toStdString();
    const QStringList parts = m_folder.split(u'/');
    const qsizetype subagents = parts.lastIndexOf("subagents"_L1);
    if (subagents > 0) {
        m_mainId = parts[subagents - 1].toStdString();
        m_sidecars = parts.first(subagents).join(u'/') + "/tool-results"_L1;
    }
}

void ClaudeTranscriptReader::readMeta(const QString &path)
{
    QFile meta(path);
    if (!QFileInfo(path).isFile() || meta.size() > 1024 * 1024 || !meta.open(QIODevice::ReadOnly))
        return;
    const QJsonObject object = QJsonDocument::fromJson(meta.readAll()).object();
    const QString title = object.value("description"_L1).toString(object.value("name"_L1).toString());
    m_sessions.setTitle(0, title.toStdString(), 3);
}

/// The application runs the agent in a machine of its own, whose folders mean nothing here.
void ClaudeTranscriptReader::readTask(const QJsonObject &task)
{
    m_sessions.setTitle(0, task.value("title"_L1).toString().toStdString(), 3);
    const QString folder = task.value("userSelectedFolders"_L1).toArray().at(0).toString();
    m_sessions.set(0, &ParsedSession::cwd, (folder.isEmpty() ? task.value("cwd"_L1).toString() : folder).toStdString());
}

bool ClaudeTranscriptReader::collect(simdjson::ondemand::object &record)
{
    return m_record.read(record);
}

std::string ClaudeTranscriptReader::commit()
{
    if (!m_record.logLines.empty()) {
        exported();
        return {};
    }
    if (isRepeated())
        return {};
    return commitType();
}

std::string ClaudeTranscriptReader::commitType()
{
    const std::string_view type = m_record.type.empty() ? m_record.role : m_record.type;
    if (type == "summary" || type == "custom-title" || type == "ai-title" || type == "agent-name"
        || type == "last-prompt") {
        titleRecord();
        return {};
    }
    if (std::ranges::find(silentTypes, type) != silentTypes.end())
        return {};
    if (type == "pr-link") {
        if (!m_record.content.empty())
            send(0, MessageKind::Notice, "Pull request: " + std::string(m_record.content));
        return {};
    }
    const int handle = handleOf();
    updateSession(handle);
    if (type == "user" || type == "human")
        userRecord(handle);
    else if (type == "assistant")
        assistantRecord(handle);
    else if (type == "system")
        systemRecord(handle);
    else if (type == "attachment")
        attachmentRecord(handle);
    else if (type == "tool_use")
        toolUse(handle, m_record.tool);
    else if (type == "tool_result")
        toolResult(handle, m_record.tool, true);
    else
        return "unknown_type:" + std::string(cutUtf8(type, 60));
    return {};
}

/// A line that was written twice counts once. An answer's uuid alone is no proof: one can stand for two parts.
bool ClaudeTranscriptReader::isRepeated()
{
    if (m_record.uuid.empty())
        return false;
    quint64 hash = stableHash(m_record.uuid);
    const auto waiting = std::ranges::find_if(m_titles,
                                              [hash](const WaitingTitle &title) { return title.leaf == hash; });
    if (waiting != m_titles.end()) {
        m_sessions.setTitle(0, waiting->title, 2);
        m_titles.erase(waiting);
    }
    if (m_record.type != "assistant")
        return !m_seen.insert(hash);
    quint64 content = hash;
    for (const ClaudeBlock &block : m_record.blocks)
        content = stableHash(block.id.empty() ? block.text : block.id, content);
    m_seen.insert(hash); // summaries name it as their leaf
    return !m_seen.insert(content ^ 1);
}

int ClaudeTranscriptReader::handleOf()
{
    if (m_own) {
        SessionBook::Entry &entry = m_sessions.at(0);
        // Beside the parent only the records name it; newer ones repeat their own id there.
        if (m_mainId.empty() && !m_record.sessionId.starts_with("agent-"))
            m_mainId = m_record.sessionId;
        if (!entry.known.subagent || (entry.known.parentNativeId.empty() && !m_mainId.empty())) {
            entry.known.subagent = true;
            entry.known.parentNativeId = m_mainId;
            entry.known.nativeId = m_mainId.empty() ? "agent-" + m_agentId : m_mainId + '/' + m_agentId;
            entry.changed = true;
        }
        return 0;
    }
    return m_record.sidechain ? sidechainHandle() : 0;
}

/// A subagent inside its parent's file: known by its id, else by the chain of its records.
int ClaudeTranscriptReader::sidechainHandle()
{
    const bool talks = m_record.type == "user" || m_record.type == "assistant";
    const quint64 parent = stableHash(m_record.parentUuid);
    int handle = -1;
    if (!m_record.agentId.empty()) {
        handle = m_sessions.findKey(m_record.agentId);
    } else if (!m_record.parentUuid.empty()) {
        const auto link = std::ranges::find(m_chain, parent, &std::pair<quint64, qint32>::first);
        handle = link == m_chain.end() ? -1 : link->second;
    }
    const bool begins = m_record.type == "user" && handle < 0;
    if (handle < 0 && !begins && m_sessions.count() > 1)
        handle = m_sessions.count() - 1;
    if (handle < 0 && !talks)
        return 0;
    if (handle < 0) {
        const std::string key(m_record.agentId.empty() ? m_record.uuid : m_record.agentId);
        handle = m_sessions.add(m_mainId + '/' + (key.empty() ? std::to_string(m_sessions.count()) : key));
        m_sessions.at(handle).key = key;
        m_sessions.at(handle).known.parentNativeId = m_mainId;
        m_sessions.at(handle).known.subagent = true;
    }
    if (!m_record.uuid.empty()) {
        m_chain.emplace_back(stableHash(m_record.uuid), handle);
        if (m_chain.size() > keptChain)
            m_chain.pop_front();
    }
    return handle;
}

void ClaudeTranscriptReader::updateSession(int handle)
{
    m_sessions.setOnce(handle, &ParsedSession::cwd, m_record.cwd);
    m_sessions.set(handle, &ParsedSession::branch, m_record.branch);
    m_sessions.set(handle, &ParsedSession::version, m_record.version);
    if (m_record.model != "<synthetic>")
        m_sessions.set(handle, &ParsedSession::model, m_record.model);
    if (handle != 0 || m_own)
        return;
    m_sessions.setOnce(0, &ParsedSession::forkedFrom, m_record.forkedFrom);
    // Copied records keep the session they came from.
    if (m_record.sessionId != m_mainId && isUuid(m_record.sessionId) && isUuid(m_mainId))
        m_sessions.setOnce(0, &ParsedSession::forkedFrom, m_record.sessionId);
}

/// Ranks: SessionBatch::titleRank. A summary belongs to the session that holds its last message, which need not be
/// this one.
void ClaudeTranscriptReader::titleRecord()
{
    if (m_record.type == "custom-title")
        m_sessions.setTitle(0, m_record.title, 4);
    else if (m_record.type == "last-prompt") {
        if (!m_sessions.at(0).prompted) // better than nothing
            m_sessions.setTitle(0, cutUtf8(m_record.title, 120), 1);
    } else if (m_record.type != "summary")
        m_sessions.setTitle(0, m_record.title, 3);
    else if (m_seen.contains(stableHash(m_record.leafUuid)))
        m_sessions.setTitle(0, m_record.title, 2);
    else if (!m_record.leafUuid.empty()) {
        m_titles.push_back({stableHash(m_record.leafUuid), std::string(m_record.title)});
        if (m_titles.size() > keptTitles)
            m_titles.pop_front();
    }
}

/// The web export: one object with all records in an array.
void ClaudeTranscriptReader::exported()
{
    std::string json(m_record.logLines);
    const size_t size = json.size();
    json.resize(size + simdjson::SIMDJSON_PADDING);
    try {
        simdjson::ondemand::parser parser;
        simdjson::ondemand::document document = parser.iterate(json.data(), size, json.size());
        for (auto element : document.get_array())
            m_records.readObject(element.raw_json().value());
    } catch (const simdjson::simdjson_error &) {
        m_sink->skipped(1, 0, "bad_export");
    }
}

void ClaudeTranscriptReader::send(int handle, MessageKind kind, std::string text, bool failed)
{
    ParsedMessage message;
    message.kind = kind;
    message.time = m_record.time;
    message.text = std::move(text);
    message.failed = failed;
    m_sessions.send(*m_sink, handle, std::move(message));
}

QByteArray ClaudeTranscriptReader::state() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << stateVersion << m_records.linesDone() << m_mainId;
    m_sessions.save(out);
    m_calls.save(out);
    m_seen.save(out);
    out << quint32(m_parts.size());
    for (const Parts &parts : m_parts) {
        out << parts.message << parts.lastTextHash << parts.lastTextSize << quint32(parts.blocks.size());
        for (const quint64 block : parts.blocks)
            out << block;
    }
    out << quint32(m_chain.size());
    for (const auto &[uuid, handle] : m_chain)
        out << uuid << handle;
    out << quint32(m_titles.size());
    for (const WaitingTitle &title : m_titles)
        out << title.leaf << title.title;
    return bytes;
}

void ClaudeTranscriptReader::load(const QByteArray &state)
{
    QDataStream in(state);
    quint8 version = 0;
    qint64 lines = 0;
    in >> version;
    if (version != stateVersion)
        return;
    in >> lines >> m_mainId;
    m_records.setLinesDone(lines);
    m_sessions.load(in);
    m_calls.load(in);
    m_seen.load(in);
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok && i < keptParts; ++i) {
        Parts &parts = m_parts.emplace_back();
        quint32 blocks = 0;
        in >> parts.message >> parts.lastTextHash >> parts.lastTextSize >> blocks;
        for (quint32 j = 0; j < blocks && in.status() == QDataStream::Ok; ++j)
            in >> parts.blocks.emplace_back();
    }
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok && i < keptChain; ++i) {
        auto &[uuid, handle] = m_chain.emplace_back();
        in >> uuid >> handle;
        handle = qBound(0, handle, m_sessions.count() - 1);
    }
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok && i < keptTitles; ++i) {
        WaitingTitle &title = m_titles.emplace_back();
        in >> title.leaf >> title.title;
    }
}

} // namespace evoca::model
