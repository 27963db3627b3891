#pragma once

#include <QStringList>

namespace evoca::app {

/// True if the arguments (without the program's name) name a command that runs without a window.
bool isCommand(const QStringList &arguments);

/// Runs it; needs a QCoreApplication. SIGINT and SIGTERM stop it in order. Returns the exit code.
int runCommandLine(const QStringList &arguments);

/// General help: commands and options of the window.
QString helpText();

} // namespace evoca::app
