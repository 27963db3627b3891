#pragma once

#include "records/Labels.h"
#include "store/ChangeFeed.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace evoca::model {

class Connection;

/// A context that was served to an agent (OpenReflex: Context), as it is stored.
struct StoredContext
{
    struct Path
    {
        QString strategy;
        QByteArray fields; ///< JSON object
        bool recommended = false;
    };
    RowId project = 0;
    RowId client = 0;
    QString task; ///< secrets replaced
    QString body; ///< the compact text as it was given out
    qint64 created = 0;
    std::vector<Path> paths;
    QStringList experiences; ///< global ids of what it used, best first
    QStringList lessons; ///< global ids
};

/// Contexts with their candidate paths and edges: Context –used→ Experience and CandidatePath (the latter by its row);
/// Context, the recommended CandidatePath and Lesson –recommended_for→ Task, where the task that was asked about is the
/// node "task-" + the context's hex digits. A context repeats words of what it used; so when one of those is forgotten,
/// the whole context shares its fate. Functions throw SqlFailure; inside the writer's transaction.
class ContextRows
{
public:
    /// Newest contexts kept of a project; older ones are removed when one is added.
    static constexpr int keptPerProject = 500;

    ContextRows(Connection &connection, ChangeSet &changes);
    /// Returns the global id, "ctx-<32 hex>".
    QString add(const StoredContext &context);
    /// Global ids of the contexts, in the bin or not, that used any of these nodes (experiences or lessons).
    QStringList madeFrom(const QStringList &nodes) const;
    /// Into the bin (`deletedAt` in ms) or out of it (0).
    void setDeleted(const QStringList &contexts, qint64 deletedAt);
    /// For good, with paths and edges.
    void purge(const QStringList &contexts);

private:
    void trim(RowId project);

    Connection &m_connection;
    ChangeSet &m_changes;
};

} // namespace evoca::model
