#include "search/TranscriptPage.h"

#include "learning/ToolNames.h"
#include "search/TalkOrder.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr int pageLimit = 500;
constexpr int mostBlocks = 3;
constexpr int toolShare = 5; ///< one hit of so many is for tool text when talk would fill the page
constexpr double toolScore = 0.5;
constexpr double ownRecallScore = 0.1;

bool isOwn(const Message &message)
{
    return isOwnRecall(message.tool.toStdString());
}

} // namespace

TranscriptPage::TranscriptPage(Connection &connection, const MatchPlan &plan, const TranscriptMatches &matches,
                               const PageRequest &request, const ReadTicket &ticket)
    : m_connection(connection), m_plan(plan), m_matches(matches), m_ticket(ticket),
      m_writer(connection, matches.texts(), plan),
      m_cursor(TranscriptCursor::parse(request.cursor).value_or(TranscriptCursor {})),
      m_newestFirst(request.newestFirst), m_limit(std::clamp(request.limit, 1, pageLimit))
{
}

Result<MessagePage> TranscriptPage::make()
{
    const bool first = m_cursor.talkBefore == 0 && m_cursor.talkLast == 0 && m_cursor.toolBefore == 0
        && !m_cursor.partial;
    Result<void> done = m_newestFirst && !m_cursor.partial ? mergeByAge() : fillByFit();
    if (done && first && m_page.hits.empty() && m_plan.canBePartial() && !m_ticket.stale()) {
        m_cursor = {};
        m_cursor.partial = true;
        done = fillByFit();
        if (m_newestFirst)
            std::ranges::sort(m_page.hits, std::greater(), &MessageHit::message);
    }
    if (!done)
        return std::unexpected(done.error());
    m_page.nextCursor = m_cursor.toString();
    return std::move(m_page);
}

Result<void> TranscriptPage::fillByFit()
{
    if (Result<void> done = collectTools(std::max(1, m_limit / toolShare)); !done)
        return done;
    if (Result<void> done = collectTalk(m_limit - int(m_tools.size())); !done)
        return done;
    if (Result<void> done = collectTools(m_limit - int(m_page.hits.size()) - int(m_tools.size())); !done)
        return done;
    // Evoca's own answers repeat what was found before: the originals come first.
    std::ranges::stable_partition(m_tools, [](const Message &message) { return !isOwn(message); });
    for (const Message &message : m_tools) {
        if (Result<void> added = add(m_writer.hit(message, isOwn(message) ? ownRecallScore : toolScore)); !added)
            return added;
    }
    return {};
}

/// Both streams newest first: what the page does not take is asked for again by its id.
Result<void> TranscriptPage::mergeByAge()
{
    const Result<TalkBlock> talk = m_cursor.talkDone ? TalkBlock() : m_matches.talk(m_cursor.talkBefore);
    const Result<ToolBlock> tools = m_cursor.toolDone ? ToolBlock() : m_matches.tools(m_cursor.toolBefore, m_limit);
    if (!talk || !tools)
        return std::unexpected(talk ? tools.error() : talk.error());
    auto nextTalk = talk->hits.begin();
    auto nextTool = tools->messages.begin();
    for (int taken = 0; taken < m_limit && (nextTalk != talk->hits.end() || nextTool != tools->messages.end());
         ++taken) {
        const bool takesTalk = nextTool == tools->messages.end()
            || (nextTalk != talk->hits.end() && nextTalk->message > nextTool->id);
        m_cursor.talkBefore = takesTalk ? nextTalk->message : m_cursor.talkBefore;
        m_cursor.toolBefore = takesTalk ? m_cursor.toolBefore : nextTool->id;
        Result<void> added = takesTalk ? add(m_writer.hit(nextTalk->message, nextTalk->score))
                                       : add(m_writer.hit(*nextTool, toolScore));
        if (!added)
            return added;
        takesTalk ? void(++nextTalk) : void(++nextTool);
    }
    m_page.more = talk->nextBefore != 0;
    m_cursor.talkDone = nextTalk == talk->hits.end() && talk->nextBefore == 0;
    m_cursor.toolDone = nextTool == tools->messages.end() && tools->nextBefore == 0;
    if (nextTalk == talk->hits.end() && talk->nextBefore != 0)
        m_cursor.talkBefore = talk->nextBefore;
    if (nextTool == tools->messages.end() && tools->nextBefore != 0)
        m_cursor.toolBefore = tools->nextBefore;
    return {};
}

Result<void> TranscriptPage::collectTools(int wanted)
{
    if (m_cursor.toolDone || wanted <= 0)
        return {};
    Result<ToolBlock> block = m_cursor.partial ? m_matches.partialTools(wanted)
                                               : m_matches.tools(m_cursor.toolBefore, wanted);
    if (!block)
        return std::unexpected(block.error());
    std::ranges::move(block->messages, std::back_inserter(m_tools));
    m_cursor.toolDone = m_cursor.partial || block->nextBefore == 0;
    m_cursor.toolBefore = block->nextBefore;
    return {};
}

Result<TalkBlock> TranscriptPage::talkBlock() const
{
    return m_cursor.partial ? m_matches.partialTalk() : m_matches.talk(m_cursor.talkBefore);
}

Result<void> TranscriptPage::collectTalk(int wanted)
{
    // A common word with a narrow facet may need many blocks: the next page goes on.
    for (int block = 0;
         block < mostBlocks && !m_cursor.talkDone && int(m_page.hits.size()) < wanted && !m_ticket.stale(); ++block) {
        Result<TalkBlock> found = talkBlock();
        if (!found)
            return std::unexpected(found.error());
        const std::vector<TalkHit> ordered = orderedTalk(m_connection, m_matches.texts(), std::move(found->hits));
        if (Result<void> added = addTalk(ordered, found->nextBefore, wanted); !added)
            return added;
        m_page.more = found->nextBefore != 0;
    }
    return {};
}

Result<void> TranscriptPage::addTalk(const std::vector<TalkHit> &ordered, RowId nextBefore, int wanted)
{
    auto next = ordered.begin();
    if (m_cursor.talkLast != 0) {
        next = std::ranges::find(ordered, m_cursor.talkLast, &TalkHit::message);
        next = next == ordered.end() ? next : std::next(next);
    }
    for (; next != ordered.end() && int(m_page.hits.size()) < wanted; ++next) {
        m_cursor.talkLast = next->message;
        if (Result<void> added = add(m_writer.hit(next->message, next->score)); !added)
            return added;
    }
    if (next != ordered.end())
        return {};
    m_cursor.talkDone = nextBefore == 0;
    m_cursor.talkBefore = nextBefore;
    m_cursor.talkLast = 0;
    return {};
}

/// What a text says of an unreadable message is nothing: it is left out, the others are shown.
Result<void> TranscriptPage::add(Result<MessageHit> hit)
{
    if (hit)
        m_page.hits.push_back(std::move(*hit));
    else if (hit.error().code != ErrorCode::NotFound && hit.error().code != ErrorCode::Damaged)
        return std::unexpected(hit.error());
    return {};
}

} // namespace evoca::model
