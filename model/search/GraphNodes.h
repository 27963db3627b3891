#pragma once

#include "records/Error.h"
#include "records/Experience.h"
#include "records/Graph.h"
#include "records/Lesson.h"
#include "records/Message.h"
#include "store/TextStore.h"

#include <optional>

namespace evoca::model {

class Connection;

/// Makes the nodes of the OpenReflex graph from what the store holds. Task, Execution, Outcome and Experience are four
/// sides of one stored experience; their ids share its hex digits. Times are ISO 8601 in UTC. Functions throw
/// SqlFailure.
class GraphNodes
{
public:
    explicit GraphNodes(Connection &connection);

    static QString idOf(QStringView kind, const Experience &experience); ///< kind "task", "exec", "out" or "exp"
    static QString callId(RowId message);
    static QString pathId(RowId path);

    Node task(const Experience &experience) const;
    Node execution(const Experience &experience) const;
    Node outcome(const Experience &experience) const;
    Node experience(const Experience &experience) const;
    Node lesson(const Lesson &lesson) const;
    Node call(const Message &call) const;
    /// Of tables context and candidate_path; nullopt when it is gone, in the bin or of another project.
    std::optional<Node> context(const QString &id, const std::vector<RowId> &projects) const;
    /// The task that a context was made for: "task-" + the context's hex digits.
    std::optional<Node> askedTask(const QString &id, const std::vector<RowId> &projects) const;
    std::optional<Node> path(RowId id, const std::vector<RowId> &projects) const;
    /// A journal entry and a durable fact: where they stand and when they came, without their words, which need the
    /// permission to read memories. nullopt also when it has expired.
    std::optional<Node> episode(const QString &id, const std::vector<RowId> &projects) const;
    std::optional<Node> memory(const QString &id, const std::vector<RowId> &projects) const;

    const TextStore &texts() const { return m_texts; }

private:
    QString projectName(RowId project) const;
    QString sessionId(RowId session) const;

    Connection &m_connection;
    TextStore m_texts;
};

/// `projects` empty: all.
bool isAllowed(RowId project, const std::vector<RowId> &projects);

} // namespace evoca::model
