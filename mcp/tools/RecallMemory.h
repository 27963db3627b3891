#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// XMemo's recall: the best there are, each with its strength.
class RecallMemory : public Tool
{
public:
    std::string_view name() const override { return "recall"; }
    Json definition() const override;
    Json definitionFor(model::Profile profile) const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
