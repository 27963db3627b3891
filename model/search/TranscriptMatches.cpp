#include "search/TranscriptMatches.h"

#include "store/IndexText.h"
#include "store/ToolIndex.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace evoca::model {

namespace {

/// Matches outside the scope that are looked at before the rest is left to the next page: bounds the time of a common
/// word with a narrow facet.
constexpr int talkBudget = 30'000;
constexpr int toolBudget = 4'000;
/// Texts that are decompressed to check for phrases.
constexpr int textBudget = 300;
/// So many refused matches in a row make it worth while to begin anew below the gap.
constexpr int scanStep = 500;
constexpr int toolStep = 200;
constexpr int partialPerWord = 500;
constexpr qsizetype checkedText = 1 << 20;

} // namespace

TranscriptMatches::TranscriptMatches(Connection &connection, const MatchPlan &plan, const MessageScope &scope,
                                     const ReadTicket &ticket)
    : m_connection(connection), m_plan(plan), m_scope(scope), m_ticket(ticket), m_texts(connection)
{
}

Result<TalkBlock> TranscriptMatches::talk(RowId before) const
{
    return m_scope.wantsTalk() ? scanTalk(m_plan.talk(), before, TalkIndex::usualLimit) : TalkBlock();
}

Result<ToolBlock> TranscriptMatches::tools(RowId before, int wanted) const
{
    return m_scope.wantsTools() ? scanTools(m_plan.tool(), before, wanted, m_plan.needsTextCheck()) : ToolBlock();
}

bool TranscriptMatches::acceptsTalk(RowId message) const
{
    if (!m_scope.contains(message))
        return false;
    if (!m_scope.needsRows())
        return true;
    const Result<Message> row = m_texts.message(message);
    return row && m_scope.accepts(*row);
}

Result<TalkBlock> TranscriptMatches::scanTalk(const QString &match, RowId before, int wanted) const
{
    TalkBlock block;
    const TalkIndex index(m_connection);
    const QString kept = m_scope.talkMatch(match);
    int looked = 0;
    while (!m_ticket.stale()) {
        // Without facets one question is enough; else smaller ones, so that gaps can be jumped over.
        const int limit = m_scope.isLimited() ? std::min(wanted, scanStep) : wanted;
        const Result<TalkHits> found = index.newest(kept, limit, {}, before);
        if (!found)
            return std::unexpected(found.error());
        for (const TalkHit &hit : found->hits) {
            if (int(block.hits.size()) < wanted && acceptsTalk(hit.message))
                block.hits.push_back(hit);
            before = hit.message;
            if (int(block.hits.size()) == wanted)
                break;
        }
        looked += int(found->hits.size());
        if (int(block.hits.size()) == wanted || looked >= talkBudget) {
            block.nextBefore = found->more || int(block.hits.size()) == wanted ? before : 0;
            break;
        }
        const RowId next = found->more ? m_scope.nextBelow(before) : 0;
        if (next == 0)
            break;
        before = next + 1;
    }
    return block;
}

Result<bool> TranscriptMatches::acceptsTool(const Message &message, bool checkText) const
{
    if (!m_scope.accepts(message))
        return false;
    if (!checkText)
        return true;
    const Result<QByteArray> text = m_texts.text(message, checkedText);
    if (!text) // a damaged chunk hides one message, not the whole search
        return false;
    return m_plan.matches(std::string_view(text->constData(), std::size_t(text->size())));
}

Result<ToolBlock> TranscriptMatches::scanTools(const QString &match, RowId before, int wanted, bool checkTexts) const
{
    ToolBlock block;
    const ToolIndex index(m_connection);
    int looked = 0;
    int checked = 0;
    while (!m_ticket.stale()) {
        const Result<ToolHits> found = index.search(match, std::max(toolStep, wanted), before);
        if (!found)
            return std::unexpected(found.error());
        for (const RowId id : found->messages) {
            before = id;
            if (!m_scope.contains(id))
                continue;
            const Result<Message> message = m_texts.message(id);
            if (!message)
                continue;
            const Result<bool> accepted = acceptsTool(*message, checkTexts && ++checked <= textBudget);
            if (!accepted)
                return std::unexpected(accepted.error());
            if (*accepted)
                block.messages.push_back(*message);
            if (int(block.messages.size()) == wanted || checked >= textBudget)
                break;
        }
        looked += int(found->messages.size());
        const bool full = int(block.messages.size()) == wanted;
        if (full || checked >= textBudget || looked >= toolBudget) {
            const bool older = found->more || (!found->messages.empty() && found->messages.back() != before);
            block.nextBefore = older ? before : 0;
            break;
        }
        const RowId next = found->more ? m_scope.nextBelow(before) : 0;
        if (next == 0)
            break;
        before = next + 1;
    }
    return block;
}

Result<TalkBlock> TranscriptMatches::partialTalk() const
{
    TalkBlock block;
    if (!m_scope.wantsTalk())
        return block;
    std::unordered_map<RowId, double> scores;
    for (std::size_t unit = 0; unit < m_plan.units().size() && !m_ticket.stale(); ++unit) {
        const Result<TalkBlock> found = scanTalk(m_plan.talkUnit(unit), 0, partialPerWord);
        if (!found)
            return std::unexpected(found.error());
        // A word with few matches says more.
        const double rarity = 1 + std::log2(double(partialPerWord + 1) / double(found->hits.size() + 1));
        for (const TalkHit &hit : found->hits)
            scores[hit.message] += hit.score * rarity;
    }
    for (const auto &[message, score] : scores)
        block.hits.push_back({message, score});
    std::ranges::sort(block.hits, std::greater(), &TalkHit::message);
    return block;
}

Result<ToolBlock> TranscriptMatches::partialTools(int wanted) const
{
    ToolBlock best;
    if (!m_scope.wantsTools())
        return best;
    std::unordered_map<RowId, std::pair<double, Message>> found;
    for (std::size_t unit = 0; unit < m_plan.units().size() && !m_ticket.stale(); ++unit) {
        Result<ToolBlock> block = scanTools(m_plan.toolUnit(unit), 0, wanted * 2, false);
        if (!block)
            return std::unexpected(block.error());
        const double rarity = 1 + std::log2(double(wanted * 2 + 1) / double(block->messages.size() + 1));
        for (Message &message : block->messages) {
            auto &entry = found[message.id];
            entry.first += rarity;
            entry.second = std::move(message);
        }
    }
    std::vector<std::pair<double, Message>> ordered;
    for (auto &[id, entry] : found)
        ordered.push_back(std::move(entry));
    std::ranges::sort(ordered, [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second.id > b.second.id;
    });
    for (auto &[score, message] : ordered) {
        if (int(best.messages.size()) == wanted)
            break;
        best.messages.push_back(std::move(message));
    }
    return best;
}

} // namespace evoca::model
