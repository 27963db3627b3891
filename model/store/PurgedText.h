#pragma once

#include "records/SessionBatch.h"

#include <optional>

namespace evoca::model {

class Tombstones;

/// The batch without the texts of messages that belong to purged tasks (their rows stay, empty); nullopt when none
/// does, which is the rule. Chunks are compressed anew, since a purged text shares them with others.
std::optional<SessionBatch> withoutPurgedText(const SessionBatch &batch, Tombstones &tombstones);

} // namespace evoca::model
