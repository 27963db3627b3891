#pragma once

namespace evoca::app {

/// Makes icons and translations known to Qt's resource system; needed because they live in a static library. May be
/// called more than once.
void initResources();

} // namespace evoca::app
