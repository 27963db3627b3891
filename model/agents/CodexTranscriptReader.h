#pragma once

#include "agents/AgentReader.h"
#include "agents/CallBook.h"
#include "agents/CodexOutput.h"
#include "agents/CodexRecord.h"
#include "agents/JsonRecords.h"
#include "agents/SeenHashes.h"
#include "agents/SessionBook.h"
#include "agents/TalkBook.h"
#include "agents/ToolInput.h"

#include <utility>
#include <vector>

namespace evoca::model {

/// Reads one Codex rollout: one thread, of any generation of the format.
class CodexTranscriptReader : public AgentReader, private RecordHandler
{
public:
    CodexTranscriptReader();
    qint64 read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink) override;
    QByteArray state() const override;

private:
    /// Messages [first, second) of this read that a later record takes back.
    using Range = std::pair<qint64, qint64>;

    bool collect(simdjson::ondemand::object &record) override;
    std::string commit() override;

    void identify(const AgentFile &file);
    void load(const QByteArray &state);
    void lookForRollbacks(const AgentFile &file, qint64 offset, const QByteArray &state);

    void sessionMeta();
    void turnContext();
    std::string bareRecord();
    std::string responseItem(const CodexPayload &payload);
    std::string eventMessage(const CodexPayload &payload);
    bool eventOfTurn(const CodexPayload &payload);
    std::string completedItem(const CodexPayload &item);

    void talk(const CodexPayload &payload, TalkBook::Source source);
    void userTalk(const CodexPayload &payload, TalkBook::Source source);
    void prompt(std::string text, bool hasImage, TalkBook::Source source);
    void answer(std::string text, TalkBook::Source source);
    void thinking(const CodexPayload &payload, TalkBook::Source source);
    void call(const CodexPayload &payload, std::string_view name);
    void result(const CodexPayload &payload);
    void lonelyCall(const CodexPayload &payload, std::string_view name);
    void ended(const CodexPayload &payload, std::string_view name);
    void changesOf(const CodexPayload &payload, ParsedMessage *call, int *added, int *removed);
    void finishEnded();
    void finish(OpenCall *call);
    void taskComplete(const CodexPayload &payload);
    void rolledBack(int turns);
    void notice(std::string text, bool failed = false);
    void send(MessageKind kind, std::string text);
    void send(ParsedMessage &&message);
    quint64 originKey(std::string_view text);

    JsonRecords m_records;
    CodexRecord m_record;
    RecordSink *m_sink = nullptr;
    std::string m_fileId; ///< id in the file's name
    bool m_reverted = false; ///< the name has a thread and a rollout id

    SessionBook m_sessions;
    CallBook m_calls;
    TalkBook m_talk;
    SeenHashes m_callIds;
    bool m_hasMeta = false;
    std::string m_turn;
    qint32 m_promptCount = 0;

    bool m_scanning = false; ///< only looks for what will be taken back
    qint64 m_messages = 0; ///< handed over in this read
    std::vector<qint64> m_promptsAt; ///< where in this read the prompts stand that were not taken back
    std::vector<Range> m_takenBack;

    ToolInput m_input;
    CodexOutput m_output;
    simdjson::ondemand::parser m_parser;
};

} // namespace evoca::model
