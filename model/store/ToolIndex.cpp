#include "store/ToolIndex.h"

#include "store/Connection.h"
#include "store/MessageFlags.h"
#include "store/ToolTables.h"

#include <limits>

namespace evoca::model {

namespace {

/// The index follows removals and forks later than the message table does.
bool isShown(Connection &connection, RowId message)
{
    Statement row = connection.statement("SELECT flags FROM message WHERE id = ?1");
    return row.bind(message).step() && (row.integer(0) & flagCopy) == 0;
}

std::string selection(const ToolTable &table, const char *order)
{
    return "SELECT rowid FROM tools." + table.name() + " WHERE " + table.name()
        + " MATCH ?1 AND rowid BETWEEN ?2 AND ?3 ORDER BY rowid " + order;
}

} // namespace

Result<ToolHits> ToolIndex::search(const QString &match, int limit, RowId before) const
{
    return guarded([&]() -> Result<ToolHits> {
        ToolHits found;
        if (!m_connection.hasToolIndex() || !toolIndexFits(m_connection))
            return found;
        const RowId last = before > 0 ? before - 1 : std::numeric_limits<RowId>::max();
        for (const ToolTable &table : toolTables(m_connection)) {
            if (table.first > last)
                continue;
            Statement rows = m_connection.statement(selection(table, "DESC"));
            rows.bind(match, 0, last);
            while (rows.step()) {
                if (!isShown(m_connection, rows.integer(0)))
                    continue;
                if (int(found.messages.size()) == limit) {
                    found.more = true;
                    return found;
                }
                found.messages.push_back(rows.integer(0));
            }
        }
        return found;
    });
}

Result<std::vector<RowId>> ToolIndex::between(const QString &match, RowId first, RowId last, int limit) const
{
    return guarded([&]() -> Result<std::vector<RowId>> {
        std::vector<RowId> found;
        if (!m_connection.hasToolIndex() || !toolIndexFits(m_connection))
            return found;
        std::vector<ToolTable> tables = toolTables(m_connection);
        for (auto table = tables.rbegin(); table != tables.rend(); ++table) {
            if (table->first > last || table->last < first)
                continue;
            Statement rows = m_connection.statement(selection(*table, "ASC"));
            rows.bind(match, first, last);
            while (int(found.size()) < limit && rows.step()) {
                if (isShown(m_connection, rows.integer(0)))
                    found.push_back(rows.integer(0));
            }
        }
        return found;
    });
}

Result<bool> ToolIndex::pending() const
{
    return guarded([&]() -> Result<bool> {
        const bool usable = m_connection.hasToolIndex() && toolIndexFits(m_connection);
        return !pendingRanges(m_connection, usable ? coveredRanges(m_connection) : std::vector<IdRange>()).empty();
    });
}

} // namespace evoca::model
