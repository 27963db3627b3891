#include "access/Access.h"

#include "access/RequestQuery.h"
#include "store/ChangeFeed.h"
#include "store/Connection.h"
#include "store/Writer.h"
#include "text/Redactor.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype longestText = 4000;
constexpr qsizetype mostIds = 200;

QJsonValue shortened(const QJsonValue &value, const Redactor &redactor)
{
    if (value.isString()) {
        std::string text = value.toString().left(longestText).toStdString();
        SecretCounts counts;
        redactor.redact(text, counts);
        return QString::fromStdString(text);
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            it.value() = shortened(it.value(), redactor);
        return object;
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &item : value.toArray())
            array.append(shortened(item, redactor));
        return array;
    }
    return value;
}

/// A null string would be stored as NULL, which the table refuses.
QString stored(const QString &text)
{
    return text.isNull() ? u""_s : text;
}

QString compact(const QJsonDocument &document)
{
    return QString::fromUtf8(document.toJson(QJsonDocument::Compact));
}

} // namespace

RequestLog::RequestLog(Writer &writer) : m_writer(writer), m_redactor(std::make_unique<Redactor>()) { }

RequestLog::~RequestLog() = default;

void RequestLog::add(RequestRecord record)
{
    if (record.at == 0)
        record.at = QDateTime::currentMSecsSinceEpoch();
    const QString arguments = compact(QJsonDocument(shortened(record.arguments, *m_redactor).toObject()));
    const QString returned = compact(
        QJsonDocument(QJsonArray::fromStringList(record.returned.first(qMin(record.returned.size(), mostIds)))));
    m_writer.post([record = std::move(record), arguments, returned](WriteContext &context) -> Result<void> {
        auto added = context.connection.run(
            u"INSERT INTO request (at, client, client_name, project, tool, arguments, returned, "
            "duration_us, result, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
            {record.at, record.client, stored(record.clientName), record.project, stored(record.tool), arguments,
             returned, record.micros, int(record.outcome), stored(record.error)});
        if (!added)
            return std::unexpected(added.error());
        auto used = context.connection.run(u"UPDATE client SET last_used = max(last_used, ?) WHERE id = ?"_s,
                                           {record.at, record.client});
        if (!used)
            return std::unexpected(used.error());
        context.changes.requests = true;
        return {};
    });
}

Result<std::vector<RequestRecord>> RequestLog::list(Connection &connection, int limit, RowId before)
{
    return RequestQuery(connection).list({}, limit, before);
}

Result<qint64> RequestLog::countSince(Connection &connection, qint64 since)
{
    auto rows = connection.run(u"SELECT count(*) FROM request WHERE at >= ?"_s, {since});
    if (!rows)
        return std::unexpected(rows.error());
    return rows->next() ? rows->value(0).toLongLong() : 0;
}

} // namespace evoca::model
