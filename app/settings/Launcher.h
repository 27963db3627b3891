#pragma once

#include <QString>

namespace evoca::app {

/// How other programs start this one: what packaging/run says (EVOCA_LAUNCHER: the bare program may only run inside its
/// build environment), "evoca" when that is what the search path finds, else the program's own path.
QString launcherPath();
/// The same as one word of a shell.
QString launcherWord();

} // namespace evoca::app
