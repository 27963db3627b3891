#pragma once

#include "search/MatchPlan.h"
#include "search/MessageScope.h"
#include "store/Reader.h"
#include "store/TalkIndex.h"
#include "store/TextStore.h"

namespace evoca::model {

/// Matches in prompts and answers: one block of the newest ones, scored.
struct TalkBlock
{
    std::vector<TalkHit> hits; ///< newest first
    RowId nextBefore = 0; ///< ask for older ones with this; 0: there are none
};

/// Matches in tool text, thinking and summaries, newest first.
struct ToolBlock
{
    std::vector<Message> messages;
    RowId nextBefore = 0;
};

/// Asks both indexes for one query within its scope. Never ordered by the whole index: newest first, in blocks. Stops
/// when the ticket goes stale (the caller drops the answer then).
class TranscriptMatches
{
public:
    TranscriptMatches(Connection &connection, const MatchPlan &plan, const MessageScope &scope,
                      const ReadTicket &ticket);

    /// Full matches: every word.
    Result<TalkBlock> talk(RowId before) const;
    Result<ToolBlock> tools(RowId before, int wanted) const;
    /// Best partial matches: words of the query weighed by their rarity, the newest of each.
    Result<TalkBlock> partialTalk() const;
    Result<ToolBlock> partialTools(int wanted) const;
    const TextStore &texts() const { return m_texts; }

private:
    Result<TalkBlock> scanTalk(const QString &match, RowId before, int wanted) const;
    Result<ToolBlock> scanTools(const QString &match, RowId before, int wanted, bool checkTexts) const;
    bool acceptsTalk(RowId message) const;
    Result<bool> acceptsTool(const Message &message, bool checkText) const;

    Connection &m_connection;
    const MatchPlan &m_plan;
    const MessageScope &m_scope;
    const ReadTicket &m_ticket;
    TextStore m_texts;
};

} // namespace evoca::model
