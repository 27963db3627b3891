#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace evoca::app {

/// Where clients keep their configuration, as the environment says it. A plain value: tests and `--demo` make their own.
struct ClientPlaces
{
    QString home;
    QHash<QString, QString> environment; ///< CLAUDE_CONFIG_DIR, CODEX_HOME, COPILOT_HOME, XDG_CONFIG_HOME; unset: absent
    QStringList searchPath; ///< folders where programs are looked for

    /// Of this process.
    static ClientPlaces current();

    /// The folder that a variable names, or `otherwise` below the home folder. A relative value counts as unset.
    QString folder(const QString &variable, const QString &otherwise) const;
    /// Where this system's programs with a window keep their settings: $XDG_CONFIG_HOME (~/.config) on Linux,
    /// ~/Library/Application Support on macOS, %APPDATA% on Windows.
    QString applicationConfig() const;
    /// Absolute path of a program on the search path; empty when it is not there.
    QString program(const QString &name) const;
};

} // namespace evoca::app
