#include "protocol/Dispatcher.h"

#include "protocol/Results.h"
#include "protocol/Subscriptions.h"
#include "tools/Registry.h"

#include <QDateTime>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using namespace model;

namespace {

constexpr const char *rootsRequest = "roots";

Response jsonResponse(int status, const Json &message)
{
    return {.status = status, .body = dumpJson(message)};
}

QStringList rootPaths(const Json &answer)
{
    QStringList paths;
    for (const Json &root : member(answer, "roots")) {
        const QUrl url(toQString(member(root, "uri")));
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace

struct Dispatcher::Exchange
{
    QString workingDirectory;
    QString sessionId;
    Client client;
    Message message;
    Era era = Era::Legacy;
    mutable ResponseWriter writer; ///< a handle: sending does not change the exchange

    bool modern() const { return era == Era::Modern; }
    CallOrigin origin() const;
};

CallOrigin Dispatcher::Exchange::origin() const
{
    CallOrigin origin {.workingDirectory = workingDirectory, .sessionId = sessionId};
    if (!modern())
        return origin;
    const Json &capabilities = member(member(message.params, "_meta"), metaKey::clientCapabilities);
    origin.offersRoots = member(capabilities, "roots").is_object();
    if (const Json &answer = member(member(message.params, "inputResponses"), rootsRequest); answer.is_object())
        origin.roots = rootPaths(answer);
    return origin;
}

Dispatcher::Dispatcher(const Registry &registry, ToolRunner &runner, Subscriptions &subscriptions, QString version)
    : m_registry(registry), m_runner(runner), m_subscriptions(subscriptions), m_version(std::move(version))
{
}

void Dispatcher::dispatch(const Request &http, const Client &client, ResponseWriter writer)
{
    auto message = Message::parse(http.body);
    if (!message) {
        writer.send(jsonResponse(message.error().httpStatus, errorMessage(message.error())));
        return;
    }
    // Nothing that a client tells without asking matters here; an answer can only belong to a request we never made.
    if (message->kind != Message::Kind::Request) {
        writer.send(Response::accepted());
        return;
    }
    auto era = classify(http, *message);
    if (!era) {
        writer.send(jsonResponse(era.error().httpStatus, errorMessage(era.error())));
        return;
    }
    const QString workingDirectory = QUrl::fromPercentEncoding(http.header(workingDirectoryHeader));
    answer({.workingDirectory = workingDirectory,
            .sessionId = m_runs.sessionOf(client, http.header(runHeader), workingDirectory,
                                          QDateTime::currentMSecsSinceEpoch()),
            .client = client,
            .message = std::move(*message),
            .era = *era,
            .writer = writer});
}

void Dispatcher::answer(const Exchange &exchange)
{
    const std::string &method = exchange.message.method;
    if (method == "tools/list")
        listTools(exchange);
    else if (method == "tools/call")
        callTool(exchange);
    else if (exchange.modern() && method == "server/discover")
        discover(exchange);
    else if (exchange.modern() && method == "subscriptions/listen")
        m_subscriptions.open(exchange.message.id, exchange.writer);
    else if (!exchange.modern() && method == "initialize")
        initialize(exchange);
    else if (!exchange.modern() && method == "ping")
        succeed(exchange, Json::object());
    else
        unknownMethod(exchange);
}

Json Dispatcher::serverInfo() const
{
    return {{"name", "evoca"}, {"title", "Evoca"}, {"version", toJson(m_version)}};
}

void Dispatcher::initialize(const Exchange &exchange) const
{
    succeed(exchange,
            {{"protocolVersion", negotiatedVersion(member(exchange.message.params, "protocolVersion"))},
             {"capabilities", {{"tools", {{"listChanged", false}}}}},
             {"serverInfo", serverInfo()},
             {"instructions", instructions}});
}

void Dispatcher::discover(const Exchange &exchange) const
{
    succeed(exchange,
            cacheable({{"supportedVersions", Json::array({modernVersion})},
                       {"capabilities", {{"tools", Json::object()}}},
                       {"instructions", instructions},
                       {"_meta", {{metaKey::serverInfo, serverInfo()}}}}));
}

void Dispatcher::listTools(const Exchange &exchange) const
{
    const Json &cursor = member(exchange.message.params, "cursor");
    if (!cursor.is_null()) {
        fail(exchange,
             {.httpStatus = 200,
              .code = code::invalidParams,
              .message = "There is only one page of tools; no cursor was given out."});
        return;
    }
    Json result {{"tools", m_registry.definitions(exchange.client.profile)}};
    succeed(exchange, exchange.modern() ? cacheable(std::move(result)) : std::move(result));
}

void Dispatcher::callTool(const Exchange &exchange)
{
    const Json &params = exchange.message.params;
    const Json &name = member(params, "name");
    const Tool *tool = name.is_string() ? m_registry.find(name.get<std::string>()) : nullptr;
    if (!tool) {
        fail(exchange,
             {.httpStatus = 200,
              .code = code::invalidParams,
              .message = "Unknown tool. There are: " + m_registry.names() + '.'});
        return;
    }
    const Json arguments = member(params, "arguments").is_null() ? Json::object() : member(params, "arguments");
    const auto permission = tool->permission();
    if (permission && !exchange.client.permissions.testFlag(*permission)) {
        const QString reason = u"This client lacks the permission %1; its owner can grant it in Evoca's window."_s.arg(
            permissionId(*permission));
        m_runner.logRefused(exchange.client, name.get<std::string>(), arguments, reason);
        fail(exchange, {.httpStatus = 403, .code = code::forbidden, .message = reason.toStdString()});
        return;
    }
    if (const auto problem = m_registry.problem(*tool, exchange.client.profile, arguments)) {
        m_runner.logRefused(exchange.client, name.get<std::string>(), arguments, QString::fromStdString(*problem));
        succeed(exchange, toolError(*problem));
        return;
    }
    auto kept = std::make_shared<Exchange>(exchange);
    const auto call = m_runner.run(
        {.tool = tool, .arguments = arguments, .client = exchange.client, .origin = exchange.origin()},
        [this, kept](ToolOutcome outcome) { finishCall(*kept, std::move(outcome)); });
    // In the modern era a client cancels by going away; older clients may come back for nothing, their call ends by
    // itself.
    if (exchange.modern())
        exchange.writer.onGone([this, call] { m_runner.cancel(call); });
}

void Dispatcher::finishCall(const Exchange &exchange, ToolOutcome outcome) const
{
    if (outcome.wantsRoots) {
        exchange.writer.send(jsonResponse(200, resultMessage(exchange.message.id, rootsWanted(rootsRequest))));
        return;
    }
    succeed(exchange, outcome.answer ? toolResult(*outcome.answer) : toolError(outcome.answer.error()));
}

void Dispatcher::succeed(const Exchange &exchange, Json result) const
{
    if (exchange.modern())
        result["resultType"] = "complete";
    exchange.writer.send(jsonResponse(200, resultMessage(exchange.message.id, std::move(result))));
}

void Dispatcher::fail(const Exchange &exchange, ProtocolError error) const
{
    error.id = exchange.message.id;
    exchange.writer.send(jsonResponse(error.httpStatus, errorMessage(error)));
}

void Dispatcher::unknownMethod(const Exchange &exchange) const
{
    fail(exchange,
         {.httpStatus = exchange.modern() ? 404 : 200, .code = code::methodNotFound, .message = "Method not found."});
}

} // namespace evoca::mcp
