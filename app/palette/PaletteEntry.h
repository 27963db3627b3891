#pragma once

#include "records/Labels.h"

#include <QString>

#include <functional>
#include <optional>

namespace evoca::app {

/// One row of the palette.
struct PaletteEntry
{
    QString section; ///< translated heading
    QString icon;
    std::optional<model::Status> status; ///< instead of an icon
    QString title;
    QString details;
    QString keys;
    std::function<void()> run;
};

} // namespace evoca::app
