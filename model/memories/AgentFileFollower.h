#pragma once

#include "history/ScanFollower.h"
#include "memories/AgentFileImport.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace evoca::model {

/// Keeps the memories of agents' own files up to date while the program runs: after each look at the histories, and
/// when one of the files is written. Without changes nothing runs. Lives in the history thread from the first scan on.
class AgentFileFollower : public ScanFollower
{
public:
    AgentFileFollower(Writer &writer, const AgentPlaces &places);
    ~AgentFileFollower() override;

    void scanned(const std::vector<Agent> &agents, ImportReport &report, std::stop_token stop) override;
    void pause() override;

    /// The figures and skipped lines of one run, as part of an import's.
    static void addTo(ImportReport &report, const AgentFileReport &files);

private:
    struct Watch;
    void runAgain();
    void watchFiles();

    AgentFileImport m_import;
    std::vector<Agent> m_agents;
    std::unique_ptr<Watch> m_watch; ///< made in the thread that uses it
};

} // namespace evoca::model
