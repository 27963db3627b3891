#pragma once

#include "search/CandidatePaths.h"
#include "search/Novelty.h"

namespace evoca::model {

/// What a task may cost before it is time to stop and think.
struct PlanBudget
{
    double seconds = 0;
    int toolCalls = 0;
    int tokens = 0;
    bool limited = false; ///< the caller's own limits stand in it
};

/// OpenReflex section 4: per dimension max(floor, factor · estimate) with floors of 1200 s, 30 calls and 30,000 tokens
/// and factor 1.875 + 0.625 · uncertainty (tokens: 2 · (0.75 + 0.25 · uncertainty)). A novel task gets half as much
/// again unless the caller gave limits, which cap their dimension.
PlanBudget budgetOf(const CandidatePath &path, Novelty novelty, const PlanLimits &limits);

/// Strength of a recommendation, 0–100, no chance of success (OpenReflex: Reflex Score) = round(100 · (0.30 min(1, n/8)
/// + 0.25 (1 − uncertainty) + 0.20 min(1, lead/0.15) + 0.15 fits + 0.10 m)), each term within 0–1. `lead`: of the score
/// over the next best strategy; `m`: mean score of the similar experiences, from 0 at the least that counts (0.5) to 1.
int reflexScore(const CandidatePath &path, double lead, double meanScore);

} // namespace evoca::model
