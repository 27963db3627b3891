#pragma once

#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// One repository (all its worktrees) or one folder.
struct Project
{
    RowId id = 0;
    QString path; ///< absolute; main worktree of a repository
    QString name; ///< last part of the path, or the remote's name
    QString remote; ///< normalised remote ("host/owner/name") or empty
    bool isRepository = false;
    Approval approval = Approval::Pending;
    qint64 approvedAt = 0; ///< epoch ms; 0: never
    qint64 sessions = 0;
    qint64 lastActive = 0; ///< epoch ms
};

} // namespace evoca::model
