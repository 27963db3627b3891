#pragma once

#include "records/Error.h"
#include "search/Overview.h"

namespace evoca::model {

class Connection;

/// Failed tasks that a later task of the same project put right: it ended well within thirty days and shares an error
/// signature, or an edited file and the class. Looks at the newest failures only, so its time is bounded.
class FixedLaterFinder
{
public:
    explicit FixedLaterFinder(Connection &connection);
    /// Fills fixedLater (newest first) and fixedLaterTotal.
    Result<void> find(OverviewData &data, const ReadTicket &ticket) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
