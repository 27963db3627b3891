#pragma once

#include "protocol/SchemaChecker.h"
#include "tools/Tool.h"

#include <array>
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

    /// The array of tools/list for clients of a profile.
    const Json &definitions(model::Profile profile) const { return m_views[size_t(profile)].definitions; }
    const Tool *find(const std::string &name) const; ///< null when there is none
    /// What is wrong with the arguments, or nothing.
    std::optional<std::string> problem(const Tool &tool, model::Profile profile, const Json &arguments) const;
    /// Asking again changes nothing more: it only reads, or is idempotent. False for names that no tool has.
    bool isRepeatable(const std::string &name) const;
    std::string names() const; ///< "search_experience, explain_node, …"

private:
    std::vector<std::unique_ptr<Tool>> m_tools;
    struct View
    {
        std::map<std::string_view, SchemaChecker> checkers;
        Json definitions = Json::array();
    };
    std::array<View, 2> m_views; ///< by profile
};

} // namespace evoca::mcp
