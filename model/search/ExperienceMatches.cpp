#include "search/ExperienceMatches.h"

#include "store/Connection.h"
#include "store/Statement.h"

#include <QSqlQuery>

#include <sqlite3.h>

#include <algorithm>
#include <optional>

namespace evoca::model {

using namespace Qt::StringLiterals;

namespace {

using Ids = std::vector<RowId>; ///< descending

/// Ids of a MATCH expression, newest first as the index gives them.
Ids idsOf(Connection &connection, const QString &match)
{
    Ids ids;
    Statement statement = connection.statement(
        "SELECT rowid FROM experience_index WHERE experience_index MATCH ? ORDER BY rowid DESC");
    statement.bind(match);
    while (statement.step())
        ids.push_back(statement.integer(0));
    return ids;
}

Ids common(const Ids &a, const Ids &b)
{
    Ids both;
    std::ranges::set_intersection(a, b, std::back_inserter(both), std::greater<>());
    return both;
}

/// Ids that the words and files allow; none: all.
std::optional<Ids> allowedIds(Connection &connection, const ExperienceFilter &filter)
{
    std::optional<Ids> allowed;
    QStringList matches = filter.files;
    if (!filter.text.isEmpty())
        matches.prepend(filter.text);
    for (const QString &match : matches) {
        const Ids ids = idsOf(connection, match);
        allowed = allowed ? common(*allowed, ids) : ids;
    }
    return allowed;
}

Ids excludedIds(Connection &connection, const ExperienceFilter &filter)
{
    Ids excluded;
    for (const QString &match : filter.excluded) {
        const Ids ids = idsOf(connection, match);
        excluded.insert(excluded.end(), ids.begin(), ids.end());
    }
    std::ranges::sort(excluded, std::greater<>());
    return excluded;
}

/// Those of `ids` whose texts satisfy the exact condition.
Result<Ids> exactIds(Connection &connection, const ExperienceFilter &filter, const Ids &ids, const ReadTicket &ticket)
{
    QSqlQuery query = connection.query();
    Ids kept;
    if (!query.prepare(u"SELECT 1 FROM experience x WHERE x.id = ? AND "_s + filter.exact))
        return std::unexpected(sqlError(connection.handle()));
    for (const RowId id : ids) {
        if (ticket.stale())
            break;
        query.bindValue(0, id);
        for (qsizetype i = 0; i < filter.exactValues.size(); ++i)
            query.bindValue(int(i) + 1, filter.exactValues.at(i));
        if (!query.exec())
            return std::unexpected(sqlError(connection.handle()));
        if (query.next())
            kept.push_back(id);
    }
    return kept;
}

/// Asks descending ids, in descending order, whether a list holds them.
class Walker
{
public:
    explicit Walker(const Ids &ids) : m_ids(ids) { }
    bool holds(RowId id)
    {
        while (m_next < m_ids.size() && m_ids[m_next] > id)
            ++m_next;
        return m_next < m_ids.size() && m_ids[m_next] == id;
    }

private:
    const Ids &m_ids;
    std::size_t m_next = 0;
};

/// The facets' statement on the driver's handle: a list reads tens of thousands of rows of three numbers.
Statement facetRows(Connection &connection, const ExperienceFilter &filter)
{
    const QByteArray sql =
        QString(u"SELECT x.id, x.status, x.started FROM experience x INDEXED BY experience_facets WHERE "_s
                + filter.facets + u" ORDER BY x.id DESC"_s)
            .toUtf8();
    sqlite3_stmt *prepared = nullptr;
    if (sqlite3_prepare_v2(connection.handle(), sql.constData(), int(sql.size()), &prepared, nullptr) != SQLITE_OK)
        throw SqlFailure {sqlError(connection.handle())};
    Statement statement(connection.handle(), prepared, nullptr);
    for (qsizetype i = 0; i < filter.facetValues.size(); ++i) {
        const QVariant &value = filter.facetValues.at(i);
        if (value.typeId() == QMetaType::QString) {
            const QByteArray text = value.toString().toUtf8();
            sqlite3_bind_text(prepared, int(i) + 1, text.constData(), int(text.size()), SQLITE_TRANSIENT);
        } else {
            sqlite3_bind_int64(prepared, int(i) + 1, value.toLongLong());
        }
    }
    return statement;
}

qint64 countAll(Connection &connection)
{
    Statement statement = connection.statement("SELECT count(*) FROM experience WHERE deleted_at = 0");
    return statement.step() ? statement.integer(0) : 0;
}

} // namespace

Result<ExperienceMatches> findExperiences(Connection &connection, const ExperienceFilter &filter,
                                          const std::vector<Status> &statuses, const ReadTicket &ticket)
{
    return guarded([&]() -> Result<ExperienceMatches> {
        ExperienceMatches matches;
        matches.all = countAll(connection);
        std::optional<Ids> allowed = allowedIds(connection, filter);
        if (allowed && allowed->empty())
            return matches;
        if (allowed && !filter.exact.isEmpty()) {
            Result<Ids> exact = exactIds(connection, filter, *allowed, ticket);
            if (!exact)
                return std::unexpected(exact.error());
            allowed = std::move(*exact);
        }
        const Ids excluded = excludedIds(connection, filter);
        Walker isAllowed(allowed ? *allowed : excluded);
        Walker isExcluded(excluded);
        Statement rows = facetRows(connection, filter);
        while (rows.step()) {
            const RowId id = rows.integer(0);
            if ((allowed && !isAllowed.holds(id)) || isExcluded.holds(id))
                continue;
            const auto status = std::size_t(rows.integer(1));
            if (status < matches.byStatus.size())
                ++matches.byStatus[status];
            if (statuses.empty() || std::ranges::find(statuses, Status(status)) != statuses.end())
                matches.found.push_back({id, rows.integer(2), 0});
        }
        return matches;
    });
}

} // namespace evoca::model
