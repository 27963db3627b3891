#include "history/FileWatch.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int shortest = 100; // ms that changes are collected for
constexpr int longest = 800;
constexpr int youngDays = 45; // more than a month: the folder of this month is always among them
constexpr qsizetype folderLimit = 4000; // the system allows a limited number of watches to all programs together

/// Size and time of now; false: the file is gone.
bool refresh(AgentFile &file)
{
    std::error_code failed;
    const std::filesystem::path path = file.path.toStdU16String();
    const auto size = std::filesystem::file_size(path, failed);
    if (failed)
        return false;
    const auto written = std::filesystem::last_write_time(path, failed);
    if (failed)
        return false;
    file.size = qint64(size);
    file.mtimeNs = std::chrono::nanoseconds(std::chrono::file_clock::to_sys(written).time_since_epoch()).count();
    return true;
}

/// All folders one level below a root, deeper ones only while they are young: agents make a folder a day or a session,
/// thousands in a year, and old ones stay as they are.
void collectFolders(const QString &parent, int depth, QStringList &out)
{
    const QDateTime young = QDateTime::currentDateTime().addDays(-youngDays);
    QDirIterator folders(parent, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks | QDir::Hidden);
    while (folders.hasNext() && out.size() < folderLimit) {
        const QFileInfo folder = folders.nextFileInfo();
        if (depth > 1 && folder.lastModified() < young)
            continue;
        const QString path = folder.filePath();
        out.push_back(path);
        collectFolders(path, depth + 1, out);
    }
}

} // namespace

FileWatch::FileWatch(QObject *parent) : QObject(parent), m_watcher(this), m_collect(this)
{
    m_collect.setSingleShot(true);
    m_collect.setInterval(shortest);
    connect(&m_collect, &QTimer::timeout, this, &FileWatch::report);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::noteFile);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::noteFolder);
}

void FileWatch::watchFolders(const std::vector<QString> &roots)
{
    const QStringList watchedNow = m_watcher.directories();
    QSet<QString> watched(watchedNow.begin(), watchedNow.end());
    QStringList found;
    for (const QString &root : roots) {
        found.push_back(root);
        collectFolders(root, 1, found);
    }
    QStringList added;
    for (const QString &folder : std::as_const(found)) {
        if (watched.size() + added.size() < folderLimit && !watched.contains(folder))
            added.push_back(folder);
    }
    if (!added.isEmpty())
        m_watcher.addPaths(added);
}

void FileWatch::watchFiles(const std::vector<AgentFile> &files)
{
    QHash<QString, AgentFile> wanted;
    QStringList added;
    for (const AgentFile &file : files) {
        wanted.insert(file.path, file);
        if (!m_files.contains(file.path))
            added.push_back(file.path);
    }
    QStringList removed;
    for (auto it = m_files.cbegin(); it != m_files.cend(); ++it) {
        if (!wanted.contains(it.key()))
            removed.push_back(it.key());
    }
    if (!removed.isEmpty())
        m_watcher.removePaths(removed);
    if (!added.isEmpty())
        m_watcher.addPaths(added);
    m_files = std::move(wanted);
    // What was written between the look at the files and the watch would otherwise wait for the next line.
    for (const QString &path : std::as_const(added)) {
        AgentFile now = m_files.value(path);
        const AgentFile seen = now;
        if (!refresh(now) || now.size != seen.size || now.mtimeNs != seen.mtimeNs)
            noteFile(path);
    }
}

void FileWatch::clear()
{
    m_collect.stop();
    if (const QStringList paths = m_watcher.files() + m_watcher.directories(); !paths.isEmpty())
        m_watcher.removePaths(paths);
    m_files.clear();
    m_dirty.clear();
    m_contents.clear();
    m_foldersDirty = false;
}

void FileWatch::setReactionTime(qint64 ms)
{
    m_collect.setInterval(int(std::clamp<qint64>(ms * 5, shortest, longest)));
}

void FileWatch::noteFile(const QString &path)
{
    m_dirty.insert(path);
    if (!m_collect.isActive()) // not restarted: a file that is written all the time is still reported
        m_collect.start();
}

void FileWatch::noteFolder(const QString &path)
{
    // Outputs kept beside transcripts come and go all the time; they are no reason to look at everything.
    const auto names = QDir(path).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden,
                                            QDir::NoSort);
    size_t histories = 1; // whatever the order
    for (const QString &name : names) {
        if (!name.endsWith(".txt"_L1) && !name.endsWith(".tmp"_L1) && !name.endsWith(".lock"_L1))
            histories += qHash(name);
    }
    if (std::exchange(m_contents[path], histories) == histories)
        return;
    m_foldersDirty = true;
    if (!m_collect.isActive())
        m_collect.start();
}

void FileWatch::report()
{
    const bool folders = std::exchange(m_foldersDirty, false);
    const QSet<QString> dirty = std::exchange(m_dirty, {});
    std::vector<AgentFile> changed;
    bool missing = false;
    const QStringList watchedNow = m_watcher.files();
    const QSet<QString> watched(watchedNow.begin(), watchedNow.end());
    for (const QString &path : dirty) {
        const auto known = m_files.find(path);
        if (known == m_files.end())
            continue;
        if (!refresh(*known)) {
            missing = true;
            continue;
        }
        if (!watched.contains(path)) // replaced by another file of that name
            m_watcher.addPath(path);
        changed.push_back(*known);
    }
    if (!changed.empty())
        Q_EMIT filesChanged(changed);
    if (folders || missing)
        Q_EMIT foldersChanged();
}

} // namespace evoca::model
