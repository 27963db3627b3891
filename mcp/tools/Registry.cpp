#include "tools/Registry.h"

#include "tools/ExplainMemory.h"
#include "tools/ExplainNode.h"
#include "tools/ForgetExperience.h"
#include "tools/ForgetMemory.h"
#include "tools/GetExecutionContext.h"
#include "tools/GetIdentity.h"
#include "tools/GetMemory.h"
#include "tools/HandOffEpisodes.h"
#include "tools/PromoteEpisode.h"
#include "tools/ReadSession.h"
#include "tools/RecallContext.h"
#include "tools/RecallMemory.h"
#include "tools/RememberMemory.h"
#include "tools/RestoreMemory.h"
#include "tools/SearchEpisodes.h"
#include "tools/SearchExperience.h"
#include "tools/SearchHistory.h"
#include "tools/SearchMemory.h"
#include "tools/UpdateMemory.h"
#include "tools/UpdateState.h"
#include "tools/WriteEpisode.h"

namespace evoca::mcp {

namespace {

/// One line a tool; clients see them in this order.
std::vector<std::unique_ptr<Tool>> allTools()
{
    std::vector<std::unique_ptr<Tool>> tools;
    tools.push_back(std::make_unique<SearchExperience>());
    tools.push_back(std::make_unique<ExplainNode>());
    tools.push_back(std::make_unique<GetExecutionContext>());
    tools.push_back(std::make_unique<SearchHistory>());
    tools.push_back(std::make_unique<ReadSession>());
    tools.push_back(std::make_unique<ForgetExperience>());
    tools.push_back(std::make_unique<WriteEpisode>());
    tools.push_back(std::make_unique<SearchEpisodes>());
    tools.push_back(std::make_unique<HandOffEpisodes>());
    tools.push_back(std::make_unique<PromoteEpisode>());
    tools.push_back(std::make_unique<SearchMemory>());
    tools.push_back(std::make_unique<RecallMemory>());
    tools.push_back(std::make_unique<RecallContext>());
    tools.push_back(std::make_unique<GetMemory>());
    tools.push_back(std::make_unique<ExplainMemory>());
    tools.push_back(std::make_unique<RememberMemory>());
    tools.push_back(std::make_unique<UpdateMemory>());
    tools.push_back(std::make_unique<UpdateState>());
    tools.push_back(std::make_unique<ForgetMemory>());
    tools.push_back(std::make_unique<RestoreMemory>());
    tools.push_back(std::make_unique<GetIdentity>());
    return tools;
}

} // namespace

Registry::Registry() : Registry(allTools()) { }

Registry::Registry(std::vector<std::unique_ptr<Tool>> tools) : m_tools(std::move(tools))
{
    for (const model::Profile profile : {model::Profile::Generic, model::Profile::Extended}) {
        View &view = m_views[size_t(profile)];
        for (const auto &tool : m_tools) {
            Json definition = tool->definitionFor(profile);
            view.checkers.emplace(tool->name(), SchemaChecker(definition["inputSchema"]));
            view.definitions.push_back(std::move(definition));
        }
    }
}

const Tool *Registry::find(const std::string &name) const
{
    for (const auto &tool : m_tools) {
        if (tool->name() == name)
            return tool.get();
    }
    return nullptr;
}

std::optional<std::string> Registry::problem(const Tool &tool, model::Profile profile, const Json &arguments) const
{
    return m_views[size_t(profile)].checkers.at(tool.name()).problem(arguments);
}

bool Registry::isRepeatable(const std::string &name) const
{
    for (const Json &definition : definitions(model::Profile::Generic)) {
        if (definition["name"] == name)
            return member(member(definition, "annotations"), "idempotentHint") == true;
    }
    return false; // of a later release, perhaps
}

std::string Registry::names() const
{
    std::string list;
    for (const auto &tool : m_tools)
        list.append(list.empty() ? "" : ", ").append(tool->name());
    return list;
}

} // namespace evoca::mcp
