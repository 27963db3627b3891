#pragma once

#include "forgetting/ForgetPlan.h"
#include "store/Reader.h"
#include "store/Writer.h"

#include <QFuture>

namespace evoca::model {

/// One deed of forgetting that can be taken back.
struct BinEntry
{
    QString id; ///< "bin-<ULID>"
    qint64 at = 0; ///< ms
    qint64 expires = 0; ///< ms; until then it is restorable. 0: never
    ForgetDeed deed;
    ForgetKind kind = ForgetKind::Session; ///< of the first record
    QString title; ///< of the first record; empty when the record has none
    QString project; ///< name; empty: none or several
    std::vector<ForgetItem> items; ///< what was named, without dependents
    qint64 records = 0; ///< as ForgetPlan::records when it was put there
};

struct BinFilter
{
    std::optional<ForgetKind> kind;
    std::optional<RowId> project;
    std::optional<ForgetDeed::By> by;
    QString text; ///< in titles, folded; empty: all
    int limit = 200;
    int offset = 0;
};

/// The memory bin: what is in it is invisible to every view, index and tool, and comes back exactly as it was.
/// A record in the bin has `deleted_at <> 0`; table bin_item says why. Session → its experiences, its subagents'
/// sessions; experience or session → lessons count less, contexts built from it; memory → nothing else.
class Bin
{
public:
    explicit Bin(Writer &writer);

    /// Futures finish after the commit. Nothing matched: an entry without id and items (count 0), no error.
    QFuture<Result<BinEntry>> put(const ForgetTarget &target, const ForgetDeed &deed);
    /// By the entry's id. NotFound when it is not in the bin (restored or purged meanwhile).
    QFuture<Result<BinEntry>> restore(const QString &entry);
    /// One record out of whatever entry holds it; the rest of the entry stays in the bin.
    QFuture<Result<void>> restoreRecord(const ForgetItem &item);

    // The same inside a running job of the writer; ChangeSet and table `change` are told. May throw SqlFailure (the
    // writer catches it). A memory whose key was taken meanwhile is not restored: Conflict.
    static Result<BinEntry> put(WriteContext &context, const ForgetTarget &target, const ForgetDeed &deed);
    static Result<BinEntry> restore(WriteContext &context, const QString &entry);
    static Result<void> restoreRecord(WriteContext &context, const ForgetItem &item);

    // Reading; any connection, in its thread.
    static Result<std::vector<BinEntry>> list(Connection &connection, const BinFilter &filter = {}); ///< newest first
    static Result<qint64> count(Connection &connection); ///< entries
    static Result<std::optional<BinEntry>> find(Connection &connection, const QString &entry);
    /// The entry that holds a record, if it is in the bin by itself (not as a dependent).
    static Result<std::optional<BinEntry>> holding(Connection &connection, const ForgetItem &item);

    /// Days that a thing stays restorable (0: for ever), and whether it is purged afterwards by itself. Kept in the
    /// store; 30 and true unless a person changed them. A change counts for what is put there later.
    struct Retention
    {
        int days = 30;
        bool purgeAfterwards = true;
    };
    static Result<Retention> retention(Connection &connection);
    QFuture<Result<void>> setRetention(const Retention &retention);

private:
    Writer &m_writer;
};

} // namespace evoca::model
