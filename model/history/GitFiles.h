#pragma once

#include <QString>

#include <optional>

namespace evoca::model {

/// A repository as its files describe it (gitrepository-layout(5)).
struct GitRepository
{
    QString root; ///< folder of the main worktree; of a bare repository: its own folder
    QString remote; ///< "host/owner/name" of origin (else of the first remote); empty: none or local
};

/// The repository whose worktree (main or linked) or submodule has its root exactly at `folder`; nullopt: none.
std::optional<GitRepository> gitRepositoryAt(const QString &folder);

/// "host/owner/name" of a remote's URL in any of git's forms; credentials, port, scheme and ".git" are dropped. Empty
/// for local paths.
QString normalisedRemote(const QString &url);

} // namespace evoca::model
