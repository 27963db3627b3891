#pragma once

#include "records/Labels.h"

#include <string>
#include <string_view>
#include <vector>

namespace evoca::model {

class Connection;

/// The memories that a question may know of: those of some projects and those for every project. What lies outside must
/// not show in an answer, not even by a word that is known or by how much it weighs. Functions throw SqlFailure: use
/// inside guarded(). For one thread, the connection's.
class MemoryReach
{
public:
    /// `projects` empty: everything.
    MemoryReach(Connection &connection, const std::vector<RowId> &projects);

    bool everything() const { return m_projects.empty(); } ///< nothing lies outside
    qint64 memories() const { return m_memories; } ///< within reach
    /// A number of memories of the store, as its share within reach; at least 1.
    qint64 shareOf(qint64 documents) const;
    /// SQL over `memory m`.
    std::string condition() const;
    /// SQL that gives the rows of memory_index for matching() words and a limit, newest first. Filtered before the
    /// limit: what others have must not crowd out what is within reach.
    std::string rowsOfIndex() const;
    /// The FTS5 expression for memories whose text has `words` (an expression itself).
    std::string matching(const std::string &words) const;
    /// How many memories within reach have a word that `all` memories of the store have. Counted for rare words; of a
    /// word that very many have, the share of all (no single memory shows in it).
    qint64 documents(std::string_view term, qint64 all) const;

private:
    bool othersExist() const;
    bool isSmall() const;
    qint64 counted(std::string_view sql) const;

    Connection &m_connection;
    std::string m_projects; ///< "0,3,7"
    std::string m_words; ///< the same as words of the index's column "reach"
    qint64 m_all = 0;
    qint64 m_memories = 0;
};

} // namespace evoca::model
