#pragma once

#include "forgetting/Purge.h"
#include "forgetting/PurgeItems.h"
#include "store/CommitWork.h"

namespace evoca::model {

class CommitWork;

/// One purge on its way: its row, its items, and how it writes. For the thread that purges.
class PurgeRun
{
public:
    using Part = std::function<Result<void>(WriteContext &context, CommitWork &work)>;

    PurgeRun(Writer &writer, Connection &reader, RowId purge, std::stop_token stop, const Purge::Progress &progress);

    RowId id() const { return m_id; }
    Connection &reader() { return m_reader; }
    const StorePaths &paths() const { return m_writer.paths(); }
    const std::stop_token &stop() const { return m_stop; }
    bool stopped() const { return m_stop.stop_requested(); }

    /// Read once in the beginning.
    bool keepOut() const { return m_keepOut; }
    bool removesAgentFiles() const { return m_agentFiles; }
    qint64 started() const { return m_started; }
    std::vector<PurgeItem> items(int kind) { return purgeItems(m_reader, m_id, kind); }
    std::vector<PurgeItem> items(ForgetKind kind) { return items(int(kind)); }

    /// One transaction on the writer; waits for its commit.
    Result<void> write(Part part);
    /// `each` for slices of at most `size` items, a transaction a slice. Stops (Cancelled) between two.
    Result<void> writeEach(const std::vector<PurgeItem> &items, std::size_t size,
                           const std::function<void(WriteContext &, CommitWork &, const PurgeItem &)> &each);
    /// The same for messages, cut into ranges of at most `size` ids.
    Result<void> writeRanges(qint64 size,
                             const std::function<void(WriteContext &, CommitWork &, const PurgeItem &)> &each);

    void tell(PurgeProgress::Phase phase, qint64 done, qint64 total);
    void advance(qint64 by); ///< in the phase that was told last

    /// What became of things elsewhere; into the receipt.
    void addRemainder(const Remainder &remainder);
    std::vector<Remainder> remains;

private:
    Writer &m_writer;
    Connection &m_reader;
    RowId m_id;
    std::stop_token m_stop;
    const Purge::Progress &m_progress;
    PurgeProgress m_told;
    bool m_keepOut = true;
    bool m_agentFiles = false;
    qint64 m_started = 0;
};

Error purgeStopped();

} // namespace evoca::model
