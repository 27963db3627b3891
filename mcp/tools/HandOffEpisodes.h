#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// bettermemory's episode_handoff: what the session before concluded.
class HandOffEpisodes : public Tool
{
public:
    std::string_view name() const override { return "episode_handoff"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::MemoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
