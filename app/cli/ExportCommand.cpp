#include "cli/Command.h"
#include "cli/ExportTarget.h"
#include "cli/Output.h"

#include "store/Connection.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(Export)
};

constexpr std::array targets {
    ExportTarget {
        "episodes",
        QT_TRANSLATE_NOOP("ExportTarget", "the journal as Markdown files, DIR/episodes/SESSION/ID.md; needs --out DIR"),
        exportEpisodes},
    ExportTarget {"memories",
                  QT_TRANSLATE_NOOP("ExportTarget",
                                    "memories with their versions as JSON Lines; to the output, or to --out FILE"),
                  exportMemories},
};

QString help()
{
    QStringList lines;
    for (const ExportTarget &target : targets)
        lines << u"%1: %2"_s.arg(QLatin1StringView(target.name),
                                 QCoreApplication::translate("ExportTarget", target.summary));
    return lines.join(u"\n"_s);
}

} // namespace

int runExport(CommandContext &context)
{
    const QCommandLineOption out(u"out"_s, ExportText::tr("The file or folder to write into."), u"PATH"_s);
    const QCommandLineOption project(u"project"_s, ExportText::tr("Only of this project: its name or a folder of it."),
                                     u"PROJECT"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(ExportText::tr("Writes what Evoca keeps into files of open formats."));
    parser.addPositionalArgument(u"WHAT"_s, help());
    if (const auto code = parseArguments(context, parser, u"export"_s, {out, project}))
        return *code;
    const QStringList given = parser.positionalArguments();
    const auto target = std::ranges::find_if(
        targets, [&given](const ExportTarget &one) { return given == QStringList {QLatin1StringView(one.name)}; });
    if (target == targets.end())
        return printFailure(
            context,
            {model::ErrorCode::InvalidArgument, ExportText::tr("Say what to export: episodes or memories."), {}});
    const auto connection = model::Connection::open(context.paths, u"export"_s, model::Connection::Mode::Read);
    if (!connection)
        return printFailure(context, connection.error());
    return target->run(context, **connection, parser);
}

} // namespace evoca::app
