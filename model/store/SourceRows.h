#pragma once

#include "store/ImportStore.h"

namespace evoca::model {

class Connection;

/// Message ids kept free for the rest of one file.
struct Reservation
{
    RowId next = 0; ///< 0: none
    RowId last = 0;
};

/// Rows of table `source` and its skipped lines. Functions throw SqlFailure.
class SourceRows
{
public:
    explicit SourceRows(Connection &connection) : m_connection(connection) { }

    /// The row's id, made when the path is new.
    RowId find(const SourceState &source);
    Reservation reservation(RowId source);
    /// Stores the new state.
    void save(RowId id, const SourceState &source, const Reservation &reservation);
    void forgetSkipped(RowId source);
    void addSkipped(RowId source, const std::vector<SkippedRecord> &records);

private:
    Connection &m_connection;
};

} // namespace evoca::model
