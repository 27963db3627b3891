#include "quality/QualityStore.h"

#include "store/Connection.h"
#include "store/ImportStore.h"
#include "store/Statement.h"
#include "store/Writer.h"
#include "text/Ulid.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace evoca::bench {

using namespace Qt::StringLiterals;
using namespace evoca::model;

namespace {

constexpr qint64 day = 86'400'000;

Error unreadable(const QString &file)
{
    return {ErrorCode::InvalidArgument, u"Cannot read %1."_s.arg(file), u"set"_s};
}

Result<QJsonArray> readArray(const QString &path, const QString &key)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(unreadable(path));
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.object().value(key).isArray())
        return std::unexpected(unreadable(path));
    return document.object().value(key).toArray();
}

qint64 timeOf(const QJsonObject &object)
{
    return QDateTime::currentMSecsSinceEpoch() - qint64(object.value("age_days"_L1).toInteger()) * day;
}

Experience experienceFrom(const QJsonObject &object)
{
    Experience experience;
    experience.globalId = u"exp-"_s + hashId({object.value("id"_L1).toString()});
    experience.agent = agentFromId(object.value("agent"_L1).toString()).value_or(Agent::ClaudeCode);
    experience.description = object.value("description"_L1).toString().left(1000);
    experience.title = experience.description.simplified().left(120);
    experience.status = statusFromId(object.value("status"_L1).toString()).value_or(Status::Unknown);
    experience.started = timeOf(object);
    experience.ended = experience.started + 600'000;
    experience.activeMs = 600'000;
    experience.firstMessage = experience.lastMessage = 1;
    for (const QJsonValue &file : object.value("files"_L1).toArray())
        experience.files.push_back({file.toString(), 1, -1, -1});
    for (const QJsonValue &error : object.value("errors"_L1).toArray())
        experience.errors << error.toString();
    return experience;
}

SessionBatch sessionFrom(const QJsonObject &object)
{
    SessionBatch batch;
    const Experience experience = experienceFrom(object);
    batch.session.agent = experience.agent;
    batch.session.nativeId = object.value("id"_L1).toString();
    batch.session.cwd = u"/home/person/"_s + object.value("project"_L1).toString();
    batch.project.path = batch.session.cwd;
    batch.project.name = object.value("project"_L1).toString();
    batch.session.title = experience.title;
    batch.session.started = experience.started;
    batch.session.ended = experience.ended;
    batch.session.messages = batch.session.prompts = batch.session.tasks = 1;
    MessageRow prompt;
    prompt.message.id = 1;
    prompt.message.time = experience.started;
    prompt.message.kind = MessageKind::Prompt;
    prompt.talk = experience.description.toStdString();
    batch.messages.push_back(std::move(prompt));
    batch.tasks.push_back({experience, {}});
    batch.last = true;
    return batch;
}

Result<void> insertMemory(Connection &connection, const QJsonObject &object)
{
    return guarded([&]() -> Result<void> {
        const QString content = object.value("content"_L1).toString();
        const QString path = object.value("path"_L1).toString();
        const qint64 time = timeOf(object);
        connection
            .statement(
                "INSERT INTO memory(global_id, path, type, scope, content, created, updated) VALUES(?, ?, ?, ?, ?, ?, ?)")
            .bind(object.value("id"_L1).toString(), path, object.value("type"_L1).toString(),
                  object.value("scope"_L1).toString(), content, time, time)
            .run();
        return {};
    });
}

} // namespace

Result<SetIds> loadExperiences(Writer &writer, const QString &file)
{
    const Result<QJsonArray> array = readArray(file, u"experiences"_s);
    if (!array)
        return std::unexpected(array.error());
    SourceBatch batch;
    batch.source.path = file;
    SetIds ids;
    for (const QJsonValue &value : *array) {
        batch.sessions.push_back(sessionFrom(value.toObject()));
        ids.insert(batch.sessions.back().tasks.front().experience.globalId, value.toObject().value("id"_L1).toString());
    }
    const Result<void> done = writer
                                  .post([batch](WriteContext &context) -> Result<void> {
                                      const auto stored = ImportStore(context).store(batch, ImportStore::Order::Live);
                                      return stored ? Result<void>() : std::unexpected(stored.error());
                                  })
                                  .result();
    if (!done)
        return std::unexpected(done.error());
    return ids;
}

Result<SetIds> loadMemories(Writer &writer, const QString &file)
{
    const Result<QJsonArray> array = readArray(file, u"memories"_s);
    if (!array)
        return std::unexpected(array.error());
    SetIds ids;
    for (const QJsonValue &value : *array) {
        const QString id = value.toObject().value("id"_L1).toString();
        ids.insert(id, id);
    }
    const Result<void> done = writer
                                  .post([memories = *array](WriteContext &context) -> Result<void> {
                                      for (const QJsonValue &value : memories) {
                                          if (const Result<void> inserted = insertMemory(context.connection,
                                                                                         value.toObject());
                                              !inserted)
                                              return inserted;
                                      }
                                      return {};
                                  })
                                  .result();
    if (!done)
        return std::unexpected(done.error());
    return ids;
}

} // namespace evoca::bench
