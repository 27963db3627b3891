#include "history/Importer.h"

#include "history/ImportQueries.h"
#include "history/ImportRun.h"
#include "history/ProjectFinder.h"
#include "store/Connection.h"
#include "text/Redactor.h"

#include <QDateTime>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 runningFor = 30 * 60 * 1000; // SessionLearner::finish: a task runs while its newest entry is younger

double secondsOf(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e9;
}

} // namespace

struct Importer::Private
{
    Writer &writer;
    Redactor redactor;
    ProjectFinder projects;

    Result<std::unique_ptr<Connection>> reading() const
    {
        return Connection::open(writer.paths(), u"import"_s, Connection::Mode::Read);
    }

    Result<ImportPlan> plan(const ImportOptions &options, std::stop_token stop) const
    {
        const auto connection = reading();
        if (!connection)
            return std::unexpected(connection.error());
        auto sources = loadSources(**connection);
        if (!sources)
            return std::unexpected(sources.error());
        const auto rested = ImportQueries(**connection).restedSources(QDateTime::currentMSecsSinceEpoch() - runningFor);
        if (!rested)
            return std::unexpected(rested.error());
        return makeImportPlan(options, std::move(*sources), *rested, stop);
    }

    Result<void> count(const ImportPlan &plan, ImportReport &report) const
    {
        const auto connection = reading();
        if (!connection)
            return std::unexpected(connection.error());
        for (const auto &[agent, files] : plan.files)
            report.agents[agent].files = files;
        return ImportQueries(**connection).count(report);
    }
};

Importer::Importer(Writer &writer) : d(std::make_unique<Private>(writer)) { }

Importer::~Importer() = default;

Result<ImportReport> Importer::run(const ImportOptions &options, std::stop_token stop,
                                   const std::function<void(const ImportProgress &)> &progress)
{
    QElapsedTimer clock;
    clock.start();
    const auto plan = d->plan(options, stop);
    if (!plan)
        return std::unexpected(plan.error());
    ImportRun run(d->writer, d->redactor, d->projects);
    if (const auto done = run.execute(*plan, options.parseThreads, stop, progress); !done)
        return std::unexpected(done.error());
    ImportReport report = run.report();
    if (const auto counted = d->count(*plan, report); !counted)
        return std::unexpected(counted.error());
    report.newest = plan->newest;
    report.seconds = secondsOf(clock);
    return report;
}

Result<ImportReport> Importer::runFiles(const std::vector<AgentFile> &files, std::stop_token stop)
{
    QElapsedTimer clock;
    clock.start();
    const auto connection = d->reading();
    if (!connection)
        return std::unexpected(connection.error());
    const auto sources = ImportQueries(**connection).sources(files);
    if (!sources)
        return std::unexpected(sources.error());
    ImportPlan plan = makeImportPlan(files, *sources);
    std::erase_if(plan.tasks, [](const FileTask &task) { return task.isPromptLog(); }); // the transcripts tell more
    for (FileTask &task : plan.tasks)
        task.order = ImportStore::Order::Live;
    ImportRun run(d->writer, d->redactor, d->projects);
    if (const auto done = run.execute(plan, 1, stop, {}); !done)
        return std::unexpected(done.error());
    ImportReport report = run.report();
    report.seconds = secondsOf(clock);
    return report;
}

std::vector<AgentFound> findAgents(const AgentPlaces &places, std::stop_token stop)
{
    std::vector<AgentFound> agents;
    for (const AgentFormat &format : agentFormats()) {
        AgentFound found {format.agent};
        for (const AgentFile &file : format.find(places, stop)) {
            const qint64 ms = file.mtimeNs / 1'000'000;
            ++found.files;
            found.bytes += file.size;
            found.oldestMs = found.oldestMs == 0 ? ms : std::min(found.oldestMs, ms);
            found.newestMs = std::max(found.newestMs, ms);
        }
        if (found.files > 0)
            agents.push_back(found);
    }
    return agents;
}

} // namespace evoca::model
