#pragma once

#include "store/SourceRows.h"

namespace evoca::model {

/// Gives out message ids (see ImportStore). The bounds are kept in the settings: ids of removed messages are never used
/// again, since evidence and the tool index may still name them. Throws SqlFailure.
class IdAllocator
{
public:
    /// `total`: messages of the whole batch; `source` says how much of the file is still to come.
    IdAllocator(Connection &connection, ImportStore::Order order, const SourceState &source,
                const Reservation &reservation, qint64 total);
    ~IdAllocator() = default;

    /// First of `count` ids for a session whose newest stored message is `newest` (0: none). `older`: the new messages
    /// come before all stored ones.
    RowId take(qint64 count, RowId newest, bool older);
    /// What is left for the rest of the file.
    const Reservation &reservation() const { return m_reservation; }

private:
    RowId above(qint64 count);
    bool reserveBelow();
    qint64 expectedRest() const;

    Connection &m_connection;
    ImportStore::Order m_order;
    const SourceState &m_source;
    Reservation m_reservation;
    qint64 m_untaken; ///< messages of this batch without ids yet
};

} // namespace evoca::model
