#include "tools/UpdateMemory.h"

#include "memories/Memories.h"
#include "memories/MemoryRules.h"
#include "tools/MemoryAnswers.h"
#include "tools/Schema.h"
#include "tools/WireTime.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *description =
    "Change one memory: its text, place, type or weight. Returns: structured new 'reference', 'status' (updated or unchanged), location, type "
    "and near duplicates. Use when: the user asks to correct, move or reclassify it. Not for: a new fact (remember). Needs a current "
    "reference: if the memory changed since you read it, nothing is changed and the error says to read it again. What it said before stays as "
    "a version. Side effects: writes. Errors: values out of bounds are rejected with the field and its bound; a memory that follows an "
    "agent's own file is changed in that file only.";

Json optionalShare(const char *text)
{
    return {{"type", "number"}, {"description", text}, {"minimum", 0}, {"maximum", 1}};
}

Json inputSchema()
{
    Json type = schema::plain("string", "New type; auto: found by the wording.");
    type["enum"] = {"auto", "semantic", "episodic", "procedural", "working", "identity"};
    const Json expires {{"type", {"string", "null"}},
                        {"description", "ISO 8601 time after which it is found no more; null: never."},
                        {"minLength", 8},
                        {"maxLength", 40}};
    return schema::input({{"reference", schema::reference()},
                          {"content", schema::memoryContent()},
                          {"path", schema::text("New logical path.", 1, longestMemoryPath)},
                          {"type", std::move(type)},
                          {"scope", schema::text("New tag; empty: none.", 0, longestMemoryScope)},
                          {"importance", optionalShare("0-1.")},
                          {"confidence", optionalShare("0-1.")},
                          {"expires_at", expires},
                          {"semantic_key", schema::text("New upsert key; empty: none.", 0, longestSemanticKey)}},
                         {"reference"});
}

Json outputSchema()
{
    return schema::object({{"reference", schema::plain("string", "The new reference; the old one is spent.")},
                           {"status", schema::plain("string", "updated or unchanged.")},
                           {"location", schema::plain("string", "Logical path as stored.")},
                           {"type", schema::plain("string", "Type as stored.")},
                           {"secrets_replaced", schema::plain("integer", "Secrets that were not stored.")},
                           {"near", schema::nearMemories()}},
                          {"reference", "status", "location", "type", "secrets_replaced", "near"});
}

std::optional<QString> textArgument(const Json &arguments, const char *name)
{
    const Json &value = member(arguments, name);
    return value.is_string() ? std::optional(toQString(value)) : std::nullopt;
}

std::optional<double> share(const Json &arguments, const char *name)
{
    const Json &value = member(arguments, name);
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

Result<MemoryEdit> editOf(const Json &arguments, const QString &origin)
{
    if (arguments.size() < 2)
        return std::unexpected(
            Error {ErrorCode::InvalidArgument,
                   QCoreApplication::translate("Mcp", "Name at least one field to change besides \"reference\"."),
                   {}});
    MemoryEdit edit {.content = textArgument(arguments, "content"),
                     .path = textArgument(arguments, "path"),
                     .type = textArgument(arguments, "type"),
                     .scope = textArgument(arguments, "scope"),
                     .semanticKey = textArgument(arguments, "semantic_key"),
                     .importance = share(arguments, "importance"),
                     .confidence = share(arguments, "confidence"),
                     .origin = origin};
    if (arguments.contains("expires_at")) {
        const auto expires = timeArgument(arguments, "expires_at");
        if (!expires)
            return std::unexpected(expires.error());
        edit.expires = expires->value_or(0);
    }
    return edit;
}

} // namespace

Json UpdateMemory::definition() const
{
    return {{"name", name()},
            {"title", "Update memory"},
            {"description", description},
            {"inputSchema", inputSchema()},
            {"outputSchema", outputSchema()},
            {"annotations", schema::writeAnnotations("Update memory", false)}};
}

Result<ToolAnswer> UpdateMemory::call(const Json &arguments, ToolContext &context) const
{
    const auto edit = editOf(arguments, context.client.name);
    if (!edit)
        return std::unexpected(edit.error());
    const auto references = memoryReferences(context);
    if (!references)
        return std::unexpected(references.error());
    const auto memory = currentMemory(arguments, context, *references);
    if (!memory)
        return std::unexpected(memory.error());
    const auto saved = Memories(context.writer).update(memory->id, memory->revision, *edit).result();
    if (!saved)
        return std::unexpected(saved.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned.append(saved->memory.globalId);
    answer.structured = {{"reference", toJson(references->make(saved->memory))},
                         {"status", saved->unchanged ? "unchanged" : "updated"},
                         {"location", toJson(saved->memory.path)},
                         {"type", toJson(saved->memory.type)},
                         {"secrets_replaced", saved->secrets},
                         {"near", nearJson(saved->near, *references)}};
    return answer;
}

} // namespace evoca::mcp
