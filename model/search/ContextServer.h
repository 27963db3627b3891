#pragma once

#include "search/ExecutionContext.h"

namespace evoca::model {

class Writer;

/// A plan that was stored as a Context node.
struct ServedContext
{
    QString id; ///< "ctx-<32 hex>"
    ExecutionPlan plan;
};

/// get_execution_context: works a plan out and stores what is served, so that explain_node reaches it and forgetting
/// finds it (store/ContextRows.h). Secrets in the task are replaced before anything is stored.
class ContextServer
{
public:
    ContextServer(Connection &connection, Writer &writer);
    /// Waits for the commit. `client`: who asked.
    Result<ServedContext> serve(const ContextRequest &request, RowId client, const ReadTicket &ticket = {}) const;

private:
    Connection &m_connection;
    Writer &m_writer;
};

/// The fields of a CandidatePath node, in the reference's names; numbers rounded to four places.
QByteArray pathFields(const CandidatePath &path, bool recommended);

} // namespace evoca::model
