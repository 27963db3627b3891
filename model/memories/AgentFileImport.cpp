#include "memories/AgentFileImport.h"

#include "memories/FileMemoryRows.h"
#include "store/Connection.h"
#include "store/Writer.h"

#include <QFileInfo>
#include <QFuture>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// Claude Code names folders so that they cannot be read back; the sessions in one say whose it is.
RowId projectOfSessions(Connection &connection, const QString &folder)
{
    Statement row = connection.statement("SELECT s.project FROM source f JOIN session s ON s.source = f.id"
                                         " WHERE f.path > ?1 AND f.path < ?2 AND s.project <> 0"
                                         " ORDER BY s.ended DESC LIMIT 1");
    const QString first = folder + u'/';
    const QString end = folder + u'0'; // the character after '/'
    return row.bind(first, end).step() ? row.integer(0) : 0;
}

std::vector<std::pair<RowId, QString>> projectFolders(Connection &connection)
{
    std::vector<std::pair<RowId, QString>> folders;
    Statement rows = connection.statement("SELECT id, path FROM project ORDER BY last_active DESC");
    while (rows.step())
        folders.emplace_back(rows.integer(0), rows.text(1));
    return folders;
}

/// Changes when a person restores, forgets or lets something in again.
std::pair<qint64, qint64> storedNow(Connection &connection)
{
    Statement row = connection.statement(
        "SELECT (SELECT count(*) FROM memory WHERE origin GLOB 'file:*' AND deleted_at = 0),"
        " (SELECT count(*) FROM tombstone)");
    return row.step() ? std::pair(row.integer(0), row.integer(1)) : std::pair<qint64, qint64>();
}

bool unchanged(const QString &path, const std::pair<qint64, qint64> &seen)
{
    const QFileInfo info(path);
    return info.size() == seen.first && info.lastModified().toMSecsSinceEpoch() * 1'000'000 == seen.second;
}

} // namespace

AgentFileImport::AgentFileImport(Writer &writer, const AgentPlaces &places)
    : m_writer(writer), m_otherHome(!places.useEnvironment), m_finder(places)
{
}

Result<AgentFileReport> AgentFileImport::run(const std::vector<Agent> &agents, std::stop_token stop)
{
    const auto connection = Connection::open(m_writer.paths(), u"agentfiles"_s, Connection::Mode::Read);
    if (!connection)
        return std::unexpected(connection.error());
    return guarded([&]() -> Result<AgentFileReport> {
        const bool claude = agents.empty() || std::ranges::contains(agents, Agent::ClaudeCode);
        MemoryProjects projects {projectFolders(**connection),
                                 [&](const QString &folder) { return projectOfSessions(**connection, folder); }};
        const std::vector<MemoryFile> found = m_finder.find(projects, claude);
        m_report.changed = false;
        if (m_ran && sameAsBefore(found) && storedNow(**connection) == m_stored)
            return m_report;

        AgentFileReader reader(m_redactor);
        for (const MemoryFile &file : found) {
            if (stop.stop_requested())
                return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
            reader.read(file);
        }
        AgentFileContents contents = reader.take();
        const auto difference = std::make_shared<FileMemoryRows::Difference>(
            FileMemoryRows::compare(contents.memories, FileMemoryRows::load(**connection), [&](const QString &origin) {
                return isOutOfScope(origin, found, agents.empty());
            }));
        if (!difference->isEmpty()) {
            const auto written = m_writer.post([difference](WriteContext &context) -> Result<void> {
                FileMemoryRows::write(context, *difference);
                return {};
            });
            if (const auto done = written.result(); !done)
                return std::unexpected(done.error());
        }
        m_report = {.files = contents.files,
                    .memories = qint64(contents.memories.size()),
                    .secrets = contents.secrets,
                    .skipped = std::move(contents.skipped),
                    .changed = !difference->isEmpty()};
        m_found = found;
        m_imported = std::move(contents.imported);
        m_stored = storedNow(**connection);
        m_ran = true;
        return m_report;
    });
}

QStringList AgentFileImport::files() const
{
    QStringList paths = m_imported.keys();
    for (const MemoryFile &file : m_found)
        paths << file.path;
    return paths;
}

/// Not looked for in this run, and still there.
bool AgentFileImport::isOutOfScope(const QString &origin, const std::vector<MemoryFile> &found, bool allAgents) const
{
    if (allAgents && !m_otherHome)
        return false;
    const QStringView place = QStringView(origin).sliced(5); // without "file:"
    for (const MemoryFile &file : found) {
        if (place.startsWith(file.path) && place.sliced(file.path.size()).startsWith(u'#'))
            return false;
    }
    // A path may hold the sign too.
    for (qsizetype at = place.indexOf(u'#'); at >= 0; at = place.indexOf(u'#', at + 1)) {
        if (QFileInfo(place.first(at).toString()).isFile())
            return true;
    }
    return false;
}

bool AgentFileImport::sameAsBefore(const std::vector<MemoryFile> &found) const
{
    if (found != m_found)
        return false;
    for (auto file = m_imported.cbegin(); file != m_imported.cend(); ++file) {
        if (!unchanged(file.key(), file.value()))
            return false;
    }
    return true;
}

} // namespace evoca::model
