#include "access/RequestQuery.h"

#include "store/Connection.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct RequestQueryText
{
    Q_DECLARE_TR_FUNCTIONS(RequestQueryText)
};

// What is in the bin is invisible: its row stays, with nothing in it.
const QString select =
    u"SELECT r.id, r.at, r.client, r.client_name, r.project, coalesce(p.name, ''), r.tool,"
    " iif(r.deleted_at = 0, r.arguments, '{}'), iif(r.deleted_at = 0, r.returned, '[]'), r.duration_us, r.result,"
    " iif(r.deleted_at = 0, r.error, ''), r.deleted_at FROM request r LEFT JOIN project p ON p.id = r.project WHERE "_s;

RequestRecord recordOf(const QSqlQuery &row)
{
    RequestRecord record {.id = row.value(0).toLongLong(),
                          .at = row.value(1).toLongLong(),
                          .client = row.value(2).toLongLong(),
                          .clientName = row.value(3).toString(),
                          .project = row.value(4).toLongLong(),
                          .tool = row.value(6).toString(),
                          .arguments = QJsonDocument::fromJson(row.value(7).toByteArray()).object(),
                          .micros = row.value(9).toLongLong(),
                          .outcome = static_cast<RequestRecord::Outcome>(row.value(10).toInt()),
                          .error = row.value(11).toString(),
                          .projectName = row.value(5).toString(),
                          .forgotten = row.value(12).toLongLong() != 0};
    const QJsonArray returned = QJsonDocument::fromJson(row.value(8).toByteArray()).array();
    for (const QJsonValue &id : returned)
        record.returned.append(id.toString());
    return record;
}

/// The condition with its values, in order.
struct Where
{
    QStringList parts {u"1"_s};
    QVariantList values;

    void add(const QString &part, const QVariantList &with = {})
    {
        parts << part;
        values += with;
    }
    QString text() const { return parts.join(u" AND "_s); }
};

QString groupCondition(RequestFilter::Group group)
{
    switch (group) {
    case RequestFilter::Group::Answered: return u"r.result = 0"_s;
    case RequestFilter::Group::Refused: return u"r.result IN (2, 3)"_s;
    case RequestFilter::Group::Nothing: return u"r.result = 1"_s;
    }
    return u"1"_s;
}

QString likePattern(QString word)
{
    for (const QChar special : {u'\\', u'%', u'_'})
        word.replace(special, u"\\"_s + special);
    return u'%' + word + u'%';
}

Where whereOf(const RequestFilter &filter)
{
    Where where;
    if (!filter.client.isEmpty())
        where.add(u"r.client_name = ? COLLATE NOCASE"_s, {filter.client});
    if (!filter.tool.isEmpty())
        where.add(u"r.tool = ?"_s, {filter.tool});
    if (!filter.project.isEmpty())
        where.add(u"r.project IN (SELECT id FROM project WHERE name = ? COLLATE NOCASE)"_s, {filter.project});
    if (filter.after > 0)
        where.add(u"r.at >= ?"_s, {filter.after});
    if (filter.before > 0)
        where.add(u"r.at < ?"_s, {filter.before});
    for (const QString &word : filter.text.split(u' ', Qt::SkipEmptyParts)) {
        const QString pattern = likePattern(word);
        where.add(u"r.deleted_at = 0 AND (r.arguments LIKE ? ESCAPE '\\' OR r.error LIKE ? ESCAPE '\\'"
                  " OR r.returned LIKE ? ESCAPE '\\' OR r.tool LIKE ? ESCAPE '\\')"_s,
                  {pattern, pattern, pattern, pattern});
    }
    return where;
}

std::vector<RequestRecord> recordsOf(QSqlQuery &rows)
{
    std::vector<RequestRecord> records;
    while (rows.next())
        records.push_back(recordOf(rows));
    return records;
}

} // namespace

RequestQuery::RequestQuery(Connection &connection) : m_connection(connection) { }

Result<std::vector<RequestRecord>> RequestQuery::list(const RequestFilter &filter, int limit, RowId before) const
{
    Where where = whereOf(filter);
    if (filter.group)
        where.add(groupCondition(*filter.group));
    if (before > 0)
        where.add(u"r.id < ?"_s, {before});
    auto rows = m_connection.run(select + where.text() + u" ORDER BY r.id DESC LIMIT ?"_s,
                                 where.values + QVariantList {limit});
    if (!rows)
        return std::unexpected(rows.error());
    return recordsOf(*rows);
}

Result<RequestRecord> RequestQuery::record(RowId id) const
{
    auto rows = m_connection.run(select + u"r.id = ?"_s, {id});
    if (!rows)
        return std::unexpected(rows.error());
    if (!rows->next())
        return std::unexpected(
            Error {ErrorCode::NotFound, RequestQueryText::tr("This request is no longer in the log."), {}});
    return recordOf(*rows);
}

