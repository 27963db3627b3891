#include "learning/StrategyTracker.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int incrementalBursts = 3;

} // namespace

void StrategyTracker::finished(const FinishedCall &call)
{
    if (call.category != ToolCategory::Plan)
        ++m_calls;
    switch (call.category) {
    case ToolCategory::Read: ++m_reads; break;
    case ToolCategory::Search:
    case ToolCategory::Web:
        ++m_searches;
        if (m_reads == 0)
            ++m_searchesBeforeRead;
        break;
    case ToolCategory::Edit:
        if (call.failed)
            break;
        m_edited = true;
        if (!m_inBurst)
            ++m_bursts;
        m_inBurst = true;
        break;
    case ToolCategory::Test:
        if (!m_edited)
            m_testBeforeEdit = true;
        [[fallthrough]];
    case ToolCategory::Lint:
    case ToolCategory::Build:
        if (!call.failed)
            m_inBurst = false;
        break;
    default: break;
    }
}

QString StrategyTracker::strategy(TaskMode mode, bool choice) const
{
    switch (mode) {
    case TaskMode::Build: return buildStrategy();
    case TaskMode::Investigate: return investigateStrategy();
    case TaskMode::Think: return thinkStrategy(choice);
    }
    return {};
}

QString StrategyTracker::buildStrategy() const
{
    if (!m_edited)
        return {};
    if (m_testBeforeEdit)
        return u"test-first"_s;
    return m_bursts >= incrementalBursts ? u"incremental"_s : u"inspect-first"_s;
}

QString StrategyTracker::investigateStrategy() const
{
    if (m_reads + m_searches == 0)
        return {};
    if (m_searchesBeforeRead >= 3 && m_reads >= 3)
        return u"broad-then-deep"_s;
    return m_reads >= 2 && m_searches >= 2 ? u"cross-check"_s : u"source-first"_s;
}

QString StrategyTracker::thinkStrategy(bool choice) const
{
    if (m_calls == 0)
        return u"reason-first"_s;
    return choice && m_calls <= 1 ? u"compare-options"_s : u"evidence-first"_s;
}

} // namespace evoca::model
