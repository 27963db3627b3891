#pragma once

#include "forgetting/ForgetTarget.h"
#include "records/Error.h"

#include <vector>

namespace evoca::model {

class Connection;

/// Records outside of the bin that a filter matches, newest first, kind by kind. Experiences of matched sessions are
/// not listed beside them. InvalidArgument when nothing limits the filter. Throws SqlFailure.
Result<std::vector<ForgetItem>> filteredItems(Connection &connection, const ForgetFilter &filter);

} // namespace evoca::model
