#pragma once

#include "agents/AgentReader.h"

#include <memory>

namespace evoca::model {

/// Reads any file of Claude Code: hands it to the reader for its kind.
class ClaudeCodeReader : public AgentReader
{
public:
    qint64 read(const AgentFile &file, qint64 offset, const QByteArray &state, RecordSink &sink) override;
    QByteArray state() const override;

private:
    std::unique_ptr<AgentReader> m_reader;
};

} // namespace evoca::model
