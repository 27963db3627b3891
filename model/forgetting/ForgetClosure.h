#pragma once

#include "forgetting/ForgetRecords.h"
#include "store/ToolTables.h"

#include <QSet>
#include <QStringList>

namespace evoca::model {

/// Messages of one session, within one of its ranges.
struct MessageSpan
{
    RowId session = 0;
    IdRange range;
    bool copy = false; ///< in a session that replays what goes (a fork)
};

/// A task that goes, named or with its session.
struct ForgottenTask
{
    QString id; ///< global
    RowId row = 0;
    RowId session = 0;
};

/// All that hangs on the records of a target: what a plan counts, the bin hides and a purge removes.
struct ForgetClosure
{
    std::vector<ForgetRecord> records;
    std::vector<ForgottenTask> tasks;
    std::vector<MessageSpan> messages; ///< ascending in each session
    QStringList contexts; ///< global ids: named, and those built from what goes
    QSet<RowId> lessons; ///< that have one of the tasks among their evidence; not those that are named
    std::vector<RowId> requests; ///< whose contents go: named, or that mention what goes

    bool holds(ForgetKind kind, const QString &id) const;
    std::vector<const ForgetRecord *> of(ForgetKind kind) const;
};

/// Works it out. Throws SqlFailure. Reading or writing connection. `withRequests`: reads the whole request log.
ForgetClosure closureOf(Connection &connection, std::vector<ForgetRecord> records, bool withRequests);

/// Ids by which tools and edges name a record: its own, and those of the graph's nodes made from it.
QStringList nodeIdsOf(const ForgetItem &item);

} // namespace evoca::model
