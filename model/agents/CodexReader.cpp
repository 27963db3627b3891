#include "agents/CodexReader.h"

#include "agents/CodexFiles.h"
#include "agents/CodexTranscriptReader.h"

namespace evoca::model {

qint64 CodexReader::read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink)
{
    if (file.kind == CodexPromptLog)
        m_reader = std::make_unique<PromptLogReader>(codexTranscripts);
    else
        m_reader = std::make_unique<CodexTranscriptReader>();
    return m_reader->read(file, offset, state, sink);
}

QByteArray CodexReader::state() const
{
    return m_reader ? m_reader->state() : QByteArray();
}

} // namespace evoca::model
