#pragma once

#include "records/Agent.h"

#include <QString>

#include <optional>
#include <vector>

namespace evoca::app {

/// One episode as the timeline shows it.
struct TimelineMark
{
    enum class Kind : quint8 {
        Floor, ///< a session was here, nothing was written
        Body, ///< without a takeaway: a ring
        Takeaway, ///< a dot
        Promoted, ///< became a memory: a dot in a ring
    };
    qint64 time = 0; ///< epoch ms
    qint64 id = 0; ///< the episode's row
    Kind kind = Kind::Takeaway;
};

/// Who wrote: one line of the timeline.
struct TimelineLane
{
    enum class Kind : quint8 {
        Session,
        Subagent, ///< under the session before it
        Swarm, ///< header of a group: its marks are those of all its workers
        Worker, ///< a session under the swarm before it
    };
    Kind kind = Kind::Session;
    QString key; ///< of the session or swarm: same key, same lane after new data
    QString label;
    QString note; ///< quiet, at the right: "5 sessions"
    std::optional<model::Agent> agent;
    std::vector<TimelineMark> marks; ///< oldest first
    bool child() const { return kind == Kind::Subagent || kind == Kind::Worker; }
};

} // namespace evoca::app
