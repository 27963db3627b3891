#pragma once

#include "cli/Command.h"

class QCommandLineParser;

namespace evoca::model {
class Connection;
}

namespace evoca::app {

/// What `evoca export NAME` writes. Adding one: a file, and a line in the table of ExportCommand.cpp.
struct ExportTarget
{
    const char *name;
    const char *summary; ///< translated in context "ExportTarget": what --out is
    int (*run)(CommandContext &context, model::Connection &connection, const QCommandLineParser &options);
};

int exportEpisodes(CommandContext &context, model::Connection &connection, const QCommandLineParser &options);
int exportMemories(CommandContext &context, model::Connection &connection, const QCommandLineParser &options);

} // namespace evoca::app
