#include "tools/UpdateState.h"

#include "memories/Memories.h"
#include "memories/MemoryRules.h"
#include "tools/MemoryAnswers.h"
#include "tools/Schema.h"
#include "tools/WireTime.h"

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *description =
    "Save the state of the work at hand in a slot of this project: what is being done, what comes next, what blocks it. Returns: structured "
    "'reference', 'status' (created or updated) and when it ends. Use when: you stop, hand over, or reach a step worth returning to. Not for: "
    "durable facts (remember). Each state_key holds one state; a new one replaces it and keeps the old as a version. It ends by itself after "
    "ttl_seconds. Side effects: writes one working state. Errors: values out of bounds are rejected with the field and its bound; a project "
    "that its owner has not approved answers an error that says how to approve it.";

Json inputSchema()
{
    Json key = schema::text("Slot. Default 'active_task'.", 1, longestStateKey);
    key["default"] = "active_task";
    return schema::input(
        {{"state_key", std::move(key)},
         {"content", schema::text("What is being done, and how far it is.", 1, longestState)},
         {"next_action", schema::text("What comes next.", 0, longestStateNote)},
         {"blocked_reason", schema::text("What blocks it.", 0, longestStateNote)},
         {"ttl_seconds",
          schema::integer("Life in seconds; 0: until it is replaced. Default 604800 (7 days); at most 2592000.", 0,
                          longestStateLife, standardStateLife)},
         {"scope", schema::text("Tag that narrows where it holds.", 1, longestMemoryScope)},
         {"project", schema::project()}},
        {"content"});
}

Json outputSchema()
{
    return schema::object({{"reference", schema::plain("string", "Opaque.")},
                           {"status", schema::plain("string", "created or updated.")},
                           {"location", schema::plain("string", "Logical path of the slot.")},
                           {"expires", schema::plain("string", "ISO 8601, UTC; absent: when it is replaced.")},
                           {"secrets_replaced", schema::plain("integer", "Secrets that were not stored.")}},
                          {"reference", "status", "location", "secrets_replaced"});
}

} // namespace

Json UpdateState::definition() const
{
    return {{"name", name()},
            {"title", "Update state"},
            {"description", description},
            {"inputSchema", inputSchema()},
            {"outputSchema", outputSchema()},
            {"annotations", schema::writeAnnotations("Update state", true)}};
}

Result<ToolAnswer> UpdateState::call(const Json &arguments, ToolContext &context) const
{
    const auto scope = context.project(arguments);
    if (!scope)
        return std::unexpected(scope.error());
    const auto references = memoryReferences(context);
    if (!references)
        return std::unexpected(references.error());
    const auto saved = Memories(context.writer)
                           .updateState({.project = scope->projects.front().id,
                                         .scope = toQString(member(arguments, "scope")),
                                         .key = QString::fromStdString(arguments.value("state_key", "active_task")),
                                         .content = toQString(arguments["content"]),
                                         .nextAction = toQString(member(arguments, "next_action")),
                                         .blockedReason = toQString(member(arguments, "blocked_reason")),
                                         .lifeSeconds = arguments.value("ttl_seconds", standardStateLife),
                                         .origin = context.client.name})
                           .result();
    if (!saved)
        return std::unexpected(saved.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned.append(saved->memory.globalId);
    answer.structured = {{"reference", toJson(references->make(saved->memory))},
                         {"status", saved->created ? "created" : "updated"},
                         {"location", toJson(saved->memory.path)}};
    if (saved->memory.expires > 0)
        answer.structured["expires"] = wireTime(saved->memory.expires);
    answer.structured["secrets_replaced"] = saved->secrets;
    return answer;
}

} // namespace evoca::mcp
