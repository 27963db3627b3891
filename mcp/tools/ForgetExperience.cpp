#include "tools/ForgetExperience.h"

#include "forgetting/Bin.h"
#include "tools/Schema.h"
#include "tools/WireTime.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *description =
    "Forget one past task. Returns: structured 'status' ('preview' or 'moved_to_bin'), 'records' and 'counts' by kind: what would go, or "
    "went: the task with its messages and tool calls, the experience, lessons that nothing else supports, contexts built from it. Use when: "
    "the user asks to forget a task, or a record is wrong or must not be kept; call without confirm first, show the counts, and confirm only "
    "with the user's consent. Not for: memories (use forget) and whole sessions. Side effects: with confirm=true the task is hidden at once "
    "from every search and tool and moved to the bin, where only a person can restore it or erase it for good. Errors: an id that is "
    "unknown, already forgotten or in a project you may not see answers 'not found'.";

Json outputSchema()
{
    const Json counts = {{"type", "object"},
                         {"description", "Counts by kind: experiences, tool_calls, prompts, lessons_removed …"},
                         {"additionalProperties", {{"type", "integer"}}}};
    return schema::object({{"experience_id", schema::plain("string", "As given.")},
                           {"status", schema::plain("string", "preview or moved_to_bin.")},
                           {"records", schema::plain("integer", "All records together.")},
                           {"counts", counts},
                           {"lessons_lowered", schema::plain("integer", "Lessons that stay with less support.")},
                           {"restorable_until", schema::plain("string", "Until then a person can restore it.")}},
                          {"experience_id", "status", "records", "counts", "lessons_lowered"});
}

Error notFound()
{
    return {ErrorCode::NotFound, u"Unknown experience id: not found."_s, u"experience_id"_s};
}

Json preview(const QString &id, const ForgetPlan &plan)
{
    Json counts = Json::object();
    for (int part = 0; part <= int(PlanPart::Lessons); ++part) {
        if (const qint64 count = plan.count(PlanPart(part)); count > 0)
            counts[planPartId(PlanPart(part)).toStdString()] = count;
    }
    return {{"experience_id", toJson(id)},
            {"status", "preview"},
            {"records", plan.records},
            {"counts", counts},
            {"lessons_lowered", plan.lessons.size()}};
}

} // namespace

Json ForgetExperience::definition() const
{
    Json id = schema::text("Id of an experience from search_experience ('exp-…').", 5, 160);
    id["pattern"] = "^exp-";
    return {
        {"name", name()},
        {"title", "Forget experience"},
        {"description", description},
        {"inputSchema",
         schema::input({{"experience_id", id},
                        {"confirm", schema::boolean("false: only say what would go. true: move it to the bin.", false)},
                        {"project", schema::project()}},
                       {"experience_id"})},
        {"outputSchema", outputSchema()},
        {"annotations",
         {{"title", "Forget experience"},
          {"readOnlyHint", false},
          {"destructiveHint", true},
          {"idempotentHint", true},
          {"openWorldHint", false}}}};
}

Result<ToolAnswer> ForgetExperience::call(const Json &arguments, ToolContext &context) const
{
    const auto scope = context.reachable(arguments);
    if (!scope)
        return std::unexpected(scope.error());
    const ForgetItem item {ForgetKind::Experience, toQString(arguments["experience_id"])};
    const auto reach = forgetReach(context.connection, item);
    if (!reach)
        return std::unexpected(reach.error());
    // Hidden, foreign and absent ones answer alike.
    const std::vector<RowId> allowed = scope->ids();
    if (!reach->visible || std::ranges::find(allowed, reach->project) == allowed.end())
        return std::unexpected(notFound());
    const ForgetTarget target {{item}, {}};
    const auto plan = makeForgetPlan(context.connection, target);
    if (!plan)
        return std::unexpected(plan.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.structured = preview(item.id, *plan);
    answer.returned.append(item.id);
    if (!arguments.value("confirm", false))
        return answer;
    const auto entry = Bin(context.writer).put(target, {ForgetDeed::By::Client, context.client.name, {}}).result();
    if (!entry)
        return std::unexpected(entry.error());
    if (entry->id.isEmpty()) // somebody else was faster
        return std::unexpected(notFound());
    answer.structured["status"] = "moved_to_bin";
    if (entry->expires > 0)
        answer.structured["restorable_until"] = wireTime(entry->expires);
    return answer;
}

} // namespace evoca::mcp
