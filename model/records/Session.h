#pragma once

#include "records/Agent.h"
#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// One conversation of one agent. Times are epoch milliseconds, 0 when unknown.
struct Session
{
    RowId id = 0;
    Agent agent = Agent::ClaudeCode;
    QString nativeId; ///< the agent's own id; unique per agent (subagents: "<parent>/<agent id>")
    RowId parent = 0; ///< the session that started this subagent; 0: a person's session
    RowId project = 0;
    QString projectName;
    QString cwd;
    QString branch;
    QString title; ///< best known; never empty when there is a prompt
    QString model;
    QString version; ///< of the agent program
    QString sourcePath; ///< the agent's file
    bool sourceDeleted = false; ///< the agent's file is gone; Evoca's archive remains
    bool subagent = false;
    qint64 started = 0;
    qint64 ended = 0;
    qint64 messages = 0; ///< shown entries, copies of a forked session not counted
    qint64 prompts = 0;
    qint64 answers = 0;
    qint64 toolCalls = 0;
    qint64 tasks = 0;
    Status status = Status::Unknown; ///< of its last known task
};

} // namespace evoca::model
