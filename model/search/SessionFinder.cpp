#include "search/SessionFinder.h"

#include "search/HitWriter.h"
#include "search/SessionColumns.h"
#include "search/SessionFilter.h"
#include "search/TalkOrder.h"
#include "search/TranscriptMatches.h"
#include "store/Connection.h"

#include <QStringList>

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

using Found = SessionFinder::Found;

constexpr int pageLimit = 1000;
constexpr int toolMatches = 100;
constexpr double toolScore = 0.5;
constexpr double titleScore = 4; ///< above what a message with one of the words gets
const QString topLevel = u" AND s.parent = 0 AND s.subagent = 0"_s;

Result<qint64> count(Connection &connection, const QString &condition, const QVariantList &values)
{
    Result<QSqlQuery> rows = connection.run(u"SELECT count(*) FROM session s WHERE "_s + condition, values);
    if (!rows)
        return std::unexpected(rows.error());
    return rows->next() ? rows->value(0).toLongLong() : 0;
}

/// Cursor of the list: "<ended>,<id>" of its last row.
void continueAfter(const QString &cursor, QString &sql, QVariantList &values)
{
    const QStringList parts = cursor.split(u',');
    if (parts.size() != 2)
        return;
    sql += u" AND (s.ended, s.id) < (?, ?)"_s;
    values << parts[0].toLongLong() << parts[1].toLongLong();
}

/// Best message of each session.
class Gatherer
{
public:
    void add(RowId session, RowId hit, double score)
    {
        Found &found = m_found[session];
        found.session = session;
        if (hit != 0 && (found.hit == 0 || score > m_best[session])) {
            found.hit = hit;
            m_best[session] = score;
        }
        found.score = std::max(found.score, score);
    }

    std::vector<Found> ordered() const
    {
        std::vector<Found> all;
        for (const auto &[session, found] : m_found)
            all.push_back(found);
        std::ranges::sort(all, [](const Found &a, const Found &b) {
            return a.score != b.score ? a.score > b.score : a.session > b.session;
        });
        return all;
    }

    bool empty() const { return m_found.empty(); }

private:
    std::unordered_map<RowId, Found> m_found;
    std::unordered_map<RowId, double> m_best;
};

void orderByTime(Connection &connection, std::vector<Found> &sessions)
{
    std::unordered_map<RowId, qint64> ended;
    for (const Found &found : sessions) {
        Statement row = connection.statement("SELECT ended FROM session WHERE id = ?1");
        ended[found.session] = row.bind(found.session).step() ? row.integer(0) : 0;
    }
    std::ranges::stable_sort(sessions,
                             [&ended](const Found &a, const Found &b) { return ended[a.session] > ended[b.session]; });
}

/// Titles that an agent or a person wrote; those made from prompts are found by the prompt. (title_rank:
/// SessionBatch.h)
Result<void> gatherTitles(Connection &connection, const Query &query, const MatchPlan &plan, Gatherer &gatherer)
{
    if (query.in != SearchIn::Anywhere)
        return {};
    const Result<SessionFilter> filter = sessionFilter(connection, query);
    if (!filter)
        return std::unexpected(filter.error());
    QString sql = u"SELECT s.id, s.title FROM session s WHERE s.title_rank >= 2 AND "_s + filter->sql;
    QVariantList values = filter->values;
    for (const MatchUnit &unit : plan.units()) {
        sql += u" AND instr(evoca_fold(s.title), ?) > 0"_s;
        values << QString::fromStdString(unit.tokens.front());
    }
    Result<QSqlQuery> rows = connection.run(sql, values);
    if (!rows)
        return std::unexpected(rows.error());
    while (rows->next()) {
        const QByteArray title = rows->value(1).toString().toUtf8();
        if (plan.matches(std::string_view(title.constData(), std::size_t(title.size()))))
            gatherer.add(rows->value(0).toLongLong(), 0, titleScore);
    }
    return {};
}

Result<void> gatherMessages(Connection &connection, const TranscriptMatches &matches, bool partial, Gatherer &gatherer)
{
    Result<TalkBlock> talk = partial ? matches.partialTalk() : matches.talk(0);
    if (!talk)
        return std::unexpected(talk.error());
    for (const TalkHit &hit : orderedTalk(connection, matches.texts(), std::move(talk->hits))) {
        if (const Result<Message> message = matches.texts().message(hit.message))
            gatherer.add(message->session, hit.message, hit.score);
    }
    Result<ToolBlock> tools = partial ? matches.partialTools(toolMatches) : matches.tools(0, toolMatches);
    if (!tools)
        return std::unexpected(tools.error());
    for (const Message &message : tools->messages)
        gatherer.add(message.session, message.id, toolScore);
    return {};
}

} // namespace

