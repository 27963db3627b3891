#pragma once

#include "records/SessionBatch.h"

#include <utility>
#include <vector>

namespace evoca::model {

/// One session's part of a batch on its way to the writer. Ids of learned tasks are still ordinals (see FileState.h);
/// the writer's job makes them local or global ids, since it alone knows what earlier batches were given.
struct PendingSession
{
    int handle = 0;
    SessionBatch batch;
    qint64 firstOrdinal = 1; ///< of the first message in the batch
    std::vector<qint64> takenBack; ///< ordinals of messages that earlier runs stored
    int promptsTakenBack = 0; ///< as SessionBatch::TakenBack::prompts, before …
    qint64 takenBackBefore = 0; ///< … this ordinal
    std::vector<std::pair<qsizetype, qint64>> earlierCalls; ///< row of a result → its call (as WaitingCall::message)
};

} // namespace evoca::model
