#include "tools/Registry.h"

#include "tools/ExplainNode.h"
#include "tools/GetIdentity.h"
#include "tools/ReadSession.h"
#include "tools/SearchExperience.h"
#include "tools/SearchHistory.h"

namespace evoca::mcp {

namespace {

/// One line a tool; clients see them in this order.
std::vector<std::unique_ptr<Tool>> allTools()
{
    std::vector<std::unique_ptr<Tool>> tools;
    tools.push_back(std::make_unique<SearchExperience>());
    tools.push_back(std::make_unique<ExplainNode>());
    tools.push_back(std::make_unique<SearchHistory>());
    tools.push_back(std::make_unique<ReadSession>());
    tools.push_back(std::make_unique<GetIdentity>());
    return tools;
}

} // namespace

Registry::Registry() : Registry(allTools()) { }

Registry::Registry(std::vector<std::unique_ptr<Tool>> tools) : m_tools(std::move(tools))
{
    for (const auto &tool : m_tools) {
        Json definition = tool->definition();
        m_checkers.emplace(tool->name(), SchemaChecker(definition["inputSchema"]));
        m_definitions.push_back(std::move(definition));
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

std::optional<std::string> Registry::problem(const Tool &tool, const Json &arguments) const
{
    return m_checkers.at(tool.name()).problem(arguments);
}

std::string Registry::names() const
{
    std::string list;
    for (const auto &tool : m_tools)
        list.append(list.empty() ? "" : ", ").append(tool->name());
    return list;
}

} // namespace evoca::mcp
