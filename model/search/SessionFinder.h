#pragma once

#include "records/Error.h"
#include "search/Query.h"
#include "search/Results.h"
#include "store/Reader.h"

namespace evoca::model {

class Connection;
class MatchPlan;
class TranscriptMatches;

/// Lists sessions. Without text: those that fit the facets, newest first, subagents left out (they belong to their
/// parent). With text: those whose title or messages match, subagents too, best first. Functions throw SqlFailure.
class SessionFinder
{
public:
    /// A session that matches, and its best message.
    struct Found
    {
        RowId session = 0;
        RowId hit = 0; ///< 0: only the title matches
        double score = 0;
    };
    explicit SessionFinder(Connection &connection);
    Result<SessionPage> page(const Query &query, const PageRequest &request, const ReadTicket &ticket) const;

private:
    Result<SessionPage> list(const Query &query, const PageRequest &request) const;
    Result<SessionPage> search(const Query &query, const PageRequest &request, const ReadTicket &ticket) const;
    Result<SessionPage> fill(const std::vector<Found> &ordered, const MatchPlan &plan, const TranscriptMatches &matches,
                             const PageRequest &request, const ReadTicket &ticket) const;

    Connection &m_connection;
};

} // namespace evoca::model
