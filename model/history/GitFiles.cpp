#include "history/GitFiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 smallFile = 256 * 1024; // a pointer file or a config; anything longer is not one

QString contentsOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.read(smallFile));
}

QString resolved(const QString &base, const QString &path)
{
    return QDir::cleanPath(QDir::isAbsolutePath(path) ? path : base + u'/' + path);
}

/// Value of `url` in the section of origin, else of the first remote.
QString remoteUrl(const QString &config)
{
    QString first;
    QString section;
    for (const QString &raw : config.split(u'\n')) {
        const QString line = raw.trimmed();
        if (line.startsWith(u'[')) {
            section = line.mid(1, line.indexOf(u']') - 1).simplified();
            continue;
        }
        if (!section.startsWith("remote \""_L1) || !line.startsWith("url"_L1))
            continue;
        const qsizetype equals = line.indexOf(u'=');
        if (equals < 0 || line.left(equals).trimmed() != "url"_L1)
            continue;
        QString url = line.mid(equals + 1).trimmed();
        if (url.size() >= 2 && url.startsWith(u'"') && url.endsWith(u'"'))
            url = url.mid(1, url.size() - 2);
        if (section == "remote \"origin\""_L1)
            return url;
        if (first.isEmpty())
            first = url;
    }
    return first;
}

GitRepository repository(const QString &root, const QString &gitFolder)
{
    return {root, normalisedRemote(remoteUrl(contentsOf(gitFolder + "/config"_L1)))};
}

/// Root of the worktree that a git folder belongs to: its parent, unless the repository is bare.
QString rootOf(const QString &gitFolder)
{
    return QFileInfo(gitFolder).fileName() == ".git"_L1 ? QFileInfo(gitFolder).path() : gitFolder;
}

/// `folder`/.git is a file: a linked worktree or a submodule.
std::optional<GitRepository> linked(const QString &folder)
{
    const QString pointer = contentsOf(folder + "/.git"_L1).trimmed();
    if (!pointer.startsWith("gitdir:"_L1))
        return std::nullopt;
    const QString gitFolder = resolved(folder, pointer.mid(7).trimmed());
    const QString common = contentsOf(gitFolder + "/commondir"_L1).trimmed();
    if (!common.isEmpty()) {
        const QString mainFolder = resolved(gitFolder, common);
        return repository(rootOf(mainFolder), mainFolder);
    }
    // A worktree whose main repository moved away still names it.
    if (const qsizetype at = gitFolder.lastIndexOf("/.git/worktrees/"_L1); at > 0 && !QFileInfo::exists(gitFolder))
        return GitRepository {gitFolder.left(at), {}};
    return repository(folder, gitFolder);
}

} // namespace

std::optional<GitRepository> gitRepositoryAt(const QString &folder)
{
    const QString git = folder == u'/' ? u"/.git"_s : folder + "/.git"_L1;
    const QFileInfo info(git);
    if (info.isDir()) // an empty .git folder is no repository
        return QFileInfo::exists(git + "/HEAD"_L1) ? std::optional(repository(folder, git)) : std::nullopt;
    return info.isFile() ? linked(folder) : std::nullopt;
}

QString normalisedRemote(const QString &url)
{
    const QString trimmed = url.trimmed();
    QString host;
    QString path;
    if (trimmed.contains("://"_L1)) {
        const QUrl parsed(trimmed, QUrl::TolerantMode);
        if (parsed.scheme() == "file"_L1)
            return {};
        host = parsed.host();
        path = parsed.path();
    } else {
        const qsizetype colon = trimmed.indexOf(u':');
        const qsizetype slash = trimmed.indexOf(u'/');
        if (colon < 2 || (slash >= 0 && slash < colon)) // a path, or a drive letter
            return {};
        host = trimmed.left(colon);
        host = host.mid(host.lastIndexOf(u'@') + 1);
        path = trimmed.mid(colon + 1);
    }
    while (path.startsWith(u'/'))
        path.remove(0, 1);
    while (path.endsWith(u'/'))
        path.chop(1);
    if (path.endsWith(".git"_L1))
        path.chop(4);
    if (host.isEmpty() || path.isEmpty())
        return {};
    return host.toLower() + u'/' + path;
}

} // namespace evoca::model
