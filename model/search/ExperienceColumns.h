#pragma once

#include "search/Results.h"
#include "text/Snippet.h"

#include <QString>

#include <vector>

class QSqlQuery;

namespace evoca::model {

extern const QString experienceRowColumns; ///< of an ExperienceRow, from table experience with alias x
inline constexpr int experienceRowColumnCount = 16;

/// A row that selected experienceRowColumns from column `first` on; matches of `terms` in its title are marked.
ExperienceRow experienceRowFrom(const QSqlQuery &query, const std::vector<MatchTerm> &terms = {}, int first = 0);

} // namespace evoca::model
