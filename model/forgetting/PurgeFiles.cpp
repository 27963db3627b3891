#include "forgetting/PurgeFiles.h"

#include "forgetting/AgentFiles.h"
#include "forgetting/PurgeRun.h"
#include "records/Agent.h"
#include "store/Backup.h"
#include "store/Connection.h"
#include "store/Store.h"
#include "store/ToolIndexer.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <chrono>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace evoca::model {

namespace {

constexpr qint64 overwrittenAtOnce =
    200; ///< as CommitWork: so many removals of talk in one commit leave nothing behind
constexpr int pagesAtOnce = 500;
constexpr int checkpointTries = 12; ///< each waits for readers up to the busy timeout
constexpr auto checkpointPause = 250ms;

qint64 changesBy(Connection &connection, std::string_view sql, int pages)
{
    const qint64 before = sqlite3_total_changes64(connection.handle());
    connection.statement(sql).bind(pages).run();
    return sqlite3_total_changes64(connection.handle()) - before;
}

/// FTS5's 'merge' step by step, each a transaction of its own; it is done when a step changes less than two rows.
Result<void> merge(PurgeRun &run, const std::string &index)
{
    const std::string sql = "INSERT INTO " + index + "(" + index + ", rank) VALUES('merge', ?1)";
    bool more = true;
    int pages = -pagesAtOnce; // negative: all segments, as 'optimize' does
    while (more) {
        if (run.stopped())
            return std::unexpected(purgeStopped());
        const auto merged = run.write([&](WriteContext &context, CommitWork &) -> Result<void> {
            more = changesBy(context.connection, sql, pages) >= 2;
            return {};
        });
        if (!merged)
            return merged;
        pages = pagesAtOnce;
        run.advance(1);
    }
    return {};
}

/// 1: another connection reads or writes, so the log could not be emptied yet.
bool truncate(Connection &connection, const char *pragma)
{
    Statement checkpoint = connection.statement(pragma);
    return checkpoint.step() && checkpoint.integer(0) == 0;
}

Result<void> truncateWithPatience(PurgeRun &run, Connection &connection, const char *pragma)
{
    for (int i = 0; i < checkpointTries; ++i) {
        if (truncate(connection, pragma))
            return {};
        if (run.stopped())
            return std::unexpected(purgeStopped());
        run.advance(1);
        std::this_thread::sleep_for(checkpointPause);
    }
    return {}; // what is left in it is found by the check
}

Remainder::State removeFile(PurgeRun &run, const PurgeItem &source, const QString &path, qint64 size, qint64 mtimeNs)
{
    Statement others = run.reader().statement("SELECT 1 FROM session_range WHERE source = ?1 UNION ALL"
                                              " SELECT 1 FROM session WHERE source = ?1 LIMIT 1");
    if (others.bind(source.row).step())
        return Remainder::State::Refused; // it holds more than what goes
    others.reset();
    if (!removeAgentFile(path, size, mtimeNs).isEmpty())
        return Remainder::State::Refused;
    const auto forgotten = run.write([&](WriteContext &context, CommitWork &) -> Result<void> {
        context.connection.statement("DELETE FROM source WHERE id = ?1").bind(source.row).run();
        return {};
    });
    return forgotten ? Remainder::State::Removed : Remainder::State::Refused;
}

} // namespace

Result<void> purgeToolIndex(PurgeRun &run)
{
    run.tell(PurgeProgress::Phase::Indexes, 0, 0);
    return ToolIndexer(run.paths()).followRemovals(run.stop());
}

Result<void> mergeIndexes(PurgeRun &run)
{
    run.tell(PurgeProgress::Phase::Indexes, 0, 0);
    qint64 messages = 0;
    for (const PurgeItem &item : run.items(PurgeItem::Messages))
        messages += item.last - item.first + 1;
    Result<void> done;
    for (const auto &[index, touched] : {
             std::pair {"experience_index", !run.items(ForgetKind::Experience).empty()},
             {"episode_index", !run.items(ForgetKind::Episode).empty()},
             {"memory_index", !run.items(ForgetKind::Memory).empty()},
             {"talk_index", messages > overwrittenAtOnce},
         }) {
        if (done && touched)
            done = merge(run, index);
    }
    return done;
}

Result<void> purgeAgentFiles(PurgeRun &run)
{
    Statement row = run.reader().statement("SELECT agent, path, size, mtime_ns FROM source WHERE id = ?1");
    for (const PurgeItem &source : run.items(PurgeItem::Source)) {
        if (!row.bind(source.row).step())
            continue;
        const QString path = row.text(1);
        if (!QFileInfo::exists(path))
            continue;
        const QString agent = agentName(Agent(row.integer(0)));
        const qint64 size = row.integer(2);
        const qint64 mtimeNs = row.integer(3);
        row.reset();
        const auto state = run.removesAgentFiles() ? removeFile(run, source, path, size, mtimeNs)
                                                   : Remainder::State::Remains;
        run.addRemainder({Remainder::Kind::AgentFile, state, agent, QDateTime::currentMSecsSinceEpoch()});
    }
    return {};
}

QStringList copiesOfStore(const StorePaths &paths)
{
    QStringList files = backups(paths);
    const QDir data(paths.data);
    const QStringList aside = data.entryList({u"*damaged*"_s}, QDir::Files);
    for (const QString &name : aside)
        files.append(data.absoluteFilePath(name));
    return files;
}

Result<void> purgeBackups(PurgeRun &run)
{
    run.tell(PurgeProgress::Phase::Backups, 0, 0);
    waitForBackups();
    const QStringList old = copiesOfStore(run.paths());
    if (old.isEmpty())
        return {};
    // The words to look for are known by now; the new backup must not hold them.
    const auto dropped = run.write([&run](WriteContext &context, CommitWork &) -> Result<void> {
        context.connection.statement("UPDATE purge SET sought = NULL, phase = max(phase, 2) WHERE id = ?1")
            .bind(run.id())
            .run();
        return {};
    });
    if (!dropped)
        return dropped;
    const auto made = backupStore(run.paths(), 1);
    for (const QString &path : old) {
        if (made && path != *made)
            QFile::remove(path);
        const auto state = QFileInfo::exists(path) ? Remainder::State::Remains : Remainder::State::Removed;
        run.addRemainder(
            {Remainder::Kind::Backup, state, QFileInfo(path).fileName(), QDateTime::currentMSecsSinceEpoch()});
    }
    return {};
}

Result<void> truncateLogs(PurgeRun &run)
{
    run.tell(PurgeProgress::Phase::Checkpoint, 0, 0);
    auto connection = Connection::open(run.paths(), u"purge"_s, Connection::Mode::Write);
    if (!connection)
        return std::unexpected(connection.error());
    return guarded([&]() -> Result<void> {
        Result<void> done = truncateWithPatience(run, **connection, "PRAGMA main.wal_checkpoint(TRUNCATE)");
        if (!done || !QFileInfo::exists(run.paths().toolIndex()))
            return done;
        if (const auto attached = (*connection)->run(u"ATTACH DATABASE ? AS tooltext"_s, {run.paths().toolIndex()});
            !attached)
            return std::unexpected(attached.error());
        return truncateWithPatience(run, **connection, "PRAGMA tooltext.wal_checkpoint(TRUNCATE)");
    });
}

} // namespace evoca::model
