#pragma once

#include "forgetting/ForgetClosure.h"

namespace evoca::model {

/// Where other sessions replay these messages (forks): from a replayed prompt of theirs to the next prompt, while they
/// are copies. Compares texts, since a copy does not say what of. Throws SqlFailure.
std::vector<MessageSpan> replayedSpans(Connection &connection, const std::vector<MessageSpan> &originals);

} // namespace evoca::model
