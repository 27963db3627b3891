#include "cli/Command.h"
#include "cli/ImportSource.h"
#include "cli/Output.h"

#include "history/Importer.h"
#include "memories/AgentFileFollower.h"
#include "store/ToolIndexer.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct ImportText
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// As a person looks for them: file by file, from the first line on.
std::vector<model::SkippedLine> inFileOrder(std::vector<model::SkippedLine> lines)
{
    std::ranges::sort(lines, {}, [](const model::SkippedLine &line) { return std::pair(line.file, line.line); });
    return lines;
}

QJsonObject toJson(const model::ImportReport &report, double indexSeconds)
{
    QJsonObject agents;
    for (const auto &[agent, counts] : report.agents) {
        agents.insert(model::agentId(agent),
                      QJsonObject {{u"files"_s, counts.files},
                                   {u"files_read"_s, counts.filesRead},
                                   {u"sessions"_s, counts.sessions},
                                   {u"subagents"_s, counts.subagents},
                                   {u"prompts"_s, counts.prompts},
                                   {u"answers"_s, counts.answers},
                                   {u"tool_calls"_s, counts.toolCalls},
                                   {u"skipped"_s, counts.skipped},
                                   {u"bytes"_s, counts.bytes}});
    }
    QJsonArray skipped;
    for (const model::SkippedLine &line : inFileOrder(report.skipped)) {
        skipped.append(QJsonObject {{u"agent"_s, model::agentId(line.agent)},
                                    {u"file"_s, line.file},
                                    {u"line"_s, line.line},
                                    {u"reason"_s, line.reason}});
    }
    QJsonObject secrets;
    for (const auto &[kind, count] : report.secrets)
        secrets.insert(kind, count);
    return {{u"agents"_s, agents},
            {u"memory_files"_s, report.memoryFiles},
            {u"memories"_s, report.memories},
            {u"skipped"_s, skipped},
            {u"skipped_total"_s, report.skippedTotal},
            {u"secrets_replaced"_s, secrets},
            {u"bytes"_s, report.bytesRead},
            {u"seconds"_s, report.seconds},
            {u"index_seconds"_s, indexSeconds},
            {u"cancelled"_s, report.cancelled}};
}

void printReport(const CommandContext &context, const model::ImportReport &report, double indexSeconds)
{
    const QLocale locale;
    for (const auto &[agent, counts] : report.agents) {
        const QStringList parts {ImportText::tr("%Ln file(s)", nullptr, int(counts.files)),
                                 ImportText::tr("%Ln session(s)", nullptr, int(counts.sessions)),
                                 ImportText::tr("%Ln prompt(s)", nullptr, int(counts.prompts)),
                                 ImportText::tr("%Ln answer(s)", nullptr, int(counts.answers)),
                                 ImportText::tr("%Ln tool call(s)", nullptr, int(counts.toolCalls)),
                                 ImportText::tr("%Ln line(s) skipped", nullptr, int(counts.skipped))};
        printLine(context, model::agentName(agent) + u": "_s + parts.join(u", "_s));
    }
    if (report.memoryFiles > 0) {
        printLine(context,
                  ImportText::tr("%1 in %2 of agents' own", "memories, files")
                      .arg(ImportText::tr("%Ln memory(ies)", nullptr, int(report.memories)),
                           ImportText::tr("%Ln file(s)", nullptr, int(report.memoryFiles))));
    }
    if (report.agents.empty())
        printLine(context, ImportText::tr("No agent histories were found here."));
    for (const model::SkippedLine &line : inFileOrder(report.skipped))
        printError(context,
                   ImportText::tr("skipped %1:%2: %3")
                       .arg(QDir::toNativeSeparators(line.file), QString::number(line.line), line.reason));
    qint64 secrets = 0;
    for (const auto &[kind, count] : report.secrets)
        secrets += count;
    if (secrets > 0)
        printLine(context, ImportText::tr("%Ln secret(s) replaced before storing", nullptr, int(secrets)));
    printLine(context,
              ImportText::tr("%1 read in %2 s; tool text indexed in %3 s")
                  .arg(formatBytes(report.bytesRead), locale.toString(report.seconds, 'f', 1),
                       locale.toString(indexSeconds, 'f', 1)));
}

/// One line a second at most, so that logs stay short.
class ProgressPrinter
{
public:
    explicit ProgressPrinter(const CommandContext &context) : m_context(context) { m_timer.start(); }
    void print(const model::ImportProgress &progress)
    {
        if (m_timer.elapsed() < 1000)
            return;
        m_timer.restart();
        const int percent = progress.bytesTotal > 0 ? int(progress.bytesDone * 100 / progress.bytesTotal) : 0;
        QString line = ImportText::tr("importing %1 %, %2", "percent, sessions")
                           .arg(percent)
                           .arg(ImportText::tr("%Ln session(s)", nullptr, int(progress.sessions)));
        if (progress.secondsLeft >= 0)
            line += ImportText::tr(", about %n second(s) left", nullptr, int(progress.secondsLeft));
        printError(m_context, line);
    }

private:
    const CommandContext &m_context;
    QElapsedTimer m_timer;
};

