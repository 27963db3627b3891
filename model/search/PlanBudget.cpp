#include "search/PlanBudget.h"

#include <algorithm>
#include <cmath>

namespace evoca::model {

namespace {

double unit(double value)
{
    return std::clamp(value, 0.0, 1.0);
}

} // namespace

PlanBudget budgetOf(const CandidatePath &path, Novelty novelty, const PlanLimits &limits)
{
    const double factor = 1.875 + 0.625 * path.uncertainty;
    double seconds = std::max(1200.0, factor * path.seconds);
    double calls = std::max(30.0, factor * path.calls);
    double tokens = std::max(30'000.0, 2 * (0.75 + 0.25 * path.uncertainty) * path.tokens);
    const bool limited = limits.toolCalls || limits.minutes;
    if (novelty == Novelty::Novel && !limited) {
        seconds *= 1.5;
        calls *= 1.5;
        tokens *= 1.5;
    }
    if (limits.minutes)
        seconds = std::min(seconds, *limits.minutes * 60);
    if (limits.toolCalls)
        calls = std::min(calls, double(*limits.toolCalls));
    return {seconds, int(std::lround(calls)), int(std::lround(tokens)), limited};
}

int reflexScore(const CandidatePath &path, double lead, double meanScore)
{
    const double strength = 0.30 * unit(path.evidence / 8.0) + 0.25 * unit(1 - path.uncertainty)
        + 0.20 * unit(lead / 0.15) + 0.15 * (path.withinLimits ? 1 : 0) + 0.10 * unit((meanScore - 0.5) / 0.5);
    return int(std::lround(100 * strength));
}

} // namespace evoca::model
