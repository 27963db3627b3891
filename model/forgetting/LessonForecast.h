#pragma once

#include "forgetting/ForgetClosure.h"
#include "forgetting/ForgetPlan.h"

namespace evoca::model {

struct LessonForecast
{
    std::vector<std::pair<QString, QString>> removed; ///< global id, text
    std::vector<LessonChange> changed;
};

/// What becomes of the lessons behind which the tasks of a closure stand. Throws SqlFailure.
LessonForecast forecastLessons(Connection &connection, const ForgetClosure &closure);

/// Memories and episodes that were made from what goes: promoted from an episode, or tied by an edge. They are not part
/// of the closure. Throws SqlFailure.
std::vector<ForgetRecord> derivedRecords(Connection &connection, const ForgetClosure &closure);

} // namespace evoca::model
