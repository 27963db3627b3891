#include "access/Access.h"

#include "access/ClientTable.h"
#include "access/ProjectResolver.h"
#include "access/Token.h"
#include "store/ChangeFeed.h"
#include "store/Connection.h"
#include "store/Writer.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype longestName = 64;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Access)
};

Result<QString> checkedName(const QString &name)
{
    const QString trimmed = name.simplified();
    if (trimmed.isEmpty() || trimmed.size() > longestName)
        return std::unexpected(Error {ErrorCode::InvalidArgument,
                                      Messages::tr("A client needs a name of at most %1 characters.").arg(longestName),
                                      u"name"_s});
    return trimmed;
}

Result<void> noted(WriteContext &context, RowId client, const QString &operation)
{
    auto globalId = ClientTable(context.connection).globalId(client);
    if (!globalId)
        return std::unexpected(globalId.error());
    recordChange(context.connection, u"client"_s, *globalId, operation);
    context.changes.clients = true;
    return {};
}

Result<NewClient> added(WriteContext &context, Client client)
{
    NewClient result {std::move(client), makeToken()};
    result.client.tokenHint = tokenHint(result.token);
    result.client.created = QDateTime::currentMSecsSinceEpoch();
    auto id = ClientTable(context.connection).insert(result.client, tokenHash(result.token));
    if (!id)
        return std::unexpected(id.error());
    result.client.id = *id;
    if (auto done = noted(context, *id, u"insert"_s); !done)
        return std::unexpected(done.error());
    return result;
}

Result<NewClient> renewed(WriteContext &context, Client client)
{
    NewClient result {std::move(client), makeToken()};
    result.client.tokenHint = tokenHint(result.token);
    auto set =
        ClientTable(context.connection).setToken(result.client.id, tokenHash(result.token), result.client.tokenHint);
    if (!set)
        return std::unexpected(set.error());
    if (auto done = noted(context, result.client.id, u"update"_s); !done)
        return std::unexpected(done.error());
    return result;
}

Error nameTaken(const QString &name)
{
    return {ErrorCode::Conflict, Messages::tr("There is already a client called \"%1\".").arg(name), u"name"_s};
}

Result<void> approval(WriteContext &context, RowId project, Approval approval)
{
    const qint64 at = approval == Approval::Approved ? QDateTime::currentMSecsSinceEpoch() : 0;
    auto globalId = context.connection.run(
        u"UPDATE project SET approval = ?, approved_at = ?, revision = revision + 1 WHERE id = ? "
        "RETURNING global_id"_s,
        {int(approval), at, project});
    if (!globalId)
        return std::unexpected(globalId.error());
    if (!globalId->next())
        return std::unexpected(
            Error {ErrorCode::NotFound, Messages::tr("This project is not there any more."), u"project"_s});
    const QString id = globalId->value(0).toString();
    globalId->finish();
    recordChange(context.connection, u"project"_s, id, u"update"_s);
    context.changes.projects.insert(project);
    return {};
}

/// How much of `wanted` a project's name or path shows; 0: nothing.
qsizetype nearness(const Project &project, const QString &wanted)
{
    const QString last = wanted.section(u'/', -1, -1, QString::SectionSkipEmpty);
    if (last.isEmpty())
        return 0;
    if (project.name.contains(last, Qt::CaseInsensitive) || last.contains(project.name, Qt::CaseInsensitive))
        return 100;
    qsizetype common = 0;
    while (common < last.size() && common < project.name.size()
           && last.at(common).toCaseFolded() == project.name.at(common).toCaseFolded())
        ++common;
    return common >= 2 ? common : 0;
}

Error noSuchProject(const QString &wanted, std::vector<Project> all)
{
    std::ranges::stable_sort(all, std::ranges::greater {}, [&wanted](const Project &p) { return nearness(p, wanted); });
    QStringList nearest;
    for (const Project &project : all | std::views::take(5))
        nearest.append(project.name + " ("_L1 + project.path + u')');
    const QString sentence = Messages::tr("Evoca knows no history of \"%1\".").arg(wanted);
    return {ErrorCode::NotFound,
            nearest.isEmpty() ? sentence
                              : sentence + u' ' + Messages::tr("The nearest projects: %1").arg(nearest.join(", "_L1)),
            u"project"_s};
}

