#pragma once

#include "forgetting/ForgetClosure.h"
#include "forgetting/ForgetPlan.h"

namespace evoca::model {

/// The plan of what was already found. Requests are named as far as the closure holds them. Throws SqlFailure.
ForgetPlan planFor(Connection &connection, const ForgetClosure &closure);

} // namespace evoca::model
