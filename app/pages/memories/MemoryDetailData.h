#pragma once

#include "memories/MemoryDirectory.h"
#include "records/Error.h"
#include "store/Reader.h"

#include <QStringList>

#include <vector>

namespace evoca::app {

/// Everything the detail of one memory shows, read at once.
struct MemoryDetailData
{
    model::MemoryRecord record;
    // For the words in the search field: what of them it has, and whether that is enough for an agent's search.
    QStringList terms;
    bool solid = false;

    const model::Memory &memory() const { return record.memory; }
};

/// In one line, what version `index` changed in the one before it.
QString versionWords(const std::vector<model::MemoryVersion> &versions, std::size_t index);

model::Result<MemoryDetailData> loadMemoryDetail(model::Connection &connection, model::RowId id, const QString &query,
                                                 const model::ReadTicket &ticket);

} // namespace evoca::app
