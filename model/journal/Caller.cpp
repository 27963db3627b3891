#include "journal/Caller.h"

#include "history/GitFiles.h"
#include "journal/WorktreeRule.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr qint64 longestHead = 4096;

/// The branch that HEAD names; empty when it is detached.
QString branchOf(const QString &worktree)
{
    QString folder = worktree + u"/.git"_s;
    if (QFile file(folder); QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly)) {
        const QString line = QString::fromUtf8(file.read(longestHead)).section(u'\n', 0, 0).trimmed();
        folder = QDir(worktree).absoluteFilePath(line.section(u':', 1).trimmed());
    }
    QFile head(folder + u"/HEAD"_s);
    if (!head.open(QIODevice::ReadOnly))
        return {};
    const QString line = QString::fromUtf8(head.read(longestHead)).trimmed();
    return line.startsWith("ref: refs/heads/"_L1) ? line.sliced(16) : QString();
}

} // namespace

Caller callerAt(const QString &session, const QString &client, RowId project, const QString &workingDirectory)
{
    Caller caller {.session = session, .client = client, .project = project, .cwd = workingDirectory};
    if (workingDirectory.isEmpty())
        return caller;
    caller.worktree = worktreeAt(workingDirectory);
    if (caller.worktree.isEmpty())
        return caller;
    caller.branch = branchOf(caller.worktree);
    if (const auto repository = gitRepositoryAt(caller.worktree))
        caller.repo = repository->remote;
    return caller;
}

} // namespace evoca::model
