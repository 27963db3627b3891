#pragma once

#include "records/Error.h"
#include "search/ExperienceFilter.h"
#include "store/Reader.h"

#include <array>
#include <vector>

namespace evoca::model {

class Connection;

/// One experience of the list, before its row is read.
struct ListedExperience
{
    RowId id = 0;
    qint64 started = 0;
    double score = 0;
};

/// Every experience that a query finds, newest first, and how many of each status there are without the status facet.
struct ExperienceMatches
{
    std::vector<ListedExperience> found;
    std::array<qint64, 4> byStatus {};
    qint64 all = 0; ///< in the store
};

/// Reads the index's ids and the facets' index side by side; texts only where a phrase asks for them.
Result<ExperienceMatches> findExperiences(Connection &connection, const ExperienceFilter &filter,
                                          const std::vector<Status> &statuses, const ReadTicket &ticket);

} // namespace evoca::model
