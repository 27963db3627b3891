#pragma once

#include "records/Labels.h"

#include <QMetaType>
#include <QString>

namespace evoca::app {

/// Where the window stands: what back and forward return to.
struct Location
{
    QString page; ///< "overview", "experiences", "lessons", "sessions", "settings"
    model::RowId record = 0; ///< of the page's own kind; 0: none
    QString query; ///< text of the search field
    model::RowId message = 0; ///< sessions: the message to scroll to; 0: where it was
    QString section; ///< settings: which one

    bool operator==(const Location &) const = default;
};

} // namespace evoca::app

Q_DECLARE_METATYPE(evoca::app::Location)
