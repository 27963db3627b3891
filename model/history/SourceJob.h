#pragma once

#include "history/PendingSource.h"
#include "store/Writer.h"

#include <map>
#include <memory>
#include <vector>

namespace evoca::model {

/// Which row ids the messages of one file were given, by session. Filled when the file's reading starts, then used by
/// the writer's thread only.
struct FileLedger
{
    std::map<int, std::vector<StoredRange>> ranges; ///< handle → stored messages
    bool failed = false; ///< a batch could not be stored: the later ones of this file must not be either
};

/// Stores one batch of one file: makes the ids of earlier batches known to it, and keeps the file's state in the same
/// transaction, so that a killed import loses and doubles nothing. Runs on the writer's thread.
class SourceJob
{
public:
    SourceJob(PendingSource &&pending, ImportStore::Order order, std::shared_ptr<FileLedger> ledger);
    Result<void> run(WriteContext &context);

private:
    qint64 globalId(int handle, qint64 ordinal) const;
    qint64 callId(int handle, qint64 message) const;
    void resolve(PendingSession &pending) const;
    void resolveTask(LearnedTask &task, const PendingSession &pending) const;
    Result<void> leaveOutKnown(WriteContext &context, const QString &path);
    Result<void> storeState(WriteContext &context);

    PendingSource m_pending;
    ImportStore::Order m_order;
    std::shared_ptr<FileLedger> m_ledger;
    bool m_purged = false; ///< the batch had something that a person purged
};

} // namespace evoca::model
