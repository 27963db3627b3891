#pragma once

#include "records/Error.h"
#include "search/Query.h"

#include <QString>
#include <QVariant>

namespace evoca::model {

class Connection;

/// The condition of a query on table `experience` (alias x), as SQL with its values in order.
struct ExperienceFilter
{
    QString sql; ///< "x.deleted_at = 0 AND …"
    QVariantList values;
};

enum class WordRule : quint8 { All, Any };
/// `withStatus` false leaves the status facet out (for the counts by status).
Result<ExperienceFilter> experienceFilter(Connection &connection, const Query &query, WordRule rule, bool withStatus);

} // namespace evoca::model
