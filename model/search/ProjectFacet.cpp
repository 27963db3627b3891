#include "search/ProjectFacet.h"

#include "store/Connection.h"

using namespace Qt::StringLiterals;

namespace evoca::model {

Result<std::vector<RowId>> projectIds(Connection &connection, const QStringList &names)
{
    std::vector<RowId> ids;
    for (const QString &name : names) {
        const auto collect = [&](const QString &condition, const QVariantList &values) -> Result<bool> {
            Result<QSqlQuery> rows = connection.run(u"SELECT id FROM project WHERE "_s + condition, values);
            if (!rows)
                return std::unexpected(rows.error());
            const std::size_t before = ids.size();
            while (rows->next())
                ids.push_back(rows->value(0).toLongLong());
            return ids.size() > before;
        };
        const Result<bool> exact = collect(u"evoca_fold(name) = evoca_fold(?) OR path = ?"_s, {name, name});
        if (!exact)
            return std::unexpected(exact.error());
        if (*exact)
            continue;
        if (const Result<bool> some = collect(u"instr(evoca_fold(name), evoca_fold(?)) > 0 OR instr(path, ?) > 0"_s,
                                              {name, name});
            !some)
            return std::unexpected(some.error());
    }
    if (ids.empty())
        ids.push_back(-1);
    return ids;
}

} // namespace evoca::model
