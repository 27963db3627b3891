#pragma once

#include "store/StorePaths.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <stop_token>

namespace evoca::model {
class Writer;
}

namespace evoca::app {

/// Exit codes of the program (also what a handed-over command answers).
enum ExitCode {
    ExitDone = 0,
    ExitNothing = 1, ///< nothing found, or done with skipped input
    ExitUsage = 2,
    ExitFailed = 3,
};

/// What a command runs with. It may run in another process than the one that was asked (see ControlServer), so it
/// writes through `out` and `error` only, and takes nothing from its own process's folder or arguments.
struct CommandContext
{
    QStringList arguments; ///< after the command's name
    QString directory; ///< the asker's working directory
    model::StorePaths paths;
    model::Writer *writer = nullptr; ///< for commands that write; null: only check the arguments
    std::stop_token stop; ///< SIGINT, SIGTERM, or the asker is gone
    std::function<void(const QByteArray &)> out; ///< any thread
    std::function<void(const QByteArray &)> error;
};

/// One word of the command line.
struct Command
{
    const char *name;
    const char *usage; ///< "[--json] QUERY"
    const char *summary; ///< translated in context "Command"
    bool writes; ///< needs the store's only writer: is handed to the running program if there is one
    int (*run)(CommandContext &context); ///< on a worker thread; returns an ExitCode
    bool asks = false; ///< tells only what it would do until --yes; on a terminal a typed yes does as well
};

/// All commands that run on the store. Adding one: a file, and a line here.
std::span<const Command> commands();

int runImport(CommandContext &context);
int runSearch(CommandContext &context);
int runApprove(CommandContext &context);
int runDoctor(CommandContext &context);
int runForget(CommandContext &context);
int runExport(CommandContext &context);

} // namespace evoca::app
