#pragma once

#include "records/Error.h"
#include "records/Graph.h"
#include "records/Labels.h"

namespace evoca::model {

class Connection;

/// explain_node: what a node is and what it is tied to, both directions, in order of time, paged. Node ids: "task-",
/// "exec-", "out-", "exp-" + the experience's hex; "call-<message id>"; "lesson-…"; "ctx-…"; "path-…"; "mem-…"; a ULID
/// (an episode). "task-" + a context's hex is the task that get_execution_context was asked about.
class Explain
{
public:
    explicit Explain(Connection &connection);
    /// `projects` empty: all; a node of another project is NotFound. Page size 50.
    Result<NodePage> explain(const QString &nodeId, const QString &cursor, const std::vector<RowId> &projects) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
