#pragma once

#include <QIcon>

namespace evoca::app {

/// What the tray icon says, each by its own shape (look.md section 15).
enum class TrayState { Stopped, Serving, Paused, Importing, NeedsYou };

/// The mark in one colour for light or dark panels, at 16, 22 and 32 pixels and twice those.
QIcon trayIcon(TrayState state, bool darkPanel);

} // namespace evoca::app
