#pragma once

#include "agents/AgentReader.h"
#include "learning/ActiveTime.h"
#include "learning/EditLines.h"
#include "learning/FixTracker.h"
#include "learning/OutcomeJudge.h"
#include "learning/RepetitionTracker.h"
#include "learning/StrategyTracker.h"
#include "learning/TaskFiles.h"
#include "records/SessionBatch.h"

#include <deque>
#include <optional>

namespace evoca::model {

/// The task that a session is at. Memory is bounded: finished calls leave only their traces in the trackers.
class OpenTask
{
public:
    struct Start
    {
        RowId message = 0;
        qint64 time = 0;
        QString prompt; ///< at most 1,000 characters; empty: activity without a prompt
        bool substantial = false;
        TaskClass taskClass = TaskClass::Build;
        bool choice = false;
    };
    OpenTask(Start start, PathRule rule);

    void setRule(const PathRule &rule) { m_rule = rule; }
    const Start &start() const { return m_start; }
    bool isFresh() const { return m_calls == 0 && !m_judge.hasAnswer(); } ///< nothing happened since the prompt
    /// Worth an experience: substantial, or with tool calls.
    bool counts() const { return m_start.substantial || m_calls > 0; }

    void entry(RowId message, qint64 time); ///< any message of the task, in order
    ToolCategory call(RowId message, const ParsedMessage &parsed);
    /// Category of the call it answers; Other when that is unknown. `failed` is set.
    ToolCategory result(RowId message, const ParsedMessage &parsed, bool &failed);
    void answer(RowId message, qint64 time, QStringView text);
    void interrupted(RowId message, qint64 time, QStringView text);
    void person(const PersonWord &word, RowId message, qint64 time, QStringView text);
    /// Calls still running that began more than 600 s before `now` count as failed: no completion was observed.
    void giveUpCalls(qint64 now);
    /// The newest entry is younger than `since` and the agent has not answered after its last call.
    bool mayStillRun(qint64 since) const;

    /// The task as it stands; `running` replaces the inferred status and leaves the lessons out.
    LearnedTask learned(bool running) const;

private:
    struct OpenCall
    {
        FinishedCall call;
        std::string callId;
        std::string tool;
        bool hidesExit = false;
        bool shell = false;
        std::vector<EditLines> lines;
    };
    std::optional<OpenCall> take(const ParsedMessage &parsed);
    bool hasFailed(const OpenCall &open, const ParsedMessage &parsed, FinishedCall &call) const;
    void finish(OpenCall &&open, const ParsedMessage &parsed);
    void finishFiles(const OpenCall &open, const ParsedMessage &parsed);
    void tell(const FinishedCall &call);
    RowId decisiveMessage(const OutcomeJudge::Verdict &verdict) const;

    Start m_start;
    PathRule m_rule;
    RowId m_last = 0;
    qint64 m_ended = 0;
    quint64 m_calls = 0;
    int m_failures = 0;
    QString m_firstCall; ///< title of a task without a prompt
    std::deque<OpenCall> m_open;
    ActiveTime m_active;
    TaskFiles m_files;
    StrategyTracker m_strategy;
    OutcomeJudge m_judge;
    FixTracker m_fixes;
    RepetitionTracker m_repetitions;
};

} // namespace evoca::model
