#pragma once

#include "records/Error.h"
#include "search/MemoryBrowser.h"

#include <QString>
#include <QVariantList>

namespace evoca::model {

/// A query of the memories page as an SQL condition over `memory m`.
struct MemoryCondition
{
    QString sql; ///< "m.deleted_at = 0 AND …"
    QVariantList values;

    void add(const QString &condition, const QVariantList &given = {});
};

/// The facets that only memories have, taken out of a query.
struct MemoryFacets
{
    QString text; ///< the rest, for parseQuery
    QStringList paths, types, origins;
};
MemoryFacets memoryFacets(const QString &query);

struct MemoryConditionRequest
{
    QString query;
    MemoryBrowser::Group group = MemoryBrowser::Group::Any;
    qint64 now = 0; ///< ms
    bool anyWord = false; ///< some of the words are enough
    bool withPath = true;
    bool loosePaths = false; ///< a path may stand anywhere in the memory's
};
Result<MemoryCondition> memoryCondition(Connection &connection, const MemoryConditionRequest &request);

} // namespace evoca::model
