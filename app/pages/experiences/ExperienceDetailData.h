#pragma once

#include "records/Experience.h"
#include "records/Lesson.h"
#include "search/ExperienceSearch.h"
#include "store/Reader.h"
#include "widgets/CallStripGeometry.h"

namespace evoca::app {

/// Everything the detail of one experience shows, read in one go on the reading thread.
struct ExperienceDetailData
{
    model::Experience experience;
    QString projectName;
    std::vector<StripCall> calls; ///< at most 600
    std::vector<StripFix> fixes; ///< as indices into calls
    std::vector<model::Lesson> lessons;
    std::vector<model::ExperienceMatch> related;
};

/// Reading thread.
model::Result<ExperienceDetailData> loadExperienceDetail(model::Connection &connection, model::RowId id,
                                                         const model::ReadTicket &ticket);

/// The tool calls of a task with what ran and what failed.
model::Result<std::vector<StripCall>> loadStripCalls(model::Connection &connection, model::RowId session,
                                                     model::RowId first, model::RowId last,
                                                     const model::ReadTicket &ticket);

} // namespace evoca::app
