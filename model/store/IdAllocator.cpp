#include "store/IdAllocator.h"

#include "store/Connection.h"
#include "store/Setting.h"

#include <algorithm>

namespace evoca::model {

namespace {

constexpr RowId middle = RowId(1) << 27; ///< room for 134 million backfilled messages in four-byte row ids
constexpr std::string_view lowestKey = "message.lowest"; ///< lowest id given
constexpr std::string_view highestKey = "message.highest";
constexpr qint64 largestRest = 5'000'000;

} // namespace

IdAllocator::IdAllocator(Connection &connection, ImportStore::Order order, const SourceState &source,
                         const Reservation &reservation, qint64 total)
    : m_connection(connection), m_order(order), m_source(source), m_reservation(reservation), m_untaken(total)
{
}

RowId IdAllocator::take(qint64 count, RowId newest, bool older)
{
    const bool below = m_order == ImportStore::Order::Backfill && (newest == 0 || older || m_reservation.next > newest);
    RowId first = 0;
    const auto fits = [&] { return m_reservation.next > 0 && m_reservation.next + count - 1 <= m_reservation.last; };
    // A session in a lower block must not continue below itself, so a new block is for new (or older) messages only.
    if (below && (fits() || ((newest == 0 || older) && reserveBelow() && fits())))
        first = std::exchange(m_reservation.next, m_reservation.next + count);
    else
        first = above(count);
    m_untaken -= count;
    return first;
}

RowId IdAllocator::above(qint64 count)
{
    const RowId first = readNumber(m_connection, highestKey, middle - 1) + 1;
    writeNumber(m_connection, highestKey, first + count - 1);
    return first;
}

bool IdAllocator::reserveBelow()
{
    const qint64 size = m_untaken + expectedRest();
    const RowId first = readNumber(m_connection, lowestKey, middle) - size;
    if (first < 1)
        return false;
    writeNumber(m_connection, lowestKey, first);
    m_reservation = {first, first + size - 1};
    return true;
}

/// Ids are cheap and a gap costs nothing, so the guess is generous.
qint64 IdAllocator::expectedRest() const
{
    if (m_source.complete)
        return 0;
    qint64 rest = m_untaken * 30; // nothing known: a compressed file, or a database
    if (m_source.offset > 0 && m_source.size > m_source.offset)
        rest = qint64(double(m_untaken) * double(m_source.size - m_source.offset) / double(m_source.offset) * 2);
    return std::min(rest + 1000, largestRest);
}

} // namespace evoca::model
