#pragma once

#include "forgetting/ForgetTarget.h"
#include "records/Error.h"

#include <vector>

namespace evoca::model {

class Connection;

/// A record of a target, found in the store.
struct ForgetRecord
{
    ForgetItem item;
    RowId row = 0;
    RowId project = 0;
    RowId session = 0; ///< of an experience
    QString title; ///< one line that people know it by
    qint64 deletedAt = 0; ///< in the bin since; 0: not there
    bool follows = false; ///< a subagent's session of one that is named
};

/// Finds what a target means. Throws SqlFailure. Named records come first, in their order, then the filter's, newest
/// first; none twice; each session is followed by its subagents' sessions. Errors as makeForgetPlan().
Result<std::vector<ForgetRecord>> findForgetRecords(Connection &connection, const ForgetTarget &target);

/// One record by its id; nullopt when it is not there.
std::optional<ForgetRecord> findForgetRecord(Connection &connection, const ForgetItem &item);

} // namespace evoca::model
