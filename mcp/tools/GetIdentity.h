#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// Who the caller is, what it may do, and which projects it may ask about.
class GetIdentity : public Tool
{
public:
    std::string_view name() const override { return "get_identity"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return std::nullopt; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
