#include "agents/AgentReader.h"

#include "agents/ClaudeCodeFiles.h"
#include "agents/ClaudeCodeReader.h"
#include "agents/CodexFiles.h"
#include "agents/CodexReader.h"

namespace evoca::model {

namespace {

template<typename Reader>
std::unique_ptr<AgentReader> make()
{
    return std::make_unique<Reader>();
}

} // namespace

const std::vector<AgentFormat> &agentFormats()
{
    static const std::vector<AgentFormat> formats {
        {Agent::ClaudeCode, 1, findClaudeCodeFiles, claudeCodeFolders, make<ClaudeCodeReader>},
        {Agent::Codex, 1, findCodexFiles, codexFolders, make<CodexReader>},
    };
    return formats;
}

} // namespace evoca::model
