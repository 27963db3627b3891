#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's update_memory.
class UpdateMemory : public Tool
{
public:
    std::string_view name() const override { return "update_memory"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryWrite; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
