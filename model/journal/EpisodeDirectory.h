#pragma once

#include "journal/WorktreeRule.h"
#include "records/Episode.h"
#include "records/Error.h"
#include "records/Session.h"
#include "store/Reader.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace evoca::model {

class Connection;

/// Everything that fits all that is set; for people, who see every worktree.
struct EpisodeFilter
{
    std::vector<RowId> projects; ///< empty: all
    QStringList scopes; ///< any of them
    QString session;
    QString swarm;
    QString worktree;
    QString text; ///< every word, the last may be a beginning
    qint64 after = 0, before = 0; ///< ms; 0: any
    qint64 expiresBefore = 0; ///< ms; only what goes before; 0: any
    QString viewer; ///< as whom one looks: a worktree; empty: as the person
    bool withHidden = false; ///< also floors and what the viewer would not get
};

/// A row with what a list needs. `body` holds its first 300 characters only.
struct ListedEpisode
{
    Episode episode;
    std::optional<WorktreeCase> rule; ///< for a viewer; nullopt: nobody looks, or a floor
    bool hidden = false; ///< from the viewer (a floor: from everybody)
};

struct EpisodeList
{
    std::vector<ListedEpisode> rows; ///< newest first
    qint64 total = 0; ///< that fit and are not hidden
    qint64 floors = 0, otherWorktree = 0, undetermined = 0; ///< hidden ones that fit
    QString nextCursor; ///< empty: no more
};

/// One mark of a timeline: everything that decides lane and shape, no text.
struct EpisodeMark
{
    QString id;
    qint64 created = 0;
    QString session;
    QString swarm;
    bool floor = false;
    bool takeaway = false;
    bool promoted = false;
};

/// What is known of a journal's session.
struct JournalSession
{
    QString id;
    QString client;
    QString worktree;
    qint64 lastSeen = 0;
    QString prior;
    std::optional<Session> transcript; ///< the imported session it belongs to, where one is known
};

/// Reads the journal for people. What is in the bin is not there. For one thread, the connection's.
class EpisodeDirectory
{
public:
    explicit EpisodeDirectory(Connection &connection);

    /// limit 1–500. A foreign cursor is InvalidArgument.
    Result<EpisodeList> list(const EpisodeFilter &filter, int limit, const QString &cursor = {},
                             const ReadTicket &ticket = {}) const;
    /// Oldest first; the filter's times are left out. Floors are among them.
    Result<std::vector<EpisodeMark>> marks(const EpisodeFilter &filter, const ReadTicket &ticket = {}) const;
    Result<Episode> episode(const QString &id) const; ///< whole; NotFound
    Result<std::optional<JournalSession>> session(const QString &id) const;
    Result<std::vector<JournalSession>> sessions() const; ///< newest first
    Result<qint64> count() const; ///< without floors
    Result<qint64> countExpiring(qint64 before) const; ///< unpinned, before a moment (epoch ms)

    /// Values that the journal knows, newest first.
    struct Choices
    {
        QStringList projects, scopes, swarms, worktrees;
    };
    Result<Choices> choices(int most) const;

private:
    Connection &m_connection;
};

} // namespace evoca::model
