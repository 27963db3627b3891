#pragma once

#include "records/Error.h"
#include "search/Query.h"
#include "search/Results.h"
#include "store/Reader.h"

namespace evoca::model {

class Connection;

/// The window's list of experiences: facets as SQL, words as prefixes and stems by the index. With words the newest
/// matches are ordered by how well they fit and the others follow by age. Words that no experience has all of fall back
/// to the best partial matches.
class ExperienceList
{
public:
    explicit ExperienceList(Connection &connection);
    Result<ExperiencePage> page(const Query &query, const PageRequest &request, const ReadTicket &ticket) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
