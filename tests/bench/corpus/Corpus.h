#pragma once

#include "SessionPlan.h"

#include <filesystem>
#include <functional>

namespace evoca::bench {

struct CorpusOptions
{
    std::filesystem::path folder;
    qint64 bytes = 0;
    qint64 sessions = 0; ///< 0: one for each half megabyte
    quint64 seed = 1;
};

/// Writes histories of Claude Code and Codex below `folder`/.claude and `folder`/.codex, the same for the same options,
/// and their true counts to `folder`/corpus.json. `progress` gets the bytes written so far.
CorpusCounts writeCorpus(const CorpusOptions &options, const std::function<void(qint64)> &progress);

} // namespace evoca::bench
