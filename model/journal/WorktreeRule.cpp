#include "journal/WorktreeRule.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 longestGitFile = 4096;

int statError(const QString &path)
{
#ifdef Q_OS_UNIX
    struct stat status {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? 0 : errno;
#else
    std::error_code error;
    const auto status = std::filesystem::status(path.toStdU16String(), error);
    if (status.type() == std::filesystem::file_type::not_found)
        return ENOENT;
    return error ? error.default_error_condition().value() : 0;
#endif
}

/// The folder that the `gitdir:` line of a `.git` file names; empty when it is a folder or cannot be read.
QString gitFolderNamedBy(const QString &worktree)
{
    QFile file(worktree + u"/.git"_s);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const QString line = QString::fromUtf8(file.read(longestGitFile)).section(u'\n', 0, 0).trimmed();
    return line.startsWith("gitdir:"_L1) ? line.sliced(7).trimmed() : QString();
}

} // namespace

bool saysGone(int error)
{
    return error == ENOENT || error == ENOTDIR || error == ELOOP || error == ENAMETOOLONG;
}

QString primaryCheckout(const QString &worktree)
{
    const QString folder = QDir::fromNativeSeparators(gitFolderNamedBy(worktree));
    const qsizetype at = folder.indexOf("/.git/worktrees/"_L1);
    if (at <= 0)
        return {};
    const QString primary = QDir(worktree).absoluteFilePath(folder.first(at));
    const QString resolved = QFileInfo(primary).canonicalFilePath();
    return resolved.isEmpty() ? QDir::cleanPath(primary) : resolved;
}

QString worktreeAt(const QString &folder)
{
    QString at = QFileInfo(folder).canonicalFilePath();
    while (!at.isEmpty()) {
        if (QFileInfo::exists(at + u"/.git"_s))
            return at;
        const QString parent = QFileInfo(at).path();
        if (parent == at)
            break;
        at = parent;
    }
    return {};
}

WorktreeRule::WorktreeRule(QString caller, Probe probe)
    : m_caller(std::move(caller)), m_probe(probe ? std::move(probe) : Probe(statError))
{
}

WorktreeCase WorktreeRule::decide(const QString &episode)
{
    const auto known = m_known.constFind(episode);
    if (known != m_known.cend())
        return *known;
    const WorktreeCase row = decided(episode);
    m_known.insert(episode, row);
    return row;
}

WorktreeCase WorktreeRule::decided(const QString &episode)
{
    if (episode.isEmpty())
        return m_caller.isEmpty() ? WorktreeCase::NeitherKnown : WorktreeCase::EpisodeUnknown;
    if (m_caller.isEmpty())
        return WorktreeCase::CallerUnknown;
    if (episode == m_caller)
        return WorktreeCase::Same;
    if (!m_primary)
        m_primary = primaryCheckout(m_caller);
    if (episode == *m_primary)
        return WorktreeCase::LinkedFromPrimary;
    // No file system has such a name.
    if (episode.contains(QChar(u'\0')))
        return WorktreeCase::Gone;
    const int error = m_probe(episode);
    if (error == 0)
        return WorktreeCase::Other;
    return saysGone(error) ? WorktreeCase::Gone : WorktreeCase::Undetermined;
}

bool WorktreeRule::passes(WorktreeCase row)
{
    return row != WorktreeCase::Other && row != WorktreeCase::Undetermined;
}

bool WorktreeRule::matches(WorktreeCase row)
{
    return row == WorktreeCase::NeitherKnown || row == WorktreeCase::Same;
}

} // namespace evoca::model
