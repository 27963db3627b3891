#include "forgetting/AgentFiles.h"

#include "forgetting/ByteSearch.h"
#include "store/Connection.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 quietSeconds = 60;

struct AgentFilesText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFiles)
};

struct FileStat
{
    bool exists = false;
    bool regular = false;
    qint64 size = 0;
    qint64 mtimeNs = 0;
};

FileStat statOf(const QString &path)
{
    struct ::stat info = {};
    if (::lstat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return {true, S_ISREG(info.st_mode), info.st_size,
            qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec};
}

constexpr QLatin1StringView promptLog = "/history.jsonl"_L1;

/// Files that agents write for one session each. Databases and logs of many sessions are never touched.
bool isSessionFile(const QString &path)
{
    if (path.endsWith(promptLog))
        return false;
    return path.endsWith(".jsonl"_L1) || path.endsWith(".json"_L1) || path.endsWith(".jsonl.zst"_L1)
        || path.endsWith(".md"_L1);
}

QString refusalOf(const QString &path, qint64 size, qint64 mtimeNs)
{
    const FileStat now = statOf(path);
    if (!now.exists)
        return AgentFilesText::tr("The file is not there any more.");
    if (!now.regular || !isSessionFile(path))
        return AgentFilesText::tr("The agent keeps other things in this file as well.");
    if (now.size != size || now.mtimeNs != mtimeNs)
        return AgentFilesText::tr("The file has changed since it was imported. Import it again first.");
    if (QDateTime::currentSecsSinceEpoch() - now.mtimeNs / 1'000'000'000 < quietSeconds)
        return AgentFilesText::tr("The agent wrote this file less than a minute ago. Close the session first.");
    return {};
}

/// A memory that follows a file ("file:<path>#<section>") stands in that file as well; it is the person's to change.
void addMemoryFiles(Connection &connection, const ForgetClosure &closure, std::vector<HoldingFile> &files)
{
    Statement row = connection.statement("SELECT origin FROM memory WHERE id = ?1 AND origin GLOB 'file:*'");
    for (const ForgetRecord *memory : closure.of(ForgetKind::Memory)) {
        if (!row.bind(memory->row).step())
            continue;
        const QString path = row.text(0).sliced(5).section(u'#', 0, 0);
        if (std::ranges::contains(files, path, &HoldingFile::path))
            continue;
        const QFileInfo info(path);
        files.push_back({.agent = info.fileName() == "AGENTS.md"_L1 ? Agent::Codex : Agent::ClaudeCode,
                         .path = path,
                         .size = info.size(),
                         .exists = info.exists(),
                         .refusal = AgentFilesText::tr("The agent keeps other things in this file as well.")});
    }
}

} // namespace

std::vector<HoldingFile> agentFilesOf(Connection &connection, const ForgetClosure &closure)
{
    QSet<RowId> whole;
    QSet<RowId> sources;
    for (const ForgetRecord *session : closure.of(ForgetKind::Session))
        whole.insert(session->row);
    Statement ranges = connection.statement(
        "SELECT DISTINCT source FROM session_range WHERE session = ?1 AND source <> 0 AND last >= ?2 AND first <= ?3"
        " UNION SELECT source FROM session WHERE id = ?1 AND source <> 0");
    for (const MessageSpan &span : closure.messages) {
        ranges.bind(span.session, span.range.first, span.range.last);
        while (ranges.step())
            sources.insert(ranges.integer(0));
    }
    for (const RowId log : promptLogsOf(connection, closure))
        sources.insert(log);
    std::vector<RowId> ordered(sources.begin(), sources.end());
    std::ranges::sort(ordered);

    std::vector<HoldingFile> files;
    Statement row = connection.statement("SELECT agent, path, size, mtime_ns FROM source WHERE id = ?1");
    Statement others = connection.statement("SELECT session FROM session_range WHERE source = ?1"
                                            " UNION SELECT id FROM session WHERE source = ?1");
    for (const RowId source : ordered) {
        if (!row.bind(source).step())
            continue;
        HoldingFile file {.agent = Agent(row.integer(0)), .path = row.text(1), .size = row.integer(2)};
        file.exists = QFileInfo::exists(file.path);
        bool only = true;
        others.bind(source);
        while (others.step())
            only = only && whole.contains(others.integer(0));
        file.refusal = only ? refusalOf(file.path, row.integer(2), row.integer(3))
                            : AgentFilesText::tr("The file holds more than what is forgotten.");
        file.removable = file.refusal.isEmpty();
        files.push_back(std::move(file));
    }
    addMemoryFiles(connection, closure, files);
    return files;
}

std::vector<RowId> promptLogsOf(Connection &connection, const ForgetClosure &closure)
{
    QSet<RowId> sessions;
    for (const MessageSpan &span : closure.messages)
        sessions.insert(span.session);
    std::map<Agent, std::vector<std::string>> names;
    Statement session = connection.statement("SELECT agent, native_id FROM session WHERE id = ?1");
    for (const RowId id : std::as_const(sessions)) {
        if (session.bind(id).step())
            names[Agent(session.integer(0))].push_back('"' + session.text(1).toStdString() + '"'); // as JSON has it
    }
    std::vector<RowId> logs;
    Statement sources = connection.statement(
        "SELECT id, path FROM source WHERE agent = ?1 AND path LIKE '%/history.jsonl'");
    for (const auto &[agent, ids] : names) {
        sources.bind(agent);
        while (sources.step()) {
            ByteSearch search(ids);
            search.searchFile(sources.text(1), {}, {});
            if (!search.found().empty())
                logs.push_back(sources.integer(0));
        }
    }
    return logs;
}

QString removeAgentFile(const QString &path, qint64 size, qint64 mtimeNs)
{
    if (const QString refusal = refusalOf(path, size, mtimeNs); !refusal.isEmpty())
        return refusal;
    return QFile::remove(path) ? QString() : AgentFilesText::tr("The file could not be removed.");
}

} // namespace evoca::model
