#include "records/Agent.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct AgentNames
{
    Agent agent;
    QStringView id;
    QStringView name;
    QStringView shortId;
};

constexpr std::array agentNames {
    AgentNames {Agent::ClaudeCode, u"claude-code", u"Claude Code", u"claude"},
    AgentNames {Agent::Codex, u"codex", u"Codex", u"codex-cli"},
    AgentNames {Agent::Gemini, u"gemini", u"Gemini", u"gemini-cli"},
    AgentNames {Agent::OpenCode, u"opencode", u"OpenCode", u"kilo"},
    AgentNames {Agent::Cursor, u"cursor", u"Cursor", u"cursor-cli"},
    AgentNames {Agent::Copilot, u"copilot", u"Copilot", u"copilot-cli"},
    AgentNames {Agent::Cline, u"cline", u"Cline", u"roo"},
    AgentNames {Agent::Aider, u"aider", u"Aider", u"aider-chat"},
    AgentNames {Agent::Goose, u"goose", u"Goose", u"goose-cli"},
};

} // namespace

QString agentId(Agent agent)
{
    for (const AgentNames &names : agentNames) {
        if (names.agent == agent)
            return names.id.toString();
    }
    return u"unknown"_s;
}

QString agentName(Agent agent)
{
    for (const AgentNames &names : agentNames) {
        if (names.agent == agent)
            return names.name.toString();
    }
    return u"?"_s;
}

std::optional<Agent> agentFromId(QStringView id)
{
    for (const AgentNames &names : agentNames) {
        if (id.compare(names.id, Qt::CaseInsensitive) == 0 || id.compare(names.shortId, Qt::CaseInsensitive) == 0)
            return names.agent;
    }
    return std::nullopt;
}

} // namespace evoca::model
