#pragma once

#include "search/MatchPlan.h"
#include "search/Results.h"
#include "store/TextStore.h"

#include <unordered_map>

namespace evoca::model {

class Connection;

/// Fills in what a list shows of a match: session, project, and the passage with its marks.
class HitWriter
{
public:
    HitWriter(Connection &connection, const TextStore &texts, const MatchPlan &plan);
    /// A message that is gone, or whose text cannot be read, is NotFound or Damaged.
    Result<MessageHit> hit(RowId message, double score);
    Result<MessageHit> hit(const Message &message, double score);

private:
    struct SessionWords
    {
        Agent agent = Agent::ClaudeCode;
        QString title;
        QString project;
    };
    const SessionWords &session(RowId id);

    Connection &m_connection;
    const TextStore &m_texts;
    std::vector<MatchTerm> m_terms;
    std::unordered_map<RowId, SessionWords> m_sessions;
};

} // namespace evoca::model
