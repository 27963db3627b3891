#pragma once

#include "agents/AgentReader.h"
#include "records/SessionBatch.h"

#include <QString>

#include <functional>
#include <memory>

namespace evoca::model {

/// What learning needs to know about a message besides its contents.
struct LearnedMessage
{
    RowId id = 0; ///< local (> 0) or negated global id, as in LearnedTask
    const ParsedMessage *message = nullptr;
};

/// Turns a session's messages, in order, into tasks with outcome, strategy, active time, files and lessons
/// (OpenReflex sections 3.2 to 3.4, with Evoca's additions: evidence, Spanish prompts, full duration of long tools,
/// what the person says next). Streaming and pure: no store, no clock. One object a session. Texts come with secrets
/// already replaced. Memory is bounded, however long a task is.
class SessionLearner
{
public:
    struct Context
    {
        Agent agent = Agent::ClaudeCode;
        QString sessionNativeId;
        QString cwd; ///< files are made relative to projectRoot (or cwd)
        QString projectRoot;
        bool subagent = false; ///< a parent's prompt starts the one task
    };
    /// `finished` receives each task once it is complete.
    SessionLearner(Context context, std::function<void(LearnedTask &&)> finished);
    ~SessionLearner();
    void setContext(const Context &context);

    /// Adds the next message; returns the category of a call (and of a result: its call's).
    ToolCategory add(const LearnedMessage &message);
    /// True when the result last added counts as failed (exit code, is_error, failure recognised in check output).
    bool lastFailed() const;
    /// The file ends here, for now: yields the open task too (Running if its newest entry is younger than `now` − 30
    /// min and no final answer was given). Messages may still follow: call resume() in a later run.
    void finish(qint64 now);
    /// First message of the open task, so that a later run can start there: 0 none.
    RowId openTask() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Title of a task: first meaningful sentence of a prompt, one line, at most 120 characters. A follow-up ("continue",
/// "sigue") has no title of its own: empty.
QString taskTitle(QStringView prompt);
/// OpenReflex: is this prompt a task of its own (English and Spanish follow-ups, at least five words …)?
bool isSubstantialPrompt(QStringView prompt);
/// Is this context of a subagent what its parent asks, and nothing that a program put there (instructions,
/// environment)? It begins a task, and is found like a prompt.
bool isParentPrompt(const QString &context);

/// OpenReflex section 3.4: category of a tool call from the tool's name and, for shells, its command.
ToolCategory toolCategory(std::string_view tool, std::string_view essence);

} // namespace evoca::model
