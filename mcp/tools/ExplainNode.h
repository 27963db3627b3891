#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// OpenReflex's explain_node, paged in both directions.
class ExplainNode : public Tool
{
public:
    std::string_view name() const override { return "explain_node"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::HistoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