SessionFinder::SessionFinder(Connection &connection) : m_connection(connection) { }

Result<SessionPage> SessionFinder::page(const Query &query, const PageRequest &request, const ReadTicket &ticket) const
{
    Result<SessionPage> page;
    if (!query.unsearchable)
        page = MatchPlan(query).empty() ? list(query, request) : search(query, request, ticket);
    if (!page)
        return page;
    const Result<qint64> all = count(m_connection, u"s.deleted_at = 0"_s + topLevel, {});
    if (!all)
        return std::unexpected(all.error());
    page->all = *all;
    return page;
}

Result<SessionPage> SessionFinder::list(const Query &query, const PageRequest &request) const
{
    SessionPage page;
    Result<SessionFilter> filter = sessionFilter(m_connection, query);
    if (!filter)
        return std::unexpected(filter.error());
    // A session that is asked for by its number may be a subagent's.
    QString sql = query.session != 0 ? filter->sql : filter->sql + topLevel;
    const Result<qint64> total = count(m_connection, sql, filter->values);
    if (!total)
        return std::unexpected(total.error());
    page.total = *total;
    QVariantList values = filter->values;
    continueAfter(request.cursor, sql, values);
    const int limit = std::clamp(request.limit, 1, pageLimit);
    values << limit + 1;
    Result<QSqlQuery> rows = m_connection.run(sessionSelect + sql + u" ORDER BY s.ended DESC, s.id DESC LIMIT ?"_s,
                                              values);
    if (!rows)
        return std::unexpected(rows.error());
    while (rows->next()) {
        if (int(page.rows.size()) == limit) {
            const Session &last = page.rows.back().session;
            page.nextCursor = QString::number(last.ended) + u',' + QString::number(last.id);
            break;
        }
        page.rows.push_back({.session = sessionFrom(*rows)});
    }
    return page;
}

Result<SessionPage> SessionFinder::search(const Query &query, const PageRequest &request,
                                          const ReadTicket &ticket) const
{
    const MatchPlan plan(query);
    const Result<MessageScope> scope = MessageScope::of(m_connection, query);
    if (!scope)
        return std::unexpected(scope.error());
    const TranscriptMatches matches(m_connection, plan, *scope, ticket);
    Gatherer gatherer;
    Result<void> done = gatherMessages(m_connection, matches, false, gatherer);
    if (done)
        done = gatherTitles(m_connection, query, plan, gatherer);
    if (done && gatherer.empty() && plan.canBePartial())
        done = gatherMessages(m_connection, matches, true, gatherer);
    if (!done)
        return std::unexpected(done.error());

    std::vector<Found> ordered = gatherer.ordered();
    if (request.newestFirst)
        orderByTime(m_connection, ordered);
    return fill(ordered, plan, matches, request, ticket);
}

Result<SessionPage> SessionFinder::fill(const std::vector<Found> &ordered, const MatchPlan &plan,
                                        const TranscriptMatches &matches, const PageRequest &request,
                                        const ReadTicket &ticket) const
{
    SessionPage page;
    page.total = qint64(ordered.size());
    auto next = ordered.begin();
    if (!request.cursor.isEmpty()) {
        next = std::ranges::find(ordered, request.cursor.toLongLong(), &Found::session);
        next = next == ordered.end() ? next : std::next(next);
    }
    HitWriter writer(m_connection, matches.texts(), plan);
    const std::size_t limit = std::size_t(std::clamp(request.limit, 1, pageLimit));
    for (; next != ordered.end() && page.rows.size() < limit && !ticket.stale(); ++next) {
        Result<QSqlQuery> columns = m_connection.run(sessionSelect + u"s.id = ?"_s, {next->session});
        if (!columns)
            return std::unexpected(columns.error());
        if (!columns->next())
            continue;
        SessionRow row {.session = sessionFrom(*columns), .hit = next->hit};
        for (const auto &[start, length] : matchRanges(row.session.title, plan.terms()))
            row.matches.push_back({start, length});
        const Result<MessageHit> hit = row.hit != 0 ? writer.hit(row.hit, next->score) : MessageHit();
        if (hit) {
            row.snippet = hit->snippet;
            row.snippetMatches = hit->matches;
        }
        page.rows.push_back(std::move(row));
    }
    if (next != ordered.end() && !page.rows.empty())
        page.nextCursor = QString::number(page.rows.back().session.id);
    return page;
}

} // namespace evoca::model
