#pragma once

#include "journal/Caller.h"
#include "records/Episode.h"
#include "records/Error.h"

#include <vector>

namespace evoca::model {

class Connection;

/// What the next session in a place is given (bettermemory section 2.6).
struct HandoffAnswer
{
    QString priorSession; ///< empty: no baseline
    std::vector<Episode> episodes; ///< the last few, oldest first
    /// Why the session just before left nothing to read. Promoted* : its entries became memories.
    enum class Note : quint8 {
        None,
        FloorOnly, ///< it only dropped its anchor
        FloorOnlyPromoted,
        FloorOnlyUnprovable, ///< a promotion of its entries cannot be proven or ruled out
        NoEpisodes, ///< it was seen here but wrote nothing
        NoEpisodesPromoted,
        NoEpisodesUnprovable,
        AllHidden, ///< all it wrote lies in the bin
    } note = Note::None;
    /// How the session was chosen, newest candidate first, for people.
    struct Step
    {
        QString session;
        qint64 lastSeen = 0;
        enum class Why : quint8 { OtherWorktree, OnlyFloors, Nothing, AllHidden, Adopted } why = Why::Adopted;
    };
    std::vector<Step> steps;
};

/// Reads only; the tool drops its anchor first (Journal::dropFloor). For one thread, the connection's.
class Handoff
{
public:
    explicit Handoff(Connection &connection);
    /// `prior` empty: walks the sessions newest first. maxEpisodes 1–50, clamped.
    Result<HandoffAnswer> next(const Caller &caller, const QString &prior, int maxEpisodes,
                               const std::vector<RowId> &projects) const;

private:
    Connection &m_connection;
};

/// What an agent is told, in English; empty for None.
QString handoffNote(HandoffAnswer::Note note);

} // namespace evoca::model
