#include "search/CandidatePaths.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace evoca::model {

namespace {

constexpr double priorWeight = 4;
constexpr double classBonus = 0.08;
constexpr std::size_t leastSimilar = 3;
constexpr qsizetype namedRuns = 8;

constexpr std::array buildPriors {
    StrategyPrior {u"inspect-first", 0.78, 420, 14, 5000, 0.15, 0.90},
    StrategyPrior {u"test-first", 0.85, 540, 18, 6000, 0.10, 0.95},
    StrategyPrior {u"incremental", 0.82, 660, 22, 8000, 0.12, 0.95},
};
constexpr std::array investigatePriors {
    StrategyPrior {u"source-first", 0.84 + classBonus, 480, 10, 6000, 0.08, 0.98},
    StrategyPrior {u"cross-check", 0.86, 600, 14, 8000, 0.06, 0.98},
    StrategyPrior {u"broad-then-deep", 0.80, 660, 18, 9000, 0.08, 0.98},
};
constexpr std::array thinkPriors {
    StrategyPrior {u"reason-first", 0.82 + classBonus, 240, 0, 3000, 0.06, 1},
    StrategyPrior {u"compare-options", 0.84, 300, 1, 3500, 0.05, 1},
    StrategyPrior {u"evidence-first", 0.85, 420, 5, 5000, 0.05, 1},
};

double blended(double prior, double sum, double count)
{
    return (priorWeight * prior + sum) / (priorWeight + count);
}

CandidatePath pathOf(const StrategyPrior &prior, const QString &name, std::span<const StrategyRun> runs)
{
    double count = 0;
    double successes = 0;
    double seconds = 0;
    double calls = 0;
    double detours = 0;
    CandidatePath path;
    for (const StrategyRun &run : runs) {
        if (run.strategy != name)
            continue;
        ++count;
        successes += run.success ? 1 : 0;
        seconds += run.seconds;
        calls += run.calls;
        detours += run.detour ? 1 : 0;
        if (path.runs.size() < namedRuns)
            path.runs << run.experience;
    }
    path.strategy = name;
    path.success = blended(prior.success, successes, count);
    path.seconds = blended(prior.seconds, seconds, count);
    path.calls = blended(prior.calls, calls, count);
    path.tokens = prior.tokens;
    path.risk = blended(prior.risk, detours, count);
    path.uncertainty = 1 / std::sqrt(1 + count);
    path.reversibility = prior.reversibility;
    path.evidence = int(count);
    path.utility = utilityOf(path);
    path.score = path.utility;
    return path;
}

bool fits(const CandidatePath &path, const PlanLimits &limits)
{
    return (!limits.toolCalls || path.calls <= *limits.toolCalls)
        && (!limits.minutes || path.seconds <= *limits.minutes * 60);
}

/// Pareto: no worse in success, time, calls, tokens and risk, and better in one of them.
bool dominates(const CandidatePath &a, const CandidatePath &b)
{
    const std::array differences {a.success - b.success, b.seconds - a.seconds, b.calls - a.calls, b.tokens - a.tokens,
                                  b.risk - a.risk};
    return std::ranges::all_of(differences, [](double d) { return d >= 0; })
        && std::ranges::any_of(differences, [](double d) { return d > 0; });
}

void markDominated(std::vector<CandidatePath> &paths)
{
    for (CandidatePath &path : paths) {
        const auto better = std::ranges::find_if(
            paths, [&path](const CandidatePath &other) { return dominates(other, path); });
        if (better != paths.end())
            path.dominatedBy = better->strategy;
    }
}

void addRegret(std::vector<CandidatePath> &paths, std::span<const StrategyRun> runs)
{
    const std::vector<CandidatePath> known = paths; // regrets are measured against utilities, not against each other
    for (CandidatePath &path : paths) {
        double sum = 0;
        double count = 0;
        for (const StrategyRun &run : runs) {
            if (run.strategy != path.strategy)
                continue;
            if (const auto regret = regretOf(run, known)) {
                sum += *regret;
                ++count;
            }
        }
        path.expectedRegret = sum / (priorWeight + count);
        path.score = path.utility - 0.25 * path.expectedRegret;
    }
}

} // namespace

std::vector<StrategyPrior> strategyPriors(TaskClass taskClass)
{
    switch (modeOf(taskClass)) {
    case TaskMode::Investigate: return {investigatePriors.begin(), investigatePriors.end()};
    case TaskMode::Think: return {thinkPriors.begin(), thinkPriors.end()};
    case TaskMode::Build: break;
    }
    std::vector<StrategyPrior> priors(buildPriors.begin(), buildPriors.end());
    if (taskClass == TaskClass::Debug)
        priors[1].success += classBonus;
    if (taskClass == TaskClass::Refactor)
        priors[2].success += classBonus;
    return priors;
}

double utilityOf(const CandidatePath &path)
{
    return 0.55 * path.success - 0.12 * std::min(path.seconds / 900, 1.0) - 0.10 * std::min(path.calls / 40, 1.0)
        - 0.08 * std::min(path.tokens / 16'000, 1.0) - 0.08 * path.risk - 0.04 * path.uncertainty
        + 0.03 * path.reversibility;
}

std::optional<double> regretOf(const StrategyRun &run, std::span<const CandidatePath> paths)
{
    const auto own = std::ranges::find(paths, run.strategy, &CandidatePath::strategy);
    if (own == paths.end())
        return std::nullopt;
    std::optional<double> best;
    for (const CandidatePath &path : paths) {
        if (path.evidence > 0 && path.strategy != run.strategy)
            best = std::max(best.value_or(path.score), path.score);
    }
    if (!best)
        return std::nullopt;
    CandidatePath realised = *own;
    realised.success = run.success ? 1 : 0;
    realised.seconds = run.seconds;
    realised.calls = run.calls;
    realised.risk = run.detour ? 1 : 0;
    realised.uncertainty = 0;
    return std::max(0.0, *best - utilityOf(realised));
}

std::vector<CandidatePath> candidatePaths(TaskClass taskClass, std::span<const StrategyRun> runs,
                                          const PlanLimits &limits)
{
    std::vector<CandidatePath> paths;
    const std::vector<StrategyPrior> priors = strategyPriors(taskClass);
    for (const StrategyPrior &prior : priors)
        paths.push_back(pathOf(prior, prior.name.toString(), runs));
    for (const StrategyRun &run : runs) {
        if (std::ranges::find(paths, run.strategy, &CandidatePath::strategy) == paths.end())
            paths.push_back(pathOf(priors.front(), run.strategy, runs));
    }
    addRegret(paths, runs);
    markDominated(paths);
    for (CandidatePath &path : paths)
        path.withinLimits = fits(path, limits);
    std::ranges::stable_sort(paths, std::greater(), &CandidatePath::score);
    return paths;
}

const CandidatePath *recommended(std::span<const CandidatePath> paths)
{
    const CandidatePath *best = nullptr;
    for (const CandidatePath &path : paths) {
        if (!path.dominatedBy.isEmpty())
            continue;
        if (path.withinLimits)
            return &path;
        if (!best)
            best = &path;
    }
    return best;
}

bool isEnoughEvidence(std::span<const StrategyRun> similar)
{
    return similar.size() >= leastSimilar;
}

} // namespace evoca::model
