#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// OpenReflex's forget_experience, with a preview and an undo: agents move to the bin only, and a person sees it there.
class ForgetExperience : public Tool
{
public:
    std::string_view name() const override { return "forget_experience"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryForget; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
