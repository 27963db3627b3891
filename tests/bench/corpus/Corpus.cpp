#include "Corpus.h"

#include "ClaudeSession.h"
#include "CodexSession.h"

#include <fstream>

namespace evoca::bench {

namespace {

constexpr qint64 meanSession = 500'000;
constexpr int projectCount = 30;
constexpr qint64 lastStart = 1'796'000'000'000; // 2026-11-29: fixed, so that the corpus is the same every day
constexpr qint64 spanMs = 400LL * 24 * 3600 * 1000;
constexpr qint64 giantFrom = 1'000'000'000;
constexpr int giantMessages = 47'000;

/// Heavy-tailed sizes that sum up to about the wanted total.
std::vector<qint64> sizes(Random &random, qint64 count, qint64 total)
{
    std::vector<double> raw(static_cast<size_t>(count));
    double sum = 0;
    for (double &size : raw)
        sum += size = random.logNormal(0, 1.5);
    std::vector<qint64> out;
    out.reserve(raw.size());
    for (const double size : raw)
        out.push_back(qint64(size / sum * double(total)));
    return out;
}

void writeCounts(const std::filesystem::path &folder, const CorpusCounts &counts)
{
    std::ofstream out(folder / "corpus.json");
    out << "{\"sessions\":" << counts.sessions << ",\"subagents\":" << counts.subagents
        << ",\"prompts\":" << counts.prompts << ",\"copiedPrompts\":" << counts.copiedPrompts
        << ",\"answers\":" << counts.answers << ",\"toolCalls\":" << counts.toolCalls
        << ",\"secrets\":" << counts.secrets << ",\"files\":" << counts.files << ",\"bytes\":" << counts.bytes << "}\n";
}

SessionPlan planSession(Random &random, const std::vector<Project> &projects, qint64 bytes)
{
    SessionPlan plan;
    plan.id = random.uuid();
    plan.project = &projects[random.below(quint32(projects.size()))];
    plan.seed = random.next();
    plan.startMs = lastStart - qint64(double(random.below(1 << 30)) / double(1 << 30) * double(spanMs));
    plan.bytes = bytes;
    return plan;
}

/// Some sessions branch off an earlier one and begin with a copy of it.
void fork(SessionPlan &plan, const SessionPlan &from)
{
    plan.project = from.project;
    plan.forkOf = from.id;
    plan.forkSeed = from.seed;
    plan.forkStartMs = from.startMs;
    plan.forkTasks = 1;
    plan.startMs = from.startMs + 7'200'000;
}

} // namespace

CorpusCounts writeCorpus(const CorpusOptions &options, const std::function<void(qint64)> &progress)
{
    const Vocabulary english(Tongue::English, options.seed);
    const Vocabulary spanish(Tongue::Spanish, options.seed + 1);
    const std::vector<Project> projects = makeProjects(english, projectCount, options.seed + 2);
    Random random(options.seed + 3);
    const qint64 count = options.sessions > 0 ? options.sessions : std::max<qint64>(4, options.bytes / meanSession);
    CorpusCounts counts;
    SessionPlan lastClaude;
    SessionPlan lastCodex;
    const std::vector<qint64> wanted = sizes(random, count, options.bytes);
    double debt = 0; // sessions end within a task, so the next ones make up for what came out longer or shorter
    for (qint64 i = 0; i < count; ++i) {
        const qint64 before = counts.bytes;
        SessionPlan plan = planSession(random, projects, std::max<qint64>(1, wanted[size_t(i)] + qint64(debt)));
        const bool claude = random.chance(0.55);
        SessionPlan &last = claude ? lastClaude : lastCodex;
        if (!last.id.empty() && random.chance(0.02))
            fork(plan, last);
        if (options.bytes >= giantFrom && i == count / 2)
            plan.messages = giantMessages;
        if (claude || plan.messages > 0)
            ClaudeSession(options.folder, plan, english, spanish, counts).write();
        else
            CodexSession(options.folder, plan, english, spanish, counts).write();
        debt += double(wanted[size_t(i)]) - double(counts.bytes - before);
        debt = std::clamp(debt, -2e6, 2e6);
        if (plan.forkOf.empty() && plan.messages == 0)
            last = plan;
        progress(counts.bytes);
        if (counts.bytes >= options.bytes && options.sessions == 0)
            break;
    }
    writeCounts(options.folder, counts);
    return counts;
}

} // namespace evoca::bench