Result<RequestFigures> RequestQuery::figures(const RequestFilter &filter, int spans) const
{
    Where where = whereOf(filter);
    auto groups = m_connection.run(
        u"SELECT r.result, count(*) FROM request r WHERE "_s + where.text() + u" GROUP BY r.result"_s, where.values);
    auto all = m_connection.run(u"SELECT count(*) FROM request"_s, {});
    if (!groups || !all)
        return std::unexpected(groups ? all.error() : groups.error());
    RequestFigures figures;
    while (groups->next()) {
        const int result = groups->value(0).toInt();
        const auto group = result == 0 ? RequestFilter::Group::Answered
            : result == 1              ? RequestFilter::Group::Nothing
                                       : RequestFilter::Group::Refused;
        figures.byGroup[std::size_t(group)] += groups->value(1).toLongLong();
    }
    figures.all = all->next() ? all->value(0).toLongLong() : 0;
    if (filter.group)
        where.add(groupCondition(*filter.group));
    auto span = m_connection.run(
        u"SELECT count(*), coalesce(min(r.at), 0), coalesce(max(r.at), 0) FROM request r WHERE "_s + where.text(),
        where.values);
    if (!span || !span->next())
        return span ? std::move(figures) : Result<RequestFigures>(std::unexpected(span.error()));
    figures.total = span->value(0).toLongLong();
    figures.first = span->value(1).toLongLong();
    figures.last = span->value(2).toLongLong();
    if (figures.total == 0)
        return figures;
    const auto at = [&](double part) -> Result<qint64> {
        auto row = m_connection.run(u"SELECT r.duration_us FROM request r WHERE "_s + where.text()
                                        + u" ORDER BY r.duration_us LIMIT 1 OFFSET ?"_s,
                                    where.values + QVariantList {qint64(double(figures.total - 1) * part)});
        if (!row)
            return std::unexpected(row.error());
        return row->next() ? row->value(0).toLongLong() : 0;
    };
    const auto median = at(.5);
    const auto slow = at(.95);
    if (!median || !slow)
        return std::unexpected(median ? slow.error() : median.error());
    figures.medianMicros = *median;
    figures.slowMicros = *slow;
    figures.spans.assign(std::size_t(std::max(spans, 1)), 0);
    const qint64 width = (figures.last - figures.first) / qint64(figures.spans.size()) + 1;
    auto counts = m_connection.run(u"SELECT (r.at - ?) / ?, count(*) FROM request r WHERE "_s + where.text()
                                       + u" GROUP BY 1"_s,
                                   QVariantList {figures.first, width} + where.values);
    if (!counts)
        return std::unexpected(counts.error());
    while (counts->next())
        figures.spans[std::size_t(counts->value(0).toLongLong())] = counts->value(1).toInt();
    return figures;
}

Result<std::vector<ClientFigures>> RequestQuery::clients(qint64 since) const
{
    auto rows = m_connection.run(
        u"SELECT client_name, count(*), sum(result IN (2, 3)), sum(result = 1), max(at) FROM request"
        " WHERE at >= ? GROUP BY client_name ORDER BY 2 DESC, client_name"_s,
        {since});
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<ClientFigures> list;
    while (rows->next())
        list.push_back({.client = rows->value(0).toString(),
                        .requests = rows->value(1).toLongLong(),
                        .refused = rows->value(2).toLongLong(),
                        .nothing = rows->value(3).toLongLong(),
                        .last = rows->value(4).toLongLong()});
    for (ClientFigures &client : list) {
        auto median = m_connection.run(u"SELECT duration_us FROM request WHERE client_name = ? AND at >= ?"
                                       " ORDER BY duration_us LIMIT 1 OFFSET ?"_s,
                                       {client.client, since, (client.requests - 1) / 2});
        if (!median)
            return std::unexpected(median.error());
        client.medianMicros = median->next() ? median->value(0).toLongLong() : 0;
    }
    return list;
}

Result<QStringList> RequestQuery::tools() const
{
    auto rows = m_connection.run(u"SELECT DISTINCT tool FROM request ORDER BY tool"_s, {});
    if (!rows)
        return std::unexpected(rows.error());
    QStringList tools;
    while (rows->next())
        tools << rows->value(0).toString();
    return tools;
}

Result<std::vector<RequestRecord>> RequestQuery::returning(const QString &globalId, int limit) const
{
    auto rows = m_connection.run(
        select
            + u"r.deleted_at = 0 AND EXISTS (SELECT 1 FROM json_each(r.returned) e WHERE e.value = ?)"
              " ORDER BY r.id DESC LIMIT ?"_s,
        {globalId, limit});
    if (!rows)
        return std::unexpected(rows.error());
    return recordsOf(*rows);
}

} // namespace evoca::model
