#include "tools/RememberMemory.h"

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
    "Remember one durable fact. Returns: structured 'reference', 'status' (created, updated or unchanged), location, type, how many secrets "
    "were replaced before storing, and 'near': memories that say nearly the same. Use when: something will matter in later sessions: a "
    "decision, a preference, how a thing is done. Not for: the state of the present task (update_state), transcripts, or secrets. A "
    "semantic_key makes it an upsert: the memory of this project and scope with the same key is replaced, its earlier text kept as a version. "
    "Saying the same again changes nothing. Side effects: writes one memory of the project. Errors: values out of bounds are rejected with "
    "the field and its bound; a project that its owner has not approved answers an error that says how to approve it.";

Json inputSchema()
{
    Json type = schema::plain("string", "Default auto: found by the wording.");
    type["enum"] = {"auto", "semantic", "episodic", "procedural", "working", "identity"};
    type["default"] = "auto";
    Json importance {{"type", "number"}, {"description", "0-1; default 0.5."}, {"minimum", 0}, {"maximum", 1}};
    Json confidence {{"type", "number"}, {"description", "0-1; default 1."}, {"minimum", 0}, {"maximum", 1}};
    return schema::input(
        {{"content", schema::memoryContent()},
         {"path",
          schema::text("Logical path with / between its parts, e.g. 'projects/shop/payments' or 'preferences'.", 1,
                       longestMemoryPath)},
         {"type", std::move(type)},
         {"scope", schema::text("Tag that narrows where it holds.", 1, longestMemoryScope)},
         {"importance", std::move(importance)},
         {"confidence", std::move(confidence)},
         {"expires_at",
          schema::text("ISO 8601 time after which it is found no more; UTC unless it says otherwise.", 8, 40)},
         {"semantic_key", schema::text("Stable key of the fact, e.g. 'deploy.region'.", 1, longestSemanticKey)},
         {"project", schema::project()}},
        {"content", "path"});
}

Json outputSchema()
{
    return schema::object({{"reference", schema::plain("string", "Opaque; for update_memory and forget.")},
                           {"status", schema::plain("string", "created, updated or unchanged.")},
                           {"location", schema::plain("string", "Logical path as stored.")},
                           {"type", schema::plain("string", "Type as stored.")},
                           {"expires", schema::plain("string", "ISO 8601, UTC; absent: never.")},
                           {"secrets_replaced", schema::plain("integer", "Secrets that were not stored.")},
                           {"near", schema::nearMemories()}},
                          {"reference", "status", "location", "type", "secrets_replaced", "near"});
}

std::optional<double> share(const Json &arguments, const char *name)
{
    const Json &value = member(arguments, name);
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

} // namespace

Json RememberMemory::definition() const
{
    return {{"name", name()},
            {"title", "Remember"},
            {"description", description},
            {"inputSchema", inputSchema()},
            {"outputSchema", outputSchema()},
            {"annotations", schema::writeAnnotations("Remember", true)}};
}

Result<ToolAnswer> RememberMemory::call(const Json &arguments, ToolContext &context) const
{
    const auto scope = context.project(arguments);
    if (!scope)
        return std::unexpected(scope.error());
    const auto expires = timeArgument(arguments, "expires_at");
    if (!expires)
        return std::unexpected(expires.error());
    const auto references = memoryReferences(context);
    if (!references)
        return std::unexpected(references.error());
    const auto saved = Memories(context.writer)
                           .remember({.project = scope->projects.front().id,
                                      .content = toQString(arguments["content"]),
                                      .path = toQString(arguments["path"]),
                                      .type = QString::fromStdString(arguments.value("type", "auto")),
                                      .scope = toQString(member(arguments, "scope")),
                                      .semanticKey = toQString(member(arguments, "semantic_key")),
                                      .importance = share(arguments, "importance"),
                                      .confidence = share(arguments, "confidence"),
                                      .expires = expires->value_or(0),
                                      .origin = context.client.name})
                           .result();
    if (!saved)
        return std::unexpected(saved.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned.append(saved->memory.globalId);
    answer.structured = {{"reference", toJson(references->make(saved->memory))},
                         {"status",
                          saved->created         ? "created"
                              : saved->unchanged ? "unchanged"
                                                 : "updated"},
                         {"location", toJson(saved->memory.path)},
                         {"type", toJson(saved->memory.type)}};
    if (saved->memory.expires > 0)
        answer.structured["expires"] = wireTime(saved->memory.expires);
    answer.structured["secrets_replaced"] = saved->secrets;
    answer.structured["near"] = nearJson(saved->near, *references);
    return answer;
}

} // namespace evoca::mcp
