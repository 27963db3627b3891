#pragma once

#include "history/FileState.h"
#include "history/PendingSession.h"
#include "store/ImportStore.h"

#include <vector>

namespace evoca::model {

/// What one commit is to store of one file.
struct PendingSource
{
    SourceState source; ///< without readerState: `state` is put there once the ids are known
    bool replace = false;
    bool promptLog = false; ///< sessions that another file gave are left out
    std::vector<PendingSession> sessions;
    std::vector<SkippedRecord> skipped;
    FileState state;
    qint64 bytes = 0; ///< rough size in memory

    qint64 secrets() const
    {
        qint64 sum = 0;
        for (const PendingSession &session : sessions) {
            for (const auto &[kind, count] : session.batch.replacedSecrets)
                sum += count;
        }
        return sum;
    }
};

} // namespace evoca::model
