#pragma once

#include "records/Error.h"

namespace evoca::app {

/// Starts Evoca hidden in the tray when the person logs in (XDG autostart entry).
class Autostart
{
public:
    static bool isSupported();
    static bool isEnabled();
    static model::Result<void> setEnabled(bool enabled);
};

} // namespace evoca::app
