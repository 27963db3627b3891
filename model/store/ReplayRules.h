#pragma once

#include "records/SessionBatch.h"
#include "store/SessionRows.h"

namespace evoca::model {

/// What a batch replays of another session.
struct Replay
{
    std::size_t copies = 0; ///< so many leading messages of the batch are copies
    RowId copier = 0; ///< a stored session whose beginning is a copy of this batch instead; 0: none
    RowId copiedBefore = 0; ///< its messages below this id
};

/// Recognises sessions that replay another by the origin keys of their prompts (see ImportStore). Throws SqlFailure.
class ReplayRules
{
public:
    explicit ReplayRules(Connection &connection) : m_connection(connection) { }

    Replay examine(const SessionBatch &batch, const StoredSessionRow &stored);
    /// Remembers the batch's own prompts. `firstMessage`: id of its first message; `takeOver`: from whoever has them.
    void remember(const SessionBatch &batch, const Replay &replay, RowId session, RowId firstMessage, bool takeOver);

private:
    struct Owner
    {
        RowId session = 0;
        RowId message = 0;
    };
    Owner owner(quint64 key);
    Replay original(const SessionBatch &batch, const StoredSessionRow &stored, const std::vector<Owner> &owners,
                    bool allCopies);

    Connection &m_connection;
};

} // namespace evoca::model
