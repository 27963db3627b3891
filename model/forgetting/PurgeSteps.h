#pragma once

#include "records/Error.h"

#include <vector>

namespace evoca::model {

class PurgeRun;

/// One kind of thing that a purge removes. May be done again, and again after a crash.
struct PurgeStep
{
    const char *name; ///< "marks", "requests", "talk" …
    Result<void> (*run)(PurgeRun &run);
};

/// All steps in order. What a step removes, a check of PurgeVerifier looks for.
std::vector<PurgeStep> purgeSteps();

} // namespace evoca::model
