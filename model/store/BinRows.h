#pragma once

#include "records/Labels.h"

namespace evoca::model {

class Connection;

/// A subagent's session that is imported while the session that started it is in the bin goes there too. Throws
/// SqlFailure.
void followIntoBin(Connection &connection, RowId session);

} // namespace evoca::model
