#pragma once

#include "forgetting/PurgeSteps.h"
#include "forgetting/Receipt.h"
#include "store/Writer.h"

#include <functional>
#include <stop_token>

namespace evoca::model {

struct PurgeOptions
{
    bool keepOut = true; ///< a tombstone keeps what goes from being imported again
    bool removeAgentFiles = false; ///< also the agents' own files that the plan calls removable
    ForgetDeed deed; ///< by a person, or by expiry; a client's is refused (Forbidden)
};

struct PurgeProgress
{
    enum class Phase : quint8 {
        Planning,
        Removing,
        Indexes,
        Backups,
        Checkpoint,
        CheckingIndex,
        CheckingRecords,
        CheckingBytes,
        Done
    };
    Phase phase = Phase::Planning;
    qint64 done = 0; ///< of this phase: records, tables, bytes
    qint64 total = 0; ///< 0: unknown
};

/// Removal for good, with proof (design section 9.3). Steps are recorded in the store: what a crash or a stop leaves
/// unfinished goes on with resume(), since what was begun is already out of sight.
/// Functions block: call them from a thread of their own, never from gui, writer or a reader.
class Purge
{
public:
    using Progress = std::function<void(const PurgeProgress &)>;

    explicit Purge(Writer &writer);
    Purge(Writer &writer, std::vector<PurgeStep> steps); ///< for tests: leave one out, and a check must find it

    /// Cancelled before anything was removed: nothing happened. Cancelled later: Cancelled, to be resumed.
    Result<Receipt> run(const ForgetTarget &target, const PurgeOptions &options, std::stop_token stop = {},
                        const Progress &progress = {});
    /// An entry of the bin, with all that hangs on it.
    Result<Receipt> runEntry(const QString &binEntry, const PurgeOptions &options, std::stop_token stop = {},
                             const Progress &progress = {});
    /// Unfinished purges; returns their receipts.
    Result<std::vector<Receipt>> resume(std::stop_token stop = {}, const Progress &progress = {});
    /// What is in the bin longer than it is restorable (Bin::Retention). At most `limit` entries.
    Result<std::vector<Receipt>> purgeExpired(std::stop_token stop = {}, int limit = 100);

    static Result<bool> hasUnfinished(Connection &connection);

private:
    Result<Receipt> carryOut(RowId purge, const std::stop_token &stop, const Progress &progress);

    Writer &m_writer;
    std::vector<PurgeStep> m_steps;
};

} // namespace evoca::model
