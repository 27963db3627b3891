#include "memories/MemoryLines.h"

#include "memories/Memories.h"
#include "memories/MemoryLine.h"
#include "memories/MemoryRows.h"
#include "memories/MemoryRules.h"
#include "search/MemoryColumns.h"
#include "store/Connection.h"
#include "store/ProjectRows.h"
#include "store/Statement.h"
#include "store/Tombstones.h"
#include "text/Redactor.h"

#include <QCoreApplication>
#include <QIODevice>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(MemoryLines)
};

constexpr qint64 longestLine = 16LL * 1024 * 1024;
constexpr int linesAtOnce = 200;

std::vector<MemoryVersion> versionsOf(Connection &connection, RowId memory)
{
    Statement rows = connection.statement("SELECT revision, content, path, type, origin, at FROM memory_version"
                                          " WHERE memory = ?1 ORDER BY revision");
    rows.bind(memory);
    std::vector<MemoryVersion> versions;
    while (rows.step())
        versions.push_back(
            {int(rows.integer(0)), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.integer(5)});
    return versions;
}

void redact(QString &text, const Redactor &redactor, qint64 &secrets)
{
    std::string utf8 = text.toStdString();
    SecretCounts counts;
    if (!redactor.redact(utf8, counts))
        return;
    text = QString::fromStdString(utf8);
    for (const auto &[kind, count] : counts)
        secrets += count;
}

/// One line into the store. Throws SqlFailure.
class LineWriter
{
public:
    LineWriter(WriteContext &context, const Redactor &redactor, MemoryLinesReport &report)
        : m_context(context), m_rows(context), m_redactor(redactor), m_report(report), m_tombstones(context.connection)
    {
    }

    void add(MemoryLine line, qint64 number)
    {
        if (const auto problem = line.memory.globalId.isEmpty() ? addDraft(line) : addRecord(line))
            m_report.skipped.push_back({number, problem->message});
    }

private:
    std::optional<Error> addDraft(const MemoryLine &line)
    {
        const Memory &memory = line.memory;
        const auto saved = Memories::remember(m_context,
                                              {.project = projectOf(line),
                                               .content = memory.content,
                                               .path = memory.path,
                                               .type = memory.type,
                                               .scope = memory.scope,
                                               .semanticKey = memory.semanticKey,
                                               .importance = memory.importance,
                                               .confidence = memory.confidence,
                                               .expires = memory.expires,
                                               .origin = u"import:lines"_s},
                                              m_redactor);
        if (!saved)
            return saved.error();
        ++(saved->created ? m_report.added : saved->unchanged ? m_report.known : m_report.updated);
        m_report.secrets += saved->secrets;
        return std::nullopt;
    }

    std::optional<Error> addRecord(MemoryLine &line)
    {
        Memory &memory = line.memory;
        clean(line);
        if (auto problem = memoryProblem(memory))
            return problem;
        if (m_tombstones.contains(memory.globalId)) {
            ++m_report.forgotten;
            return std::nullopt;
        }
        Statement stored = m_context.connection.statement(
            "SELECT id, revision, deleted_at FROM memory WHERE global_id = ?1");
        const bool known = stored.bind(memory.globalId).step();
        const RowId id = known ? stored.integer(0) : 0;
        const qint64 revision = known ? stored.integer(1) : 0;
        const bool binned = known && stored.integer(2) != 0;
        stored.reset();
        if (binned || revision >= memory.revision) {
            ++(binned ? m_report.forgotten : m_report.known);
            return std::nullopt;
        }
        if (auto problem = keyProblem(memory, line, id))
            return problem;
        store(line, id);
        return std::nullopt;
    }

    void clean(MemoryLine &line)
    {
        redact(line.memory.content, m_redactor, m_report.secrets);
        redact(line.memory.path, m_redactor, m_report.secrets);
        redact(line.memory.nextAction, m_redactor, m_report.secrets);
        redact(line.memory.blockedReason, m_redactor, m_report.secrets);
        line.memory.path = normalisedPath(line.memory.path);
        for (MemoryVersion &version : line.versions)
            redact(version.content, m_redactor, m_report.secrets);
    }

