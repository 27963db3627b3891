#pragma once

#include "access/RequestQuery.h"

namespace evoca::app {

/// Writes the requests that fit, newest first, as JSON (one array) or, where the name ends in ".csv", as CSV with a
/// head. Returns how many. Blocks: for the reader's thread.
model::Result<int> exportRequests(model::Connection &connection, const model::RequestFilter &filter,
                                  const QString &path);

} // namespace evoca::app
