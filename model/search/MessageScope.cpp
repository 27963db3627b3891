#include "search/MessageScope.h"

#include "search/ExperienceFilter.h"
#include "search/SessionFilter.h"
#include "store/Connection.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// Facets that are about tasks, not sessions.
bool asksForTasks(const Query &query)
{
    return !query.statuses.empty() || !query.classes.empty() || !query.strategies.isEmpty() || !query.files.isEmpty()
        || !query.lessonKinds.empty() || query.lesson != 0;
}

Query withoutText(Query query)
{
    query.words.clear();
    query.phrases.clear();
    query.excluded.clear();
    query.after.reset(); // a message has its own time
    query.before.reset();
    query.in = SearchIn::Anywhere;
    return query;
}

Result<std::vector<IdRange>> rangesOf(Connection &connection, const QString &sql, const QVariantList &values)
{
    Result<QSqlQuery> rows = connection.run(sql, values);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<IdRange> found;
    while (rows->next())
        found.push_back({rows->value(0).toLongLong(), rows->value(1).toLongLong()});
    std::ranges::sort(found, {}, &IdRange::first);
    std::vector<IdRange> merged;
    for (const IdRange &range : found) {
        if (!merged.empty() && range.first <= merged.back().last + 1)
            merged.back().last = std::max(merged.back().last, range.last);
        else
            merged.push_back(range);
    }
    return merged;
}

/// A task's messages may lie in several ranges of its session.
const QString taskRanges =
    u"SELECT max(r.first, x.first_message), min(r.last, x.last_message) FROM experience x JOIN session_range r"
    " ON r.session = x.session AND r.last >= x.first_message AND r.first <= x.last_message WHERE "_s;

Result<std::vector<IdRange>> allowedRanges(Connection &connection, const Query &query)
{
    if (asksForTasks(query)) {
        const Result<ExperienceCondition> filter = experienceCondition(connection, withoutText(query));
        if (!filter)
            return std::unexpected(filter.error());
        return rangesOf(connection, taskRanges + filter->sql, filter->values);
    }
    const Result<SessionFilter> filter = sessionFilter(connection, query);
    if (!filter)
        return std::unexpected(filter.error());
    return rangesOf(connection,
                    u"SELECT r.first, r.last FROM session s JOIN session_range r ON r.session = s.id WHERE "_s
                        + filter->sql,
                    filter->values);
}

/// Last range that begins at or before `id`.
const IdRange *rangeBefore(const std::vector<IdRange> &ranges, RowId id)
{
    const auto after = std::ranges::upper_bound(ranges, id, {}, &IdRange::first);
    return after == ranges.begin() ? nullptr : &*std::prev(after);
}

bool covers(const std::vector<IdRange> &ranges, RowId id)
{
    const IdRange *range = rangeBefore(ranges, id);
    return range && range->last >= id;
}

} // namespace

Result<MessageScope> MessageScope::of(Connection &connection, const Query &query)
{
    MessageScope scope;
    scope.m_in = query.in;
    scope.m_after = query.after;
    scope.m_before = query.before;
    scope.m_limited = asksForTasks(query) || !query.agents.empty() || !query.projects.isEmpty() || query.session != 0
        || query.after || query.before;
    if (scope.m_limited) {
        Result<std::vector<IdRange>> allowed = allowedRanges(connection, query);
        if (!allowed)
            return std::unexpected(allowed.error());
        scope.m_allowed = std::move(*allowed);
    }
    Result<std::vector<IdRange>> hidden = rangesOf(
        connection,
        u"SELECT r.first, r.last FROM session s JOIN session_range r ON r.session = s.id WHERE s.deleted_at <> 0 UNION ALL "_s
            + taskRanges + u"x.deleted_at <> 0"_s,
        {});
    if (!hidden)
        return std::unexpected(hidden.error());
    scope.m_hidden = std::move(*hidden);
    return scope;
}

QString MessageScope::talkMatch(const QString &match) const
{
    if (match.isEmpty() || (m_in != SearchIn::Prompt && m_in != SearchIn::Answer))
        return match;
    return (m_in == SearchIn::Prompt ? u"{prompt} : ("_s : u"{answer} : ("_s) + match + u')';
}

bool MessageScope::contains(RowId id) const
{
    return (!m_limited || covers(m_allowed, id)) && (m_hidden.empty() || !covers(m_hidden, id));
}

RowId MessageScope::nextBelow(RowId id) const
{
    if (!m_limited)
        return id - 1;
    const IdRange *range = rangeBefore(m_allowed, id - 1);
    return range ? std::min(range->last, id - 1) : 0;
}

bool MessageScope::accepts(const Message &message) const
{
    if (m_after && message.time < *m_after)
        return false;
    if (m_before && (message.time == 0 || message.time >= *m_before))
        return false;
    switch (m_in) {
    case SearchIn::Anywhere: return true;
    case SearchIn::Prompt: return message.kind == MessageKind::Prompt;
    case SearchIn::Answer: return message.kind == MessageKind::Answer;
    case SearchIn::Input: return message.kind == MessageKind::ToolCall;
    case SearchIn::Output: return message.kind == MessageKind::ToolResult;
    case SearchIn::Thinking: return message.kind == MessageKind::Thinking;
    }
    return true;
}

} // namespace evoca::model
