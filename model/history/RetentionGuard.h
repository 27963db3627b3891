#pragma once

#include "agents/AgentReader.h"
#include "records/Error.h"

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// A session whose file its agent is about to delete; Evoca's archive stays.
struct ExpiringSession
{
    RowId session = 0;
    qint64 deletedAfter = 0; ///< epoch ms: the agent deletes the file at its first start after this
};

/// Knows which agents delete old histories by themselves. Claude Code removes transcripts that were not written for
/// `cleanupPeriodDays` (settings.json; 30 by default) whenever it starts.
class RetentionGuard
{
public:
    explicit RetentionGuard(AgentPlaces places);

    /// Days that the agent keeps a file after its last change; nullopt: for ever.
    std::optional<int> daysKept(Agent agent) const;
    /// Sessions whose file goes within `days` (or is overdue), the next to go first, at most `limit`; the person's own
    /// sessions only. `now` is epoch ms.
    Result<std::vector<ExpiringSession>> expiring(const Connection &connection, qint64 now, int days, int limit) const;
    Result<qint64> countExpiring(const Connection &connection, qint64 now, int days) const;

private:
    AgentPlaces m_places;
};

} // namespace evoca::model
