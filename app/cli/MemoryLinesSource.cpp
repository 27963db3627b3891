#include "cli/ImportSource.h"
#include "cli/Output.h"

#include "memories/MemoryLines.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct LinesText
{
    Q_DECLARE_TR_FUNCTIONS(MemoryLinesSource)
};

void print(const CommandContext &context, const model::MemoryLinesReport &report)
{
    printLine(context,
              QStringList {LinesText::tr("%Ln new memory(ies)", nullptr, int(report.added)),
                           LinesText::tr("%Ln updated", nullptr, int(report.updated)),
                           LinesText::tr("%Ln here already", nullptr, int(report.known))}
                  .join(u", "_s));
    if (report.forgotten > 0)
        printLine(context, LinesText::tr("%Ln left out: forgotten here", nullptr, int(report.forgotten)));
    if (report.secrets > 0)
        printLine(context, LinesText::tr("%Ln secret(s) replaced before storing", nullptr, int(report.secrets)));
    for (const auto &one : report.skipped)
        printError(context, LinesText::tr("skipped line %1: %2").arg(one.line).arg(one.reason));
}

} // namespace

int importMemoryLines(CommandContext &context, const QString &path, bool json)
{
    if (path.isEmpty())
        return printFailure(context, {model::ErrorCode::InvalidArgument, LinesText::tr("Give the file as PATH."), {}});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return printFailure(
            context,
            {model::ErrorCode::NotFound, LinesText::tr("%1 cannot be read: %2").arg(path, file.errorString()), {}});
    const auto report = model::MemoryLines(*context.writer).read(file, context.stop);
    if (!report)
        return printFailure(context, report.error());
    if (json) {
        QJsonArray skipped;
        for (const auto &one : report->skipped)
            skipped.append(QJsonObject {{u"line"_s, one.line}, {u"reason"_s, one.reason}});
        printJson(context,
                  {{u"added"_s, report->added},
                   {u"updated"_s, report->updated},
                   {u"known"_s, report->known},
                   {u"forgotten"_s, report->forgotten},
                   {u"secrets_replaced"_s, report->secrets},
                   {u"skipped"_s, skipped}});
    } else {
        print(context, *report);
    }
    return report->skipped.empty() ? ExitDone : ExitNothing;
}

} // namespace evoca::app
