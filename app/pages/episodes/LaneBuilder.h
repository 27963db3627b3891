#pragma once

#include "widgets/timeline/TimelineData.h"

#include <QHash>
#include <QString>

#include <vector>

namespace evoca::app {

/// One episode with what decides its lane.
struct LaneEpisode
{
    TimelineMark mark;
    QString session;
    QString parent; ///< session that started this one; empty: none
    QString swarm; ///< empty: none
    std::optional<model::Agent> agent;
};

/// What sessions are called.
struct LaneNames
{
    QHash<QString, QString> titles; ///< of those with a transcript
    QHash<QString, QString> places; ///< where and when the others were
};

/// Lanes of a timeline from episodes (oldest first) and the sessions' names: a group for each session with its
/// subagents, and one for each swarm with its workers. The group with the newest episode comes first; within a group
/// lanes are in the order of their titles, numbers by value. Workers without a title are numbered as they appear. Keys
/// are tokens: "session:ID", "swarm:ID".
std::vector<TimelineLane> buildLanes(const std::vector<LaneEpisode> &episodes, const LaneNames &names);

} // namespace evoca::app
