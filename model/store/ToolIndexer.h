#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <functional>
#include <stop_token>

namespace evoca::model {

/// The second pass: makes tool input and output searchable. Reads chunks by its own reading connection and writes
/// evoca-tools.db (own write lock): FTS5 contentless, detail=none, first and last KiB of each text, tables of 250,000
/// texts by recency. Runs in the caller's thread until nothing is left or stop is requested; incremental.
class ToolIndexer
{
public:
    explicit ToolIndexer(const StorePaths &paths);
    /// `progress(done, total)` in messages, at most some times a second. Returns the number of texts indexed.
    /// One pass runs at a time in a process; another waits for it.
    Result<qint64> run(std::stop_token stop, const std::function<void(qint64, qint64)> &progress = {});
    /// Only removes what went away (removed_range), from the file as well, and waits for it: a running pass does it
    /// between two commits. Nothing to do when there is no index. Cancelled by `stop`.
    Result<void> followRemovals(std::stop_token stop);

private:
    StorePaths m_paths;
};

} // namespace evoca::model
