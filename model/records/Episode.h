#pragma once

#include "records/Labels.h"

#include <QString>
#include <QStringList>

namespace evoca::model {

/// A journal entry that an agent wrote (bettermemory).
struct Episode
{
    QString id; ///< ULID
    QString sessionId;
    QString parentSessionId;
    QString swarmId;
    RowId project = 0;
    QString worktree;
    QStringList scopes;
    QString body;
    QString takeaway;
    qint64 created = 0;
    qint64 expires = 0; ///< 0: never
    bool pinned = false;
    int revision = 1;
};

} // namespace evoca::model
