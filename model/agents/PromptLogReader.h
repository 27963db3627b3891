#pragma once

#include "agents/AgentReader.h"
#include "agents/JsonRecords.h"
#include "agents/SessionBook.h"

#include <functional>
#include <string>
#include <unordered_set>

namespace evoca::model {

/// Ids of the sessions whose transcripts are there, found from the path of the prompt log.
using KnownTranscripts = std::function<std::unordered_set<std::string>(const QString &log)>;

/// Reads history.jsonl of Claude Code ({display,timestamp,project,sessionId,pastedContents}) and of Codex
/// ({session_id,ts,text}): all prompts ever typed. Gives those of sessions whose transcript is lost; of the others the
/// transcripts tell more.
class PromptLogReader : public AgentReader, private RecordHandler
{
public:
    explicit PromptLogReader(KnownTranscripts known);
    qint64 read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink) override;
    QByteArray state() const override;

private:
    struct Entry
    {
        std::string_view session;
        std::string_view text;
        std::string_view project;
        std::string_view pasted; ///< JSON
        qint64 time = 0;
    };

    bool collect(simdjson::ondemand::object &record) override;
    std::string commit() override;
    int handleOf(std::string_view session);
    std::string withPasted() const;

    KnownTranscripts m_findKnown;
    std::unordered_set<std::string> m_known;
    JsonRecords m_records;
    Entry m_entry;
    RecordSink *m_sink = nullptr;
    SessionBook m_sessions;
};

} // namespace evoca::model
