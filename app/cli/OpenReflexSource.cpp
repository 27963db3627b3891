#include "cli/ImportSource.h"
#include "cli/Output.h"

#include "history/OpenReflexImport.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct OpenReflexText
{
    Q_DECLARE_TR_FUNCTIONS(OpenReflex)
};

QString standardPath()
{
    const QString moved = qEnvironmentVariable("OPENREFLEX_HOME");
    return moved.isEmpty() ? QDir::homePath() + "/.openreflex"_L1 : moved;
}

QJsonObject toJson(const model::OpenReflexReport &report)
{
    QJsonArray skipped;
    for (const auto &one : report.skipped)
        skipped.append(QJsonObject {{u"file"_s, one.file}, {u"row"_s, one.row}, {u"reason"_s, one.reason}});
    return {{u"databases"_s, report.databases},
            {u"unchanged"_s, report.unchanged},
            {u"experiences"_s, report.experiences},
            {u"tool_calls"_s, report.toolCalls},
            {u"lessons"_s, report.lessons},
            {u"known_from_agents"_s, report.known},
            {u"unknown_agents"_s, report.foreignAgents},
            {u"without_project"_s, QJsonArray::fromStringList(report.withoutProject)},
            {u"skipped"_s, skipped}};
}

void print(const CommandContext &context, const model::OpenReflexReport &report)
{
    printLine(context,
              QStringList {OpenReflexText::tr("%Ln database(s)", nullptr, report.databases),
                           OpenReflexText::tr("%Ln experience(s)", nullptr, report.experiences),
                           OpenReflexText::tr("%Ln tool call(s)", nullptr, report.toolCalls),
                           OpenReflexText::tr("%Ln lesson(s)", nullptr, report.lessons)}
                  .join(u", "_s));
    if (report.unchanged > 0)
        printLine(context, OpenReflexText::tr("%Ln database(s) had nothing new", nullptr, report.unchanged));
    if (report.known > 0)
        printLine(
            context,
            OpenReflexText::tr("%Ln task(s) left out: the agent's own history tells of them", nullptr, report.known));
    if (report.foreignAgents > 0)
        printLine(context,
                  OpenReflexText::tr("%Ln task(s) left out: of agents that Evoca does not know", nullptr,
                                     report.foreignAgents));
    for (const QString &file : report.withoutProject)
        printError(context,
                   OpenReflexText::tr("no project is known for %1: approvals.json does not name it")
                       .arg(QDir::toNativeSeparators(file)));
    for (const auto &one : report.skipped)
        printError(context,
                   OpenReflexText::tr("skipped %1:%2: %3")
                       .arg(QDir::toNativeSeparators(one.file), QString::number(one.row), one.reason));
}

} // namespace

int importOpenReflex(CommandContext &context, const QString &path, bool json)
{
    const auto report =
        model::OpenReflexImport(*context.writer).run(path.isEmpty() ? standardPath() : path, context.stop);
    if (!report)
        return printFailure(context, report.error());
    if (json)
        printJson(context, toJson(*report));
    else
        print(context, *report);
    return report->skipped.empty() ? ExitDone : ExitNothing;
}

} // namespace evoca::app
