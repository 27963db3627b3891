#pragma once

#include "records/SessionBatch.h"
#include "store/ChangeFeed.h"

#include <QSet>

namespace evoca::model {

class Connection;

/// The project's id; made (pending) when it is new. Remembers that `cwd` belongs to it. 0 for an empty reference.
/// Throws SqlFailure.
RowId projectId(Connection &connection, const ProjectRef &project, const QString &cwd, ChangeSet &changes);
/// Counts the sessions (subagents not) and the newest activity of these projects again. Throws SqlFailure.
void sumProjects(Connection &connection, const QSet<RowId> &projects, ChangeSet &changes);

} // namespace evoca::model