Result<Project> approved(WriteContext &context, const QString &wanted)
{
    const ProjectResolver resolver(context.connection);
    auto found = resolver.find(wanted);
    if (!found)
        return std::unexpected(found.error());
    if (found->empty()) {
        auto all = resolver.all();
        return std::unexpected(all ? noSuchProject(wanted, std::move(*all)) : all.error());
    }
    if (found->size() > 1) {
        QStringList paths;
        std::ranges::transform(*found, std::back_inserter(paths), &Project::path);
        return std::unexpected(Error {ErrorCode::InvalidArgument,
                                      Messages::tr("Several projects are called \"%1\"; give the path of one: %2")
                                          .arg(wanted, paths.join(", "_L1)),
                                      u"project"_s});
    }
    Project project = found->front();
    if (auto done = approval(context, project.id, Approval::Approved); !done)
        return std::unexpected(done.error());
    project.approval = Approval::Approved;
    project.approvedAt = QDateTime::currentMSecsSinceEpoch();
    return project;
}

} // namespace

AccessControl::AccessControl(Writer &writer) : m_writer(writer) { }

QFuture<Result<NewClient>> AccessControl::addClient(const QString &name, Profile profile, Permissions permissions)
{
    return m_writer.call<NewClient>([name, profile, permissions](WriteContext &context) -> Result<NewClient> {
        auto checked = checkedName(name);
        if (!checked)
            return std::unexpected(checked.error());
        auto existing = ClientTable(context.connection).byName(*checked);
        if (!existing || *existing)
            return std::unexpected(existing ? nameTaken(*checked) : existing.error());
        return added(context, {.name = *checked, .profile = profile, .permissions = permissions});
    });
}

QFuture<Result<NewClient>> AccessControl::renewToken(const QString &name)
{
    return m_writer.call<NewClient>([name](WriteContext &context) -> Result<NewClient> {
        auto checked = checkedName(name);
        if (!checked)
            return std::unexpected(checked.error());
        auto existing = ClientTable(context.connection).byName(*checked);
        if (!existing)
            return std::unexpected(existing.error());
        return *existing ? renewed(context, **existing) : added(context, {.name = *checked});
    });
}

QFuture<Result<void>> AccessControl::updateClient(const Client &client)
{
    return m_writer.post([client](WriteContext &context) -> Result<void> {
        auto name = checkedName(client.name);
        if (!name)
            return std::unexpected(name.error());
        const ClientTable table(context.connection);
        auto other = table.byName(*name);
        if (!other || (*other && (*other)->id != client.id))
            return std::unexpected(other ? nameTaken(*name) : other.error());
        Client changed = client;
        changed.name = *name;
        if (auto done = table.update(changed); !done)
            return done;
        return noted(context, client.id, u"update"_s);
    });
}

QFuture<Result<void>> AccessControl::removeClient(RowId client)
{
    return m_writer.post([client](WriteContext &context) -> Result<void> {
        // Noted first: afterwards its global id is gone.
        if (auto done = noted(context, client, u"purge"_s); !done)
            return done;
        return ClientTable(context.connection).remove(client);
    });
}

QFuture<Result<void>> AccessControl::setApproval(RowId project, Approval value)
{
    return m_writer.post([project, value](WriteContext &context) { return approval(context, project, value); });
}

QFuture<Result<Project>> AccessControl::approve(const QString &pathOrName)
{
    return m_writer.call<Project>([pathOrName](WriteContext &context) { return approved(context, pathOrName); });
}

QFuture<Result<int>> AccessControl::approveAll()
{
    return m_writer.call<int>([](WriteContext &context) -> Result<int> {
        auto all = ProjectResolver(context.connection).all();
        if (!all)
            return std::unexpected(all.error());
        int count = 0;
        for (const Project &project : *all) {
            // A hidden project was hidden by a person; "all" does not undo that.
            if (project.approval != Approval::Pending)
                continue;
            if (auto done = approval(context, project.id, Approval::Approved); !done)
                return std::unexpected(done.error());
            ++count;
        }
        return count;
    });
}

} // namespace evoca::model
