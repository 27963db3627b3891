#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's restore_memory: out of the bin.
class RestoreMemory : public Tool
{
public:
    std::string_view name() const override { return "restore_memory"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryForget; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
