#pragma once

#include "records/Error.h"
#include "search/Query.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace evoca::model {

class Connection;

enum class WordRule : quint8 { All, Any };

/// What a query asks of an experience, in the parts that are cheap in different places.
struct ExperienceFilter
{
    QString
        facets; ///< SQL on the columns of index experience_facets (alias x): "x.deleted_at = 0 AND …"; not the status
    QVariantList facetValues;
    QString text; ///< MATCH expression of the index; empty: no words
    QStringList files; ///< MATCH expressions that all must hold
    QStringList excluded; ///< MATCH expressions of which none may hold
    QString exact; ///< SQL on the texts (alias x) that the index cannot decide: phrases, file names of several parts;
                   ///< or empty
    QVariantList exactValues;
};

/// One condition on table `experience` (alias x) with its values in order.
struct ExperienceCondition
{
    QString sql; ///< "x.deleted_at = 0 AND …"
    QVariantList values;
};

/// The facets of a query, the status among them, as a single condition for use inside other statements.
Result<ExperienceCondition> experienceCondition(Connection &connection, const Query &query);

Result<ExperienceFilter> experienceFilter(Connection &connection, const Query &query, WordRule rule);

} // namespace evoca::model
