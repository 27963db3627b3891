#include "learning/RepetitionTracker.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr std::size_t window = 10;
constexpr int repetitions = 3;
constexpr std::size_t mostSignatures = 200;
constexpr std::size_t mostRepeated = 5;

} // namespace

void RepetitionTracker::finished(const FinishedCall &call)
{
    if (call.failed && !call.signature.empty()
        && (m_signatures.size() < mostSignatures || m_signatures.contains(call.signature))) {
        Seen &seen = m_signatures[call.signature];
        if (seen.count++ == 0)
            seen.order = int(m_signatures.size());
        seen.last = call.call;
    }
    if (call.category == ToolCategory::Edit && !call.failed)
        m_recent.clear();
    else
        repeated(call);
}

void RepetitionTracker::repeated(const FinishedCall &call)
{
    m_recent.push_back(call.fingerprint);
    if (m_recent.size() > window)
        m_recent.pop_front();
    // Polling a background task or writing a plan is no repetition.
    if (call.category == ToolCategory::Plan || call.category == ToolCategory::Other || call.essence.empty()
        || call.program == "poll")
        return;
    const int count = int(std::ranges::count(m_recent, call.fingerprint));
    if (count < repetitions)
        return;
    const auto known = std::ranges::find(m_told, call.fingerprint);
    if (known != m_told.end()) {
        Repeated &entry = m_repeatedCalls[std::size_t(known - m_told.begin())];
        entry.count = std::max(entry.count, count);
        entry.message = call.call;
    } else if (m_told.size() < mostRepeated) {
        m_told.push_back(call.fingerprint);
        m_repeatedCalls.push_back({call.essence, count, call.call});
    }
}

std::vector<Repeated> RepetitionTracker::failureLoops() const
{
    std::vector<Repeated> loops;
    for (const auto &[signature, seen] : m_signatures) {
        if (seen.count >= repetitions)
            loops.push_back({signature, seen.count, seen.last});
    }
    std::ranges::sort(loops, std::greater(), &Repeated::count);
    return loops;
}

QStringList RepetitionTracker::errors(qsizetype limit) const
{
    std::vector<std::pair<int, const std::string *>> ordered;
    for (const auto &[signature, seen] : m_signatures)
        ordered.emplace_back(seen.order, &signature);
    std::ranges::sort(ordered);
    QStringList errors;
    for (const auto &[order, signature] : ordered) {
        if (errors.size() >= limit)
            break;
        errors << QString::fromStdString(*signature);
    }
    return errors;
}

} // namespace evoca::model
