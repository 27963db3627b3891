#pragma once

#include <QString>

namespace evoca::app {

struct AppServices;

/// The command that connects Claude Code to the running program: a bridge, so that it survives restarts.
QString connectionCommand();
/// Puts it on the clipboard (window, tray).
void copyConnectionCommand(AppServices &services);

} // namespace evoca::app
