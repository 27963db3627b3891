#include "cli/ImportSource.h"
#include "cli/Output.h"

#include "journal/BetterMemoryImport.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

using Report = model::BetterMemoryReport;

struct BetterMemoryText
{
    Q_DECLARE_TR_FUNCTIONS(BetterMemory)
};

QString standardPath()
{
    const QString moved = qEnvironmentVariable("BETTERMEMORY_DIR");
    return moved.isEmpty() ? QDir::homePath() + "/.claude-memory"_L1 : moved;
}

QJsonObject toJson(const Report::Counts &counts)
{
    return {{u"added"_s, counts.added},
            {u"changed"_s, counts.changed},
            {u"known"_s, counts.known},
            {u"forgotten"_s, counts.forgotten}};
}

QJsonObject toJson(const Report &report)
{
    QJsonArray skipped;
    for (const auto &one : report.skipped)
        skipped.append(QJsonObject {{u"where"_s, one.where}, {u"reason"_s, one.reason}});
    return {{u"episodes"_s, toJson(report.episodes)},        {u"memories"_s, toJson(report.memories)},
            {u"removed_memories"_s, toJson(report.removed)}, {u"sessions"_s, report.sessions},
            {u"secrets_replaced"_s, report.secrets},         {u"skipped"_s, skipped}};
}

void print(const CommandContext &context, const Report &report)
{
    printLine(context,
              QStringList {BetterMemoryText::tr("%Ln new episode(s)", nullptr, report.episodes.added),
                           BetterMemoryText::tr("%Ln new memory(ies)", nullptr, report.memories.added),
                           BetterMemoryText::tr("%Ln removed memory(ies), in the bin", nullptr, report.removed.added)}
                  .join(u", "_s));
    if (const int changed = report.memories.changed + report.removed.changed; changed > 0)
        printLine(context, BetterMemoryText::tr("%Ln memory(ies) changed since the last import", nullptr, changed));
    if (const int known = report.episodes.known + report.memories.known + report.removed.known; known > 0)
        printLine(context, BetterMemoryText::tr("%Ln record(s) were here already", nullptr, known));
    if (const int gone = report.episodes.forgotten + report.memories.forgotten + report.removed.forgotten; gone > 0)
        printLine(context,
                  BetterMemoryText::tr("%Ln record(s) left out: they were erased here for good", nullptr, gone));
    if (report.secrets > 0)
        printLine(context, BetterMemoryText::tr("%Ln secret(s) replaced before storing", nullptr, report.secrets));
    for (const auto &one : report.skipped)
        printError(context,
                   BetterMemoryText::tr("skipped %1: %2").arg(QDir::toNativeSeparators(one.where), one.reason));
}

} // namespace

int importBetterMemory(CommandContext &context, const QString &path, bool json)
{
    const auto report =
        model::BetterMemoryImport(*context.writer).run(path.isEmpty() ? standardPath() : path, context.stop);
    if (!report)
        return printFailure(context, report.error());
    if (json)
        printJson(context, toJson(*report));
    else
        print(context, *report);
    return report->skipped.empty() ? ExitDone : ExitNothing;
}

} // namespace evoca::app
