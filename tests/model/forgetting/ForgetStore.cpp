#include "ForgetStore.h"

#include "store/ContextRows.h"
#include "store/SessionRows.h"
#include "store/Store.h"
#include "store/ToolIndexer.h"
#include "text/Ulid.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;
using namespace evoca::model;

namespace evoca::test {

namespace {

constexpr qint64 firstTime = 1'700'000'000'000;

QByteArray sentence(const QString &begin, const QString &word, int padding)
{
    return (begin + u' ' + word + u' ' + u"plain filler text of every day "_s.repeated(padding)).toUtf8();
}

} // namespace

ForgetStore::ForgetStore(quint32 seed) : random(seed) { }

QString ForgetStore::word()
{
    QString word = u"z"_s;
    while (word.size() < 16)
        word += QChar(u'a' + random.bounded(26));
    return word;
}

void ForgetStore::fill(int count)
{
    for (int i = 0; i < count; ++i)
        addSession(i);
    for (int i = 0; i < count; i += 3)
        addSubagent(i);
    for (int i = 1; i < count; i += 3)
        addFork(i);
    for (int i = 0; i < count; ++i) {
        addEpisode();
        addMemory();
        addLesson();
    }
    for (std::size_t i = 0; i < tasks.size(); i += 2) {
        addContext(tasks[i]);
        addRequest(tasks[i]);
    }
    indexTools();
    backUp();
}

QString ForgetStore::sessionId(int index) const
{
    return sessionGlobalId(Agent::ClaudeCode, m_scripts[std::size_t(index)].nativeId);
}

SessionBatch ForgetStore::sessionBatch(int index)
{
    const Script &script = m_scripts[std::size_t(index)];
    BatchMaker maker(script.nativeId, script.start);
    maker.batch.session.agent = Agent::ClaudeCode;
    for (qsizetype i = 0; i < script.tasks.size(); ++i) {
        const QStringList &words = script.tasks[i];
        const RowId first = maker.count() + 1;
        maker.prompt(sentence(u"please repair the thing called"_s, words[0], 2), quint64(index * 100 + i + 1));
        maker.call(u"Bash"_s, sentence(u"run"_s, words[2], 1)).result(sentence(u"output"_s, words[3], 60));
        maker.answer(sentence(u"it was because of"_s, words[1], 2));
        LearnedTask &task = maker.task(u"exp-%1-%2"_s.arg(script.nativeId).arg(i), first);
        task.experience.title = QString::fromUtf8(sentence(u"please repair the thing called"_s, words[0], 0));
        task.experience.description = QString::fromUtf8(sentence(u"please repair the thing called"_s, words[0], 2));
        task.lessons = {observation(u"shared-%1"_s.arg(index % 3), 0.6),
                        observation(u"only-%1-%2"_s.arg(index).arg(i), 0.5)};
        task.lessons.back().text = u"only here: "_s + words[1];
        if (i == 0)
            maker.batch.session.title = task.experience.title;
    }
    return maker.take();
}

/// A real file, so that its time and size can be compared.
void ForgetStore::importFile(const QString &path, SessionBatch batch, bool replace)
{
    QFile file(path);
    if (!file.exists()) {
        if (!file.open(QIODevice::WriteOnly) || file.write("{}\n") < 0)
            qFatal("cannot write %s", qPrintable(path));
        file.close();
        if (!file.open(QIODevice::ReadWrite)
            || !file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime))
            qFatal("cannot date %s", qPrintable(path));
        file.close();
    }
    std::vector<SessionBatch> batches;
    batches.push_back(std::move(batch));
    SourceBatch source = this->source(path, std::move(batches), replace);
    source.source.size = QFileInfo(path).size();
    source.source.mtimeNs = QFileInfo(path).lastModified().toMSecsSinceEpoch() * 1'000'000;
    import(std::move(source));
}

