#include "records/Labels.h"

#include <array>
#include <span>

namespace evoca::model {

namespace {

// Position is the stored number.
constexpr std::array<QStringView, 4> statusIds {u"unknown", u"success", u"failure", u"running"};
constexpr std::array<QStringView, 6> classIds {u"build", u"debug", u"refactor", u"test", u"investigate", u"think"};
constexpr std::array<QStringView, 3> modeIds {u"build", u"investigate", u"think"};
constexpr std::array<QStringView, 13> categoryIds {u"other", u"read", u"search", u"edit", u"run",      u"test", u"lint",
                                                   u"build", u"vcs",  u"web",    u"mcp",  u"subagent", u"plan"};
constexpr std::array<QStringView, 7> lessonIds {u"strategy",   u"files",   u"resolution", u"failure-loop",
                                                u"repetition", u"context", u"manual"};
constexpr std::array<QStringView, 3> approvalIds {u"pending", u"approved", u"hidden"};
constexpr std::array<QStringView, 9> messageIds {
    u"", u"prompt", u"answer", u"thinking", u"tool_call", u"tool_result", u"context", u"summary", u"notice"};

template<typename Enum>
QString idOf(std::span<const QStringView> ids, Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < ids.size() ? ids[index].toString() : QString();
}

template<typename Enum>
std::optional<Enum> valueOf(std::span<const QStringView> ids, QStringView id)
{
    for (std::size_t index = 0; index < ids.size(); ++index) {
        if (id.compare(ids[index], Qt::CaseInsensitive) == 0)
            return static_cast<Enum>(index);
    }
    return std::nullopt;
}

} // namespace

QString statusId(Status status)
{
    return idOf(statusIds, status);
}
std::optional<Status> statusFromId(QStringView id)
{
    return valueOf<Status>(statusIds, id);
}
QString taskClassId(TaskClass taskClass)
{
    return idOf(classIds, taskClass);
}
std::optional<TaskClass> taskClassFromId(QStringView id)
{
    return valueOf<TaskClass>(classIds, id);
}
QString taskModeId(TaskMode mode)
{
    return idOf(modeIds, mode);
}
QString toolCategoryId(ToolCategory category)
{
    return idOf(categoryIds, category);
}
QString lessonKindId(LessonKind kind)
{
    return idOf(lessonIds, kind);
}
std::optional<LessonKind> lessonKindFromId(QStringView id)
{
    return valueOf<LessonKind>(lessonIds, id);
}
QString approvalId(Approval approval)
{
    return idOf(approvalIds, approval);
}
QString messageKindId(MessageKind kind)
{
    return idOf(messageIds, kind);
}

Lane laneOf(ToolCategory category)
{
    switch (category) {
    case ToolCategory::Read:
    case ToolCategory::Search:
    case ToolCategory::Web:
    case ToolCategory::Plan: return Lane::Look;
    case ToolCategory::Edit: return Lane::Edit;
    case ToolCategory::Test:
    case ToolCategory::Lint:
    case ToolCategory::Build: return Lane::Check;
    default: return Lane::Run;
    }
}

bool isVerification(ToolCategory category)
{
    return category == ToolCategory::Test || category == ToolCategory::Lint || category == ToolCategory::Build;
}

TaskMode modeOf(TaskClass taskClass)
{
    switch (taskClass) {
    case TaskClass::Investigate: return TaskMode::Investigate;
    case TaskClass::Think: return TaskMode::Think;
    default: return TaskMode::Build;
    }
}

} // namespace evoca::model
