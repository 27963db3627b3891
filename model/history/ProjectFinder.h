#pragma once

#include "records/SessionBatch.h"

#include <QString>

#include <memory>

namespace evoca::model {

/// Which project a working directory belongs to, read from `.git` files without starting git: the nearest repository up
/// the tree; a linked worktree counts as its main repository, a submodule as a project of its own. A directory that is
/// not on this computer stands for itself, worktree conventions (.worktrees/x, .claude/worktrees/x) folded into their
/// parent. Answers are remembered for the life of the object. Thread-safe.
class ProjectFinder
{
public:
    ProjectFinder();
    ~ProjectFinder();

    /// An empty path when `cwd` is empty.
    ProjectRef find(const QString &cwd) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace evoca::model
