#pragma once

#include "forgetting/PurgeRun.h"
#include "forgetting/PurgeSought.h"

namespace evoca::model {

// The three ways of checking a purge (store-measurements, trap 7). Each on the run's reading connection, in the thread
// that purges; Cancelled by its stop.

/// Every word of every text, asked of each full-text index; and the indexes' own lists of what they hold.
Result<PurgeCheck> checkIndexes(PurgeRun &run, const PurgeSought &sought);
/// Every table; the chunks that were rewritten, read back; files that were to go.
Result<PurgeCheck> checkRecords(PurgeRun &run, const PurgeSought &sought);
/// The bytes of store, tool index, their logs and all backups: tails of words that nothing else in the store has, and
/// pieces of plain text. A hit counts unless a record that stays holds the same bytes.
Result<PurgeCheck> checkBytes(PurgeRun &run, const PurgeSought &sought);

} // namespace evoca::model
