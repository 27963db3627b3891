#include "store/ChangeFeed.h"

#include "store/Connection.h"

#include <QDateTime>

namespace evoca::model {

void ChangeSet::merge(const ChangeSet &other)
{
    sequence = std::max(sequence, other.sequence);
    sessions.unite(other.sessions);
    experiences.unite(other.experiences);
    lessons.unite(other.lessons);
    projects.unite(other.projects);
    memories.unite(other.memories);
    episodes = episodes || other.episodes;
    bin = bin || other.bin;
    requests = requests || other.requests;
    clients = clients || other.clients;
    toolIndex = toolIndex || other.toolIndex;
}

void recordChange(Connection &connection, const QString &kind, const QString &globalId, const QString &operation)
{
    connection.statement("INSERT INTO change(kind, global_id, operation, at) VALUES(?1, ?2, ?3, ?4)")
        .bind(kind, globalId, operation, QDateTime::currentMSecsSinceEpoch())
        .run();
}

} // namespace evoca::model
