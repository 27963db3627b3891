#pragma once

#include "records/Error.h"
#include "records/SessionBatch.h"
#include "store/Writer.h"

#include <QHash>

#include <memory>

namespace evoca::model {

/// What is known of one agent file.
struct SourceState
{
    RowId id = 0;
    Agent agent = Agent::ClaudeCode;
    QString path;
    qint64 size = -1; ///< at the last import
    qint64 mtimeNs = 0;
    qint64 offset = 0; ///< bytes read so far (of the plain text)
    QByteArray headHash; ///< of the first 4 KiB: a replaced file is read anew
    QByteArray readerState; ///< opaque, from AgentReader::state()
    int readerVersion = 0;
    bool deleted = false;
    bool complete = false; ///< read to `size`
};

/// One line that could not be used.
struct SkippedRecord
{
    qint64 line = 0; ///< 1-based
    qint64 offset = 0;
    QString reason; ///< stable English id, for example "bad_json", "too_long", "unknown_type:foo"
};

/// Everything that one commit stores of one source: batches and the new state land in the same transaction, so a
/// killed import loses and doubles nothing.
struct SourceBatch
{
    SourceState source;
    bool replace = false; ///< the file was replaced or rules changed: forget what it gave before, then store
    std::vector<SessionBatch> sessions;
    std::vector<SkippedRecord> skipped;
};

/// Global ids given to a stored batch: message local n has id firstMessage + n - 1. Both are 0 when nothing was stored:
/// a new session without messages whose file does not end yet, or one that a person purged (tombstone).
struct StoredSession
{
    RowId session = 0;
    RowId firstMessage = 0;
    bool purged = false; ///< all of it, or messages of it, were purged and left out
};

/// The import's side of the store. Use inside writer jobs; everything lands in the caller's transaction.
///
/// - Row ids follow recency. A backfilled file takes the next lower block of ids (with room for the rest of the file
/// when
///   source.complete is false); live messages, and older sessions that go on, take ids above all others. Ids ascend in
///   file order inside a session.
/// - A session that replays another (equal originKey of its leading prompts) is a copy up to its first prompt of its
///   own: flagged, not indexed, not counted, no tasks. If the later arrival is the original (the earlier one says
///   forkedFrom, or holds all of it and more), the flags go to the earlier one's replayed part.
/// - Tasks are matched by global id: a task that is learned again keeps its row, pin, verdict and place in the bin.
/// - Counts, times, status and title rank of sessions are worked out from the rows; the batch's counts are ignored.
class ImportStore
{
public:
    enum class Order {
        Backfill, ///< takes the next lower block of row ids (newest first import)
        Live, ///< takes ids above all others
    };
    explicit ImportStore(WriteContext &context);
    ~ImportStore();
    /// Stores all sessions of a batch, updates counts, tasks, lessons, talk index and source state.
    Result<std::vector<StoredSession>> store(const SourceBatch &batch, Order order);
    /// Marks sources whose file is gone. Their sessions stay.
    Result<void> markDeleted(const std::vector<RowId> &sources);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// All known sources by path (reading connection).
Result<QHash<QString, SourceState>> loadSources(Connection &connection);

} // namespace evoca::model
