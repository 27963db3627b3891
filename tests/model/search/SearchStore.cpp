#include "SearchStore.h"

#include "store/ImportStore.h"
#include "store/Statement.h"
#include "text/Ulid.h"

#include <QDateTime>

namespace evoca::test {

using namespace evoca::model;
using namespace Qt::StringLiterals;

namespace {

template<typename Value>
Value expected(Result<Value> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return std::move(*result);
}

SessionBatch sessionOf(const Past &past)
{
    SessionBatch batch;
    Experience experience;
    experience.globalId = SearchStore::globalId(past.id);
    experience.agent = past.agent;
    experience.description = past.description;
    experience.title = past.description.simplified().left(120);
    experience.status = past.status;
    experience.taskClass = past.taskClass;
    experience.strategy = past.strategy;
    experience.started = QDateTime::currentMSecsSinceEpoch() - past.daysAgo * 86'400'000LL;
    experience.ended = experience.started + 300'000;
    experience.firstMessage = experience.lastMessage = 1;
    experience.errors = past.errors;
    for (const QString &file : past.files)
        experience.files.push_back({file, 1, -1, -1});
    batch.session.agent = past.agent;
    batch.session.nativeId = past.id;
    batch.session.cwd = u"/home/person/"_s + past.project;
    batch.project.path = batch.session.cwd;
    batch.project.name = past.project;
    batch.session.started = experience.started;
    batch.session.ended = experience.ended;
    MessageRow prompt;
    prompt.message.id = 1;
    prompt.message.kind = MessageKind::Prompt;
    prompt.message.time = experience.started;
    prompt.talk = past.description.toStdString();
    batch.messages.push_back(std::move(prompt));
    batch.tasks.push_back({experience, {}});
    batch.last = true;
    return batch;
}

} // namespace

SearchStore::SearchStore()
{
    const StorePaths paths = StorePaths::under(m_folder.path());
    m_writer = expected(Writer::start(paths));
    m_connection = expected(Connection::open(paths, u"test"_s, Connection::Mode::Read));
}

QString SearchStore::globalId(const QString &id)
{
    return u"exp-"_s + hashId({id});
}

void SearchStore::add(const std::vector<Past> &experiences)
{
    SourceBatch batch;
    batch.source.path = u"/history/%1.jsonl"_s.arg(experiences.front().id);
    for (const Past &past : experiences)
        batch.sessions.push_back(sessionOf(past));
    const Result<void> done = m_writer
                                  ->post([batch](WriteContext &context) -> Result<void> {
                                      const auto stored = ImportStore(context).store(batch, ImportStore::Order::Live);
                                      return stored ? Result<void>() : std::unexpected(stored.error());
                                  })
                                  .result();
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
}

void SearchStore::add(const Memory &memory)
{
    const Result<void> done =
        m_writer
            ->post([memory](WriteContext &context) {
                return guarded([&]() -> Result<void> {
                    context.connection
                        .statement(
                            "INSERT INTO memory(global_id, project, path, type, content, created, updated, expires, deleted_at)"
                            " VALUES(?, ?, ?, ?, ?, 1, 1, ?, 0)")
                        .bind(memory.globalId, memory.project, memory.path, memory.type, memory.content, memory.expires)
                        .run();
                    return {};
                });
            })
            .result();
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
}

} // namespace evoca::test
