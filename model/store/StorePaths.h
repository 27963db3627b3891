#pragma once

#include <QString>

namespace evoca::model {

/// Where one store keeps its files. EVOCA_HOME moves everything below one folder.
struct StorePaths
{
    QString data; ///< folder 0700: $XDG_DATA_HOME/evoca
    QString config; ///< $XDG_CONFIG_HOME/evoca
    QString state; ///< logs: $XDG_STATE_HOME/evoca

    QString database() const; ///< evoca.db
    QString toolIndex() const; ///< evoca-tools.db: index of tool text, can be rebuilt
    QString lock() const; ///< evoca.lock: names the one writing process
    QString backups() const; ///< folder
    QString socket() const; ///< name of the running program's local socket

    /// From the environment (EVOCA_HOME, XDG_*).
    static StorePaths standard();
    /// Everything under one folder (tests, --demo).
    static StorePaths under(const QString &folder);
    /// Creates the folders with mode 0700.
    bool create() const;
};

} // namespace evoca::model
