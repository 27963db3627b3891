#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QStringList>

namespace evoca::model {

class PurgeRun;

// Steps of a purge that are about files as a whole.

/// The index of tool texts follows the removed messages, in its own file.
Result<void> purgeToolIndex(PurgeRun &run);
/// Merges the indexes of what went, in small parts, since only that takes deleted words out of the file
/// (store-measurements section 6); the talk index only when so much was removed that it was not overwritten at once.
Result<void> mergeIndexes(PurgeRun &run);
/// Agents' own files, if a person asked for it; the receipt says what became of each.
Result<void> purgeAgentFiles(PurgeRun &run);
/// One new backup in place of those that hold what goes, and of damaged stores that were set aside.
Result<void> purgeBackups(PurgeRun &run);
/// Empties the write-ahead logs of store and tool index, which keep old pages until then.
Result<void> truncateLogs(PurgeRun &run);

/// Files beside the store that hold copies of it: backups, and damaged stores that were set aside.
QStringList copiesOfStore(const StorePaths &paths);

} // namespace evoca::model
