#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// A record that a call returned, as it is now.
struct ReturnedRecord
{
    enum class Kind : quint8 { Experience, Lesson, Session, Episode, Memory, Context, Call, Other };
    QString id; ///< as the call returned it
    Kind kind = Kind::Other;
    /// Global id of the record itself: "task-…", "exec-…" and "out-…" are sides of an experience. Empty: none.
    QString record;
    RowId row = 0; ///< 0: gone, in the bin, or of a kind without row ids
    QString title; ///< empty when it is gone
    std::optional<Status> status; ///< of experiences and sessions
    double confidence = 0; ///< of lessons
};

/// In the order of the ids. Thread: the connection's.
Result<std::vector<ReturnedRecord>> readReturned(Connection &connection, const QStringList &ids);

} // namespace evoca::model
