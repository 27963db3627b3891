#include "cli/CommandLine.h"

#include "cli/Command.h"
#include "cli/McpCommand.h"
#include "cli/Output.h"
#include "cli/ServeCommand.h"
#include "composition/ControlClient.h"
#include "desktop/SignalWatcher.h"
#include "store/Writer.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <cstdio>
#include <thread>

#include <poll.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr Command commandTable[] = {
    {"import", "[--home DIR] [--agent NAME]... [--from NAME [PATH]] [--json]",
     QT_TRANSLATE_NOOP("Command", "import agents' histories"), true, runImport},
    {"search", "[--kind KIND] [--project P] [--limit N] [--json] QUERY",
     QT_TRANSLATE_NOOP("Command", "search everything"), false, runSearch},
    {"approve", "PATH | --all", QT_TRANSLATE_NOOP("Command", "let agents ask about a project"), true, runApprove},
    {"forget", "[--yes] [--purge] ID... | --restore ID | --list",
     QT_TRANSLATE_NOOP("Command", "move to the bin, restore, or erase for good"), true, runForget, true},
    {"export", "episodes|memories [--out PATH] [--project P] [--json]",
     QT_TRANSLATE_NOOP("Command", "write the journal or the memories into files"), false, runExport},
    {"doctor", "[--json]", QT_TRANSLATE_NOOP("Command", "check the store and its privacy"), false, runDoctor},
};

const Command *findCommand(const QString &name)
{
    for (const Command &command : commandTable) {
        if (name == QLatin1StringView(command.name))
            return &command;
    }
    return nullptr;
}

void writeTo(std::FILE *file, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), file);
    std::fflush(file);
}

/// In this process if the store is free, else in the one that has it.
int runWriting(const Command &command, CommandContext &context)
{
    // Asking for help or making a mistake needs no store.
    const bool help = context.arguments.contains(u"--help"_s) || context.arguments.contains(u"-h"_s);
    if (const int code = command.run(context); help || code != ExitDone)
        return code;
    const auto writer = model::Writer::start(context.paths);
    if (writer) {
        context.writer = writer->get();
        return command.run(context);
    }
    if (writer.error().code == model::ErrorCode::Conflict) {
        if (const auto code = runRemotely(context, QString::fromLatin1(command.name)))
            return *code;
    }
    return printFailure(context, writer.error());
}

/// A person at a terminal says yes; anything else, the end of input or a signal is no.
bool typedYes(const CommandContext &context)
{
    const QStringList others {u"--yes"_s, u"--json"_s, u"--list"_s, u"--restore"_s, u"--help"_s, u"-h"_s};
    const bool open = std::ranges::none_of(context.arguments, [&others](const QString &argument) {
        return others.contains(argument.section(u'=', 0, 0));
    });
    if (!open || ::isatty(STDIN_FILENO) == 0 || ::isatty(STDERR_FILENO) == 0)
        return false;
    const QString yes = QCoreApplication::translate("Command", "yes", "typed to confirm");
    context.error(QCoreApplication::translate("Command", "Type “%1” to do it: ").arg(yes).toUtf8());
    QByteArray line;
    while (!context.stop.stop_requested() && !line.endsWith('\n')) {
        ::pollfd input {STDIN_FILENO, POLLIN, 0};
        if (::poll(&input, 1, 200) <= 0)
            continue;
        char letter = 0;
        if (::read(STDIN_FILENO, &letter, 1) != 1 || line.size() > 100)
            return false;
        line += letter;
    }
    return QString::fromUtf8(line).trimmed().compare(yes, Qt::CaseInsensitive) == 0;
}

int runOnWorker(const Command &command, CommandContext context)
{
    // The command blocks; this thread stays free for signals.
    std::jthread worker([&command, context = std::move(context)](std::stop_token stop) mutable {
        context.stop = std::move(stop);
        const auto run = [&] { return command.writes ? runWriting(command, context) : command.run(context); };
        int code = run();
        if (command.asks && code == ExitDone && typedYes(context)) {
            context.arguments << u"--yes"_s << u"--planned"_s; // it was shown already
            code = run();
        }
        QMetaObject::invokeMethod(qApp, [code] { QCoreApplication::exit(code); }, Qt::QueuedConnection);
    });
    SignalWatcher signals_;
    QObject::connect(&signals_, &SignalWatcher::stopRequested, qApp, [&worker] { worker.request_stop(); });
    return QCoreApplication::exec();
}

} // namespace

std::span<const Command> commands()
{
    return commandTable;
}

bool isCommand(const QStringList &arguments)
{
    return !arguments.isEmpty() && !arguments.first().startsWith(u'-');
}

int runCommandLine(const QStringList &arguments)
{
    CommandContext context;
    context.arguments = arguments.sliced(1);
    context.directory = QDir::currentPath();
    context.paths = model::StorePaths::standard();
    context.out = [](const QByteArray &bytes) { writeTo(stdout, bytes); };
    context.error = [](const QByteArray &bytes) { writeTo(stderr, bytes); };

    const QString name = arguments.first();
    if (name == u"serve"_s)
        return runServe(context);
    if (name == u"mcp"_s)
        return runMcp(context);
    if (name == u"help"_s) {
        context.out(helpText().toUtf8());
        return ExitDone;
    }
    if (const Command *command = findCommand(name))
        return runOnWorker(*command, context);
    printError(context,
               QCoreApplication::translate("Command", "evoca: there is no command “%1”. “evoca --help” lists them.")
                   .arg(name));
    return ExitUsage;
}

QString helpText()
{
    const auto line = [](const QString &left, const char *summary) {
        return u"  evoca %1\n        %2\n"_s.arg(left, QCoreApplication::translate("Command", summary));
    };
    QString text = QCoreApplication::translate(
                       "Command", "Evoca shows, searches and serves what your coding agents did, learned and remember.")
        + u"\n\n"_s;
    text += line(u"[--tray]"_s, QT_TRANSLATE_NOOP("Command", "open the window (hidden in the tray with --tray)"));
    text += line(u"--demo"_s, QT_TRANSLATE_NOOP("Command", "open a made-up history in a throw-away store"));
    for (const Command &command : commandTable)
        text += line(u"%1 %2"_s.arg(QLatin1StringView(command.name), QLatin1StringView(command.usage)),
                     command.summary);
    text += line(u"serve [--port N] [--json]"_s,
                 QT_TRANSLATE_NOOP("Command", "serve MCP without a window until SIGTERM or SIGINT"));
    text += line(u"mcp [--client NAME]"_s,
                 QT_TRANSLATE_NOOP("Command", "bridge MCP on stdin and stdout to the running program"));
    text += line(u"--version | --help"_s, QT_TRANSLATE_NOOP("Command", "show the version or this help"));
    text += u'\n'
        + QCoreApplication::translate(
                "Command", "Exit codes: 0 done, 1 nothing found or done with skipped input, 2 wrong use, 3 failed.")
        + u'\n';
    return text;
}

} // namespace evoca::app
