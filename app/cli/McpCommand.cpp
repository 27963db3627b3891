#include "cli/McpCommand.h"

#include "cli/Output.h"
#include "composition/ClientToken.h"
#include "stdio/BridgeAccess.h"
#include "stdio/StdioBridge.h"

#include <QCoreApplication>

#include <iostream>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct McpText
{
    Q_DECLARE_TR_FUNCTIONS(Mcp)
};

} // namespace

int runMcp(CommandContext &context)
{
    const QCommandLineOption client(u"client"_s, McpText::tr("The client to ask as."), u"NAME"_s);
    const QCommandLineOption port(u"port"_s, McpText::tr("Port of the running program."), u"N"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(McpText::tr("Bridges MCP on stdin and stdout to the running program."));
    if (const auto code = parseArguments(context, parser, u"mcp"_s, {client, port}))
        return *code;
    bool isNumber = true;
    const int fixedPort = parser.isSet(port) ? parser.value(port).toInt(&isNumber) : 0;
    if (!isNumber || (parser.isSet(port) && (fixedPort < 1 || fixedPort > 65535)))
        return printFailure(
            context,
            {model::ErrorCode::InvalidArgument, McpText::tr("--port must be a number from 1 to 65535."), u"port"_s});

    // Asked anew each time: the program may restart with another port or token.
    const auto access = [&]() -> model::Result<mcp::BridgeAccess> {
        auto known = mcp::BridgeAccess::read(context.paths);
        if (!known)
            return known;
        if (fixedPort > 0)
            known->url = u"http://127.0.0.1:%1/mcp"_s.arg(fixedPort);
        if (!parser.isSet(client))
            return known;
        known->token = readClientToken(context.paths, parser.value(client));
        if (known->token.isEmpty()) {
            return std::unexpected(
                model::Error {model::ErrorCode::Unauthorized,
                              McpText::tr("There is no token for the client “%1” yet: connect it in Evoca's settings.")
                                  .arg(parser.value(client)),
                              {}});
        }
        return known;
    };
    return mcp::runStdioBridge(access, context.directory, std::cin, std::cout) == 0 ? ExitDone : ExitFailed;
}

} // namespace evoca::app
