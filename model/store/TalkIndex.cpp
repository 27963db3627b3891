#include "store/TalkIndex.h"

#include "store/Connection.h"

#include <limits>

namespace evoca::model {

namespace {

/// evoca_rank takes its weights as arguments, so the statement depends on their number; eight cover nearly all queries.
constexpr std::size_t weightArguments = 8;

} // namespace

Result<TalkHits> TalkIndex::newest(const QString &match, int limit, const std::vector<double> &weights,
                                   RowId before) const
{
    return guarded([&]() -> Result<TalkHits> {
        std::array<double, weightArguments> w;
        w.fill(1);
        std::copy_n(weights.begin(), std::min(weights.size(), w.size()), w.begin());
        Statement rows = m_connection.statement(
            "SELECT rowid, evoca_rank(talk_index, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) FROM talk_index"
            " WHERE talk_index MATCH ?1 AND rowid < ?2 ORDER BY rowid DESC LIMIT ?3");
        rows.bind(match, before > 0 ? before : std::numeric_limits<RowId>::max(), limit + 1, w[0], w[1], w[2], w[3],
                  w[4], w[5], w[6], w[7]);
        TalkHits found;
        while (rows.step()) {
            if (int(found.hits.size()) == limit) {
                found.more = true;
                break;
            }
            found.hits.push_back({rows.integer(0), rows.real(1)});
        }
        return found;
    });
}

Result<std::vector<RowId>> TalkIndex::between(const QString &match, RowId first, RowId last, int limit) const
{
    return guarded([&]() -> Result<std::vector<RowId>> {
        Statement rows = m_connection.statement("SELECT rowid FROM talk_index WHERE talk_index MATCH ?1"
                                                " AND rowid BETWEEN ?2 AND ?3 ORDER BY rowid LIMIT ?4");
        rows.bind(match, first, last, limit);
        std::vector<RowId> found;
        while (rows.step())
            found.push_back(rows.integer(0));
        return found;
    });
}

} // namespace evoca::model
