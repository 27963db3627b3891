#include "cli/ExportTarget.h"
#include "cli/Output.h"

#include "journal/EpisodeExport.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

} // namespace

int exportEpisodes(CommandContext &context, model::Connection &connection, const QCommandLineParser &options)
{
    if (!options.isSet(u"out"_s))
        return printFailure(context,
                            {model::ErrorCode::InvalidArgument, ExportText::tr("Say where to: --out DIR."), u"out"_s});
    if (options.isSet(u"project"_s))
        return printFailure(context,
                            {model::ErrorCode::InvalidArgument,
                             ExportText::tr("The journal is exported as a whole, without --project."), u"project"_s});
    const QString folder = QDir::cleanPath(QDir(context.directory).absoluteFilePath(options.value(u"out"_s)));
    const auto report = model::EpisodeExport(connection).run(folder, {}, context.stop);
    if (!report)
        return printFailure(context, report.error());
    if (options.isSet(u"json"_s)) {
        printJson(context, {{u"folder"_s, folder}, {u"written"_s, report->written}, {u"present"_s, report->present}});
        return ExitDone;
    }
    printLine(context,
              ExportText::tr("%1 written to %2", "episodes, folder")
                  .arg(ExportText::tr("%Ln episode(s)", nullptr, report->written), QDir::toNativeSeparators(folder)));
    if (report->present > 0)
        printLine(context, ExportText::tr("%Ln file(s) were there already", nullptr, report->present));
    return report->written + report->present > 0 ? ExitDone : ExitNothing;
}

} // namespace evoca::app
