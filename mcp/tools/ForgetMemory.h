#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's forget: into the bin.
class ForgetMemory : public Tool
{
public:
    std::string_view name() const override { return "forget"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryForget; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
