#include "history/OpenReflexImport.h"

#include "history/OpenReflexBatch.h"
#include "history/OpenReflexFolder.h"
#include "history/ProjectFinder.h"
#include "store/Connection.h"
#include "store/ImportStore.h"
#include "text/Redactor.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int rulesVersion = 1; ///< raise when the same database gives other records
constexpr qint64 sameTime = 120'000; ///< ms
constexpr qsizetype sameBeginning = 60;

/// Tasks that the agents' own histories told of already.
class KnownTasks
{
public:
    KnownTasks(Connection &connection, const QString &project) : m_connection(connection), m_project(project) { }

    bool contains(Agent agent, const OpenReflexTask &task) const
    {
        return task.started > 0 && (inSession(agent, task) || inProject(agent, task));
    }

private:
    bool inSession(Agent agent, const OpenReflexTask &task) const
    {
        Statement row = m_connection.statement(
            "SELECT 1 FROM session s JOIN experience x ON x.session = s.id"
            " WHERE s.agent = ?1 AND s.native_id = ?2 AND x.started BETWEEN ?3 AND ?4 LIMIT 1");
        return row.bind(agent, task.session, task.started - sameTime, task.started + sameTime).step();
    }

    bool inProject(Agent agent, const OpenReflexTask &task) const
    {
        Statement rows = m_connection.statement(
            "SELECT x.description FROM experience x JOIN session s ON s.id = x.session JOIN project p ON p.id = x.project"
            " WHERE p.path = ?1 AND x.agent = ?2 AND x.started BETWEEN ?3 AND ?4 AND s.native_id NOT LIKE 'openreflex/%'");
        rows.bind(m_project, agent, task.started - sameTime, task.started + sameTime);
        while (rows.step()) {
            if (beginning(rows.text(0)) == beginning(task.description))
                return true;
        }
        return false;
    }

    static QString beginning(const QString &text) { return text.simplified().toCaseFolded().left(sameBeginning); }

    Connection &m_connection;
    QString m_project;
};

struct Chosen
{
    std::map<std::pair<Agent, QString>, std::vector<const OpenReflexTask *>> sessions;
    int experiences = 0;
    int toolCalls = 0;
    int lessons = 0;
};

class DatabaseImport
{
public:
    DatabaseImport(const OpenReflexDatabase &database, OpenReflexReport &report)
        : m_database(database), m_project(m_finder.find(database.project)), m_report(report)
    {
    }

    Result<void> store(WriteContext &context, const OpenReflexGraph &graph)
    {
        return guarded([&]() -> Result<void> {
            const Chosen chosen = choose(context.connection, graph);
            m_report.experiences += chosen.experiences;
            m_report.toolCalls += chosen.toolCalls;
            m_report.lessons += chosen.lessons;
            SourceBatch batch = batchOf(chosen, graph);
            if (isStored(context.connection, batch.source)) {
                ++m_report.unchanged;
                return {};
            }
            const auto stored = ImportStore(context).store(batch, ImportStore::Order::Live);
            return stored ? Result<void>() : std::unexpected(stored.error());
        });
    }

private:
    Chosen choose(Connection &connection, const OpenReflexGraph &graph)
    {
        Chosen chosen;
        const KnownTasks known(connection, m_project.path);
        for (const OpenReflexTask &task : graph.tasks) {
            const auto agent = agentFromId(task.agent);
            if (!agent) {
                ++m_report.foreignAgents;
                continue;
            }
            if (known.contains(*agent, task)) {
                ++m_report.known;
                continue;
            }
            const QString session = task.session.isEmpty() ? task.execution : task.session;
            chosen.sessions[{*agent, session}].push_back(&task);
            ++chosen.experiences;
            chosen.toolCalls += int(task.calls.size());
            chosen.lessons += int(task.lessons.size());
        }
        return chosen;
    }

    SourceBatch batchOf(const Chosen &chosen, const OpenReflexGraph &graph) const
    {
        SourceBatch batch;
        batch.replace = true;
        batch.source.agent = Agent(0); // of several agents
        batch.source.path = m_database.file;
        batch.source.readerVersion = rulesVersion;
        batch.source.complete = true;
        const QFileInfo file(m_database.file);
        batch.source.size = batch.source.offset = file.size();
        batch.source.mtimeNs = file.lastModified().toMSecsSinceEpoch() * 1'000'000;
        for (const auto &[key, tasks] : chosen.sessions)
            batch.sessions.push_back(openReflexSession(key.first, key.second, m_project, tasks, m_redactor));
        for (const OpenReflexDamage &damage : graph.damaged)
            batch.skipped.push_back({damage.row, 0, damage.reason});
        batch.source.headHash = digest(chosen, graph);
        return batch;
    }

    /// Of what would be stored. The file's own time tells too little: a write-ahead log grows beside it.
    QByteArray digest(const Chosen &chosen, const OpenReflexGraph &graph) const
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const auto add = [&hash](const auto &...values) {
            (hash.addData(QString(u"%1\n"_s.arg(values)).toUtf8()), ...);
        };
        add(m_project.path, graph.damaged.size());
        for (const auto &[key, tasks] : chosen.sessions) {
            add(int(key.first), key.second);
            for (const OpenReflexTask *task : tasks) {
                add(task->execution, task->description, task->taskClass, task->strategy, int(task->status),
                    task->evidence, task->started, task->ended, task->activeMs, task->files.join(u'\n'));
                for (const OpenReflexTask::Call &call : task->calls)
                    add(call.id, call.name, call.category, call.error, call.started, call.ended, int(call.failed));
                for (const OpenReflexTask::Resolution &resolution : task->resolutions)
                    add(resolution.failed, resolution.fixed);
                for (const OpenReflexTask::Lesson &lesson : task->lessons)
                    add(lesson.kind, lesson.key, lesson.text, lesson.confidence);
            }
        }
        return hash.result();
    }

    static bool isStored(Connection &connection, const SourceState &source)
    {
        Statement row = connection.statement(
            "SELECT head_hash, reader_version FROM source WHERE path = ?1 AND complete = 1");
        return row.bind(source.path).step() && row.blob(0) == source.headHash && row.integer(1) == source.readerVersion;
    }

    OpenReflexDatabase m_database;
    ProjectFinder m_finder;
    Redactor m_redactor;
    ProjectRef m_project;
    OpenReflexReport &m_report;
};

} // namespace

OpenReflexImport::OpenReflexImport(Writer &writer) : m_writer(writer) { }

Result<OpenReflexReport> OpenReflexImport::run(const QString &path, std::stop_token stop)
{
    const auto databases = findOpenReflex(path);
    if (!databases)
        return std::unexpected(databases.error());
    OpenReflexReport report;
    for (const OpenReflexDatabase &database : *databases) {
        ++report.databases;
        if (database.project.isEmpty())
            report.withoutProject << database.file;
        const auto graph = readOpenReflex(database.file, stop);
        if (!graph && graph.error().code == ErrorCode::Cancelled)
            return std::unexpected(graph.error());
        if (!graph) {
            report.skipped.push_back({database.file, 0, graph.error().message});
            continue;
        }
        for (const OpenReflexDamage &damage : graph->damaged)
            report.skipped.push_back({database.file, damage.row, damage.reason});
        DatabaseImport import(database, report);
        const auto stored =
            m_writer.post([&](WriteContext &context) { return import.store(context, *graph); }).result();
        if (!stored)
            return std::unexpected(stored.error());
    }
    return report;
}

} // namespace evoca::model
