#include "search/ContextServer.h"

#include "store/ContextRows.h"
#include "store/Writer.h"
#include "text/Redactor.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

double rounded(double value)
{
    return std::round(value * 10'000) / 10'000;
}

QString withoutSecrets(const QString &text)
{
    static const Redactor redactor;
    std::string utf8 = text.toStdString();
    SecretCounts counts;
    redactor.redact(utf8, counts);
    return QString::fromStdString(utf8);
}

StoredContext storedContext(const ExecutionPlan &plan, RowId client)
{
    StoredContext stored;
    stored.project = plan.project;
    stored.client = client;
    stored.task = withoutSecrets(plan.task);
    stored.body = plan.text.isNull() ? u""_s : plan.text;
    stored.created = QDateTime::currentMSecsSinceEpoch();
    for (const CandidatePath &path : plan.paths) {
        const bool chosen = path.strategy == plan.chosen.strategy;
        stored.paths.push_back({path.strategy, pathFields(path, chosen), chosen});
    }
    for (const ExperienceMatch &match : plan.similar)
        stored.experiences << match.experience.globalId;
    for (const QString &run : plan.chosen.runs) {
        if (!stored.experiences.contains(run))
            stored.experiences << run;
    }
    for (const Lesson &lesson : plan.lessons)
        stored.lessons << lesson.globalId;
    return stored;
}

} // namespace

QByteArray pathFields(const CandidatePath &path, bool recommended)
{
    QJsonObject fields {{u"success_probability"_s, rounded(path.success)},
                        {u"time_seconds"_s, rounded(path.seconds)},
                        {u"tool_calls"_s, rounded(path.calls)},
                        {u"context_tokens"_s, rounded(path.tokens)},
                        {u"risk"_s, rounded(path.risk)},
                        {u"uncertainty"_s, rounded(path.uncertainty)},
                        {u"reversibility"_s, rounded(path.reversibility)},
                        {u"expected_regret"_s, rounded(path.expectedRegret)},
                        {u"evidence_count"_s, path.evidence},
                        {u"evidence"_s, QJsonArray::fromStringList(path.runs)},
                        {u"score"_s, rounded(path.score)},
                        {u"within_limits"_s, path.withinLimits},
                        {u"recommended"_s, recommended}};
    if (!path.dominatedBy.isEmpty())
        fields.insert(u"dominated_by"_s, path.dominatedBy);
    return QJsonDocument(fields).toJson(QJsonDocument::Compact);
}

ContextServer::ContextServer(Connection &connection, Writer &writer) : m_connection(connection), m_writer(writer) { }

Result<ServedContext> ContextServer::serve(const ContextRequest &request, RowId client, const ReadTicket &ticket) const
{
    Result<ExecutionPlan> plan = ExecutionContext(m_connection).plan(request, ticket);
    if (!plan)
        return std::unexpected(plan.error());
    const StoredContext stored = storedContext(*plan, client);
    Result<QString> id = m_writer
                             .call<QString>([stored](WriteContext &context) -> Result<QString> {
                                 return ContextRows(context.connection, context.changes).add(stored);
                             })
                             .result();
    if (!id)
        return std::unexpected(id.error());
    return ServedContext {*id, std::move(*plan)};
}

} // namespace evoca::model
