#include "memories/AgentFileFollower.h"

#include <QFileInfo>
#include <QLoggingCategory>
#include <QSet>

namespace evoca::model {

namespace {

Q_LOGGING_CATEGORY(lcFiles, "evoca.memories.files")

constexpr int collectMs = 300; // editors write a file in several steps
constexpr qsizetype mostWatched = 1000; // the system allows a limited number of watches to all programs together

} // namespace

struct AgentFileFollower::Watch
{
    QFileSystemWatcher watcher;
    QTimer collect;
};

AgentFileFollower::AgentFileFollower(Writer &writer, const AgentPlaces &places) : m_import(writer, places) { }

AgentFileFollower::~AgentFileFollower() = default;

void AgentFileFollower::scanned(const std::vector<Agent> &agents, ImportReport &report, std::stop_token stop)
{
    m_agents = agents;
    const auto files = m_import.run(agents, stop);
    if (!files) {
        if (files.error().code != ErrorCode::Cancelled)
            qCWarning(lcFiles) << files.error().message;
        return;
    }
    addTo(report, *files);
    watchFiles();
}

void AgentFileFollower::pause()
{
    m_watch.reset();
}

void AgentFileFollower::addTo(ImportReport &report, const AgentFileReport &files)
{
    report.memoryFiles = files.files;
    report.memories = files.memories;
    for (const auto &[kind, count] : files.secrets)
        report.secrets[QString::fromStdString(kind)] += count;
    report.skippedTotal += qint64(files.skipped.size());
    for (const SkippedMemory &line : files.skipped) {
        const Agent agent = line.file.endsWith(u"/AGENTS.md") ? Agent::Codex : Agent::ClaudeCode;
        report.skipped.push_back({agent, line.file, line.line, line.reason});
    }
}

void AgentFileFollower::runAgain()
{
    if (const auto files = m_import.run(m_agents, {}); !files)
        qCWarning(lcFiles) << files.error().message;
    watchFiles();
}

void AgentFileFollower::watchFiles()
{
    if (!m_watch) {
        m_watch = std::make_unique<Watch>();
        m_watch->collect.setSingleShot(true);
        m_watch->collect.setInterval(collectMs);
        QObject::connect(&m_watch->watcher, &QFileSystemWatcher::fileChanged, &m_watch->collect, [this] {
            if (!m_watch->collect.isActive())
                m_watch->collect.start();
        });
        QObject::connect(&m_watch->collect, &QTimer::timeout, &m_watch->collect, [this] { runAgain(); });
    }
    const QStringList watched = m_watch->watcher.files();
    QSet<QString> gone(watched.begin(), watched.end());
    QStringList added;
    for (const QString &file : m_import.files()) {
        if (!gone.remove(file) && added.size() < mostWatched && QFileInfo::exists(file))
            added.push_back(file);
    }
    if (!gone.isEmpty())
        m_watch->watcher.removePaths(QStringList(gone.begin(), gone.end()));
    if (added.isEmpty())
        return;
    m_watch->watcher.addPaths(added);
    m_watch->collect.start(); // they were read before they were watched: what changed in between is seen now
}

} // namespace evoca::model
