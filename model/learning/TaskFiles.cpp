#include "learning/TaskFiles.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qsizetype mostFiles = 2000; ///< remembered while a task runs
constexpr std::size_t shownEdited = 10;
constexpr std::size_t shownFiles = 20;
constexpr std::size_t longestPath = 500;

QString cleaned(QString path)
{
    path.replace(u'\\', u'/');
    return QDir::cleanPath(path);
}

/// Folder of the worktree that `cwd` lies in, when it is kept below the repository.
QString worktreeOf(const QString &cwd)
{
    for (const auto marker : {"/.worktrees/"_L1, "/.claude/worktrees/"_L1, "/worktrees/"_L1}) {
        const qsizetype at = cwd.indexOf(marker);
        if (at < 0)
            continue;
        const qsizetype end = cwd.indexOf(u'/', at + marker.size());
        return end < 0 ? cwd : cwd.first(end);
    }
    return {};
}

bool isAbsolute(const QString &path)
{
    return path.startsWith(u'/') || (path.size() > 2 && path[1] == u':' && path[2] == u'/');
}

} // namespace

PathRule::PathRule(const QString &projectRoot, const QString &cwd) : m_root(cleaned(projectRoot)), m_cwd(cleaned(cwd))
{
    const QString worktree = worktreeOf(m_cwd);
    if (!worktree.isEmpty() || m_root.isEmpty())
        m_root = worktree.isEmpty() ? m_cwd : worktree;
    if (m_cwd.startsWith(m_root + u'/'))
        m_prefix = m_cwd.sliced(m_root.size() + 1) + u'/';
}

QString PathRule::apply(std::string_view path) const
{
    if (path.empty() || path.size() > longestPath || path.find('\n') != std::string_view::npos
        || path.find("://") != std::string_view::npos)
        return {};
    QString clean = cleaned(QString::fromUtf8(path.data(), qsizetype(path.size())).trimmed());
    if (clean.isEmpty() || clean == u"." || clean.startsWith(u"/dev/"))
        return {};
    if (!isAbsolute(clean)) {
        clean = QDir::cleanPath(m_prefix + clean);
        // "../x" leaves the project: give its place where that is known.
        return clean.startsWith(u"../") && !m_root.isEmpty() ? QDir::cleanPath(m_root + u'/' + clean) : clean;
    }
    for (const QString &base : {m_root, m_cwd}) {
        if (!base.isEmpty() && base != u"/" && clean.startsWith(base + u'/'))
            return clean.sliced(base.size() + 1);
    }
    return clean == m_root || clean == m_cwd ? QString() : clean;
}

TaskFiles::Entry *TaskFiles::entry(const QString &path)
{
    if (path.isEmpty())
        return nullptr;
    const auto found = m_entries.find(path);
    if (found != m_entries.end())
        return &found.value();
    if (m_entries.size() >= mostFiles)
        return nullptr;
    Entry made;
    made.change.path = path;
    made.order = m_entries.size();
    return &m_entries.insert(path, made).value();
}

void TaskFiles::touched(const QString &path)
{
    if (Entry *file = entry(path))
        ++file->touches;
}

void TaskFiles::edited(const QString &path, int added, int removed)
{
    Entry *file = entry(path);
    if (!file)
        return;
    ++file->change.edits;
    if (added >= 0)
        file->change.added = std::max(file->change.added, 0) + added;
    if (removed >= 0)
        file->change.removed = std::max(file->change.removed, 0) + removed;
}

std::vector<const TaskFiles::Entry *> TaskFiles::sorted() const
{
    std::vector<const Entry *> entries;
    for (const Entry &entry : m_entries)
        entries.push_back(&entry);
    std::ranges::sort(entries, [](const Entry *a, const Entry *b) {
        if (a->change.edits != b->change.edits)
            return a->change.edits > b->change.edits;
        if (a->change.edits == 0 && a->touches != b->touches)
            return a->touches > b->touches;
        return a->order < b->order;
    });
    return entries;
}

std::vector<FileChange> TaskFiles::changes() const
{
    const auto entries = sorted();
    const auto firstTouched = std::ranges::find_if(entries,
                                                   [](const Entry *entry) { return entry->change.edits == 0; });
    const std::size_t editedCount = std::size_t(firstTouched - entries.begin());
    const std::size_t touchedCount = entries.size() - editedCount;
    // More than ten edited ones only where touched ones leave room.
    const std::size_t editedShown = std::min(
        editedCount, std::max(shownEdited, shownFiles - std::min(touchedCount, shownFiles - shownEdited)));
    std::vector<FileChange> changes;
    for (std::size_t index = 0; index < editedShown; ++index)
        changes.push_back(entries[index]->change);
    for (auto touched = firstTouched; touched != entries.end() && changes.size() < shownFiles; ++touched)
        changes.push_back((*touched)->change);
    return changes;
}

QStringList TaskFiles::editedPaths(qsizetype limit) const
{
    QStringList paths;
    for (const Entry *entry : sorted()) {
        if (entry->change.edits == 0 || paths.size() >= limit)
            break;
        paths << entry->change.path;
    }
    return paths;
}

} // namespace evoca::model
