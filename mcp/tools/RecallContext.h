#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's recall_context: several memories within a bound.
class RecallContext : public Tool
{
public:
    std::string_view name() const override { return "recall_context"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
