#pragma once

#include "search/HitWriter.h"
#include "search/TranscriptCursor.h"
#include "search/TranscriptMatches.h"

namespace evoca::model {

/// Puts one page of transcript hits together: talk first, a share of the page for tool text, Evoca's own recall last.
class TranscriptPage
{
public:
    TranscriptPage(Connection &connection, const MatchPlan &plan, const TranscriptMatches &matches,
                   const PageRequest &request, const ReadTicket &ticket);
    Result<MessagePage> make();

private:
    Result<void> fillByFit();
    Result<void> mergeByAge();
    Result<void> collectTools(int wanted);
    Result<void> collectTalk(int wanted);
    Result<TalkBlock> talkBlock() const;
    Result<void> addTalk(const std::vector<TalkHit> &ordered, RowId nextBefore, int wanted);
    Result<void> add(Result<MessageHit> hit);

    Connection &m_connection;
    const MatchPlan &m_plan;
    const TranscriptMatches &m_matches;
    const ReadTicket &m_ticket;
    HitWriter m_writer;
    TranscriptCursor m_cursor;
    bool m_newestFirst;
    int m_limit;
    std::vector<Message> m_tools;
    MessagePage m_page;
};

} // namespace evoca::model
