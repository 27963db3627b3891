#pragma once

#include "journal/Caller.h"
#include "memories/Memories.h"
#include "records/Episode.h"
#include "store/Writer.h"

#include <QFuture>

#include <memory>

namespace evoca::model {

class Redactor;

// Bounds of an episode (bettermemory section 2.3).
inline constexpr int longestEpisodeBody = 1'000'000; ///< bytes
inline constexpr int longestTakeaway = 4'096; ///< bytes
inline constexpr int mostScopes = 64;
inline constexpr int longestSwarm = 128;
inline constexpr int standardEpisodeLife = 30; ///< days

struct EpisodeDraft
{
    QString body; ///< stored trimmed
    QString takeaway;
    QStringList scopes; ///< each ^[a-z0-9]+(?:[-:][a-z0-9]+)*$
    QString swarm; ///< 1–128 of [A-Za-z0-9_-]; empty: none
};

struct WrittenEpisode
{
    Episode episode;
    int secrets = 0; ///< replaced before storing
};

struct PromoteDraft
{
    QString episode; ///< ULID
    QString path;
    QString type = QStringLiteral("auto");
    bool useBody = false; ///< else the takeaway, which it must have
    QString origin; ///< client name or "person"
};

/// Writes the journal. Nothing is ever edited; what expires goes into the bin. Errors: InvalidArgument with field and
/// bound, in the order of bettermemory's checks; NotFound. Futures finish after the commit; any thread.
class Journal
{
public:
    explicit Journal(Writer &writer);
    ~Journal();

    QFuture<Result<WrittenEpisode>> write(const Caller &caller, const EpisodeDraft &draft);
    /// Marks the session as alive in its worktree, as each of its calls does.
    QFuture<Result<void>> touch(const Caller &caller);
    /// Drops an anchor for the session unless it has an episode already, and marks it alive (bettermemory 2.4).
    QFuture<Result<void>> dropFloor(const Caller &caller);
    /// Remembers which session's episodes were handed to this one.
    QFuture<Result<void>> noteHandoff(const Caller &caller, const QString &prior);
    /// Makes a memory of an episode; both stay and name each other.
    QFuture<Result<SavedMemory>> promote(const PromoteDraft &draft);
    QFuture<Result<void>> setPinned(const QString &episode, bool pinned);
    /// Days that an episode lives, for those written from now on; 0: for ever. Kept in the store.
    QFuture<Result<void>> setLife(int days);
    static Result<int> life(Connection &connection);
    /// Moves what has expired into the bin, as every write() does; gives the number. `now` in epoch ms.
    QFuture<Result<qint64>> expire(qint64 now);

private:
    Writer &m_writer;
    std::shared_ptr<const Redactor> m_redactor;
};

} // namespace evoca::model