QCommandLineOption fromOption()
{
    QStringList lines;
    for (const ImportSource &source : importSources())
        lines << u"%1 (%2)"_s.arg(QLatin1StringView(source.name),
                                  QCoreApplication::translate("ImportSource", source.summary));
    return {u"from"_s, ImportText::tr("Read another program's store, at PATH: %1.").arg(lines.join(u"; "_s)),
            u"NAME"_s};
}

int importFrom(CommandContext &context, const QCommandLineParser &parser)
{
    const QString name = parser.value(u"from"_s);
    const ImportSource *source = importSource(name);
    const QStringList paths = parser.positionalArguments();
    QStringList names;
    for (const ImportSource &known : importSources())
        names << QLatin1StringView(known.name);
    if (!source) {
        return printFailure(
            context,
            {model::ErrorCode::InvalidArgument,
             ImportText::tr("“%1” is nothing that Evoca imports from; it knows: %2.").arg(name, names.join(u", "_s)),
             u"from"_s});
    }
    if (paths.size() > 1)
        return printFailure(context,
                            {model::ErrorCode::InvalidArgument, ImportText::tr("Only one PATH at a time."), u"path"_s});
    if (!context.writer)
        return ExitDone;
    const QString path = paths.isEmpty()
        ? QString()
        : QDir::cleanPath(QDir(context.directory).absoluteFilePath(paths.constFirst()));
    return source->run(context, path, parser.isSet(u"json"_s));
}

} // namespace

int runImport(CommandContext &context)
{
    const QCommandLineOption home(u"home"_s, ImportText::tr("Read the histories below this folder."), u"DIR"_s);
    const QCommandLineOption agent(u"agent"_s, ImportText::tr("Only this agent (may be given more than once)."),
                                   u"NAME"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(ImportText::tr("Imports agents' histories. The agents' files are never changed."));
    parser.addPositionalArgument(u"PATH"_s, ImportText::tr("With --from: what to read."), u"[PATH]"_s);
    if (const auto code = parseArguments(context, parser, u"import"_s, {home, agent, fromOption()}))
        return *code;
    if (parser.isSet(u"from"_s))
        return importFrom(context, parser);

    model::ImportOptions options;
    options.places.home = QDir::homePath();
    if (parser.isSet(home)) {
        options.places.home = QDir::cleanPath(QDir(context.directory).absoluteFilePath(parser.value(home)));
        options.places.useEnvironment = false;
        if (!QDir(options.places.home).exists()) {
            return printFailure(context,
                                {model::ErrorCode::InvalidArgument,
                                 ImportText::tr("There is no folder %1.").arg(options.places.home), u"home"_s});
        }
    }
    for (const QString &name : parser.values(agent)) {
        const auto known = model::agentFromId(name);
        QStringList names;
        for (const model::AgentFormat &format : model::agentFormats())
            names << model::agentId(format.agent);
        if (!known || !names.contains(model::agentId(*known))) {
            return printFailure(
                context,
                {model::ErrorCode::InvalidArgument,
                 ImportText::tr("“%1” is no agent that Evoca reads; it reads: %2.").arg(name, names.join(u", "_s)),
                 u"agent"_s});
        }
        options.agents.push_back(*known);
    }

    if (!context.writer)
        return ExitDone;
    ProgressPrinter printer(context);
    model::Importer importer(*context.writer);
    auto report = importer.run(options, context.stop,
                               [&printer](const model::ImportProgress &progress) { printer.print(progress); });
    if (!report)
        return printFailure(context, report.error());
    if (!report->cancelled) {
        const auto files = model::AgentFileImport(*context.writer, options.places).run(options.agents, context.stop);
        if (files)
            model::AgentFileFollower::addTo(*report, *files);
        else if (files.error().code != model::ErrorCode::Cancelled)
            return printFailure(context, files.error());
    }

    QElapsedTimer timer;
    timer.start();
    if (!report->cancelled) {
        if (const auto indexed = model::ToolIndexer(context.paths).run(context.stop); !indexed)
            return printFailure(context, indexed.error());
    }
    const double indexSeconds = double(timer.elapsed()) / 1000;
    if (parser.isSet(u"json"_s))
        printJson(context, toJson(*report, indexSeconds));
    else
        printReport(context, *report, indexSeconds);
    if (report->cancelled)
        return ExitFailed;
    return report->skippedTotal > 0 || report->agents.empty() ? ExitNothing : ExitDone;
}

} // namespace evoca::app
