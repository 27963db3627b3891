#include "history/ProjectFinder.h"

#include "history/GitFiles.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <mutex>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

/// macOS shows the same folder with and without /private.
QString withoutPrivate(const QString &path)
{
    for (const auto folder : {"/private/var"_L1, "/private/tmp"_L1, "/private/etc"_L1}) {
        if (path == folder || path.startsWith(folder + u'/'))
            return path.mid(8);
    }
    return path;
}

bool isWindowsPath(const QString &path)
{
    return path.size() > 2 && path[0].isLetter() && path[1] == u':' && (path[2] == u'\\' || path[2] == u'/');
}

QString cleaned(const QString &cwd)
{
    QString path = cwd.trimmed();
    if (isWindowsPath(path))
        path.replace(u'\\', u'/');
    return path.isEmpty() ? path : withoutPrivate(QDir::cleanPath(path));
}

bool isHome(const QString &path)
{
    if (path == QDir::homePath() || path == "/root"_L1)
        return true;
    const QStringList parts = path.split(u'/', Qt::SkipEmptyParts);
    if (parts.size() == 3 && isWindowsPath(path))
        return parts[1].compare("Users"_L1, Qt::CaseInsensitive) == 0;
    return parts.size() == 2 && (parts[0] == "home"_L1 || parts[0] == "Users"_L1);
}

/// "/p/.worktrees/x/src" → "/p". Worktrees collected in the home folder name no repository: "/home/u/.worktrees/x"
/// stays.
QString withoutWorktree(const QString &path)
{
    for (const auto folder : {"/.claude/worktrees/"_L1, "/.worktrees/"_L1}) {
        const qsizetype at = path.indexOf(folder);
        const qsizetype name = at + folder.size();
        if (at <= 0 || name >= path.size())
            continue;
        if (!isHome(path.left(at)))
            return path.left(at);
        const qsizetype end = path.indexOf(u'/', name);
        return end < 0 ? path : path.left(end);
    }
    return path;
}

QString parentOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    return slash <= 0 ? QString() : path.left(slash);
}

QString nameOf(const QString &path)
{
    QString name = path.mid(path.lastIndexOf(u'/') + 1);
    if (name.size() > 4 && name.endsWith(".git"_L1))
        name.chop(4);
    return name.isEmpty() ? path : name;
}

QString canonical(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : withoutPrivate(real);
}

ProjectRef projectAt(const QString &path, const GitRepository *repository)
{
    ProjectRef project;
    project.path = path;
    project.name = nameOf(path);
    if (repository) {
        project.isRepository = true;
        project.remote = repository->remote;
    }
    return project;
}

ProjectRef look(const QString &cwd)
{
    const QString path = cleaned(cwd);
    if (path.isEmpty())
        return {};
    if (!QDir::isAbsolutePath(path)) // of another system, or damaged: nothing here to look at
        return projectAt(path, nullptr);
    const QString start = QFileInfo::exists(path) ? path : withoutWorktree(path);
    const bool present = QFileInfo::exists(start);
    for (QString folder = start; !folder.isEmpty(); folder = parentOf(folder)) {
        // A folder that is gone is not taken for part of a home folder that happens to be a repository.
        if (!present && isHome(folder))
            break;
        if (const auto repository = gitRepositoryAt(folder))
            return projectAt(canonical(repository->root), &*repository);
    }
    return projectAt(present ? canonical(withoutWorktree(start)) : start, nullptr);
}

} // namespace

struct ProjectFinder::Private
{
    std::mutex mutex;
    QHash<QString, ProjectRef> known;
};

ProjectFinder::ProjectFinder() : d(std::make_unique<Private>()) { }

ProjectFinder::~ProjectFinder() = default;

ProjectRef ProjectFinder::find(const QString &cwd) const
{
    {
        const std::lock_guard lock(d->mutex);
        if (const auto it = d->known.constFind(cwd); it != d->known.constEnd())
            return *it;
    }
    const ProjectRef project = look(cwd); // outside the lock: a folder on a slow disk holds up nobody else
    const std::lock_guard lock(d->mutex);
    return *d->known.insert(cwd, project);
}

} // namespace evoca::model
