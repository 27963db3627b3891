#include "quality/QualityRun.h"

#include "quality/QualityStore.h"
#include "search/ExperienceSearch.h"
#include "search/MemorySearch.h"
#include "store/Connection.h"
#include "store/Writer.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace evoca::bench {

using namespace Qt::StringLiterals;
using namespace evoca::model;

namespace {

constexpr int limit = 5;

int fail(const QString &message)
{
    QTextStream(stderr) << message << Qt::endl;
    return 1;
}

QString valueOf(const QStringList &args, const QString &name)
{
    const qsizetype at = args.indexOf(name);
    return at >= 0 && at + 1 < args.size() ? args.at(at + 1) : QString();
}

QJsonArray queriesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value("queries"_L1).toArray();
}

/// Times of one kind of search, in microseconds.
struct Times
{
    std::vector<qint64> micros;

    template<typename Search>
    auto measure(Search search)
    {
        QElapsedTimer timer;
        timer.start();
        auto result = search();
        micros.push_back(timer.nsecsElapsed() / 1000);
        return result;
    }

    QString text(const QString &name)
    {
        if (micros.empty())
            return name;
        std::ranges::sort(micros);
        return u"%1: %2 queries, p50 %3 us, p95 %4 us"_s.arg(name)
            .arg(micros.size())
            .arg(micros[micros.size() / 2])
            .arg(micros[micros.size() * 95 / 100]);
    }
};

Result<QJsonObject> askExperiences(Connection &connection, const QJsonArray &queries, const SetIds &ids, Times &times)
{
    const ExperienceSearch search(connection);
    QJsonObject answers;
    for (const QJsonValue &value : queries) {
        const QString text = value.toObject().value("q"_L1).toString();
        const Result<ExperienceAnswer> answer = times.measure([&] { return search.answer(text, limit, {}); });
        if (!answer)
            return std::unexpected(answer.error());
        QJsonArray list;
        for (const ExperienceMatch &match : answer->experiences)
            list << ids.value(match.experience.globalId);
        answers.insert(text, list);
    }
    return answers;
}

QJsonArray idsOf(const MemoryAnswer &answer)
{
    QJsonArray list;
    for (const MemoryMatch &match : answer.matches)
        list << match.memory.globalId;
    return list;
}

Result<void> askMemories(Connection &connection, const QJsonArray &queries, QJsonObject &results, Times &times)
{
    const MemorySearch search(connection);
    QJsonObject strict, recall;
    for (const QJsonValue &value : queries) {
        const QJsonObject query = value.toObject();
        const QString text = query.value("q"_L1).toString();
        const Result<MemoryAnswer> found = times.measure([&] {
            return search.strict(text, limit, query.value("path_filter"_L1).toString(),
                                 query.value("memory_type"_L1).toString());
        });
        const Result<MemoryAnswer> recalled = search.recall(text, limit);
        if (!found || !recalled)
            return std::unexpected(found ? recalled.error() : found.error());
        strict.insert(text, idsOf(*found));
        recall.insert(text, idsOf(*recalled));
    }
    results.insert("strict"_L1, strict);
    results.insert("recall"_L1, recall);
    return {};
}

} // namespace

int runQuality(const QStringList &args)
{
    const QString set = valueOf(args, u"--set"_s);
    const QString out = valueOf(args, u"--out"_s);
    if (set.isEmpty() || out.isEmpty())
        return fail(u"Use: quality --set FOLDER --out FILE"_s);
    const QTemporaryDir folder;
    const StorePaths paths = StorePaths::under(folder.path());
    const Result<std::unique_ptr<Writer>> writer = Writer::start(paths);
    if (!writer)
        return fail(writer.error().message);
    const Result<SetIds> experiences = loadExperiences(**writer, set + u"/experiences.json"_s);
    if (!experiences)
        return fail(experiences.error().message);
    const Result<SetIds> memories = loadMemories(**writer, set + u"/memories.json"_s);
    if (!memories)
        return fail(memories.error().message);
    const Result<std::unique_ptr<Connection>> connection = Connection::open(paths, u"quality"_s,
                                                                            Connection::Mode::Read);
    if (!connection)
        return fail(connection.error().message);

    Times experienceTimes, memoryTimes;
    QJsonObject results;
    const Result<QJsonObject> answers = askExperiences(**connection, queriesOf(set + u"/experience_queries.json"_s),
                                                       *experiences, experienceTimes);
    if (!answers)
        return fail(answers.error().message);
    results.insert("experience"_L1, *answers);
    if (const Result<void> done = askMemories(**connection, queriesOf(set + u"/memory_queries.json"_s), results,
                                              memoryTimes);
        !done)
        return fail(done.error().message);
    QFile file(out);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(results).toJson()) < 0)
        return fail(u"Cannot write %1."_s.arg(out));
    QTextStream(stderr) << experienceTimes.text(u"search_experience"_s) << Qt::endl
                        << memoryTimes.text(u"search_memory"_s) << Qt::endl;
    return 0;
}

} // namespace evoca::bench
