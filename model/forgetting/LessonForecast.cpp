#include "forgetting/LessonForecast.h"

#include "store/Connection.h"
#include "store/LessonSums.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Evidence
{
    LessonWeights weights; ///< what stays and counts
    bool any = false; ///< something stays, in the bin or not
};

Evidence remaining(Connection &connection, RowId lesson, LessonWord word, const QSet<RowId> &gone)
{
    Evidence evidence;
    evidence.weights.word = word;
    Statement rows = connection.statement(
        "SELECT e.experience, e.agrees, e.confidence, x.deleted_at FROM lesson_evidence e"
        " JOIN experience x ON x.id = e.experience WHERE e.lesson = ?1");
    rows.bind(lesson);
    while (rows.step()) {
        if (gone.contains(rows.integer(0)))
            continue;
        evidence.any = true;
        const auto stance = Stance(rows.integer(1));
        if (rows.integer(3) != 0 || stance == Stance::NotCounted)
            continue;
        (stance == Stance::Agrees ? evidence.weights.agreeing : evidence.weights.contradicting).push_back(rows.real(2));
    }
    return evidence;
}

} // namespace

LessonForecast forecastLessons(Connection &connection, const ForgetClosure &closure)
{
    LessonForecast forecast;
    QSet<RowId> gone;
    for (const ForgottenTask &task : closure.tasks)
        gone.insert(task.row);
    std::vector<RowId> lessons(closure.lessons.begin(), closure.lessons.end());
    std::ranges::sort(lessons);
    for (const RowId lesson : lessons) {
        Statement row = connection.statement(
            "SELECT global_id, text, confidence, support, word, pinned OR edited OR muted OR word <> 0 OR kind = 6"
            " FROM lesson WHERE id = ?1 AND deleted_at = 0");
        if (!row.bind(lesson).step())
            continue;
        const Evidence evidence = remaining(connection, lesson, LessonWord(row.integer(4)), gone);
        if (!evidence.any && row.integer(5) == 0) {
            forecast.removed.emplace_back(row.text(0), row.text(1));
            continue;
        }
        const LessonChange change {row.text(0),
                                   row.text(1),
                                   row.real(2),
                                   lessonConfidence(evidence.weights),
                                   int(row.integer(3)),
                                   int(evidence.weights.agreeing.size()),
                                   int(evidence.weights.contradicting.size())};
        if (change.supportBefore != change.supportAfter || change.confidenceBefore != change.confidenceAfter)
            forecast.changed.push_back(change);
    }
    return forecast;
}

std::vector<ForgetRecord> derivedRecords(Connection &connection, const ForgetClosure &closure)
{
    std::vector<ForgetItem> items;
    const auto add = [&](ForgetKind kind, const QString &id) {
        const ForgetItem item {kind, id};
        if (!closure.holds(kind, id) && !std::ranges::contains(items, item))
            items.push_back(item);
    };
    {
        Statement promoted = connection.statement(
            "SELECT m.global_id FROM episode e JOIN memory m ON m.id = e.promoted_to WHERE e.id = ?1"
            " UNION SELECT global_id FROM memory WHERE promoted_from = ?1");
        for (const ForgetRecord *episode : closure.of(ForgetKind::Episode)) {
            promoted.bind(episode->item.id);
            while (promoted.step())
                add(ForgetKind::Memory, promoted.text(0));
        }
    }
    std::vector<ForgetItem> sources;
    for (const ForgetRecord &record : closure.records)
        sources.push_back(record.item);
    for (const ForgottenTask &task : closure.tasks)
        sources.push_back({ForgetKind::Experience, task.id});
    Statement edges = connection.statement(
        "SELECT target FROM edge WHERE source = ?1 UNION SELECT source FROM edge WHERE target = ?1");
    for (const ForgetItem &source : sources) {
        edges.bind(source.id);
        while (edges.step()) {
            const auto kind = forgetKindOf(edges.text(0));
            if (kind == ForgetKind::Memory || kind == ForgetKind::Episode)
                add(*kind, edges.text(0));
        }
    }
    std::vector<ForgetRecord> records;
    for (const ForgetItem &item : items) {
        if (auto record = findForgetRecord(connection, item); record && record->deletedAt == 0)
            records.push_back(std::move(*record));
    }
    return records;
}

} // namespace evoca::model
