#include "store/LessonSums.h"

#include "store/Connection.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr double highest = 0.99;

struct Sums
{
    std::vector<double> agreeing;
    std::vector<double> contradicting;
    qint64 firstSeen = 0;
    qint64 lastSeen = 0;
};

struct Stored
{
    QString globalId;
    bool kept = false; ///< a person's: stays without evidence
    bool found = false;
    qint64 revision = 0;
};

Sums sumsOf(Connection &connection, RowId lesson)
{
    Sums sums;
    Statement rows = connection.statement(
        "SELECT e.agrees, e.confidence, e.at FROM lesson_evidence e"
        " JOIN experience x ON x.id = e.experience WHERE e.lesson = ?1 AND x.deleted_at = 0");
    rows.bind(lesson);
    while (rows.step()) {
        (rows.integer(0) ? sums.agreeing : sums.contradicting).push_back(rows.real(1));
        const qint64 at = rows.integer(2);
        if (at > 0 && (sums.firstSeen == 0 || at < sums.firstSeen))
            sums.firstSeen = at;
        sums.lastSeen = std::max(sums.lastSeen, at);
    }
    return sums;
}

Stored storedLesson(Connection &connection, RowId lesson)
{
    Statement row = connection.statement(
        "SELECT global_id, pinned OR edited OR muted OR kind = 6, revision FROM lesson WHERE id = ?1");
    if (!row.bind(lesson).step())
        return {};
    return {row.text(0), row.integer(1) != 0, true, row.integer(2)};
}

bool hasEvidence(Connection &connection, RowId lesson)
{
    return connection.statement("SELECT 1 FROM lesson_evidence WHERE lesson = ?1 LIMIT 1").bind(lesson).step();
}

void sumLesson(Connection &connection, RowId lesson, ChangeSet &changes)
{
    const Stored stored = storedLesson(connection, lesson);
    if (!stored.found)
        return;
    if (!hasEvidence(connection, lesson)) {
        if (stored.kept)
            return;
        connection.statement("DELETE FROM lesson WHERE id = ?1").bind(lesson).run();
        if (stored.revision > 0)
            recordChange(connection, u"lesson"_s, stored.globalId, u"purge"_s);
        changes.lessons.insert(lesson);
        return;
    }
    const Sums sums = sumsOf(connection, lesson);
    Statement update = connection.statement(
        "UPDATE lesson SET confidence = ?2, support = ?3, against = ?4, first_seen = ?5, last_seen = ?6, revision = revision + 1"
        " WHERE id = ?1 AND (revision = 0 OR confidence <> ?2 OR support <> ?3 OR against <> ?4 OR first_seen <> ?5"
        " OR last_seen <> ?6) RETURNING id");
    update.bind(lesson, lessonConfidence(sums.agreeing, sums.contradicting), sums.agreeing.size(),
                sums.contradicting.size(), sums.firstSeen, sums.lastSeen);
    if (!update.step())
        return;
    update.run();
    recordChange(connection, u"lesson"_s, stored.globalId, stored.revision == 0 ? u"insert"_s : u"update"_s);
    changes.lessons.insert(lesson);
}

} // namespace

double lessonConfidence(std::span<const double> agreeing, std::span<const double> contradicting)
{
    if (agreeing.empty())
        return 0;
    double doubt = 1;
    for (const double confidence : agreeing)
        doubt *= 1 - confidence;
    const double weight = std::accumulate(agreeing.begin(), agreeing.end(), 0.0);
    const double against = std::accumulate(contradicting.begin(), contradicting.end(), 0.0);
    const double share = weight + against > 0 ? weight / (weight + against) : 1;
    return std::min(highest, 1 - doubt) * share;
}

void sumLessons(Connection &connection, const QSet<RowId> &lessons, ChangeSet &changes)
{
    for (const RowId lesson : lessons)
        sumLesson(connection, lesson, changes);
}

} // namespace evoca::model
