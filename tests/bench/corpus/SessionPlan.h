#pragma once

#include "Project.h"

#include <string>

namespace evoca::bench {

/// What one session of the corpus shall be.
struct SessionPlan
{
    std::string id;
    const Project *project = nullptr;
    quint64 seed = 0;
    qint64 startMs = 0;
    qint64 bytes = 0; ///< wanted size, reached within one task
    int messages = 0; ///< > 0: that many records instead of a size, with small outputs
    std::string forkOf; ///< begins with a copy of this session
    quint64 forkSeed = 0; ///< its seed
    int forkTasks = 0; ///< tasks copied
    qint64 forkStartMs = 0;
};

/// What was written; the truth that an import is compared with.
struct CorpusCounts
{
    qint64 sessions = 0;
    qint64 subagents = 0;
    qint64 prompts = 0; ///< copies of forks included
    qint64 copiedPrompts = 0;
    qint64 answers = 0;
    qint64 toolCalls = 0;
    qint64 secrets = 0;
    qint64 files = 0;
    qint64 bytes = 0;
};

} // namespace evoca::bench
