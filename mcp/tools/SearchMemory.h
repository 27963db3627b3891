#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's search_memory: strict. The generic profile knows query and limit only.
class SearchMemory : public Tool
{
public:
    std::string_view name() const override { return "search_memory"; }
    Json definition() const override;
    Json definitionFor(model::Profile profile) const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
