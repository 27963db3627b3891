#pragma once

#include "protocol/SchemaChecker.h"
#include "tools/Tool.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace evoca::mcp {

/// All tools in the fixed order in which clients see them. Immutable, so any thread may use it.
class Registry
{
public:
    Registry(); ///< the tools of Evoca
    explicit Registry(std::vector<std::unique_ptr<Tool>> tools);

    /// The array of tools/list.
    const Json &definitions() const { return m_definitions; }
    const Tool *find(const std::string &name) const; ///< null when there is none
    /// What is wrong with the arguments, or nothing.
    std::optional<std::string> problem(const Tool &tool, const Json &arguments) const;
    std::string names() const; ///< "search_experience, explain_node, …"

private:
    std::vector<std::unique_ptr<Tool>> m_tools;
    std::map<std::string_view, SchemaChecker> m_checkers;
    Json m_definitions = Json::array();
};

} // namespace evoca::mcp