void ForgetStore::addSession(int index)
{
    Script script {u"s%1"_s.arg(index), firstTime + index * 3'600'000LL, {}};
    const int count = between(1, 4);
    for (int i = 0; i < count; ++i)
        script.tasks.append({word(), word(), word(), word()});
    m_scripts.push_back(script);
    const SessionBatch batch = sessionBatch(index);
    importFile(folder.filePath(u"s%1.jsonl"_s.arg(index)), batch, false);
    (void)write([&](WriteContext &context) {
        context.connection.statement("UPDATE source SET reader_state = ?2 WHERE path = ?1")
            .bind(folder.filePath(u"s%1.jsonl"_s.arg(index)), script.tasks.last().first().repeated(3).toUtf8())
            .run();
    });
    Planted session {{ForgetKind::Session, sessionId(index)}, {}, 0, index};
    for (int i = 0; i < count; ++i) {
        session.words += script.tasks[i];
        tasks.push_back(
            {{ForgetKind::Experience, u"exp-%1-%2"_s.arg(script.nativeId).arg(i)}, script.tasks[i], 0, index});
    }
    sessions.push_back(session);
}

void ForgetStore::importAgain(int index)
{
    importFile(folder.filePath(u"s%1.jsonl"_s.arg(index)), sessionBatch(index), true);
}

void ForgetStore::addSubagent(int parent)
{
    const QString own = word();
    BatchMaker maker(u"sub%1"_s.arg(parent), firstTime + parent * 3'600'000LL + 1000);
    maker.batch.session.subagent = true;
    maker.batch.parentNativeId = m_scripts[std::size_t(parent)].nativeId;
    maker.prompt(sentence(u"look for"_s, own, 1)).answer("found nothing at all");
    importFile(folder.filePath(u"sub%1.jsonl"_s.arg(parent)), maker.take(), false);
    subagents.push_back(
        {{ForgetKind::Session, sessionGlobalId(Agent::ClaudeCode, u"sub%1"_s.arg(parent))}, {own}, 0, parent});
}

