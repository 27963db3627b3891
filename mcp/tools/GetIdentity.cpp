#include "tools/GetIdentity.h"

#include "tools/Schema.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace evoca::mcp {

using namespace model;

namespace {

constexpr size_t mostProjects = 100;

constexpr const char *description =
    "Show who you are to Evoca. Returns: structured client name, profile, permissions, the project a call without a 'project' argument would "
    "mean, and the projects you may know of with their approval (approved: can be searched; pending: its owner must approve it first). Use "
    "when: a call was refused, or you need a project's name. Side effects: none; read-only.";

Json outputSchema()
{
    const Json project = schema::object({{"name", schema::plain("string", "Name to give as 'project'.")},
                                         {"path", schema::plain("string", "Absolute path.")},
                                         {"approval", schema::plain("string", "approved or pending.")}},
                                        {"name", "path", "approval"});
    return schema::object(
        {{"client", schema::plain("string", "Name of this client.")},
         {"profile", schema::plain("string", "generic or extended.")},
         {"permissions", schema::array("What this client may do.", {{"type", "string"}})},
         {"default_project",
          schema::plain("string", "Path of the project that calls mean by default; absent when undecided.")},
         {"projects", schema::array("Most recently active first.", project)},
         {"more_projects", schema::plain("integer", "How many further projects are not listed.")},
         {"version", schema::plain("string", "Version of Evoca.")}},
        {"client", "profile", "permissions", "projects", "version"});
}

Json permissionsJson(Permissions permissions)
{
    Json list = Json::array();
    for (Permission permission :
         {Permission::MemoryRead, Permission::MemoryWrite, Permission::MemoryForget, Permission::HistoryRead}) {
        if (permissions.testFlag(permission))
            list.push_back(toJson(permissionId(permission)));
    }
    return list;
}

Json projectJson(const Project &project)
{
    return {{"name", toJson(project.name)},
            {"path", toJson(project.path)},
            {"approval", toJson(approvalId(project.approval))}};
}

} // namespace

Json GetIdentity::definition() const
{
    return {{"name", name()},
            {"title", "Get identity"},
            {"description", description},
            {"inputSchema", schema::input(Json::object(), Json::array())},
            {"outputSchema", outputSchema()},
            {"annotations", schema::readAnnotations("Get identity")}};
}

Result<ToolAnswer> GetIdentity::call(const Json &, ToolContext &context) const
{
    auto projects = Access(context.connection).projects(context.client);
    if (!projects)
        return std::unexpected(projects.error());
    // Approved ones first, so that they are listed even among hundreds of pending ones.
    std::ranges::stable_partition(*projects, [](const Project &p) { return p.approval == Approval::Approved; });
    ToolAnswer answer;
    answer.recorded = false;
    Json &json = answer.structured;
    json = {{"client", toJson(context.client.name)},
            {"profile", context.client.profile == Profile::Extended ? "extended" : "generic"},
            {"permissions", permissionsJson(context.client.permissions)}};
    if (auto scope = context.project(Json::object()))
        json["default_project"] = toJson(scope->projects.front().path);
    json["projects"] = Json::array();
    for (const Project &project : *projects | std::views::take(mostProjects))
        json["projects"].push_back(projectJson(project));
    if (projects->size() > mostProjects)
        json["more_projects"] = projects->size() - mostProjects;
    json["version"] = toJson(context.version);
    return answer;
}

} // namespace evoca::mcp
