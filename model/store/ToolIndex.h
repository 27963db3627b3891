#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <QString>

#include <vector>

namespace evoca::model {

class Connection;

struct ToolHits
{
    std::vector<RowId> messages; ///< newest first
    bool more = false; ///< there may be older ones: ask again with `before` = the last message
};

/// Searches tool input and output, thinking and summaries: first and last KiB of each text, in tables by recency
/// (ToolIndexer). The index has no positions (detail=none): a phrase in the expression is an error. Turn phrases,
/// hyphenated words and paths into AND and check the text (TextStore) afterwards. Prefixes cost at most some 10 ms a
/// table from four letters on; ask shorter ones as whole words. Needs a reading connection.
class ToolIndex
{
public:
    explicit ToolIndex(Connection &connection) : m_connection(connection) { }

    /// Asks table after table, newest first, until `limit` messages are found. Messages that are gone or copies are
    /// left out. Empty while no index exists yet.
    Result<ToolHits> search(const QString &match, int limit, RowId before = 0) const;
    /// Matches whose id lies in first … last (a session's range), in file order.
    Result<std::vector<RowId>> between(const QString &match, RowId first, RowId last, int limit) const;
    /// True while stored messages wait for the second pass.
    Result<bool> pending() const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
