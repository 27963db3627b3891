#include "cli/Command.h"
#include "cli/Output.h"

#include "access/Access.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ApproveText
{
    Q_DECLARE_TR_FUNCTIONS(Approve)
};

int approveAll(CommandContext &context, bool json)
{
    const auto count = model::AccessControl(*context.writer).approveAll().result();
    if (!count)
        return printFailure(context, count.error());
    if (json)
        printJson(context, {{u"approved"_s, *count}});
    else
        printLine(context, ApproveText::tr("%n project(s) approved.", nullptr, *count));
    return *count > 0 ? ExitDone : ExitNothing;
}

} // namespace

int runApprove(CommandContext &context)
{
    const QCommandLineOption all(u"all"_s, ApproveText::tr("Approve every project that waits."));
    QCommandLineParser parser;
    parser.setApplicationDescription(
        ApproveText::tr("Lets your agents ask about a project over MCP. Only a person can do this."));
    parser.addPositionalArgument(u"PATH"_s, ApproveText::tr("A folder of the project, or its name."));
    if (const auto code = parseArguments(context, parser, u"approve"_s, {all}))
        return *code;
    const QStringList given = parser.positionalArguments();
    if (parser.isSet(all) != given.isEmpty() || given.size() > 1)
        return printFailure(context,
                            {model::ErrorCode::InvalidArgument, ApproveText::tr("Give one PATH, or --all."), {}});
    if (!context.writer)
        return ExitDone;
    const bool json = parser.isSet(u"json"_s);
    if (parser.isSet(all))
        return approveAll(context, json);

    // A folder that is there means itself; anything else may be a name or a folder of another computer.
    const QString asPath = QDir::cleanPath(QDir(context.directory).absoluteFilePath(given.first()));
    model::AccessControl control(*context.writer);
    auto project = control.approve(QDir(asPath).exists() ? asPath : given.first()).result();
    if (!project)
        return printFailure(context, project.error());
    if (json)
        printJson(context, {{u"approved"_s, project->path}, {u"name"_s, project->name}});
    else
        printLine(
            context,
            ApproveText::tr("Approved: %1 (%2). Your agents may now ask about it.").arg(project->name, project->path));
    return ExitDone;
}

} // namespace evoca::app
