#pragma once

#include "records/Error.h"
#include "search/Overview.h"

namespace evoca::model {

class Connection;

/// Failed tasks that a later task of the same project put right within thirty days. The first success counts for which
/// one of these holds:
/// 1. the very check whose failure ended the failed task passed at its end (the same command);
/// 2. it met the same error signature and fixed a failing call;
/// 3. the failed task ended without a failing check (a person said so), and it edited at least half of the files edited
///    there, in a task of the same class, and a check or a person says that it worked.
/// Looks at the newest failures only, so its time is bounded.
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
