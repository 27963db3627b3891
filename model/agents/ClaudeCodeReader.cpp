#include "agents/ClaudeCodeReader.h"

#include "agents/ClaudeCodeFiles.h"
#include "agents/ClaudeTranscriptReader.h"

namespace evoca::model {

qint64 ClaudeCodeReader::read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink)
{
    if (file.kind == ClaudePromptLog)
        m_reader = std::make_unique<PromptLogReader>(claudeCodeTranscripts);
    else
        m_reader = std::make_unique<ClaudeTranscriptReader>();
    return m_reader->read(file, offset, state, sink);
}

QByteArray ClaudeCodeReader::state() const
{
    return m_reader ? m_reader->state() : QByteArray();
}

} // namespace evoca::model
