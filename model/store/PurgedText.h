#pragma once

#include "records/SessionBatch.h"

#include <vector>

namespace evoca::model {

class Tombstones;

/// Which messages of a batch were purged (local numbers, ascending): those of purged tasks, and what follows a purged
/// prompt that this session replays, up to its next prompt. Empty when there are none, which is the rule.
std::vector<RowId> purgedMessages(const SessionBatch &batch, Tombstones &tombstones);

/// The batch without the texts of these messages and without tasks that begin in them. The rows stay for now, so that
/// local numbers stay right; the store takes them out once they have ids. Chunks are compressed anew, since a purged
/// text shares them with others.
SessionBatch withoutText(const SessionBatch &batch, const std::vector<RowId> &purged);

} // namespace evoca::model
