#pragma once

#include "records/Error.h"
#include "search/Query.h"

#include <QString>
#include <QVariant>

namespace evoca::model {

class Connection;

/// The condition of a query's facets on table `session` (alias s), as SQL with its values in order. Sessions in the bin
/// never fit. Facets about tasks ask for a session with such a task; times for one that was active then.
struct SessionFilter
{
    QString sql; ///< "s.deleted_at = 0 AND …"
    QVariantList values;
};

Result<SessionFilter> sessionFilter(Connection &connection, const Query &query);

} // namespace evoca::model
