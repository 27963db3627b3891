#include "pages/requests/RequestExport.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(RequestExport)
};

constexpr int pageSize = 500;

QString outcomeId(model::RequestRecord::Outcome outcome)
{
    using Outcome = model::RequestRecord::Outcome;
    switch (outcome) {
    case Outcome::Answered: return u"answered"_s;
    case Outcome::Nothing: return u"nothing"_s;
    case Outcome::Refused: return u"refused"_s;
    case Outcome::Error: break;
    }
    return u"error"_s;
}

QString timeOf(const model::RequestRecord &request)
{
    return QDateTime::fromMSecsSinceEpoch(request.at).toOffsetFromUtc(0).toString(Qt::ISODateWithMs);
}

QByteArray argumentsOf(const model::RequestRecord &request)
{
    return QJsonDocument(request.arguments).toJson(QJsonDocument::Compact);
}

QByteArray jsonOf(const model::RequestRecord &request)
{
    const QJsonObject object {
        {u"at"_s, timeOf(request)},          {u"client"_s, request.clientName},
        {u"project"_s, request.projectName}, {u"tool"_s, request.tool},
        {u"arguments"_s, request.arguments}, {u"returned"_s, QJsonArray::fromStringList(request.returned)},
        {u"duration_us"_s, request.micros},  {u"outcome"_s, outcomeId(request.outcome)},
        {u"error"_s, request.error},         {u"forgotten"_s, request.forgotten}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Quoted, and kept from being read as a formula by spreadsheets.
QByteArray cell(QString text)
{
    if (!text.isEmpty() && u"=+-@\t\r"_s.contains(text.front()))
        text.prepend(u'\'');
    text.replace(u'"', u"\"\""_s);
    return (u'"' + text + u'"').toUtf8();
}

QByteArray csvOf(const model::RequestRecord &request)
{
    const QList<QByteArray> cells {cell(timeOf(request)),
                                   cell(request.clientName),
                                   cell(request.projectName),
                                   cell(request.tool),
                                   cell(QString::fromUtf8(argumentsOf(request))),
                                   cell(request.returned.join(u' ')),
                                   QByteArray::number(request.micros),
                                   cell(outcomeId(request.outcome)),
                                   cell(request.error)};
    return cells.join(',');
}

} // namespace

model::Result<int> exportRequests(model::Connection &connection, const model::RequestFilter &filter,
                                  const QString &path)
{
    const bool csv = path.endsWith(u".csv"_s, Qt::CaseInsensitive);
    QSaveFile file(path);
    const auto failure = [&file, &path] {
        return std::unexpected(model::Error {
            model::ErrorCode::Unavailable, Texts::tr("%1 cannot be written: %2").arg(path, file.errorString()), {}});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failure();
    file.write(csv ? "at,client,project,tool,arguments,returned,duration_us,outcome,error\r\n" : "[");
    int written = 0;
    model::RowId before = 0;
    for (;;) {
        const auto page = model::RequestQuery(connection).list(filter, pageSize, before);
        if (!page)
            return std::unexpected(page.error());
        for (const model::RequestRecord &request : *page) {
            const QByteArray line = csv ? QByteArray(csvOf(request) + "\r\n")
                                        : QByteArray((written > 0 ? ",\n" : "\n") + jsonOf(request));
            if (file.write(line) != line.size())
                return failure();
            ++written;
            before = request.id;
        }
        if (int(page->size()) < pageSize)
            break;
    }
    if (!csv)
        file.write("\n]\n");
    if (!file.commit())
        return failure();
    return written;
}

} // namespace evoca::app
