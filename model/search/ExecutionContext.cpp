#include "search/ExecutionContext.h"

#include "learning/TaskClassifier.h"
#include "search/ContextText.h"
#include "search/LessonColumns.h"
#include "search/Question.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int recalled = 20;
constexpr int newestRuns = 5000;
constexpr std::size_t shownLessons = 8;
constexpr std::size_t shownFiles = 8;
constexpr double leastConfidence = 0.5;

bool isKnown(Status status)
{
    return status == Status::Success || status == Status::Failure;
}

/// Edited files of tasks that ended well say most; what was only read still leads there.
double weightOf(const FileChange &file, const ExperienceMatch &match)
{
    const double part = file.edits > 0 ? 1 : 0.3;
    return match.score * part * (match.experience.status == Status::Success ? 1 : 0.5);
}

std::vector<LikelyFile> likelyFiles(const std::vector<ExperienceMatch> &similar)
{
    std::vector<LikelyFile> files;
    for (const ExperienceMatch &match : similar) {
        for (const FileChange &change : match.experience.files) {
            auto file = std::ranges::find(files, change.path, &LikelyFile::path);
            if (file == files.end())
                file = files.insert(files.end(), LikelyFile {change.path, 0, 0, 0});
            ++file->experiences;
            file->edits += change.edits;
            file->weight += weightOf(change, match);
        }
    }
    std::ranges::stable_sort(files, std::greater(), &LikelyFile::weight);
    if (files.size() > shownFiles)
        files.resize(shownFiles);
    return files;
}

double meanScore(const std::vector<ExperienceMatch> &similar)
{
    double sum = 0;
    for (const ExperienceMatch &match : similar)
        sum += match.score;
    return similar.empty() ? 0 : sum / double(similar.size());
}

/// How far the recommendation is ahead of the next best that could be recommended too.
double leadOf(const CandidatePath &chosen, const std::vector<CandidatePath> &paths)
{
    std::optional<double> next;
    for (const CandidatePath &path : paths) {
        if (path.strategy != chosen.strategy)
            next = std::max(next.value_or(path.score), path.score);
    }
    return next ? chosen.score - *next : 0;
}

bool sharesWord(const Question &task, const QString &text)
{
    const Question lesson = analyseQuestion(text);
    return std::ranges::any_of(lesson.terms, [&](const QuestionTerm &term) {
        return term.content && std::ranges::any_of(task.terms, [&](const QuestionTerm &asked) {
                   return asked.content && (asked.text == term.text || asked.stems.english == term.stems.english);
               });
    });
}

bool isPersons(const Lesson &lesson)
{
    return lesson.pinned || lesson.kind == LessonKind::Manual;
}

} // namespace

ExecutionContext::ExecutionContext(Connection &connection) : m_connection(connection) { }

Result<ExecutionPlan> ExecutionContext::plan(const ContextRequest &request, const ReadTicket &ticket) const
{
    Result<ExperienceAnswer> answer =
        ExperienceSearch(m_connection).answer(request.task, recalled, {request.project}, ticket);
    if (!answer)
        return std::unexpected(answer.error());
    return guarded([&]() -> Result<ExecutionPlan> {
        ExecutionPlan plan;
        plan.task = request.task;
        plan.project = request.project;
        plan.taskClass = classifyPrompt(request.task);
        plan.similar = std::move(answer->experiences);
        plan.experiences = countExperiences(request.project);
        plan.novelty = noveltyOf(plan.experiences, int(plan.similar.size()));
        std::vector<StrategyRun> runs = similarRuns(plan.similar, plan.taskClass);
        if (!isEnoughEvidence(runs))
            runs = runsOfClass(request.project, plan.taskClass);
        plan.paths = candidatePaths(plan.taskClass, runs, request.limits);
        plan.chosen = *recommended(plan.paths);
        plan.budget = budgetOf(plan.chosen, plan.novelty, request.limits);
        plan.reflexScore = reflexScore(plan.chosen, leadOf(plan.chosen, plan.paths), meanScore(plan.similar));
        addLessons(answer->lessons, plan);
        plan.files = likelyFiles(plan.similar);
        plan.text = contextText(plan, request.contextTokens);
        return plan;
    });
}

