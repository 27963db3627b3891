#pragma once

#include "agents/AgentReader.h"
#include "store/ImportStore.h"

namespace evoca::model {

/// One file to be read.
struct FileTask
{
    enum class Mode {
        New, ///< never seen, or nothing of it is stored
        Replace, ///< other contents or other rules than before: what it gave goes
        Grow, ///< goes on where reading stopped
        Settle, ///< has not changed, but a task that was running then has come to rest
    };
    AgentFile file;
    const AgentFormat *format = nullptr;
    SourceState known; ///< of an earlier run
    Mode mode = Mode::New;
    ImportStore::Order order = ImportStore::Order::Backfill;

    /// A log of all prompts: only sessions that no transcript told of are taken from it, so it is read last.
    bool isPromptLog() const { return file.path.endsWith(QLatin1String("/history.jsonl")); }
};

} // namespace evoca::model
