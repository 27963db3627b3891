#include "StoreFixture.h"

using namespace Qt::StringLiterals;
using namespace evoca::model;

namespace evoca::test {

BatchMaker::BatchMaker(const QString &nativeId, qint64 startTime) : m_time(startTime)
{
    batch.session.agent = Agent::ClaudeCode;
    batch.session.nativeId = nativeId;
    batch.session.cwd = u"/home/ana/shop"_s;
    batch.project = {u"/home/ana/shop"_s, u"shop"_s, u"example.org/ana/shop"_s, true};
    batch.last = true;
}

MessageRow &BatchMaker::add(MessageKind kind, TextStream stream, const QByteArray &text)
{
    MessageRow row;
    row.message.id = count() + 1;
    row.message.time = m_time += 1000;
    row.message.kind = kind;
    const TextPlace place = m_writer.add(stream, {text.constData(), std::size_t(text.size())});
    row.message.chunk = place.chunk;
    row.message.offset = place.offset;
    row.message.length = place.length;
    batch.messages.push_back(std::move(row));
    return batch.messages.back();
}

BatchMaker &BatchMaker::prompt(const QByteArray &text, quint64 originKey)
{
    MessageRow &row = add(MessageKind::Prompt, TextStream::Talk, text);
    row.talk = text.toStdString();
    row.originKey = originKey;
    if (batch.session.title.isEmpty()) {
        batch.session.title = QString::fromUtf8(text.left(100));
        batch.titleRank = 1;
    }
    return *this;
}

BatchMaker &BatchMaker::answer(const QByteArray &text)
{
    add(MessageKind::Answer, TextStream::Talk, text).talk = text.toStdString();
    return *this;
}

BatchMaker &BatchMaker::call(const QString &tool, const QByteArray &input)
{
    add(MessageKind::ToolCall, TextStream::Tool, input).message.tool = tool;
    return *this;
}

BatchMaker &BatchMaker::result(const QByteArray &output, bool failed)
{
    MessageRow &call = batch.messages.back();
    const RowId callId = call.message.id;
    const QString tool = call.message.tool;
    call.message.pair = callId + 1;
    call.message.finished = true;
    call.message.failed = failed;
    call.message.durationMs = 1000;
    MessageRow &row = add(MessageKind::ToolResult, TextStream::Tool, output);
    row.message.tool = tool;
    row.message.pair = callId;
    row.message.failed = failed;
    return *this;
}

LearnedTask &BatchMaker::task(const QString &globalId, RowId first, Status status)
{
    LearnedTask task;
    Experience &x = task.experience;
    x.globalId = globalId;
    x.firstMessage = first;
    x.lastMessage = count();
    x.title = u"Title of "_s + globalId;
    x.description = u"description of "_s + globalId;
    x.status = status;
    x.strategy = u"inspect-first"_s;
    const std::size_t index = first > 0 ? std::size_t(first - 1) : 0;
    x.started = batch.messages.at(index).message.time;
    x.ended = m_time;
    x.files = {{u"src/cart/discount.rs"_s, 2, 10, 3}};
    x.errors = {u"assertion failed: left == right"_s};
    x.evidence = {{Evidence::Kind::CheckPassed, x.lastMessage, m_time, u"cargo test"_s, u"48 passed"_s}};
    batch.tasks.push_back(std::move(task));
    return batch.tasks.back();
}

SessionBatch BatchMaker::take()
{
    batch.chunks = m_writer.take();
    return std::move(batch);
}

LearnedTask::Observation observation(const QString &key, double confidence, bool agrees, LessonKind kind)
{
    return {kind, key, u"lesson "_s + key, confidence, agrees, 0};
}

StoreFixture::StoreFixture() : paths(StorePaths::under(folder.path()))
{
    startWriter();
}

void StoreFixture::startWriter()
{
    auto started = Writer::start(paths);
    if (!started)
        qFatal("%s", qPrintable(started.error().message));
    writer = std::move(*started);
}

SourceBatch StoreFixture::source(const QString &path, std::vector<SessionBatch> sessions, bool replace) const
{
    SourceBatch batch;
    batch.source.path = path;
    batch.source.size = 1000;
    batch.source.offset = 1000;
    batch.source.complete = true;
    batch.source.readerVersion = 1;
    batch.sessions = std::move(sessions);
    batch.replace = replace;
    return batch;
}

StoredSession StoreFixture::import(const QString &path, SessionBatch session, bool replace, ImportStore::Order order)
{
    std::vector<SessionBatch> sessions;
    sessions.push_back(std::move(session));
    return import(source(path, std::move(sessions), replace), order).at(0);
}

std::vector<StoredSession> StoreFixture::import(SourceBatch batch, ImportStore::Order order)
{
    auto future = writer->call<std::vector<StoredSession>>(
        [&](WriteContext &context) { return ImportStore(context).store(batch, order); });
    auto result = future.result();
    if (!result)
        qFatal("import failed: %s", qPrintable(result.error().message));
    return *result;
}

QVariant StoreFixture::value(const QString &sql, const QVariantList &values) const
{
    const auto connection = reader();
    auto query = connection->run(sql, values);
    return query && query->next() ? query->value(0) : QVariant();
}

std::unique_ptr<Connection> StoreFixture::reader() const
{
    auto connection = Connection::open(paths, u"test"_s, Connection::Mode::Read);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().message));
    return std::move(*connection);
}

QList<qint64> StoreFixture::talk(const QString &match) const
{
    const auto connection = reader();
    auto query = connection->run(u"SELECT rowid FROM talk_index WHERE talk_index MATCH ? ORDER BY rowid DESC"_s,
                                 {match});
    if (!query)
        qFatal("%s", qPrintable(query.error().message));
    QList<qint64> ids;
    while (query->next())
        ids.append(query->value(0).toLongLong());
    return ids;
}

} // namespace evoca::test
