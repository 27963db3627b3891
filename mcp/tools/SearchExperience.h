#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// OpenReflex's search_experience: same input, same output; `project` is the only addition.
class SearchExperience : public Tool
{
public:
    std::string_view name() const override { return "search_experience"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::HistoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
