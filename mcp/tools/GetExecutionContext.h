#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// OpenReflex's get_execution_context: a plan from earlier tasks, as structure and as one compact text. What it serves
/// is stored as a Context node (search/ContextServer.h).
class GetExecutionContext : public Tool
{
public:
    std::string_view name() const override { return "get_execution_context"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::HistoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
