#include "tools/PromoteEpisode.h"

#include "journal/EpisodeDirectory.h"
#include "journal/Journal.h"
#include "memories/MemoryRules.h"
#include "tools/EpisodeAnswers.h"
#include "tools/MemoryAnswers.h"
#include "tools/Schema.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *description =
    "Make a durable memory of a journal entry. Returns: structured 'reference', 'status' (created, updated or unchanged), location, type and "
    "near duplicates of the memory. Use when: what an episode concluded will still be true in later sessions. The takeaway becomes the "
    "memory, or the body with use_body. The episode stays, linked to the memory. Side effects: writes one memory. Errors: an episode that is "
    "unknown or that you may not see; one without a takeaway unless use_body is true; values out of bounds.";

Json inputSchema()
{
    Json type = schema::plain("string", "Default auto: found by the wording.");
    type["enum"] = {"auto", "semantic", "episodic", "procedural", "working", "identity"};
    type["default"] = "auto";
    return schema::input({{"episode_id", schema::text("ULID of the episode.", 26, 26)},
                          {"path", schema::text("Logical path of the memory.", 1, longestMemoryPath)},
                          {"type", std::move(type)},
                          {"use_body", schema::boolean("true takes the body in place of the takeaway.", false)}},
                         {"episode_id", "path"});
}

Json outputSchema()
{
    return schema::object({{"reference", schema::plain("string", "Opaque; of the memory.")},
                           {"status", schema::plain("string", "created, updated or unchanged.")},
                           {"location", schema::plain("string", "Logical path as stored.")},
                           {"type", schema::plain("string", "Type as stored.")},
                           {"promoted_from_episode_id", schema::plain("string", "As given.")},
                           {"near", schema::nearMemories()}},
                          {"reference", "status", "location", "type", "promoted_from_episode_id", "near"});
}

} // namespace

Json PromoteEpisode::definition() const
{
    return {{"name", name()},
            {"title", "Promote episode"},
            {"description", description},
            {"inputSchema", inputSchema()},
            {"outputSchema", outputSchema()},
            {"annotations", schema::writeAnnotations("Promote episode", true)}};
}

Result<ToolAnswer> PromoteEpisode::call(const Json &arguments, ToolContext &context) const
{
    const auto projects = episodeProjects(Json::object(), context);
    if (!projects)
        return std::unexpected(projects.error());
    const QString id = toQString(arguments["episode_id"]);
    const auto episode = EpisodeDirectory(context.connection).episode(id);
    const bool reachable = episode
        && (episode->project == 0 || std::ranges::find(*projects, episode->project) != projects->end());
    if (!reachable)
        return std::unexpected(Error {
            ErrorCode::NotFound, QCoreApplication::translate("Mcp", "There is no such episode."), u"episode_id"_s});
    const auto references = memoryReferences(context);
    if (!references)
        return std::unexpected(references.error());
    const auto saved = Journal(context.writer)
                           .promote({.episode = id,
                                     .path = toQString(arguments["path"]),
                                     .type = QString::fromStdString(arguments.value("type", "auto")),
                                     .useBody = arguments.value("use_body", false),
                                     .origin = context.client.name})
                           .result();
    if (!saved)
        return std::unexpected(saved.error());
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned = {saved->memory.globalId, id};
    answer.structured = {{"reference", toJson(references->make(saved->memory))},
                         {"status",
                          saved->created         ? "created"
                              : saved->unchanged ? "unchanged"
                                                 : "updated"},
                         {"location", toJson(saved->memory.path)},
                         {"type", toJson(saved->memory.type)},
                         {"promoted_from_episode_id", toJson(id)},
                         {"near", nearJson(saved->near, *references)}};
    return answer;
}

} // namespace evoca::mcp