qint64 ExecutionContext::countExperiences(RowId project) const
{
    Statement row = m_connection.statement("SELECT count(*) FROM experience WHERE project = ?1 AND deleted_at = 0");
    return row.bind(project).step() ? row.integer(0) : 0;
}

bool ExecutionContext::wentInCircles(RowId experience) const
{
    Statement row = m_connection.statement("SELECT 1 FROM lesson_evidence e JOIN lesson l ON l.id = e.lesson"
                                           " WHERE e.experience = ?1 AND l.kind IN (3, 4) LIMIT 1");
    return row.bind(experience).step();
}

std::vector<StrategyRun> ExecutionContext::similarRuns(const std::vector<ExperienceMatch> &similar,
                                                       TaskClass taskClass) const
{
    std::vector<StrategyRun> runs;
    for (const ExperienceMatch &match : similar) {
        const Experience &x = match.experience;
        if (x.taskClass == taskClass && !x.strategy.isEmpty() && isKnown(x.status)) {
            runs.push_back({x.globalId, x.strategy, x.status == Status::Success, double(x.activeMs) / 1000,
                            double(x.toolCalls), wentInCircles(x.id)});
        }
    }
    return runs;
}

std::vector<StrategyRun> ExecutionContext::runsOfClass(RowId project, TaskClass taskClass) const
{
    Statement rows = m_connection.statement(
        "SELECT x.global_id, x.strategy, x.status, x.active_ms, x.tool_calls,"
        " EXISTS(SELECT 1 FROM lesson_evidence e JOIN lesson l ON l.id = e.lesson"
        " WHERE e.experience = x.id AND l.kind IN (3, 4)) FROM experience x"
        " WHERE x.project = ?1 AND x.class = ?2 AND x.deleted_at = 0 AND x.status IN (1, 2) AND x.strategy <> ''"
        " ORDER BY x.started DESC LIMIT ?3");
    rows.bind(project, taskClass, newestRuns);
    std::vector<StrategyRun> runs;
    while (rows.step()) {
        runs.push_back({rows.text(0), rows.text(1), Status(rows.integer(2)) == Status::Success, rows.real(3) / 1000,
                        rows.real(4), rows.integer(5) != 0});
    }
    return runs;
}

void ExecutionContext::addLessons(const std::vector<Lesson> &ofSimilar, ExecutionPlan &plan) const
{
    for (const Lesson &lesson : ofSimilar) {
        if (lesson.word != LessonWord::Disputed && (lesson.confidence >= leastConfidence || isPersons(lesson)))
            plan.lessons.push_back(lesson);
    }
    Result<QSqlQuery> rows = m_connection.run(
        u"SELECT "_s + lessonColumns
            + u" FROM lesson l WHERE l.project = ? AND (l.pinned = 1 OR l.kind = 6)"
              " AND l.muted = 0 AND l.deleted_at = 0 AND l.word <> 2"
              " ORDER BY l.confidence DESC, l.id LIMIT 200"_s,
        {plan.project});
    if (!rows)
        throw SqlFailure {rows.error()};
    const Question task = analyseQuestion(plan.task);
    while (rows->next()) {
        Lesson lesson = lessonFrom(*rows);
        const bool fits = lesson.taskClass == plan.taskClass || sharesWord(task, lesson.text);
        if (fits && std::ranges::find(plan.lessons, lesson.id, &Lesson::id) == plan.lessons.end())
            plan.lessons.push_back(std::move(lesson));
    }
    std::ranges::stable_sort(plan.lessons, [](const Lesson &a, const Lesson &b) {
        return isPersons(a) != isPersons(b) ? isPersons(a) : a.confidence > b.confidence;
    });
    if (plan.lessons.size() > shownLessons)
        plan.lessons.resize(shownLessons);
}

} // namespace evoca::model
