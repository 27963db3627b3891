#pragma once

#include "records/Labels.h"

#include <QString>
#include <QStringList>

namespace evoca::model {

/// Where an episode came from; numbers are stored. (bettermemory: provenance "local", "untracked", "unaccounted".)
enum class Provenance : quint8 {
    Written = 0, ///< by a client of Evoca
    Imported = 1, ///< from another journal whose log names it
    Untracked = 2, ///< imported; no log could name it
    Unaccounted = 3, ///< imported; its log does not know it
};

/// A journal entry that an agent wrote (bettermemory section 2.1).
struct Episode
{
    RowId row = 0;
    QString id; ///< ULID
    QString sessionId; ///< "sess_<hex>"
    QString swarmId; ///< empty: none
    RowId project = 0;
    // Captured by the server; empty: unknown.
    QString worktree;
    QString cwd;
    QString branch;
    QString repo;
    QStringList scopes;
    QString body; ///< Markdown
    QString takeaway; ///< empty: none
    bool floor = false; ///< crash-recovery anchor
    qint64 created = 0; ///< epoch ms
    qint64 expires = 0; ///< epoch ms; 0: never
    bool pinned = false; ///< never expires
    RowId promotedTo = 0; ///< memory
    QString client; ///< name of the client that wrote it
    Provenance provenance = Provenance::Written;
    int revision = 1;
};

} // namespace evoca::model
