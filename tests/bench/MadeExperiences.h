#pragma once

#include "records/Error.h"

namespace evoca::model {
class Writer;
}

namespace evoca::bench {

/// Stores `count` made-up experiences of 30 projects, one a session, with the prompts that the corpus would have:
/// files, errors, strategies, outcomes and lessons that repeat within a project as real ones do. The same at every run.
model::Result<void> makeExperiences(model::Writer &writer, int count);

} // namespace evoca::bench
