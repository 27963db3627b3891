#pragma once

#include "records/Labels.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace evoca::model {

/// One finished run of a strategy whose outcome is known, newest or most similar first.
struct StrategyRun
{
    QString experience; ///< global id
    QString strategy;
    bool success = false;
    double seconds = 0; ///< active time
    double calls = 0;
    bool detour = false; ///< it went round in circles: a failure loop or a repetition was seen
};

/// What a caller is ready to spend. nullopt: no limit.
struct PlanLimits
{
    std::optional<int> toolCalls;
    std::optional<double> minutes;
};

/// One way of doing a task, and what may be expected of it (OpenReflex: CandidatePath).
struct CandidatePath
{
    QString strategy;
    double success = 0; ///< probability
    double seconds = 0;
    double calls = 0;
    double tokens = 0; ///< always the prior: histories do not tell them
    double risk = 0;
    double uncertainty = 1; ///< 1/√(1 + n)
    double reversibility = 1;
    double expectedRegret = 0;
    int evidence = 0; ///< n: known runs of this strategy
    double utility = 0;
    double score = 0; ///< utility − 0.25 · expected regret
    QString dominatedBy; ///< a strategy that is no worse in anything and better in something; empty: none
    bool withinLimits = true;
    QStringList runs; ///< global ids of the evidence, at most 8
};

/// A strategy's numbers before anything is known of it (OpenReflex section 4, table).
struct StrategyPrior
{
    QStringView name;
    double success, seconds, calls, tokens, risk, reversibility;
};

/// The strategies of a class's mode; the bonus of 0.08 is in `success` where it is due: test-first for debug,
/// incremental for refactor, source-first and reason-first always.
std::vector<StrategyPrior> strategyPriors(TaskClass taskClass);

/// 0.55 P − 0.12 min(t/900, 1) − 0.10 min(calls/40, 1) − 0.08 min(tokens/16000, 1) − 0.08 risk − 0.04 uncertainty
/// + 0.03 reversibility.
double utilityOf(const CandidatePath &path);

/// max(0, score of the best alternative that has evidence − the utility that the run came to); nullopt when no
/// alternative has evidence. `run` counts as P = 1 or 0 with its own time and calls, risk 1 with a detour, no
/// uncertainty.
std::optional<double> regretOf(const StrategyRun &run, std::span<const CandidatePath> paths);

/// All candidates, best score first. With prior weight 4 and n runs of a strategy, success, seconds, calls and risk
/// (share of detours) are (4 · prior + Σ observed) / (4 + n); expected regret is Σ regrets / (4 + k) over the k runs
/// with a known regret, taken against the utilities of the alternatives. A strategy that only the runs name begins with
/// the numbers of the mode's first one.
std::vector<CandidatePath> candidatePaths(TaskClass taskClass, std::span<const StrategyRun> runs,
                                          const PlanLimits &limits);

/// The best that nothing dominates and that fits the limits; where none fits, the best that nothing dominates. Never
/// null for a list made by candidatePaths().
const CandidatePath *recommended(std::span<const CandidatePath> paths);

/// Do the known runs of similar tasks of the class tell enough by themselves? Three do; below, all of the class count.
bool isEnoughEvidence(std::span<const StrategyRun> similar);

} // namespace evoca::model
