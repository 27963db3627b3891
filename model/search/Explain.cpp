#include "search/Explain.h"

#include "search/GraphWalk.h"
#include "store/Connection.h"

namespace evoca::model {

Explain::Explain(Connection &connection) : m_connection(connection) { }

Result<NodePage> Explain::explain(const QString &nodeId, const QString &cursor,
                                  const std::vector<RowId> &projects) const
{
    return guarded([&] { return GraphWalk(m_connection, projects).page(nodeId, cursor); });
}

} // namespace evoca::model
