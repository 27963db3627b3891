#include "cli/Output.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonDocument>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace evoca::app {

std::optional<int> parseArguments(CommandContext &context, QCommandLineParser &parser, const QString &commandName,
                                  const QList<QCommandLineOption> &options)
{
    const QCommandLineOption help({u"h"_s, u"help"_s}, QCoreApplication::translate("Command", "Show this help."));
    const QCommandLineOption json(u"json"_s, QCoreApplication::translate("Command", "Print one JSON document."));
    parser.addOption(help);
    parser.addOption(json);
    parser.addOptions(options);
    if (!parser.parse(QStringList {u"evoca "_s + commandName} + context.arguments)) {
        printError(context, parser.errorText());
        printError(context,
                   QCoreApplication::translate("Command", "“evoca %1 --help” shows how it is used.").arg(commandName));
        return ExitUsage;
    }
    if (parser.isSet(help)) {
        // Qt names the program by its path and knows no commands.
        context.out(
            parser.helpText().replace(QCoreApplication::arguments().value(0), u"evoca "_s + commandName).toUtf8());
        return ExitDone;
    }
    return std::nullopt;
}

void printJson(const CommandContext &context, const QJsonObject &document)
{
    context.out(QJsonDocument(document).toJson(QJsonDocument::Indented));
}

void printLine(const CommandContext &context, const QString &line)
{
    context.out(line.toUtf8() + '\n');
}

void printError(const CommandContext &context, const QString &line)
{
    context.error(line.toUtf8() + '\n');
}

int printFailure(const CommandContext &context, const model::Error &error)
{
    printError(context, QCoreApplication::translate("Command", "evoca: %1").arg(error.message));
    switch (error.code) {
    case model::ErrorCode::InvalidArgument: return ExitUsage;
    case model::ErrorCode::NotFound: return ExitNothing;
    default: return ExitFailed;
    }
}

QString formatBytes(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString isoTime(qint64 epochMs)
{
    return epochMs > 0 ? QDateTime::fromMSecsSinceEpoch(epochMs)
                             .toOffsetFromUtc(QDateTime::fromMSecsSinceEpoch(epochMs).offsetFromUtc())
                             .toString(Qt::ISODateWithMs)
                       : QString();
}

} // namespace evoca::app
