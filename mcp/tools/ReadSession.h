#pragma once

#include "tools/Tool.h"

namespace evoca::mcp {

/// One session's transcript, in pages that every client can take whole.
class ReadSession : public Tool
{
public:
    std::string_view name() const override { return "read_session"; }
    Json definition() const override;
    std::optional<model::Permission> permission() const override { return model::Permission::HistoryRead; }
    model::Result<ToolAnswer> call(const Json &arguments, ToolContext &context) const override;
};

} // namespace evoca::mcp