    std::optional<Error> keyProblem(Memory &memory, const MemoryLine &line, RowId id)
    {
        memory.project = projectOf(line);
        const auto holder = m_rows.byKey(memory.project, memory.scope, memory.semanticKey);
        if (!holder || holder->id == id)
            return std::nullopt;
        return Error {ErrorCode::Conflict,
                      Messages::tr("another memory has the key \"%1\" already").arg(memory.semanticKey)};
    }

    void store(const MemoryLine &line, RowId id)
    {
        Memory memory = line.memory;
        if (id == 0) {
            memory = m_rows.insert(std::move(memory));
            id = memory.id;
            ++m_report.added;
        } else {
            m_rows.overwrite(id, memory);
            ++m_report.updated;
        }
        for (const MemoryVersion &version : line.versions) {
            m_context.connection
                .statement("INSERT OR IGNORE INTO memory_version(memory, revision, content, path, type, at, origin)"
                           " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)")
                .bind(id, version.revision, version.content, version.path, version.type, version.at, version.origin)
                .run();
        }
    }

    RowId projectOf(const MemoryLine &line)
    {
        return projectId(m_context.connection, line.project, line.project.path, m_context.changes);
    }

    WriteContext &m_context;
    MemoryRows m_rows;
    const Redactor &m_redactor;
    MemoryLinesReport &m_report;
    Tombstones m_tombstones;
};

} // namespace

MemoryLines::MemoryLines(Writer &writer) : m_writer(writer), m_redactor(std::make_shared<const Redactor>()) { }

MemoryLines::~MemoryLines() = default;

Result<qint64> MemoryLines::write(Connection &connection, QIODevice &device, RowId project, const std::stop_token &stop)
{
    return guarded([&]() -> Result<qint64> {
        std::string sql("SELECT ");
        sql.append(memoryColumns)
            .append(", coalesce(p.path, ''), coalesce(p.name, ''), coalesce(p.remote, ''), coalesce(p.is_repository, 0)"
                    " FROM memory m LEFT JOIN project p ON p.id = m.project"
                    " WHERE m.deleted_at = 0 AND m.origin NOT GLOB 'file:*' AND (?1 = 0 OR m.project = ?1)"
                    " ORDER BY m.id");
        Statement rows = connection.statement(sql);
        rows.bind(project);
        qint64 written = 0;
        while (!stop.stop_requested() && rows.step()) {
            MemoryLine line {.memory = memoryFrom(rows)};
            line.project = {rows.text(memoryColumnCount), rows.text(memoryColumnCount + 1),
                            rows.text(memoryColumnCount + 2), rows.integer(memoryColumnCount + 3) != 0};
            line.versions = versionsOf(connection, line.memory.id);
            if (device.write(line.toJson() + '\n') < 0)
                return std::unexpected(
                    Error {ErrorCode::Unavailable,
                           Messages::tr("The memories could not be written: %1").arg(device.errorString())});
            ++written;
        }
        return written;
    });
}

Result<MemoryLinesReport> MemoryLines::read(QIODevice &device, const std::stop_token &stop)
{
    MemoryLinesReport report;
    qint64 number = 0;
    while (!device.atEnd() && !stop.stop_requested()) {
        std::vector<std::pair<qint64, MemoryLine>> lines;
        while (!device.atEnd() && lines.size() < linesAtOnce) {
            const QByteArray text = device.readLine(longestLine);
            ++number;
            if (text.trimmed().isEmpty())
                continue;
            if (auto line = MemoryLine::parse(text))
                lines.emplace_back(number, std::move(*line));
            else
                report.skipped.push_back({number, line.error().message});
        }
        const auto done = m_writer
                              .call<MemoryLinesReport>([lines, report, redactor = m_redactor](
                                                           WriteContext &context) -> Result<MemoryLinesReport> {
                                  MemoryLinesReport result = report;
                                  LineWriter writer(context, *redactor, result);
                                  for (const auto &[at, line] : lines)
                                      writer.add(line, at);
                                  return result;
                              })
                              .result();
        if (!done)
            return std::unexpected(done.error());
        report = *done;
    }
    return report;
}

} // namespace evoca::model
