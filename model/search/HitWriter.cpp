#include "search/HitWriter.h"

#include "store/Connection.h"
#include "store/IndexText.h"

namespace evoca::model {

namespace {

/// Longer texts are searched for their passage in the beginning and the end, which is what the index knows of tool
/// text.
constexpr qsizetype wholeTalk = 256 * 1024;
constexpr std::size_t wholeTool = 16 * 1024;

} // namespace

HitWriter::HitWriter(Connection &connection, const TextStore &texts, const MatchPlan &plan)
    : m_connection(connection), m_texts(texts), m_terms(plan.terms())
{
}

Result<MessageHit> HitWriter::hit(RowId message, double score)
{
    const Result<Message> row = m_texts.message(message);
    if (!row)
        return std::unexpected(row.error());
    return hit(*row, score);
}

Result<MessageHit> HitWriter::hit(const Message &message, double score)
{
    return guarded([&]() -> Result<MessageHit> {
        const Result<QByteArray> text = isToolText(message) ? m_texts.text(message) : m_texts.text(message, wholeTalk);
        if (!text)
            return std::unexpected(text.error());
        std::string_view searched(text->constData(), std::size_t(text->size()));
        std::string buffer;
        if (isToolText(message) && searched.size() > wholeTool)
            searched = toolText(searched, buffer);
        const MarkedText marked = snippet(searched, m_terms);
        const SessionWords &words = session(message.session);
        MessageHit hit;
        hit.message = message.id;
        hit.session = message.session;
        hit.kind = message.kind;
        hit.agent = words.agent;
        hit.time = message.time;
        hit.sessionTitle = words.title;
        hit.projectName = words.project;
        hit.tool = message.tool;
        hit.snippet = marked.text;
        for (const auto &[start, length] : marked.ranges)
            hit.matches.push_back({start, length});
        hit.score = score;
        return hit;
    });
}

const HitWriter::SessionWords &HitWriter::session(RowId id)
{
    const auto known = m_sessions.find(id);
    if (known != m_sessions.end())
        return known->second;
    SessionWords words;
    Statement row = m_connection.statement(
        "SELECT s.agent, s.title, coalesce(p.name, '') FROM session s LEFT JOIN project p ON p.id = s.project WHERE s.id = ?1");
    if (row.bind(id).step())
        words = {Agent(row.integer(0)), row.text(1), row.text(2)};
    return m_sessions.emplace(id, std::move(words)).first->second;
}

} // namespace evoca::model
