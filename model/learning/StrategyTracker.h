#pragma once

#include "learning/FinishedCall.h"

namespace evoca::model {

/// OpenReflex 3.3: which strategy the calls of a task show. A recommendation is never taken for an observation.
class StrategyTracker
{
public:
    void finished(const FinishedCall &call);
    /// Empty: none observed. `choice`: the prompt asks to weigh alternatives.
    QString strategy(TaskMode mode, bool choice) const;

private:
    QString buildStrategy() const;
    QString investigateStrategy() const;
    QString thinkStrategy(bool choice) const;

    int m_calls = 0;
    int m_reads = 0;
    int m_searches = 0; ///< also of the web
    int m_searchesBeforeRead = 0;
    bool m_edited = false;
    bool m_testBeforeEdit = false;
    int m_bursts = 0; ///< edit bursts; a passing check ends one
    bool m_inBurst = false;
};

} // namespace evoca::model
