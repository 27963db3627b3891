#pragma once

#include "records/Labels.h"

#include <QMetaType>
#include <QSet>
#include <QString>

namespace evoca::model {

/// What one committed batch changed; sent once a batch. Sets may be empty.
struct ChangeSet
{
    qint64 sequence = 0; ///< highest number in table `change` after the batch
    QSet<RowId> sessions; ///< new or grown
    QSet<RowId> experiences;
    QSet<RowId> lessons;
    QSet<RowId> projects;
    QSet<RowId> memories;
    bool episodes = false; ///< the journal changed
    bool bin = false; ///< something went into the bin or came out of it
    bool requests = false; ///< the request log grew
    bool clients = false;
    bool toolIndex = false; ///< more tool text became searchable
    bool isEmpty() const
    {
        return sessions.isEmpty() && experiences.isEmpty() && lessons.isEmpty() && projects.isEmpty()
            && memories.isEmpty() && !episodes && !bin && !requests && !clients && !toolIndex;
    }
    void merge(const ChangeSet &other);
};

/// Appends a row to table `change` (inside the writer's transaction). Kinds: session, experience, lesson, project,
/// episode, memory, tombstone, client. Operations: insert, update, bin, restore, purge.
class Connection;
void recordChange(Connection &connection, const QString &kind, const QString &globalId, const QString &operation);

} // namespace evoca::model

Q_DECLARE_METATYPE(evoca::model::ChangeSet)
