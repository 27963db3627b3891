#include "store/MemoryIndex.h"

#include "store/Connection.h"

namespace evoca::model {

void indexMemory(Connection &connection, RowId memory)
{
    unindexMemory(connection, memory);
    connection
        .statement("INSERT INTO memory_index(rowid, content, path) SELECT id, content, path FROM memory WHERE id = ?1")
        .bind(memory)
        .run();
}

void unindexMemory(Connection &connection, RowId memory)
{
    connection.statement("DELETE FROM memory_index WHERE rowid = ?1").bind(memory).run();
}

} // namespace evoca::model
