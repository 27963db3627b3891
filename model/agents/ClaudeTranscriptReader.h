#pragma once

#include "agents/AgentReader.h"
#include "agents/CallBook.h"
#include "agents/ClaudeCodeRecord.h"
#include "agents/JsonRecords.h"
#include "agents/SeenHashes.h"
#include "agents/SessionBook.h"
#include "agents/ToolInput.h"

#include <QJsonObject>

#include <deque>
#include <utility>

namespace evoca::model {

/// Reads one transcript of Claude Code: a session with the subagents inside its file, or one subagent's own file.
class ClaudeTranscriptReader : public AgentReader, private RecordHandler
{
public:
    ClaudeTranscriptReader();
    qint64 read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink) override;
    QByteArray state() const override;

private:
    /// Blocks already handed over of one message id: Claude Code writes an answer in several lines.
    struct Parts
    {
        quint64 message = 0;
        std::vector<quint64> blocks;
        quint64 lastTextHash = 0;
        quint64 lastTextSize = 0;
    };
    struct WaitingTitle
    {
        quint64 leaf = 0;
        std::string title;
    };

    bool collect(simdjson::ondemand::object &record) override;
    std::string commit() override;
    std::string commitType();

    void identify(const AgentFile &file);
    void readMeta(const QString &path);
    void readTask(const QJsonObject &task);
    void load(const QByteArray &state);
    bool isRepeated();
    int handleOf();
    int sidechainHandle();
    void updateSession(int handle);
    void titleRecord();

    void userRecord(int handle);
    void userText(int handle, std::string_view text, std::string &prompt);
    void toolResult(int handle, const ClaudeBlock &block, bool withFacts);
    void applyFacts(const OpenCall *call, ParsedMessage &result);
    void applySidecar(ParsedMessage &result);
    void assistantRecord(int handle);
    void answer(int handle, std::string_view text);
    void toolUse(int handle, const ClaudeBlock &block);
    void systemRecord(int handle);
    void attachmentRecord(int handle);
    void exported();
    bool isNewBlock(std::string_view text, std::string_view id);
    Parts &partsOf(quint64 message);
    void send(int handle, MessageKind kind, std::string text, bool failed = false);
    std::string unescaped(std::string_view token);

    JsonRecords m_records;
    ClaudeRecord m_record;
    RecordSink *m_sink = nullptr;
    QString m_folder; ///< of the transcript
    QString m_sidecars; ///< folder with this session's tool-results
    std::string m_mainId;
    std::string m_agentId; ///< of a subagent's own file
    bool m_own = false; ///< a subagent's own file

    SessionBook m_sessions;
    CallBook m_calls;
    SeenHashes m_seen;
    std::deque<Parts> m_parts;
    std::deque<std::pair<quint64, qint32>> m_chain; ///< newest sidechain records and their session
    std::deque<WaitingTitle> m_titles; ///< summaries whose last message has not been seen
    ToolInput m_input;
    simdjson::ondemand::parser m_parser;
};

} // namespace evoca::model
