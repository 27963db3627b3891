#include "search/MemoryBrowser.h"

#include "search/MatchPlan.h"
#include "search/MemoryColumns.h"
#include "search/MemoryCondition.h"
#include "search/MemorySearch.h"
#include "search/Query.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "text/Snippet.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

using Group = MemoryBrowser::Group;
using Order = MemoryBrowser::Order;

constexpr int pageLimit = 1000;
constexpr int rankedFirst = 20; // best matches that are brought to the front

Error cancelled()
{
    return {ErrorCode::Cancelled, QCoreApplication::translate("Search", "A newer search replaced this one.")};
}

/// What rows are ordered by, all ascending; ends with path and id. `?` is the time.
QString sortKey(Order order)
{
    const QString own = order == Order::Newest ? u"-m.updated"_s
        : order == Order::Importance           ? u"-m.importance"_s
                                               : u"0.0"_s; // an integer would be a column's number
    return u"(m.type <> 'working' OR (m.expires <> 0 AND m.expires <= ?)), 1 - m.pinned, "_s + own
        + u", m.path, m.id"_s;
}

QString cursorOf(const MemoryListRow &row, Order order, qint64 now)
{
    const Memory &memory = row.memory;
    const bool later = memory.type != "working"_L1 || (memory.expires != 0 && memory.expires <= now);
    const double own = order == Order::Newest ? -double(memory.updated)
        : order == Order::Importance          ? -memory.importance
                                              : 0;
    return QString::fromUtf8(QJsonDocument(QJsonArray {int(later), memory.pinned ? 0 : 1, own, memory.path, memory.id})
                                 .toJson(QJsonDocument::Compact));
}

/// The words alone, as agents' searches read them.
QString wordsOf(const Query &query)
{
    QStringList words = query.phrases;
    for (const Query::Word &word : query.words)
        words << word.text;
    return words.join(u' ');
}

Result<std::vector<MemoryListRow>> read(Connection &connection, const QString &condition, const QVariantList &values)
{
    return guarded([&]() -> Result<std::vector<MemoryListRow>> {
        const std::string sql = "SELECT " + std::string(memoryColumns)
            + ", coalesce((SELECT p.name FROM project p WHERE p.id = m.project), '') FROM memory m WHERE "
            + condition.toStdString();
        Statement rows = connection.statement(sql);
        rows.bind();
        int index = 0;
        for (const QVariant &value : values) {
            ++index;
            if (value.typeId() == QMetaType::QString)
                rows.set(index, value.toString());
            else if (value.typeId() == QMetaType::Double)
                rows.set(index, value.toDouble());
            else
                rows.set(index, value.toLongLong());
        }
        std::vector<MemoryListRow> list;
        while (rows.step())
            list.push_back({.memory = memoryFrom(rows), .projectName = rows.text(memoryColumnCount)});
        return list;
    });
}

Result<qint64> number(Connection &connection, const QString &sql, const QVariantList &values = {})
{
    Result<QSqlQuery> row = connection.run(sql, values);
    if (!row)
        return std::unexpected(row.error());
    return row->next() ? row->value(0).toLongLong() : 0;
}

/// Counts of the groups for a filter without one.
Result<void> count(Connection &connection, const MemoryCondition &filter, qint64 now, Group group, MemoryListPage &page)
{
    QVariantList values {now, now, now};
    values += filter.values;
    Result<QSqlQuery> row = connection.run(
        u"SELECT coalesce(sum(m.expires = 0 OR m.expires > ?), 0),"
        " coalesce(sum(m.confidence < 0.6 AND (m.expires = 0 OR m.expires > ?)), 0),"
        " coalesce(sum(m.expires <> 0 AND m.expires <= ?), 0), count(*) FROM memory m WHERE "_s
            + filter.sql,
        values);
    if (!row)
        return std::unexpected(row.error());
    if (row->next()) {
        for (std::size_t index = 0; index < page.counts.size(); ++index)
            page.counts[index] = row->value(int(index)).toLongLong();
        page.total = group == Group::Any ? row->value(3).toLongLong() : page.counts[std::size_t(group) - 1];
    }
    const Result<qint64> all = number(connection, u"SELECT count(*) FROM memory WHERE deleted_at = 0"_s);
    if (!all)
        return std::unexpected(all.error());
    page.all = *all;
    return {};
}

/// Brings what fits the words best to the front; the rest keeps its order.
void rank(Connection &connection, const Query &query, std::vector<MemoryListRow> &rows, const ReadTicket &ticket)
{
    const Result<MemoryAnswer> best =
        MemorySearch(connection).recall(wordsOf(query), rankedFirst, u"%"_s, u"%"_s, {}, ticket);
    if (!best)
        return;
    QHash<RowId, int> places;
    for (const MemoryMatch &match : best->matches)
        places.insert(match.memory.id, int(places.size()));
    std::ranges::stable_sort(rows, {},
                             [&places](const MemoryListRow &row) { return places.value(row.memory.id, rankedFirst); });
}

void mark(MemoryListPage &page, const Query &query)
{
    const std::vector<MatchTerm> terms = MatchPlan(query).terms();
    for (MemoryListRow &row : page.rows) {
        for (const auto &[start, length] : matchRanges(row.memory.path, terms))
            row.pathMatches.push_back({start, length});
    }
}

} // namespace

