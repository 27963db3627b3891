#pragma once

#include "agents/AgentReader.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <vector>

namespace evoca::model {

/// Notices changes below agents' folders and in their most recently written files (a folder's watch tells only what
/// appears and disappears in it). Changes are collected for a moment; without changes no timer runs. One thread with an
/// event loop.
class FileWatch : public QObject
{
    Q_OBJECT
public:
    explicit FileWatch(QObject *parent = nullptr);

    /// Watches these roots with the folders below them; new folders are found by calling it again.
    void watchFolders(const std::vector<QString> &roots);
    /// Watches these files instead of those watched before. A file that changed since it was looked at counts as
    /// changed.
    void watchFiles(const std::vector<AgentFile> &files);
    void clear();
    /// How long the last reaction took: the next one waits longer after a long one, at most 800 ms.
    void setReactionTime(qint64 ms);
    bool isEmpty() const { return m_files.isEmpty() && m_watcher.directories().isEmpty(); }

Q_SIGNALS:
    /// Known files that were written, with size and time of now.
    void filesChanged(const std::vector<evoca::model::AgentFile> &files);
    /// Something appeared or disappeared: only a look at everything tells what.
    void foldersChanged();

private:
    void noteFile(const QString &path);
    void noteFolder(const QString &path);
    void report();

    QFileSystemWatcher m_watcher;
    QTimer m_collect;
    QHash<QString, AgentFile> m_files;
    QSet<QString> m_dirty;
    QHash<QString, size_t> m_contents; ///< folder → what was in it when it last changed
    bool m_foldersDirty = false;
};

} // namespace evoca::model
