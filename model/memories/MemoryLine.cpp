#include "memories/MemoryLine.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(MemoryLines)
};

QString timeText(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC).toString(Qt::ISODateWithMs);
}

/// 0 when it is absent or no time.
qint64 timeOf(const QJsonValue &value)
{
    QDateTime time = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    if (time.isValid() && time.timeSpec() == Qt::LocalTime)
        time.setTimeZone(QTimeZone::UTC);
    return time.isValid() ? time.toMSecsSinceEpoch() : 0;
}

/// Never null: SQLite takes a null string for NULL.
QString textOf(const QJsonObject &object, QLatin1StringView name, const QString &usual = u""_s)
{
    return object.value(name).toString(usual);
}

void putText(QJsonObject &object, QLatin1StringView name, const QString &text)
{
    if (!text.isEmpty())
        object.insert(name, text);
}

void putTime(QJsonObject &object, QLatin1StringView name, qint64 time)
{
    if (time != 0)
        object.insert(name, timeText(time));
}

QJsonArray versionsToJson(const std::vector<MemoryVersion> &versions)
{
    QJsonArray list;
    for (const MemoryVersion &version : versions) {
        list.append(QJsonObject {{u"revision"_s, version.revision},
                                 {u"content"_s, version.content},
                                 {u"path"_s, version.path},
                                 {u"type"_s, version.type},
                                 {u"origin"_s, version.origin},
                                 {u"at"_s, timeText(version.at)}});
    }
    return list;
}

std::vector<MemoryVersion> versionsFromJson(const QJsonArray &list)
{
    std::vector<MemoryVersion> versions;
    for (const QJsonValue &value : list) {
        const QJsonObject version = value.toObject();
        versions.push_back({version.value("revision"_L1).toInt(), textOf(version, "content"_L1),
                            textOf(version, "path"_L1), textOf(version, "type"_L1), textOf(version, "origin"_L1),
                            timeOf(version.value("at"_L1))});
    }
    return versions;
}

Error bad(const QString &message)
{
    return {ErrorCode::InvalidArgument, message};
}

} // namespace

QByteArray MemoryLine::toJson() const
{
    QJsonObject object {{u"id"_s, memory.globalId},
                        {u"path"_s, memory.path},
                        {u"type"_s, memory.type},
                        {u"content"_s, memory.content},
                        {u"importance"_s, memory.importance},
                        {u"confidence"_s, memory.confidence},
                        {u"revision"_s, memory.revision}};
    if (!project.path.isEmpty()) {
        QJsonObject where {{u"path"_s, project.path}, {u"name"_s, project.name}};
        putText(where, "remote"_L1, project.remote);
        if (project.isRepository)
            where.insert(u"repository"_s, true);
        object.insert(u"project"_s, where);
    }
    putText(object, "scope"_L1, memory.scope);
    putText(object, "semantic_key"_L1, memory.semanticKey);
    putTime(object, "created"_L1, memory.created);
    putTime(object, "updated"_L1, memory.updated);
    putTime(object, "expires"_L1, memory.expires);
    putText(object, "origin"_L1, memory.origin);
    putText(object, "next_action"_L1, memory.nextAction);
    putText(object, "blocked_reason"_L1, memory.blockedReason);
    putText(object, "promoted_from"_L1, memory.promotedFrom);
    if (memory.pinned)
        object.insert(u"pinned"_s, true);
    if (!versions.empty())
        object.insert(u"versions"_s, versionsToJson(versions));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<MemoryLine> MemoryLine::parse(const QByteArray &json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document.isObject())
        return std::unexpected(bad(Messages::tr("not one JSON object: %1").arg(problem.errorString())));
    const QJsonObject object = document.object();
    if (!object.value("content"_L1).isString() || !object.value("path"_L1).isString())
        return std::unexpected(bad(Messages::tr("\"content\" and \"path\" must be texts")));
    MemoryLine line;
    Memory &memory = line.memory;
    memory.globalId = textOf(object, "id"_L1);
    memory.path = textOf(object, "path"_L1);
    memory.type = textOf(object, "type"_L1, u"auto"_s);
    memory.scope = textOf(object, "scope"_L1);
    memory.content = textOf(object, "content"_L1);
    memory.semanticKey = textOf(object, "semantic_key"_L1);
    memory.importance = object.value("importance"_L1).toDouble(memory.importance);
    memory.confidence = object.value("confidence"_L1).toDouble(memory.confidence);
    memory.created = timeOf(object.value("created"_L1));
    memory.updated = timeOf(object.value("updated"_L1));
    memory.expires = timeOf(object.value("expires"_L1));
    memory.origin = textOf(object, "origin"_L1);
    memory.pinned = object.value("pinned"_L1).toBool();
    memory.nextAction = textOf(object, "next_action"_L1);
    memory.blockedReason = textOf(object, "blocked_reason"_L1);
    memory.promotedFrom = textOf(object, "promoted_from"_L1);
    memory.revision = std::max(1, object.value("revision"_L1).toInt(1));
    const QJsonObject where = object.value("project"_L1).toObject();
    line.project = {textOf(where, "path"_L1), textOf(where, "name"_L1), textOf(where, "remote"_L1),
                    where.value("repository"_L1).toBool()};
    line.versions = versionsFromJson(object.value("versions"_L1).toArray());
    return line;
}

} // namespace evoca::model
