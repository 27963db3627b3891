#include "tools/Tool.h"

namespace evoca::mcp {

using namespace model;

ToolContext::ToolContext(Connection &connection, Writer &writer, const Client &client, const CallOrigin &origin,
                         const ReadTicket &ticket, QString version)
    : connection(connection), writer(writer), client(client), origin(origin), ticket(ticket),
      version(std::move(version))
{
}

Result<Scope> ToolContext::used(Result<Scope> scope)
{
    if (scope && scope->projects.size() == 1)
        m_usedProject = scope->projects.front().id;
    return scope;
}

Result<Scope> ToolContext::project(const Json &arguments)
{
    const QString wanted = toQString(member(arguments, "project"));
    auto scope =
        Access(connection).scope(client, wanted, origin.workingDirectory, origin.roots.value_or(QStringList {}));
    // The project is undecided between several: only then is the client's answer worth another round trip.
    m_wantsRoots = !scope && wanted.isEmpty() && scope.error().code == ErrorCode::InvalidArgument && origin.offersRoots
        && !origin.roots;
    return used(std::move(scope));
}

Result<Scope> ToolContext::reachable(const Json &arguments)
{
    const QString wanted = toQString(member(arguments, "project"));
    const Access access(connection);
    return used(wanted.isEmpty() ? access.everything(client) : access.scope(client, wanted, {}));
}

} // namespace evoca::mcp
