#include "tools/WriteEpisode.h"

#include "journal/Journal.h"
#include "tools/EpisodeAnswers.h"
#include "tools/MemoryAnswers.h"
#include "tools/Schema.h"

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *description =
    "Write one entry into the journal of this run: what you did and, as takeaway, what you concluded. Returns: structured 'status' "
    "(committed), id, session_id, created, expires and what was stored. Use when: an iteration, a step or a subtask ends; every iteration of a "
    "loop. A later session reads it with episode_handoff. Not for: durable facts (remember). Session, time, worktree and branch are taken by "
    "the server. In a swarm, give the coordinator's session id as swarm_id. It cannot be changed afterwards and goes into the bin after its "
    "life (30 days unless its owner chose otherwise). Secrets are replaced before storing. Side effects: writes one episode. Errors: values "
    "out of bounds are rejected with the field and its bound; a project that its owner has not approved answers an error that says how to "
    "approve it.";

Json inputSchema()
{
    return schema::input(
        {{"body", schema::text("Markdown, not blank; at most 1,000,000 bytes.", 0, longestEpisodeBody)},
         {"takeaway",
          schema::nullableText("What a later session must know, in a sentence or two; at most 4,096 bytes.",
                               longestTakeaway)},
         {"scopes",
          schema::nullableTexts(
              "At most 64 tags of lower-case letters and digits joined by - or :, e.g. 'projects:shop'.", mostScopes,
              200)},
         {"swarm_id", schema::nullableText("Cohort: 1-128 letters, digits, _ or -.", longestSwarm)},
         {"project", schema::project()}},
        {"body"});
}

Json outputSchema()
{
    return schema::object(
        {{"status", schema::plain("string", "committed.")},
         {"id", schema::plain("string", "ULID.")},
         {"session_id", schema::plain("string", "This run.")},
         {"created", schema::plain("string", "ISO 8601, UTC.")},
         {"expires", schema::nullable("string", "When it goes into the bin; null: never.")},
         {"scopes", schema::array("As stored.", {{"type", "string"}})},
         {"takeaway", schema::nullable("string", "As stored.")},
         {"swarm_id", schema::nullable("string", "As stored.")},
         {"secrets_replaced", schema::plain("integer", "Secrets that were not stored.")}},
        {"status", "id", "session_id", "created", "expires", "scopes", "takeaway", "swarm_id", "secrets_replaced"});
}

} // namespace

Json WriteEpisode::definition() const
{
    return {{"name", name()},
            {"title", "Write episode"},
            {"description", description},
            {"inputSchema", inputSchema()},
            {"outputSchema", outputSchema()},
            {"annotations", schema::writeAnnotations("Write episode", false)}};
}

Result<ToolAnswer> WriteEpisode::call(const Json &arguments, ToolContext &context) const
{
    const auto caller = episodeCaller(arguments, context);
    if (!caller)
        return std::unexpected(caller.error());
    const auto written = Journal(context.writer)
                             .write(*caller,
                                    {.body = toQString(arguments["body"]),
                                     .takeaway = optionalText(arguments, "takeaway"),
                                     .scopes = optionalTexts(arguments, "scopes"),
                                     .swarm = optionalText(arguments, "swarm_id")})
                             .result();
    if (!written)
        return std::unexpected(written.error());
    const Episode &episode = written->episode;
    ToolAnswer answer;
    answer.recorded = false;
    answer.returned.append(episode.id);
    answer.structured = {{"status", "committed"},
                         {"id", toJson(episode.id)},
                         {"session_id", toJson(episode.sessionId)},
                         {"created", episodeTime(episode.created)},
                         {"expires", episode.expires == 0 ? Json() : Json(episodeTime(episode.expires))},
                         {"scopes", toJson(episode.scopes)},
                         {"takeaway", episode.takeaway.isEmpty() ? Json() : toJson(episode.takeaway)},
                         {"swarm_id", episode.swarmId.isEmpty() ? Json() : toJson(episode.swarmId)},
                         {"secrets_replaced", written->secrets}};
    return answer;
}

} // namespace evoca::mcp
