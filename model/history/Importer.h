#pragma once

#include "agents/AgentReader.h"
#include "records/Error.h"
#include "store/ImportStore.h"

#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <stop_token>

namespace evoca::model {

class Writer;

struct ImportOptions
{
    AgentPlaces places;
    std::vector<Agent> agents; ///< empty: all
    int parseThreads = 2;
};

/// Where an import stands. Bytes are of the files that need reading; sent at most ten times a second.
struct ImportProgress
{
    qint64 filesDone = 0, filesTotal = 0;
    qint64 bytesDone = 0, bytesTotal = 0;
    qint64 sessions = 0; ///< stored so far
    double bytesPerSecond = 0; ///< recent
    qint64 secondsLeft = -1; ///< -1: too early to say
    qint64 skippedLines = 0;
    qint64 secrets = 0;
};

struct SkippedLine
{
    Agent agent = Agent::ClaudeCode;
    QString file;
    qint64 line = 0;
    QString reason;
};

/// What an import found, per agent.
struct ImportReport
{
    struct AgentCounts
    {
        qint64 files = 0, filesRead = 0, sessions = 0, subagents = 0, prompts = 0, answers = 0, toolCalls = 0,
               skipped = 0;
        qint64 bytes = 0; ///< read now
    };
    std::map<Agent, AgentCounts> agents; ///< of everything in the files that are there, read now or before
    std::vector<SkippedLine> skipped; ///< newest 10,000
    qint64 skippedTotal = 0;
    std::map<QString, qint64> secrets; ///< kind → replaced
    qint64 bytesRead = 0;
    double seconds = 0;
    bool cancelled = false;
    qint64 memoryFiles = 0, memories = 0; ///< agents' own (a ScanFollower counts them)
    std::vector<AgentFile> newest; ///< the 500 files changed last, newest first, as they were found
};

/// Brings agents' files into the store: finds them, reads what is new (size, time, offset, head hash), newest first,
/// in parallel, and hands batches to the writer with back-pressure. Idempotent. Blocking; call it on a worker thread.
/// Agents' files are opened read-only.
class Importer
{
public:
    explicit Importer(Writer &writer);
    ~Importer();
    Result<ImportReport> run(const ImportOptions &options, std::stop_token stop,
                             const std::function<void(const ImportProgress &)> &progress = {});
    /// Reads these files only (a watcher saw them change), as live messages.
    Result<ImportReport> runFiles(const std::vector<AgentFile> &files, std::stop_token stop);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// What is there, without reading it: for the first-run page.
struct AgentFound
{
    Agent agent = Agent::ClaudeCode;
    qint64 files = 0;
    qint64 bytes = 0;
    qint64 oldestMs = 0, newestMs = 0; ///< file times
};
std::vector<AgentFound> findAgents(const AgentPlaces &places, std::stop_token stop = {});

} // namespace evoca::model
