#include "tools/RestoreMemory.h"

#include "forgetting/Bin.h"
#include "memories/MemoryDirectory.h"
#include "tools/MemoryAnswers.h"
#include "tools/Schema.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *description =
    "Restore a memory that you forgot. Returns: structured 'reference', 'status' (restored) and location. Use when: forgetting it was a "
    "mistake. Only what this very client moved to the bin can be restored here; what a person forgot, a person restores. Side effects: the "
    "memory is found again, as it was. Errors: a reference whose memory you did not forget, or that is gone for good.";

Json outputSchema()
{
    return schema::object({{"reference", schema::plain("string", "Current again.")},
                           {"status", schema::plain("string", "restored.")},
                           {"location", schema::plain("string", "Logical path.")}},
                          {"reference", "status", "location"});
}

Error notInBin()
{
    return {ErrorCode::NotFound,
            QCoreApplication::translate("Mcp", "You have forgotten no such memory, or it is gone for good."),
            u"reference"_s};
}

} // namespace

Json RestoreMemory::definition() const
{
    return {
        {"name", name()},
        {"title", "Restore memory"},
        {"description", description},
        {"inputSchema",
         schema::input({{"reference", schema::reference()}, {"reason", schema::text("Why.", 0, 1000)}}, {"reference"})},
        {"outputSchema", outputSchema()},
        {"annotations", schema::writeAnnotations("Restore memory", true)}};
}

Result<ToolAnswer> RestoreMemory::call(const Json &arguments, ToolContext &context) const
{
    const auto references = memoryReferences(context);
    if (!references)
        return std::unexpected(references.error());
    const auto target = references->read(toQString(arguments["reference"]));
    if (!target)
        return std::unexpected(target.error());
    const auto scope = context.reachable(Json::object());
    if (!scope)
        return std::unexpected(scope.error());
    const MemoryDirectory directory(context.connection);
    const auto binned = directory.forgotten(target->memory);
    if (!binned)
        return std::unexpected(binned.error().code == ErrorCode::NotFound ? notInBin() : binned.error());
    const std::vector<RowId> allowed = scope->ids();
    const bool reachable = binned->project == 0 || std::ranges::find(allowed, binned->project) != allowed.end();
    const ForgetItem item {ForgetKind::Memory, binned->globalId};
    const auto entry = Bin::holding(context.connection, item);
    if (!entry)
        return std::unexpected(entry.error());
    const bool own = *entry && (*entry)->deed.by == ForgetDeed::By::Client
        && (*entry)->deed.client == context.client.name;
    if (!reachable || !own)
        return std::unexpected(notInBin());
    if (const auto done = Bin(context.writer).restoreRecord(item).result(); !done)
        return std::unexpected(done.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned.append(binned->globalId);
    answer.structured = {
        {"reference", toJson(references->make(*binned))}, {"status", "restored"}, {"location", toJson(binned->path)}};
    return answer;
}

} // namespace evoca::mcp
