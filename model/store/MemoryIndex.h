#pragma once

#include "records/Labels.h"

namespace evoca::model {

class Connection;

// The memory index holds what is outside of the bin. Whoever changes a memory's text, or hides or removes it, calls one
// of these in the same transaction. Both throw SqlFailure.

/// Makes the memory's entry anew from its row.
void indexMemory(Connection &connection, RowId memory);
void unindexMemory(Connection &connection, RowId memory);

} // namespace evoca::model
