#include "cli/ServeCommand.h"

#include "cli/Output.h"
#include "composition/ClientToken.h"
#include "composition/Services.h"
#include "desktop/SignalWatcher.h"
#include "settings/Settings.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ServeText
{
    Q_DECLARE_TR_FUNCTIONS(Serve)
};

constexpr QStringView clientName = u"evoca serve";

void announce(const CommandContext &context, const mcp::ServerStatus &status, const QByteArray &token, bool json)
{
    if (json) {
        printJson(context,
                  {{u"url"_s, status.url},
                   {u"port"_s, status.port},
                   {u"token"_s, QString::fromLatin1(token)},
                   {u"client"_s, clientName.toString()}});
        return;
    }
    printLine(context, ServeText::tr("Serving MCP on %1").arg(status.url));
    printLine(context, ServeText::tr("Token of the client “%1”: %2").arg(clientName, QString::fromLatin1(token)));
    printLine(context, ServeText::tr("Connect Claude Code with:"));
    printLine(context,
              u"  claude mcp add --scope user --transport http evoca %1 --header \"Authorization: Bearer %2\""_s.arg(
                  status.url, QString::fromLatin1(token)));
    printLine(context, ServeText::tr("Agents may ask about a project once you approved it: evoca approve PATH"));
    printLine(context, ServeText::tr("Ctrl+C stops."));
}

/// What happens meanwhile goes to stderr, one line each.
void reportHistory(const CommandContext &context, model::HistoryService &history)
{
    QObject::connect(&history, &model::HistoryService::imported, &history,
                     [&context](const model::ImportReport &report) {
                         if (report.bytesRead > 0)
                             printError(context, ServeText::tr("imported %1").arg(formatBytes(report.bytesRead)));
                     });
    QObject::connect(&history, &model::HistoryService::failed, &history,
                     [&context](const model::Error &error) { printError(context, error.message); });
}

} // namespace

int runServe(CommandContext &context)
{
    const QCommandLineOption port(u"port"_s, ServeText::tr("Port on 127.0.0.1 (0: any free one)."), u"N"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        ServeText::tr("Imports, watches and serves your agents over MCP, without a window."));
    if (const auto code = parseArguments(context, parser, u"serve"_s, {port}))
        return *code;
    bool isNumber = true;
    const Settings settings(context.paths.config);
    const int number = parser.isSet(port) ? parser.value(port).toInt(&isNumber) : settings.port();
    if (!isNumber || number < 0 || number > 65535)
        return printFailure(
            context,
            {model::ErrorCode::InvalidArgument, ServeText::tr("--port must be a number from 0 to 65535."), u"port"_s});

    auto services = Services::start({context.paths, {.places = {.home = QDir::homePath()}}});
    if (!services)
        return printFailure(context, services.error());
    if (const auto started = (*services)->serve(quint16(number)); !started)
        return printFailure(context, started.error());
    const auto token = clientToken(context.paths, (*services)->writer(), clientName.toString());
    if (!token)
        return printFailure(context, token.error());

    announce(context, (*services)->server().status(), *token, parser.isSet(u"json"_s));
    reportHistory(context, (*services)->history());
    (*services)->history().start();
    SignalWatcher signals_;
    QObject::connect(&signals_, &SignalWatcher::stopRequested, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    printError(context, ServeText::tr("Stopping."));
    services->reset();
    return ExitDone;
}

} // namespace evoca::app
