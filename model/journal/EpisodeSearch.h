#pragma once

#include "journal/WorktreeRule.h"
#include "records/Episode.h"
#include "records/Error.h"
#include "store/Reader.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// Arguments of episode_search (bettermemory section 2.5). Empty texts and lists count as absent.
struct EpisodeQuery
{
    QStringList ids;
    QStringList scopes;
    QString parentSession;
    QString swarm;
    std::optional<qint64> since; ///< epoch ms, inclusive
    std::optional<qint64> until; ///< epoch ms, exclusive
    QString text; ///< every word must stand in takeaway or body; folded, by stem
    bool autoScope = true;
    int maxResults = 20; ///< 1–200, clamped
    bool withBodies = true;
    QString cursor;
};

/// Why rows that were asked for are not in the answer.
struct HiddenEpisodes
{
    qint64 floors = 0;
    qint64 otherWorktree = 0; ///< rule row 7
    qint64 undetermined = 0; ///< rule row 8
    qint64 total() const { return floors + otherWorktree + undetermined; }
};

struct EpisodeAnswer
{
    std::vector<Episode> episodes; ///< oldest first within the newest `maxResults`; body empty unless wanted
    qint64 total = 0; ///< that pass all filters
    bool truncated = false; ///< older ones exist
    QString nextCursor; ///< to the next older window
    HiddenEpisodes hidden;
};

/// The tool's search: not ranked, by time; ties by id. For one thread, the connection's.
class EpisodeSearch
{
public:
    explicit EpisodeSearch(Connection &connection);
    /// `projects`: what the caller may see; episodes without a project are seen by all. Never empty.
    /// `callerWorktree`: resolved, may be empty.
    Result<EpisodeAnswer> search(const EpisodeQuery &query, const QString &callerWorktree,
                                 const std::vector<RowId> &projects, const ReadTicket &ticket = {}) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
