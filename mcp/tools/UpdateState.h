#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's update_state: a working state that ends by itself.
class UpdateState : public Tool
{
public:
    std::string_view name() const override { return "update_state"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryWrite; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
