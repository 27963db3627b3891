#pragma once

#include <QString>

#include <array>
#include <optional>

namespace evoca::model {

/// The coding agents Evoca knows. Values are stored: never renumber.
enum class Agent : quint8 {
    ClaudeCode = 1,
    Codex = 2,
    Gemini = 3,
    OpenCode = 4,
    Cursor = 5,
    Copilot = 6,
    Cline = 7,
    Aider = 8,
    Goose = 9,
};

inline constexpr std::array allAgents {Agent::ClaudeCode, Agent::Codex, Agent::Gemini, Agent::OpenCode, Agent::Cursor,
                                       Agent::Copilot,    Agent::Cline, Agent::Aider,  Agent::Goose};

/// Wire id ("claude-code"); also the value of the `agent:` token and of `--agent`.
QString agentId(Agent agent);
/// Name shown to people ("Claude Code").
QString agentName(Agent agent);
/// Accepts the wire id and short forms ("claude").
std::optional<Agent> agentFromId(QStringView id);

} // namespace evoca::model
