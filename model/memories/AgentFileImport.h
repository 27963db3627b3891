#pragma once

#include "history/Importer.h"
#include "memories/AgentFileFinder.h"
#include "memories/AgentFileReader.h"

#include <stop_token>

namespace evoca::model {

class Connection;
class Writer;

/// What the files say now.
struct AgentFileReport
{
    qint64 files = 0; ///< read
    qint64 memories = 0; ///< in them
    SecretCounts secrets; ///< replaced
    std::vector<SkippedMemory> skipped;
    bool changed = false; ///< the store is another one than before
};

/// Keeps the memories that follow agents' own files as the files are: a section that changes gets a new version, one
/// that goes takes its memory with it, one that a person forgot does not come back. The files are only read. Works
/// only when a file or what the store holds of them has changed since this object's last run. Blocking; one thread, not
/// the writer's.
class AgentFileImport
{
public:
    AgentFileImport(Writer &writer, const AgentPlaces &places);

    /// `agents` as ImportOptions::agents; memories of others' files stay as long as those are there.
    Result<AgentFileReport> run(const std::vector<Agent> &agents, std::stop_token stop);
    /// The files of the last run, imported ones included: what to watch.
    QStringList files() const;

private:
    bool isOutOfScope(const QString &origin, const std::vector<MemoryFile> &found, bool allAgents) const;
    bool sameAsBefore(const std::vector<MemoryFile> &found) const;

    Writer &m_writer;
    const bool m_otherHome; ///< somebody's copy: what other files gave is no concern of it
    AgentFileFinder m_finder;
    Redactor m_redactor;
    bool m_ran = false;
    std::vector<MemoryFile> m_found; ///< in the last run
    QHash<QString, std::pair<qint64, qint64>> m_imported;
    std::pair<qint64, qint64> m_stored; ///< memories of files that are in sight, and marks that keep others out
    AgentFileReport m_report;
};

} // namespace evoca::model
