#pragma once

#include "records/Error.h"
#include "records/Message.h"
#include "search/Query.h"
#include "store/ToolTables.h"

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// Which messages a query's facets allow, as ranges of ids: agent, project, status, class, strategy, file and lesson
/// (of the task that a message belongs to), session, time and kind. What lies in the bin is never allowed.
class MessageScope
{
public:
    static Result<MessageScope> of(Connection &connection, const Query &query);

    /// By id: cheap, for every match.
    bool contains(RowId id) const;
    /// Highest id below `id` that may be allowed; 0: none.
    RowId nextBelow(RowId id) const;
    /// By what its row says, for a message whose id is contained: kind and time.
    bool accepts(const Message &message) const;
    /// Must rows be asked after talkMatch() has chosen the kind?
    bool needsRows() const { return m_after || m_before; }
    /// An expression for the talk index, kept to the column that `in:` names.
    QString talkMatch(const QString &match) const;
    bool isLimited() const { return m_limited; }
    bool wantsTalk() const
    {
        return m_in == SearchIn::Anywhere || m_in == SearchIn::Prompt || m_in == SearchIn::Answer;
    }
    bool wantsTools() const { return m_in != SearchIn::Prompt && m_in != SearchIn::Answer; }

private:
    bool m_limited = false;
    std::vector<IdRange> m_allowed; ///< ascending, disjoint; only when limited
    std::vector<IdRange> m_hidden; ///< ascending, disjoint
    SearchIn m_in = SearchIn::Anywhere;
    std::optional<qint64> m_after;
    std::optional<qint64> m_before;
};

} // namespace evoca::model
