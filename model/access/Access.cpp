#include "access/Access.h"

#include "access/ClientTable.h"
#include "access/ProjectResolver.h"
#include "access/Token.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Access)
};

bool maySee(const Client &client, const Project &project)
{
    return project.approval != Approval::Hidden
        && (client.allProjects || std::ranges::find(client.projects, project.id) != client.projects.end());
}

std::vector<Project> visible(const Client &client, std::vector<Project> projects)
{
    std::erase_if(projects, [&client](const Project &project) { return !maySee(client, project); });
    return projects;
}

std::vector<Project> approved(const std::vector<Project> &projects)
{
    std::vector<Project> result;
    std::ranges::copy_if(projects, std::back_inserter(result),
                         [](const Project &p) { return p.approval == Approval::Approved; });
    return result;
}

/// "web (/home/ana/web), api (/home/ana/api) and 12 more"
QString listed(const std::vector<Project> &projects)
{
    constexpr size_t most = 20;
    QStringList names;
    for (const Project &project : projects | std::views::take(most))
        names.append(project.name + " ("_L1 + project.path + u')');
    const QString list = names.join(", "_L1);
    return projects.size() <= most ? list
                                   : Messages::tr("%1 and %2 more").arg(list, QString::number(projects.size() - most));
}

Error notApproved(const Project &project)
{
    return {
        ErrorCode::NotApproved,
        Messages::tr(
            "The project %1 (%2) is not approved yet. Its owner can approve it in Evoca's window, or by running: evoca approve \"%2\"")
            .arg(project.name, project.path),
        u"project"_s};
}

Error unknownProject(const QString &wanted, const std::vector<Project> &open)
{
    const QString sentence = Messages::tr("There is no project \"%1\".").arg(wanted);
    return {ErrorCode::NotFound,
            open.empty() ? sentence : sentence + u' ' + Messages::tr("Approved projects: %1").arg(listed(open)),
            u"project"_s};
}

Error undecided(const std::vector<Project> &open)
{
    if (open.empty())
        return {
            ErrorCode::NotApproved,
            Messages::tr(
                "No project is approved yet. Their owner can approve one in Evoca's window, or by running: evoca approve PATH"),
            u"project"_s};
    return {
        ErrorCode::InvalidArgument,
        Messages::tr("Say which project is meant in the argument \"project\". Approved projects: %1").arg(listed(open)),
        u"project"_s};
}

Result<Scope> checked(const Project &project)
{
    if (project.approval != Approval::Approved)
        return std::unexpected(notApproved(project));
    return Scope {{project}};
}

} // namespace

std::vector<RowId> Scope::ids() const
{
    std::vector<RowId> result;
    std::ranges::transform(projects, std::back_inserter(result), &Project::id);
    return result;
}

Access::Access(Connection &connection) : m_connection(connection) { }

Result<Client> Access::authenticate(const QByteArray &token) const
{
    auto stored = ClientTable(m_connection).all();
    if (!stored)
        return std::unexpected(stored.error());
    const QByteArray hash = tokenHash(token);
    const StoredClient *match = nullptr;
    // Every client is compared, so the time tells nothing about which one it was.
    for (const StoredClient &candidate : *stored) {
        if (equalInConstantTime(candidate.tokenHash, hash))
            match = &candidate;
    }
    if (!match)
        return std::unexpected(
            Error {ErrorCode::Unauthorized,
                   Messages::tr("This token is unknown. Copy the connection command from Evoca again.")});
    return match->client;
}

Result<std::vector<Client>> Access::clients() const
{
    auto stored = ClientTable(m_connection).all();
    if (!stored)
        return std::unexpected(stored.error());
    std::vector<Client> result;
    std::ranges::transform(*stored, std::back_inserter(result), &StoredClient::client);
    return result;
}

Result<std::vector<Project>> Access::projects() const
{
    return ProjectResolver(m_connection).all();
}

Result<Scope> Access::named(const Client &client, const QString &project) const
{
    const ProjectResolver resolver(m_connection);
    auto found = resolver.find(project);
    auto all = resolver.all();
    if (!found || !all)
        return std::unexpected(found ? all.error() : found.error());
    const std::vector<Project> open = approved(visible(client, *all));
    std::vector<Project> candidates = visible(client, *found);
    // An approved project is meant before a pending one of the same name.
    if (const std::vector<Project> usable = approved(candidates); !usable.empty())
        candidates = usable;
    if (candidates.empty())
        return std::unexpected(unknownProject(project, open));
    if (candidates.size() > 1)
        return std::unexpected(Error {ErrorCode::InvalidArgument,
                                      Messages::tr("Several projects are called \"%1\"; give the path of one: %2")
                                          .arg(project, listed(candidates)),
                                      u"project"_s});
    return checked(candidates.front());
}

Result<Scope> Access::scope(const Client &client, const QString &project, const QString &workingDirectory) const
{
    return scope(client, project, workingDirectory, {});
}

Result<Scope> Access::scope(const Client &client, const QString &project, const QString &workingDirectory,
                            const QStringList &roots) const
{
    if (!project.trimmed().isEmpty())
        return named(client, project.trimmed());
    const ProjectResolver resolver(m_connection);
    if (client.boundProject != 0) {
        auto bound = resolver.byId(client.boundProject);
        if (!bound)
            return std::unexpected(bound.error());
        if (*bound && maySee(client, **bound))
            return checked(**bound);
    }
    for (const QString &folder : QStringList {workingDirectory} + roots) {
        auto inside = resolver.byFolder(folder);
        if (!inside)
            return std::unexpected(inside.error());
        if (*inside && maySee(client, **inside))
            return checked(**inside);
    }
    auto all = resolver.all();
    if (!all)
        return std::unexpected(all.error());
    const std::vector<Project> open = approved(visible(client, *all));
    if (open.size() != 1)
        return std::unexpected(undecided(open));
    return Scope {open};
}

Result<Scope> Access::everything(const Client &client) const
{
    auto all = ProjectResolver(m_connection).all();
    if (!all)
        return std::unexpected(all.error());
    std::vector<Project> open = approved(visible(client, *all));
    if (open.empty())
        return std::unexpected(undecided(open));
    return Scope {std::move(open)};
}

Result<std::vector<Project>> Access::projects(const Client &client) const
{
    auto all = ProjectResolver(m_connection).all();
    if (!all)
        return all;
    return visible(client, std::move(*all));
}

} // namespace evoca::model
