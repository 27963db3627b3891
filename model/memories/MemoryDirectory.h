#pragma once

#include "memories/NearMemories.h"
#include "records/Error.h"
#include "records/Memory.h"

#include <vector>

namespace evoca::model {

class Connection;

struct MemoryVersion
{
    int revision = 1;
    QString content;
    QString path;
    QString type;
    QString origin;
    qint64 at = 0;
};

/// All that is known of one memory.
struct MemoryRecord
{
    Memory memory;
    QString projectName;
    std::vector<MemoryVersion> versions; ///< newest first; the first is the present one
    std::vector<NearMemory> near;
    qint64 served = 0; ///< times that the request log says an agent got it
    qint64 lastServed = 0; ///< ms; 0: never
    qint64 promotedAt = 0; ///< when the episode it was made from was written; 0: none
};

/// Reads single memories; lists are search/MemoryBrowser's. What is in the bin is not there unless it is asked for;
/// expired ones are. For one thread, the connection's.
class MemoryDirectory
{
public:
    explicit MemoryDirectory(Connection &connection);

    Result<MemoryRecord> record(RowId memory) const; ///< NotFound
    Result<Memory> memory(RowId memory) const; ///< NotFound
    Result<Memory> forgotten(RowId memory) const; ///< one that is in the bin; NotFound
    Result<RowId> find(const QString &globalId) const; ///< NotFound
    /// Living working states of these projects (empty: all) and of every project, newest first.
    Result<std::vector<Memory>> states(const std::vector<RowId> &projects) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
