#pragma once

#include "records/Experience.h"

#include <QHash>
#include <QString>

#include <string_view>
#include <vector>

namespace evoca::model {

/// Makes paths relative to the project: inside the project root (or a worktree of it, or the working directory) they
/// lose it, outside they stay absolute.
class PathRule
{
public:
    PathRule() = default;
    PathRule(const QString &projectRoot, const QString &cwd);
    /// Empty for what is no file path.
    QString apply(std::string_view path) const;

private:
    QString m_root;
    QString m_cwd;
    QString m_prefix; ///< of the working directory below its root, with a slash at the end
};

/// The files of one task: edited ones by frequency, then those only touched. Bounded.
class TaskFiles
{
public:
    void touched(const QString &path);
    void edited(const QString &path, int added, int removed);
    /// Edited first (at most 10 of them before the touched ones), at most 20 in all.
    std::vector<FileChange> changes() const;
    /// The edited ones, most edited first.
    QStringList editedPaths(qsizetype limit) const;

private:
    struct Entry
    {
        FileChange change;
        int touches = 0;
        qsizetype order = 0; ///< of first appearance
    };
    Entry *entry(const QString &path);
    std::vector<const Entry *> sorted() const;
    QHash<QString, Entry> m_entries;
};

} // namespace evoca::model
