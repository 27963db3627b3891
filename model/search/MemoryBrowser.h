#pragma once

#include "records/Error.h"
#include "records/Memory.h"
#include "search/Results.h"
#include "store/Reader.h"

#include <QStringList>

#include <array>
#include <vector>

namespace evoca::model {

class Connection;

/// A memory as a person's list shows it.
struct MemoryListRow
{
    Memory memory;
    QString projectName; ///< empty: for every project
    std::vector<TextRange> pathMatches;
};

struct MemoryListPage
{
    std::vector<MemoryListRow> rows; ///< working states that still hold first, then pinned ones
    qint64 total = 0; ///< that fit
    qint64 all = 0; ///< in the store
    std::array<qint64, 3> counts {}; ///< for the query: current, to review, expired
    qint64 micros = 0; ///< time of the search
    QString nextCursor;
};

struct MemoryPathCount
{
    QString path;
    qint64 count = 0;
};

/// What a person's memories page shows: a list by the query language, the paths that exist, single records. Unlike
/// MemorySearch it shows everything that fits, expired ones too, from the first letter. What is in the bin is never
/// there. For one thread, the connection's.
class MemoryBrowser
{
public:
    /// "Review": confidence below 0.6.
    enum class Group : quint8 { Any, Current, Review, Expired };
    enum class Order : quint8 { Path, Newest, Importance };

    explicit MemoryBrowser(Connection &connection);

    /// Query as parseQuery reads it, and besides path: (a path with all below it, or a pattern with %), type:, origin:
    /// (who wrote any version). With words and the order by path, the best match comes first among those of one page.
    /// When nothing has all words, what has some of them.
    Result<MemoryListPage> list(const QString &query, Group group, Order order, const PageRequest &request,
                                const ReadTicket &ticket = {}) const;
    /// Only what an agent that asks for these words gets (MemorySearch::strict).
    Result<MemoryListPage> listStrict(const QString &query, const ReadTicket &ticket = {}) const;
    /// Paths of what fits the query, its path: left out.
    Result<std::vector<MemoryPathCount>> paths(const QString &query, Group group) const;
    Result<QStringList> origins() const; ///< who wrote any, most often first

private:
    Connection &m_connection;
};

} // namespace evoca::model
