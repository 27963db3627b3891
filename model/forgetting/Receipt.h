#pragma once

#include "forgetting/ForgetPlan.h"
#include "store/Writer.h"

#include <QByteArray>

namespace evoca::model {

/// One of the ways in which a purge was checked.
struct PurgeCheck
{
    enum class Way : quint8 {
        Index = 0, ///< every word of every text, asked of each full-text index
        Records = 1, ///< tables, and the rewritten chunks read back
        Bytes = 2 ///< the files' bytes, for tails of its words and for pieces of its plain text
    };
    Way way = Way::Index;
    qint64 asked = 0; ///< words; records and chunks; bytes searched
    qint64 sought = 0; ///< words; texts; patterns
    qint64 found = 0; ///< 0 when the check passed
    qint64 at = 0; ///< ms
};

/// What still holds the text elsewhere, or did.
struct Remainder
{
    enum class Kind : quint8 { AgentFile = 0, Backup = 1, ImportMark = 2 };
    enum class State : quint8 { Remains = 0, Removed = 1, Rewritten = 2, Refused = 3, Kept = 4 };
    Kind kind = Kind::AgentFile;
    State state = State::Remains;
    QString name; ///< the agent's display name; a backup's file name; empty for the import mark
    qint64 at = 0; ///< when it was removed, or the backup was made
};

/// Proof of a purge: counts, times and checks, never content.
struct Receipt
{
    RowId number = 0; ///< shown with four digits
    QString id; ///< "receipt-<ULID>"
    qint64 started = 0; ///< ms
    qint64 finished = 0;
    ForgetDeed::By by = ForgetDeed::By::Person;
    QString client;
    std::vector<std::pair<ForgetKind, qint64>> kinds; ///< what was named: "3 experiences"
    QString project; ///< name; empty: none or several
    std::vector<std::pair<PlanPart, qint64>> erased;
    qint64 records = 0;
    qint64 lessonsLowered = 0;
    std::vector<PurgeCheck> checks; ///< the last of each way
    int repairs = 0; ///< times that something was found and removed again
    bool verified = false; ///< false: a check still finds something; it says so
    std::vector<Remainder> remains;
};

/// Newest first.
Result<std::vector<Receipt>> listReceipts(Connection &connection, int limit = 200, int offset = 0);
Result<qint64> countReceipts(Connection &connection);
Result<std::optional<Receipt>> findReceipt(Connection &connection, const QString &id);

QString receiptText(const Receipt &receipt); ///< translated
QByteArray receiptJson(const Receipt &receipt);
// Lines of a receipt, translated, as the window shows them.
QString receiptPartText(PlanPart part); ///< "Tool calls and results"
QString receiptCheckText(const PurgeCheck &check); ///< "Asked every full-text index for 812 words: 0 found"
QString receiptRemainderName(const Remainder &one); ///< "Claude Code's own file"
QString receiptRemainderText(const Remainder &one); ///< "removed, 2/11/26 18:22"
/// A line such as "Session in project payroll", "3 experiences in project payroll", "1 memory"; translated.
QString receiptTitle(const Receipt &receipt);

} // namespace evoca::model
