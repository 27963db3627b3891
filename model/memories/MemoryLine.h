#pragma once

#include "memories/MemoryDirectory.h"
#include "records/Error.h"
#include "records/SessionBatch.h"

#include <QByteArray>

#include <vector>

namespace evoca::model {

/// One memory as a line of JSON. Members: id, project {path, name, remote, repository}, path, type, scope, content,
/// semantic_key, importance, confidence, created, updated, expires (ISO 8601, milliseconds), origin, pinned,
/// next_action, blocked_reason, promoted_from, revision, versions [{revision, content, path, type, origin, at}]. What
/// has its usual value is left out.
struct MemoryLine
{
    Memory memory; ///< without row ids
    ProjectRef project; ///< empty path: for every project
    std::vector<MemoryVersion> versions; ///< earlier ones, oldest first

    QByteArray toJson() const; ///< without a line end
    /// InvalidArgument with what is wrong, translated.
    static Result<MemoryLine> parse(const QByteArray &json);
};

} // namespace evoca::model
