#include "learning/FixTracker.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr std::size_t mostOpen = 32;
constexpr std::size_t mostFixes = 20;
constexpr std::size_t mostResolutions = 16;

/// Checks of one category resolve each other; other commands only when the same program runs.
std::string kindOf(const FinishedCall &call)
{
    if (isVerification(call.category))
        return toolCategoryId(call.category).toStdString();
    switch (call.category) {
    case ToolCategory::Run:
    case ToolCategory::Vcs:
    case ToolCategory::Edit:
    case ToolCategory::Mcp:
    case ToolCategory::Web: return call.program;
    default: return {};
    }
}

/// Failing to find a text to replace teaches nothing about the project.
bool teaches(const FinishedCall &call)
{
    return isVerification(call.category) || call.category == ToolCategory::Run || call.category == ToolCategory::Vcs;
}

} // namespace

void FixTracker::finished(const FinishedCall &call)
{
    const std::string kind = kindOf(call);
    if (!kind.empty() && call.failed)
        failed(call, kind);
    else if (!kind.empty())
        passed(call, kind);
    if (call.category == ToolCategory::Edit && !call.failed)
        edited(call);
}

void FixTracker::failed(const FinishedCall &call, const std::string &kind)
{
    if (!call.completed)
        return;
    for (Failure &failure : m_open) {
        const bool back = failure.kind == kind && !call.signature.empty() && failure.signature == call.signature
            && !failure.triedFile.isEmpty();
        if (!back)
            continue;
        if (m_resolutions.size() < mostResolutions && teaches(call))
            m_resolutions.push_back({call.signature, call.program, failure.triedFile, {}, call.call, false});
        failure.triedFile.clear();
    }
    if (m_open.size() >= mostOpen)
        m_open.erase(m_open.begin());
    m_open.push_back({call.sequence, call.call, kind, call.program, call.signature, call.fingerprint, {}});
}

void FixTracker::edited(const FinishedCall &call)
{
    const QString file = call.paths.isEmpty() ? QString::fromStdString(call.essence) : call.paths.constFirst();
    for (Failure &failure : m_open) {
        if (failure.call != call.call)
            failure.triedFile = file;
    }
}

void FixTracker::passed(const FinishedCall &call, const std::string &kind)
{
    std::vector<std::string> told;
    for (auto failure = m_open.begin(); failure != m_open.end();) {
        if (failure->kind != kind) {
            ++failure;
            continue;
        }
        const bool fixed = !failure->triedFile.isEmpty() || failure->fingerprint != call.fingerprint;
        // One arc for each different error.
        if (fixed && std::ranges::find(told, failure->signature) == told.end()) {
            told.push_back(failure->signature);
            resolved(*failure, call);
        }
        failure = m_open.erase(failure);
    }
}

void FixTracker::resolved(const Failure &failure, const FinishedCall &call)
{
    if (m_fixes.size() < mostFixes)
        m_fixes.push_back({failure.call, call.call, int(call.sequence - failure.sequence - 1)});
    if (m_resolutions.size() >= mostResolutions || !teaches(call))
        return;
    // The edit that "passed" is the call itself when an edit tool failed before: no file to name.
    m_resolutions.push_back({failure.signature, failure.program, failure.triedFile,
                             failure.triedFile.isEmpty() ? call.essence : std::string(), call.call, true});
    // An edit of the same task that did not help first is no contradiction once the same file did.
    const Resolution found = m_resolutions.back();
    std::erase_if(m_resolutions, [&found](const Resolution &other) {
        return !other.worked && other.signature == found.signature && other.file == found.file;
    });
}

} // namespace evoca::model
