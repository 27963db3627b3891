#pragma once

#include "search/GraphNodes.h"

#include <functional>

namespace evoca::model {

/// Finds what a node is tied to, in both directions and in order of time, and cuts it into pages. Functions throw
/// SqlFailure.
class GraphWalk
{
public:
    /// `projects` empty: all.
    GraphWalk(Connection &connection, const std::vector<RowId> &projects);
    /// NotFound when there is no such node, or none that these projects may know of.
    Result<NodePage> page(const QString &nodeId, const QString &cursor);

private:
    /// A neighbour before its node is made: only those of the page are.
    struct Neighbour
    {
        qint64 time = 0;
        qint64 order = 0; ///< among equal times
        std::function<std::optional<Node>()> make;
        std::vector<Edge> edges; ///< that tie it
    };

    std::optional<Node> findRoot(const QString &nodeId);
    std::optional<Node> findCall(RowId message);
    std::optional<Experience> experienceOf(const QString &globalId) const;
    std::optional<Experience> experienceAround(const Message &message) const;
    std::optional<Lesson> lessonOf(const QString &globalId) const;

    void tie(qint64 time, Edge edge, std::function<std::optional<Node>()> make);
    void tieExecution(const Experience &experience, const std::vector<Edge> &edges);
    void aroundTask(const Experience &experience);
    void aroundExecution(const Experience &experience);
    void aroundOutcome(const Experience &experience);
    void aroundExperience(const Experience &experience);
    void aroundLesson(const Lesson &lesson);
    void aroundCall(const Experience &experience, RowId call);
    void aroundPath(RowId path);
    void aroundContext(const QString &id);
    void aroundEpisode(const QString &id);
    void aroundMemory(const QString &id);
    void storedEdges(const QString &nodeId);
    void storedEdge(const Edge &edge, const QString &other);

    Connection &m_connection;
    std::vector<RowId> m_projects;
    GraphNodes m_nodes;
    std::vector<Neighbour> m_neighbours;
};

} // namespace evoca::model
