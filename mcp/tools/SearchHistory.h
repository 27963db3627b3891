#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// Searches the transcripts of a project's sessions: prompts, answers, tool input and output.
class SearchHistory : public Tool
{
public:
    std::string_view name() const override { return "search_history"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::HistoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
