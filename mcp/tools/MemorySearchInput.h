#pragma once

#include "access/Client.h"
#include "protocol/Json.h"
#include "records/Error.h"

#include <QString>

namespace evoca::mcp {

/// Arguments of search_memory and recall.
struct MemorySearchInput
{
    QString query;
    int limit = 5;
    QString pathFilter = QStringLiteral("%"); ///< ILIKE
    QString typeFilter = QStringLiteral("%"); ///< ILIKE
    bool preferWorking = false;

    /// query and limit; the extended profile adds path_filter, memory_type and prefer_working.
    static Json schema(model::Profile profile);
    /// InvalidArgument for patterns and types that cannot mean anything.
    static model::Result<MemorySearchInput> from(const Json &arguments);
};

} // namespace evoca::mcp
