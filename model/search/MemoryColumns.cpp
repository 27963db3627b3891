#include "search/MemoryColumns.h"

#include "store/Statement.h"

namespace evoca::model {

Memory memoryFrom(const Statement &row)
{
    Memory memory;
    memory.id = row.integer(0);
    memory.globalId = row.text(1);
    memory.project = row.integer(2);
    memory.path = row.text(memoryPathColumn);
    memory.type = row.text(4);
    memory.scope = row.text(5);
    memory.content = row.text(memoryContentColumn);
    memory.semanticKey = row.text(7);
    memory.importance = row.real(8);
    memory.confidence = row.real(9);
    memory.created = row.integer(10);
    memory.updated = row.integer(11);
    memory.expires = row.integer(12);
    memory.origin = row.text(13);
    memory.pinned = row.integer(14) != 0;
    memory.nextAction = row.text(15);
    memory.blockedReason = row.text(16);
    memory.promotedFrom = row.text(17);
    memory.revision = int(row.integer(18));
    return memory;
}

} // namespace evoca::model
