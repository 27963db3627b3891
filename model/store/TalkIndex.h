#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <QString>

#include <vector>

namespace evoca::model {

class Connection;

/// A prompt or answer that matched.
struct TalkHit
{
    RowId message = 0;
    double score = 0; ///< evoca_rank (store/FtsTokenizer.h); higher is better
};

struct TalkHits
{
    std::vector<TalkHit> hits; ///< newest first; sort by score as needed
    bool more = false; ///< older matches exist beyond the limit: ask again with `before` = the last hit's message
};

/// Searches the talk index.
class TalkIndex
{
public:
    /// So many of the newest matches are scored: p95 <= 8 ms from the first letter on (store-measurements section 5).
    static constexpr int usualLimit = 2000;

    explicit TalkIndex(Connection &connection) : m_connection(connection) { }

    /// The newest matches of an FTS5 expression, scored. `weights`: one a phrase of the expression (rarity), 1 when
    /// absent. `before`: only messages with a lower id; 0: all. Never order by bm25 here: it reads the whole index.
    Result<TalkHits> newest(const QString &match, int limit = usualLimit, const std::vector<double> &weights = {},
                            RowId before = 0) const;
    /// Matches whose id lies in first … last (a session's range), in file order.
    Result<std::vector<RowId>> between(const QString &match, RowId first, RowId last, int limit) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
