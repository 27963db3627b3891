#include "store/LessonSums.h"

#include "store/Connection.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr double highest = 0.99;
constexpr double personConfidence = 0.90;

struct Sums
{
    LessonWeights weights;
    qint64 firstSeen = 0;
    qint64 lastSeen = 0;
};

struct Stored
{
    QString globalId;
    bool kept = false; ///< a person's: stays without evidence
    bool found = false;
    qint64 revision = 0;
    LessonWord word = LessonWord::None;
    qint64 firstSeen = 0; ///< as stored: stays for a lesson without evidence
    qint64 lastSeen = 0;
};

Sums sumsOf(Connection &connection, RowId lesson, LessonWord word)
{
    Sums sums;
    sums.weights.word = word;
    Statement rows = connection.statement(
        "SELECT e.agrees, e.confidence, e.at FROM lesson_evidence e"
        " JOIN experience x ON x.id = e.experience WHERE e.lesson = ?1 AND x.deleted_at = 0");
    rows.bind(lesson);
    while (rows.step()) {
        const auto stance = Stance(rows.integer(0));
        if (stance == Stance::NotCounted)
            continue;
        (stance == Stance::Agrees ? sums.weights.agreeing : sums.weights.contradicting).push_back(rows.real(1));
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
        "SELECT global_id, pinned OR edited OR muted OR word <> 0 OR kind = 6, revision, word, first_seen, last_seen"
        " FROM lesson WHERE id = ?1");
    if (!row.bind(lesson).step())
        return {};
    return {row.text(0),    row.integer(1) != 0, true, row.integer(2), LessonWord(row.integer(3)),
            row.integer(4), row.integer(5)};
}

bool hasEvidence(Connection &connection, RowId lesson)
{
    return connection.statement("SELECT 1 FROM lesson_evidence WHERE lesson = ?1 LIMIT 1").bind(lesson).step();
}

/// The newest wording outside of the bin is the lesson's text, behind a person's while that stands. What only forgotten
/// tasks said must not outlive them.
void wordLesson(Connection &connection, RowId lesson, ChangeSet &changes)
{
    QString text;
    {
        Statement newest = connection.statement(
            "SELECT w.text FROM lesson_evidence e JOIN experience x ON x.id = e.experience"
            " JOIN lesson_wording w ON w.id = e.wording WHERE e.lesson = ?1 AND x.deleted_at = 0"
            " ORDER BY e.at DESC, e.experience DESC LIMIT 1");
        if (!newest.bind(lesson).step())
            return;
        text = newest.text(0);
    }
    Statement update = connection.statement(
        "UPDATE lesson SET text = CASE WHEN edited THEN text ELSE ?2 END,"
        " learned_text = CASE WHEN edited THEN ?2 ELSE '' END, revision = revision + 1"
        " WHERE id = ?1 AND ?2 <> CASE WHEN edited THEN learned_text ELSE text END RETURNING id");
    if (!update.bind(lesson, text).step())
        return;
    update.run();
    changes.lessons.insert(lesson);
}

void sumLesson(Connection &connection, RowId lesson, ChangeSet &changes)
{
    const Stored stored = storedLesson(connection, lesson);
    if (!stored.found)
        return;
    const bool evidence = hasEvidence(connection, lesson);
    if (!evidence && !stored.kept) {
        connection.statement("DELETE FROM lesson WHERE id = ?1").bind(lesson).run();
        if (stored.revision > 0)
            recordChange(connection, u"lesson"_s, stored.globalId, u"purge"_s);
        changes.lessons.insert(lesson);
        return;
    }
    Sums sums = sumsOf(connection, lesson, stored.word);
    if (!evidence) {
        sums.firstSeen = stored.firstSeen;
        sums.lastSeen = stored.lastSeen;
    }
    Statement update = connection.statement(
        "UPDATE lesson SET confidence = ?2, support = ?3, against = ?4, first_seen = ?5, last_seen = ?6, revision = revision + 1"
        " WHERE id = ?1 AND (revision = 0 OR confidence <> ?2 OR support <> ?3 OR against <> ?4 OR first_seen <> ?5"
        " OR last_seen <> ?6) RETURNING id");
    update.bind(lesson, lessonConfidence(sums.weights), sums.weights.agreeing.size(), sums.weights.contradicting.size(),
                sums.firstSeen, sums.lastSeen);
    if (!update.step())
        return;
    update.run();
    recordChange(connection, u"lesson"_s, stored.globalId, stored.revision == 0 ? u"insert"_s : u"update"_s);
    changes.lessons.insert(lesson);
}

} // namespace

double lessonConfidence(const LessonWeights &weights)
{
    double doubt = 1;
    for (const double confidence : weights.agreeing)
        doubt *= 1 - confidence;
    double agreeing = std::accumulate(weights.agreeing.begin(), weights.agreeing.end(), 0.0);
    double against = std::accumulate(weights.contradicting.begin(), weights.contradicting.end(), 0.0);
    if (weights.word == LessonWord::Confirmed) {
        doubt *= 1 - personConfidence;
        agreeing += std::max(personConfidence, against);
    } else if (weights.word == LessonWord::Disputed) {
        against += std::max(personConfidence, agreeing);
    }
    if (agreeing <= 0)
        return 0;
    return std::min(highest, 1 - doubt) * agreeing / (agreeing + against);
}

double lessonConfidence(std::span<const double> agreeing, std::span<const double> contradicting)
{
    return lessonConfidence({{agreeing.begin(), agreeing.end()}, {contradicting.begin(), contradicting.end()}, {}});
}

void sumLessons(Connection &connection, const QSet<RowId> &lessons, ChangeSet &changes)
{
    for (const RowId lesson : lessons) {
        wordLesson(connection, lesson, changes);
        sumLesson(connection, lesson, changes);
    }
}

} // namespace evoca::model
