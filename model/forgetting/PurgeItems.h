#pragma once

#include "forgetting/ForgetClosure.h"
#include "forgetting/ForgetTarget.h"

#include <vector>

namespace evoca::model {

class Connection;

/// One thing that a purge has to remove: ids only, so that a crash in the middle loses nothing.
struct PurgeItem
{
    enum Kind : int {
        // the numbers of ForgetKind, and
        Messages = 16, ///< row … : first … last of `session`
        Source = 17, ///< an agent's file that gave some of it
    };
    int kind = 0;
    QString record; ///< global id
    RowId row = 0;
    RowId session = 0;
    RowId first = 0;
    RowId last = 0;
    bool named = false; ///< not only because something else goes
};

// Table purge_item. All throw SqlFailure.

void storePurgeItems(Connection &connection, RowId purge, const ForgetClosure &closure);
std::vector<PurgeItem> purgeItems(Connection &connection, RowId purge, int kind);
inline std::vector<PurgeItem> purgeItems(Connection &connection, RowId purge, ForgetKind kind)
{
    return purgeItems(connection, purge, int(kind));
}
/// Those of a kind that get a mark against coming back: a task has none of its own when its whole session goes.
std::vector<PurgeItem> markedItems(Connection &connection, RowId purge, ForgetKind kind);
/// Ids by which tools and edges may name what goes.
QSet<QString> purgedIds(Connection &connection, RowId purge);

} // namespace evoca::model
