#pragma once

#include <QString>
#include <QVariantMap>

#include <vector>

namespace evoca::model {

/// A node of the OpenReflex graph as explain_node shows it.
struct Node
{
    QString id;
    QString kind; ///< Task, Context, CandidatePath, Execution, ToolCall, Outcome, Experience, Lesson; Episode, Memory
    QVariantMap fields;
};

struct Edge
{
    QString source;
    QString relation; ///< caused, used, recommended_for, failed_with, resolved_by; promoted_to
    QString target;
};

/// One page of a node's surroundings: root first, then in order of time, both directions.
struct NodePage
{
    Node root;
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    QString nextCursor; ///< empty: no more
};

} // namespace evoca::model
