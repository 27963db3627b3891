#pragma once

#include "agents/AgentReader.h"

#include <stop_token>
#include <vector>

namespace evoca::model {

struct ImportReport;

/// Something else on disk that is kept up to date together with the histories. Called in the history thread, and made
/// and deleted by whoever owns the service's thread; no call comes before the first scan.
class ScanFollower
{
public:
    virtual ~ScanFollower() = default;
    /// The histories have been looked at; adds what was found to the report.
    virtual void scanned(const std::vector<Agent> &agents, ImportReport &report, std::stop_token stop) = 0;
    /// Watch nothing until the next scan.
    virtual void pause() = 0;
};

} // namespace evoca::model
