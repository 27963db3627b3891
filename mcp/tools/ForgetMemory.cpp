#include "tools/ForgetMemory.h"

#include "forgetting/Bin.h"
#include "tools/MemoryAnswers.h"
#include "tools/Schema.h"
#include "tools/WireTime.h"

namespace evoca::mcp {

using namespace model;

namespace {

constexpr int longestReason = 1000;

constexpr const char *description =
    "Forget one memory: it goes into the bin, is found no more at once, and can be restored. Returns: structured 'status' (moved_to_bin) and "
    "until when it can be restored. Use when: the user asks for it, after you showed what it says; one exact record at a time. Not for: a "
    "correction (update_memory). Needs a current reference: one of an earlier version, or not given to you, is refused. Only a person can "
    "erase it for good. Side effects: hides one memory; its owner sees who did it and why. Errors: a reference that is not current.";

Json outputSchema()
{
    return schema::object({{"reference", schema::plain("string", "For restore_memory.")},
                           {"status", schema::plain("string", "moved_to_bin.")},
                           {"location", schema::plain("string", "Logical path that it had.")},
                           {"restorable_until", schema::plain("string", "ISO 8601, UTC; absent: for ever.")}},
                          {"reference", "status", "location"});
}

} // namespace

Json ForgetMemory::definition() const
{
    return {{"name", name()},
            {"title", "Forget memory"},
            {"description", description},
            {"inputSchema",
             schema::input({{"reference", schema::reference()},
                            {"reason", schema::text("Why, for its owner.", 0, longestReason)}},
                           {"reference"})},
            {"outputSchema", outputSchema()},
            {"annotations",
             {{"title", "Forget memory"},
              {"readOnlyHint", false},
              {"destructiveHint", true},
              {"idempotentHint", true},
              {"openWorldHint", false}}}};
}

Result<ToolAnswer> ForgetMemory::call(const Json &arguments, ToolContext &context) const
{
    const auto references = memoryReferences(context);
    if (!references)
        return std::unexpected(references.error());
    const auto memory = currentMemory(arguments, context, *references);
    if (!memory)
        return std::unexpected(memory.error());
    const ForgetTarget target {{{ForgetKind::Memory, memory->globalId}}, {}};
    const auto entry = Bin(context.writer)
                           .put(target,
                                {ForgetDeed::By::Client, context.client.name, toQString(member(arguments, "reason"))})
                           .result();
    if (!entry)
        return std::unexpected(entry.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned.append(memory->globalId);
    answer.structured = {
        {"reference", arguments["reference"]}, {"status", "moved_to_bin"}, {"location", toJson(memory->path)}};
    if (entry->expires > 0)
        answer.structured["restorable_until"] = wireTime(entry->expires);
    return answer;
}

} // namespace evoca::mcp
