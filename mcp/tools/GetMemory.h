#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// One memory, whole.
class GetMemory : public Tool
{
public:
    std::string_view name() const override { return "get_memory"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
