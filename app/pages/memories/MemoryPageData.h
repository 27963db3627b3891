#pragma once

#include "itemmodels/MemoryListModel.h"
#include "itemmodels/PathTreeModel.h"
#include "records/Error.h"
#include "store/Reader.h"

#include <array>

namespace evoca::app {

enum class MemoryOrder : quint8 { Path, Newest, Importance };
/// Which memories are listed; Any is for those that hold and those that do not.
enum class MemoryGroup : quint8 { Current, Review, Expired, Any };

struct MemoryRequest
{
    QString query;
    MemoryOrder order = MemoryOrder::Path;
    MemoryGroup group = MemoryGroup::Any;
    bool strict = false; ///< only what an agent's search_memory would give
    QString cursor;
};

/// A page of the list with the numbers around it.
struct MemoryPageData
{
    std::vector<MemoryEntry> rows; ///< working states first
    QString cursor; ///< empty: no more
    qint64 total = 0; ///< that fit
    qint64 all = 0; ///< in the store
    qint64 micros = 0;
    std::array<qint64, 3> counts {}; ///< of Current, Review, Expired for the query
};

/// What stands around the list. Read by itself: the list does not wait for it.
struct MemorySurroundings
{
    std::vector<PathCount> paths; ///< for the query without its path
    std::vector<MemoryEntry> states; ///< working states that hold
    QStringList origins; ///< who wrote any
};

model::Result<MemoryPageData> loadMemoryPage(model::Connection &connection, const MemoryRequest &request,
                                             const model::ReadTicket &ticket);
model::Result<MemorySurroundings> loadMemorySurroundings(model::Connection &connection, const MemoryRequest &request);

} // namespace evoca::app
