#pragma once

#include "search/ExperienceSearch.h"
#include "search/PlanBudget.h"

namespace evoca::model {

/// What get_execution_context is asked.
struct ContextRequest
{
    QString task; ///< 1–1000 characters
    RowId project = 0;
    PlanLimits limits;
    std::optional<int> contextTokens; ///< of the text (characters / 4); nullopt: 350
};

/// A file that a task may need.
struct LikelyFile
{
    QString path;
    int experiences = 0; ///< similar tasks that edited or read it
    int edits = 0;
    double weight = 0; ///< for ordering
};

/// A plan for a task, from what the project's earlier tasks show.
struct ExecutionPlan
{
    QString task;
    RowId project = 0;
    TaskClass taskClass = TaskClass::Build;
    Novelty novelty = Novelty::Unknown;
    qint64 experiences = 0; ///< of the project
    std::vector<ExperienceMatch> similar; ///< best first, at most 20
    std::vector<CandidatePath> paths; ///< best first, never empty
    CandidatePath chosen; ///< the recommended one of `paths`
    PlanBudget budget;
    int reflexScore = 0;
    std::vector<Lesson> lessons; ///< best first, at most 8
    std::vector<LikelyFile> files; ///< likeliest first, at most 8
    QString text; ///< the compact form (search/ContextText.h)
};

/// Works out plans. Reads only; any thread with its own connection.
class ExecutionContext
{
public:
    explicit ExecutionContext(Connection &connection);
    /// Lessons: of the similar tasks, and those of the project that a person pinned or wrote and that fit the class or
    /// share a word with the task. Muted ones and those below 0.5 are left out (a disputed one always is).
    Result<ExecutionPlan> plan(const ContextRequest &request, const ReadTicket &ticket = {}) const;

private:
    qint64 countExperiences(RowId project) const;
    std::vector<StrategyRun> runsOfClass(RowId project, TaskClass taskClass) const;
    std::vector<StrategyRun> similarRuns(const std::vector<ExperienceMatch> &similar, TaskClass taskClass) const;
    bool wentInCircles(RowId experience) const;
    void addLessons(const std::vector<Lesson> &ofSimilar, ExecutionPlan &plan) const;

    Connection &m_connection;
};

} // namespace evoca::model