MemoryBrowser::MemoryBrowser(Connection &connection) : m_connection(connection) { }

Result<MemoryListPage> MemoryBrowser::list(const QString &query, Group group, Order order, const PageRequest &request,
                                           const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const MemoryFacets facets = memoryFacets(query);
    const Query parsed = parseQuery(facets.text);
    MemoryListPage page;
    MemoryConditionRequest wanted {.query = query, .now = now};
    Result<MemoryCondition> filter = memoryCondition(m_connection, wanted);
    Result<void> counted = filter ? count(m_connection, *filter, now, group, page) : std::unexpected(filter.error());
    // Nothing there: a path that is still being typed, or only some of the words.
    for (int round = 0; counted && page.counts[0] + page.counts[2] == 0 && round < 2; ++round) {
        if (round == 0 ? facets.paths.isEmpty() : !MatchPlan(parsed).canBePartial())
            continue;
        (round == 0 ? wanted.loosePaths : wanted.anyWord) = true;
        filter = memoryCondition(m_connection, wanted);
        counted = filter ? count(m_connection, *filter, now, group, page) : std::unexpected(filter.error());
    }
    if (!counted)
        return std::unexpected(counted.error());
    wanted.group = group;
    filter = memoryCondition(m_connection, wanted);
    if (!filter)
        return std::unexpected(filter.error());
    QString sql = filter->sql;
    QVariantList values = filter->values;
    if (const QJsonArray last = QJsonDocument::fromJson(request.cursor.toUtf8()).array(); last.size() == 5) {
        sql += u" AND ("_s + sortKey(order) + u") > (?, ?, ?, ?, ?)"_s;
        values << now;
        for (const QJsonValue &part : last)
            values << part.toVariant();
    }
    const std::size_t limit = std::size_t(std::clamp(request.limit, 1, pageLimit));
    values << now << qint64(limit + 1);
    Result<std::vector<MemoryListRow>> rows = read(m_connection, sql + u" ORDER BY "_s + sortKey(order) + u" LIMIT ?"_s,
                                                   values);
    if (!rows)
        return std::unexpected(rows.error());
    if (rows->size() > limit) {
        rows->pop_back();
        page.nextCursor = cursorOf(rows->back(), order, now);
    }
    if (parsed.hasText() && order == Order::Path && request.cursor.isEmpty())
        rank(m_connection, parsed, *rows, ticket);
    if (ticket.stale())
        return std::unexpected(cancelled());
    page.rows = std::move(*rows);
    mark(page, parsed);
    page.micros = timer.nsecsElapsed() / 1000;
    return page;
}

Result<MemoryListPage> MemoryBrowser::listStrict(const QString &query, const ReadTicket &ticket) const
{
    QElapsedTimer timer;
    timer.start();
    const MemoryFacets facets = memoryFacets(query);
    const Query parsed = parseQuery(facets.text);
    if (!parsed.hasText())
        return list(query, Group::Current, Order::Path, {}, ticket);
    QString path = facets.paths.value(0, u"%"_s);
    if (!path.contains(u'%'))
        path += u'%';
    const Result<MemoryAnswer> answer = MemorySearch(m_connection)
                                            .strict(wordsOf(parsed), rankedFirst, path, facets.types.value(0, u"%"_s),
                                                    {}, ticket);
    if (!answer)
        return std::unexpected(answer.error());
    MemoryListPage page;
    for (const MemoryMatch &match : answer->matches) {
        Result<std::vector<MemoryListRow>> row = read(m_connection, u"m.id = ?"_s, {match.memory.id});
        if (!row)
            return std::unexpected(row.error());
        if (!row->empty())
            page.rows.push_back(std::move(row->front()));
    }
    page.total = page.counts[0] = qint64(page.rows.size());
    const Result<qint64> all = number(m_connection, u"SELECT count(*) FROM memory WHERE deleted_at = 0"_s);
    page.all = all.value_or(0);
    mark(page, parsed);
    page.micros = timer.nsecsElapsed() / 1000;
    return page;
}

Result<std::vector<MemoryPathCount>> MemoryBrowser::paths(const QString &query, Group group) const
{
    const Result<MemoryCondition> filter = memoryCondition(
        m_connection, {.query = query, .group = group, .now = QDateTime::currentMSecsSinceEpoch(), .withPath = false});
    if (!filter)
        return std::unexpected(filter.error());
    // Not by the index of paths: its order would read the rows all over the table.
    Result<QSqlQuery> rows = m_connection.run(u"SELECT m.path, count(*) FROM memory m WHERE "_s + filter->sql
                                                  + u" GROUP BY +m.path ORDER BY +m.path"_s,
                                              filter->values);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<MemoryPathCount> counts;
    while (rows->next())
        counts.push_back({rows->value(0).toString(), rows->value(1).toLongLong()});
    return counts;
}

Result<QStringList> MemoryBrowser::origins() const
{
    // Files are many; the person asks for them by path.
    Result<QSqlQuery> rows = m_connection.run(
        u"SELECT origin FROM memory WHERE deleted_at = 0 AND origin <> '' AND origin NOT LIKE 'file:%'"
        " GROUP BY origin ORDER BY count(*) DESC, origin LIMIT 20"_s);
    if (!rows)
        return std::unexpected(rows.error());
    QStringList names;
    while (rows->next())
        names << rows->value(0).toString();
    return names;
}

} // namespace evoca::model
