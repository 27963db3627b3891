#include "search/MemoryReach.h"

#include "store/Connection.h"
#include "store/Statement.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr qint64 commonWord = 200; ///< counting more would cost too much for each of a question's words

/// A project as the schema writes it into the index.
std::string wordOf(RowId project)
{
    const std::string number = std::to_string(project);
    return '"' + std::string(16 - number.size(), '0') + number + '"';
}

} // namespace

MemoryReach::MemoryReach(Connection &connection, const std::vector<RowId> &projects) : m_connection(connection)
{
    m_all = counted("SELECT count(*) FROM memory");
    m_memories = m_all;
    if (projects.empty())
        return;
    m_projects = "0";
    m_words = wordOf(0);
    for (const RowId project : projects) {
        m_projects.append(",").append(std::to_string(project));
        m_words.append(" OR ").append(wordOf(project));
    }
    if (othersExist())
        m_memories = counted("SELECT count(*) FROM memory m WHERE " + condition());
    else
        m_projects.clear();
}

/// Steps from project to project, so that it costs as much as there are projects, not memories.
bool MemoryReach::othersExist() const
{
    return counted("WITH RECURSIVE p(id) AS (SELECT min(project) FROM memory UNION ALL"
                   " SELECT (SELECT min(project) FROM memory WHERE project > p.id) FROM p WHERE p.id IS NOT NULL)"
                   " SELECT count(*) FROM p WHERE id NOT IN ("
                   + m_projects + ')')
        > 0;
}

qint64 MemoryReach::counted(std::string_view sql) const
{
    Statement statement = m_connection.statement(sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::string MemoryReach::condition() const
{
    return everything() ? "1" : "m.project IN (" + m_projects + ')';
}

/// A quarter of the store is passed over inside of the index; of more, each row is looked up (an OR of many projects
/// costs more than that).
bool MemoryReach::isSmall() const
{
    constexpr qint64 small = 4;
    return !everything() && m_memories * small < m_all;
}

std::string MemoryReach::matching(const std::string &words) const
{
    std::string match = "{content path} : (" + words + ')';
    if (isSmall())
        match += " AND reach : (" + m_words + ')';
    return match;
}

std::string MemoryReach::rowsOfIndex() const
{
    if (everything() || isSmall())
        return "SELECT rowid FROM memory_index WHERE memory_index MATCH ? ORDER BY rowid DESC LIMIT ?";
    return "SELECT memory_index.rowid FROM memory_index CROSS JOIN memory m ON m.id = memory_index.rowid"
           " WHERE memory_index MATCH ? AND "
        + condition() + " ORDER BY memory_index.rowid DESC LIMIT ?";
}

qint64 MemoryReach::shareOf(qint64 documents) const
{
    return m_all == 0 ? documents : std::max<qint64>(1, documents * m_memories / m_all);
}

qint64 MemoryReach::documents(std::string_view term, qint64 all) const
{
    if (everything() || all == 0 || m_memories == 0)
        return m_memories == 0 ? 0 : all;
    if (all > commonWord)
        return shareOf(all);
    Statement statement = m_connection.statement(
        "SELECT count(DISTINCT w.doc) FROM memory_place w CROSS JOIN memory m ON m.id = w.doc WHERE w.term = ? AND "
        + condition());
    statement.bind(term);
    return statement.step() ? statement.integer(0) : 0;
}

} // namespace evoca::model
