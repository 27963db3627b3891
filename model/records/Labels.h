#pragma once

#include <QString>

#include <optional>

namespace evoca::model {

using RowId = qint64;

// All enumerations here are stored as numbers: never renumber.

/// How a task ended (OpenReflex: Outcome.status; Running is Evoca's, for the newest open task).
enum class Status : quint8 { Unknown = 0, Success = 1, Failure = 2, Running = 3 };
/// Who says so. A person's verdict stands above all inference.
enum class StatusSource : quint8 { Inferred = 0, Person = 1, Agent = 2 };
/// OpenReflex 3.2.
enum class TaskClass : quint8 { Build = 0, Debug = 1, Refactor = 2, Test = 3, Investigate = 4, Think = 5 };
enum class TaskMode : quint8 { Build = 0, Investigate = 1, Think = 2 };
/// What a tool call does (OpenReflex 3.4). Test, Lint and Build are verification.
enum class ToolCategory : quint8 {
    Other = 0,
    Read = 1,
    Search = 2,
    Edit = 3,
    Run = 4,
    Test = 5,
    Lint = 6,
    Build = 7,
    Vcs = 8,
    Web = 9,
    Mcp = 10,
    Subagent = 11,
    Plan = 12,
};
/// The four lanes of the strip; the category decides.
enum class Lane : quint8 { Look = 0, Edit = 1, Run = 2, Check = 3 };
enum class LessonKind : quint8 {
    Strategy = 0,
    Files = 1,
    Resolution = 2,
    FailureLoop = 3,
    Repetition = 4,
    Context = 5,
    Manual = 6
};
enum class Approval : quint8 { Pending = 0, Approved = 1, Hidden = 2 };
enum class MessageKind : quint8 {
    Prompt = 1, ///< typed by a person
    Answer = 2, ///< visible text of the assistant
    Thinking = 3,
    ToolCall = 4,
    ToolResult = 5,
    Context = 6, ///< injected, not typed: environment, instructions, reminders, a parent agent's prompt
    Summary = 7, ///< compaction
    Notice = 8, ///< what the agent program itself noted: interruption, error, local command
};

// Stable wire names ("success", "debug", "test", "tool_call", "failure-loop"). The reverse is case-insensitive.
QString statusId(Status status);
std::optional<Status> statusFromId(QStringView id);
QString taskClassId(TaskClass taskClass);
std::optional<TaskClass> taskClassFromId(QStringView id);
QString taskModeId(TaskMode mode);
QString toolCategoryId(ToolCategory category);
QString lessonKindId(LessonKind kind);
std::optional<LessonKind> lessonKindFromId(QStringView id);
QString approvalId(Approval approval);
QString messageKindId(MessageKind kind);

Lane laneOf(ToolCategory category);
/// Test, lint or build.
bool isVerification(ToolCategory category);
TaskMode modeOf(TaskClass taskClass);

} // namespace evoca::model
