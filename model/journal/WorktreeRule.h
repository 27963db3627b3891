#pragma once

#include <QHash>
#include <QString>

#include <functional>
#include <optional>

namespace evoca::model {

/// Rows of the decision table (reference bettermemory.md section 2.5, "Worktree rule"); numbers are the table's.
enum class WorktreeCase : quint8 {
    NeitherKnown = 1,
    EpisodeUnknown = 2,
    CallerUnknown = 3,
    Same = 4,
    LinkedFromPrimary = 5, ///< the caller is a linked worktree of the checkout that wrote it
    Gone = 6, ///< the episode's worktree is positively gone from disk
    Other = 7, ///< exists and differs
    Undetermined = 8, ///< cannot be told: the boundary holds
};

/// Whether an agent in one worktree gets an episode of another. Answers about the disk are kept for the life of the
/// object, which is that of one call. One thread.
class WorktreeRule
{
public:
    /// What stat(2) says of a path: 0 or errno.
    using Probe = std::function<int(const QString &path)>;

    /// `caller`: resolved root of the caller's checkout; empty: none.
    explicit WorktreeRule(QString caller, Probe probe = {});

    WorktreeCase decide(const QString &episode);
    static bool passes(WorktreeCase row); ///< permissive: search
    static bool matches(WorktreeCase row); ///< strict: handoff

private:
    WorktreeCase decided(const QString &episode);

    QString m_caller;
    Probe m_probe;
    std::optional<QString> m_primary; ///< of the caller, when it is a linked worktree
    QHash<QString, WorktreeCase> m_known;
};

/// Resolved root of the checkout that holds a folder (the nearest one up the tree with a `.git`); empty: none.
QString worktreeAt(const QString &folder);
/// The primary checkout of a linked worktree, by the `gitdir:` line of its `.git` file; empty: it is none (a primary
/// checkout, a submodule, a worktree of a bare repository).
QString primaryCheckout(const QString &worktree);
/// True for what says that a path is not there any more: ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG.
bool saysGone(int error);

} // namespace evoca::model
