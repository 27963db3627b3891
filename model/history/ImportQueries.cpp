#include "history/ImportQueries.h"

#include "store/Connection.h"

namespace evoca::model {

namespace {

constexpr size_t skippedShown = 10'000;

} // namespace

ImportQueries::ImportQueries(Connection &connection) : m_connection(connection) { }

Result<QSet<QString>> ImportQueries::restedSources(qint64 quietSince) const
{
    return guarded([&]() -> Result<QSet<QString>> {
        QSet<QString> paths;
        Statement rows = m_connection.statement(
            "SELECT f.path FROM session s JOIN source f ON f.id = s.source WHERE s.status = ?1 AND s.ended < ?2");
        rows.bind(Status::Running, quietSince);
        while (rows.step())
            paths.insert(rows.text(0));
        return paths;
    });
}

Result<qint64> ImportQueries::oldestRunning() const
{
    return guarded([&]() -> Result<qint64> {
        Statement rows = m_connection.statement("SELECT min(ended) FROM session WHERE status = ?1");
        rows.bind(Status::Running);
        return rows.step() && !rows.isNull(0) ? rows.integer(0) : 0;
    });
}

Result<QHash<QString, SourceState>> ImportQueries::sources(const std::vector<AgentFile> &files) const
{
    return guarded([&]() -> Result<QHash<QString, SourceState>> {
        QHash<QString, SourceState> found;
        Statement row = m_connection.statement(
            "SELECT id, agent, size, mtime_ns, read_offset, head_hash, reader_state, reader_version, deleted, complete "
            "FROM source WHERE path = ?1");
        for (const AgentFile &file : files) {
            row.bind(file.path);
            if (!row.step())
                continue;
            found.insert(file.path,
                         {.id = row.integer(0),
                          .agent = Agent(row.integer(1)),
                          .path = file.path,
                          .size = row.integer(2),
                          .mtimeNs = row.integer(3),
                          .offset = row.integer(4),
                          .headHash = row.blob(5),
                          .readerState = row.blob(6),
                          .readerVersion = int(row.integer(7)),
                          .deleted = row.integer(8) != 0,
                          .complete = row.integer(9) != 0});
        }
        return found;
    });
}

Result<void> ImportQueries::count(ImportReport &report) const
{
    return countSessions(report).and_then([&] { return countSkipped(report); }).and_then([&] {
        return countSecrets(report);
    });
}

Result<void> ImportQueries::countSessions(ImportReport &report) const
{
    return guarded([&]() -> Result<void> {
        Statement rows = m_connection.statement(
            "SELECT s.agent, s.subagent, count(*), sum(s.prompts), sum(s.answers), sum(s.tool_calls) "
            "FROM session s JOIN source f ON f.id = s.source WHERE f.deleted = 0 GROUP BY s.agent, s.subagent");
        while (rows.step()) {
            auto &counts = report.agents[Agent(rows.integer(0))];
            (rows.integer(1) ? counts.subagents : counts.sessions) += rows.integer(2);
            counts.prompts += rows.integer(3);
            counts.answers += rows.integer(4);
            counts.toolCalls += rows.integer(5);
        }
        return {};
    });
}

Result<void> ImportQueries::countSkipped(ImportReport &report) const
{
    return guarded([&]() -> Result<void> {
        for (const SkippedLine &line : report.skipped) // of this run, without a row in the store
            ++report.agents[line.agent].skipped;
        Statement sums = m_connection.statement(
            "SELECT f.agent, count(*) FROM skipped k JOIN source f ON f.id = k.source "
            "WHERE f.deleted = 0 AND f.agent <> 0 GROUP BY f.agent"); // 0: no agent's own file (OpenReflexImport)
        while (sums.step())
            report.agents[Agent(sums.integer(0))].skipped += sums.integer(1);
        for (const auto &[agent, counts] : report.agents)
            report.skippedTotal += counts.skipped;
        Statement rows = m_connection.statement("SELECT f.agent, f.path, k.line, k.reason FROM skipped k "
                                                "JOIN source f ON f.id = k.source WHERE f.deleted = 0 AND f.agent <> 0 "
                                                "ORDER BY k.id DESC LIMIT ?1");
        rows.bind(qint64(skippedShown - std::min(skippedShown, report.skipped.size())));
        while (rows.step())
            report.skipped.push_back({Agent(rows.integer(0)), rows.text(1), rows.integer(2), rows.text(3)});
        return {};
    });
}

Result<void> ImportQueries::countSecrets(ImportReport &report) const
{
    return guarded([&]() -> Result<void> {
        Statement rows = m_connection.statement("SELECT kind, sum(count) FROM replaced_secret GROUP BY kind");
        while (rows.step())
            report.secrets[rows.text(0)] = rows.integer(1);
        return {};
    });
}

} // namespace evoca::model
