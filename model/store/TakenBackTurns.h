#pragma once

#include "records/SessionBatch.h"

namespace evoca::model {

class Connection;
class ExperienceRows;

/// Turns that an agent took back after they were stored: their messages are marked and teach nothing any more. Sums of
/// the session are left to the caller. Functions throw SqlFailure.
class TakenBackTurns
{
public:
    TakenBackTurns(Connection &connection, ExperienceRows &experiences);

    /// As SessionBatch::takenBack says; true when something changed.
    bool mark(RowId session, const SessionBatch::TakenBack &turns);

private:
    bool markRange(RowId session, RowId first, RowId last);
    bool markPrompts(RowId session, int prompts, RowId before);

    Connection &m_connection;
    ExperienceRows &m_experiences;
};

} // namespace evoca::model