/// Replays the first task of another session and goes on by itself.
void ForgetStore::addFork(int original)
{
    const QStringList &words = m_scripts[std::size_t(original)].tasks.first();
    const QString own = word();
    BatchMaker maker(u"fork%1"_s.arg(original), firstTime + original * 3'600'000LL + 1'000'000);
    maker.batch.forkedFrom = m_scripts[std::size_t(original)].nativeId;
    maker.prompt(sentence(u"please repair the thing called"_s, words[0], 2), quint64(original * 100 + 1));
    maker.answer(sentence(u"it was because of"_s, words[1], 2));
    maker.batch.session.title = u"A fork"_s;
    maker.prompt(sentence(u"something else instead"_s, own, 2), quint64(900'000 + original)).answer("done at once");
    importFile(folder.filePath(u"fork%1.jsonl"_s.arg(original)), maker.take(), false);
    forks.push_back(
        {{ForgetKind::Session, sessionGlobalId(Agent::ClaudeCode, u"fork%1"_s.arg(original))}, {own}, 0, original});
}

void ForgetStore::addEpisode()
{
    Planted planted {{ForgetKind::Episode, makeUlid(firstTime)}, {word(), word()}};
    (void)write([&](WriteContext &context) {
        context.connection
            .statement("INSERT INTO episode(id, session_id, body, takeaway, created) VALUES(?1, 'sess_1', ?2, ?3, ?4)")
            .bind(planted.item.id, QString(u"I looked at "_s + planted.words[0]),
                  QString(u"mind "_s + planted.words[1]), firstTime)
            .run();
    });
    episodes.push_back(planted);
}

void ForgetStore::addMemory()
{
    Planted planted {{ForgetKind::Memory, u"mem-"_s + makeUlid(firstTime)}, {word(), word()}};
    (void)write([&](WriteContext &context) {
        Statement insert = context.connection.statement(
            "INSERT INTO memory(global_id, path, type, content, created, updated) VALUES(?1, ?2, 'semantic', ?3, 1, 2)"
            " RETURNING id");
        insert.bind(planted.item.id, u"notes/place"_s, QString(u"the port is "_s + planted.words[0])).step();
        planted.row = insert.integer(0);
        insert.run();
        context.connection
            .statement("INSERT INTO memory_version(memory, revision, content, path, type, at)"
                       " VALUES(?1, 1, ?2, 'notes/place', 'semantic', 1)")
            .bind(planted.row, QString(u"the port was "_s + planted.words[1]))
            .run();
    });
    memories.push_back(planted);
}

void ForgetStore::addContext(const Planted &task)
{
    Planted planted {{ForgetKind::Context, {}}, {word(), word()}, 0, task.session};
    (void)write([&](WriteContext &context) {
        StoredContext stored;
        stored.task = u"how about "_s + planted.words[0];
        stored.body = u"do as before: "_s + planted.words[1];
        stored.created = firstTime;
        stored.paths = {{u"inspect-first"_s, "{}", true}};
        stored.experiences = {task.item.id};
        planted.item.id = ContextRows(context.connection, context.changes).add(stored);
        context.connection.statement("INSERT OR IGNORE INTO edge(source, relation, target) VALUES(?1, 'caused', ?2)")
            .bind(task.item.id, memories.front().item.id)
            .run();
    });
    contexts.push_back(planted);
}

void ForgetStore::addRequest(const Planted &task)
{
    Planted planted {{ForgetKind::Request, {}}, {word()}, 0, task.session};
    (void)write([&](WriteContext &context) {
        Statement insert = context.connection.statement(
            "INSERT INTO request(at, tool, arguments, returned) VALUES(1, 'search_experience', ?1, ?2) RETURNING id");
        insert.bind(uR"({"query":"about %1"})"_s.arg(planted.words[0]), uR"(["%1","exp-other"])"_s.arg(task.item.id))
            .step();
        planted.row = insert.integer(0);
        insert.run();
        planted.item.id = u"request-%1"_s.arg(planted.row);
    });
    requests.push_back(planted);
}

void ForgetStore::addLesson()
{
    Planted planted {{ForgetKind::Lesson, u"lesson-own-%1"_s.arg(lessons.size())}, {word()}};
    (void)write([&](WriteContext &context) {
        context.connection
            .statement("INSERT INTO lesson(global_id, project, kind, class, key, text, confidence, support, against,"
                       " first_seen, last_seen) VALUES(?1, 1, 6, 0, ?1, ?2, 0.9, 0, 0, 1, 1)")
            .bind(planted.item.id, QString(u"always mind "_s + planted.words[0]))
            .run();
    });
    lessons.push_back(planted);
}

QStringList ForgetStore::wordsGoing(const Planted &planted) const
{
    QStringList words = planted.words;
    const auto task = [&](const QString &id) {
        for (std::size_t i = 0; i < contexts.size(); ++i) {
            if (tasks[i * 2].item.id == id)
                words += contexts[i].words + requests[i].words;
        }
    };
    if (planted.item.kind == ForgetKind::Experience)
        task(planted.item.id);
    if (planted.item.kind != ForgetKind::Session || planted.session < 0)
        return words;
    for (const Planted &one : tasks) {
        if (one.session == planted.session)
            task(one.item.id);
    }
    for (const Planted &one : subagents) {
        if (one.session == planted.session)
            words += one.words;
    }
    return words;
}

void ForgetStore::indexTools()
{
    const auto done = ToolIndexer(paths).run({});
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
}

void ForgetStore::backUp()
{
    const auto made = backupStore(paths);
    if (!made)
        qFatal("%s", qPrintable(made.error().message));
}

Result<void> ForgetStore::write(const std::function<void(WriteContext &)> &job)
{
    const auto done = writer
                          ->post([&](WriteContext &context) -> Result<void> {
                              job(context);
                              return {};
                          })
                          .result();
    if (!done)
        qFatal("%s", qPrintable(done.error().message));
    return done;
}

} // namespace evoca::test
