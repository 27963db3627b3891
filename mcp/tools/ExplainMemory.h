#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// Why a memory exists, and how it fits a query.
class ExplainMemory : public Tool
{
public:
    std::string_view name() const override { return "explain_memory"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
