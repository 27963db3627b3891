#pragma once

#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// Who writes into the journal or asks it, and from where. Captured by the server, never told by an agent's arguments.
struct Caller
{
    QString session; ///< "sess_<hex>", one run of one client
    QString client; ///< name
    RowId project = 0; ///< 0: none
    // Empty: unknown, or not in a checkout.
    QString worktree; ///< resolved path of the checkout's root
    QString cwd;
    QString branch;
    QString repo;
};

/// Fills in what the `.git` files of a working directory say. Reads the disk.
Caller callerAt(const QString &session, const QString &client, RowId project, const QString &workingDirectory);

} // namespace evoca::model
