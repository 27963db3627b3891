#pragma once

#include "forgetting/ForgetTarget.h"
#include "records/Error.h"
#include "store/StorePaths.h"

#include <QStringList>

namespace evoca::model {

class Connection;

/// What a node of the plan counts.
enum class PlanPart : quint8 {
    Sessions,
    SubagentSessions, ///< they go with the session that started them
    Tasks,
    Prompts, ///< prompts, answers, thinking and all other messages that are no tool calls or results
    ToolCalls, ///< calls and their results
    IndexEntries, ///< of all full-text indexes
    Experiences,
    Evidence, ///< what shows an experience's outcome
    LessonsRemoved, ///< nothing else supports them
    Edges,
    Contexts, ///< served to agents, built from what goes
    Episodes,
    Memories,
    MemoryVersions,
    Requests, ///< entries of the request log whose contents go
    Lessons, ///< named in the target
};
/// Stable wire name: "sessions", "tool_calls", "lessons_removed" …
QString planPartId(PlanPart part);

/// One line of the tree. `count` is of this part alone; parents do not sum their children.
struct PlanNode
{
    PlanPart part = PlanPart::Sessions;
    qint64 count = 0;
    QString name; ///< title of the one record, where count is 1 or the records are named one by one; else empty
    std::optional<ForgetItem> item; ///< the one record, if there is one
    /// A record of its own that was made from what goes (a memory, an episode): only goes when its item is added to the
    /// target. Everything else always goes.
    bool optional = false;
    std::vector<PlanNode> children;
};

/// A lesson that stays with less behind it.
struct LessonChange
{
    QString lesson; ///< global id
    QString text;
    double confidenceBefore = 0;
    double confidenceAfter = 0;
    int supportBefore = 0;
    int supportAfter = 0;
    int against = 0; ///< after
};

/// An agent's own file that still holds the text (agents/AgentReader.h has AgentFile, a file to import).
struct HoldingFile
{
    Agent agent = Agent::ClaudeCode;
    QString path;
    qint64 size = 0; ///< bytes
    bool exists = false;
    bool removable = false; ///< may be offered: a file of exactly the sessions that go whole
    QString refusal; ///< why it is not, one translated sentence
};

/// A backup of Evoca's that may still hold the text. Purging rewrites or removes it.
struct AffectedBackup
{
    QString path;
    qint64 made = 0; ///< ms
};

/// Everything that would go or change (design section 9.1). Nothing is done yet.
struct ForgetPlan
{
    qint64 made = 0; ///< ms
    std::vector<ForgetItem> items; ///< the records that are named or matched, and subagents' sessions; never dependents
    std::vector<PlanNode> tree;
    std::vector<LessonChange> lessons;
    std::vector<HoldingFile> agentFiles;
    std::vector<AffectedBackup> backups;
    qint64 records = 0; ///< messages, sessions, experiences, lessons removed, episodes, memories, contexts

    bool isEmpty() const { return items.empty(); }
    qint64 count(PlanPart part) const; ///< over the whole tree, without optional nodes
};

/// Works the plan out. Reads only, in the caller's thread (reader or writer). Records in the bin are found by their id,
/// but not by a filter. NotFound when a named record does not exist; InvalidArgument for a filter without any limit.
/// An empty plan is no error.
Result<ForgetPlan> makeForgetPlan(Connection &connection, const ForgetTarget &target);

/// What decides whether a caller may know of a record.
struct ForgetReach
{
    RowId project = 0;
    bool visible = false; ///< there, and not in the bin
};
Result<ForgetReach> forgetReach(Connection &connection, const ForgetItem &item);

/// For a terminal: a translated indented text, without colours.
QString planText(const ForgetPlan &plan);
/// For machines: {"records", "items", "tree", "lessons", "agent_files", "backups"}.
QByteArray planJson(const ForgetPlan &plan);

} // namespace evoca::model
