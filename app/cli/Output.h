#pragma once

#include "cli/Command.h"
#include "records/Error.h"

#include <QCommandLineParser>
#include <QJsonObject>

namespace evoca::app {

/// Parses a command's arguments; on a mistake or --help prints and gives the exit code to return.
/// `options` are added beside --help and --json.
std::optional<int> parseArguments(CommandContext &context, QCommandLineParser &parser, const QString &commandName,
                                  const QList<QCommandLineOption> &options);

/// One JSON document on stdout.
void printJson(const CommandContext &context, const QJsonObject &document);
/// One line on stdout or stderr.
void printLine(const CommandContext &context, const QString &line);
void printError(const CommandContext &context, const QString &line);
/// Prints a failure and returns the exit code that fits it.
int printFailure(const CommandContext &context, const model::Error &error);

/// "12.3 MB", by the locale.
QString formatBytes(qint64 bytes);
/// Local date and time, ISO 8601 for JSON.
QString isoTime(qint64 epochMs);

} // namespace evoca::app
