#pragma once

#include "records/Labels.h"

#include <string>
#include <vector>

namespace evoca::model {

class Connection;

/// One table of the tool index; tables hold disjoint ranges of message ids.
struct ToolTable
{
    int number = 0; ///< tool_<number>
    RowId first = 0;
    RowId last = 0;
    qint64 texts = 0;

    std::string name() const { return "tool_" + std::to_string(number); }
};

/// Ids first … last, both included.
struct IdRange
{
    RowId first = 0;
    RowId last = 0;
};

// All of these want a reading connection with the tool index attached, and throw SqlFailure.

/// Newest first.
std::vector<ToolTable> toolTables(Connection &connection);
/// What of the stored messages no run has seen yet, newest first. `covered` ascending and disjoint.
std::vector<IdRange> pendingRanges(Connection &connection, const std::vector<IdRange> &covered);
/// Ranges that the tool index covers, ascending.
std::vector<IdRange> coveredRanges(Connection &connection);
/// Does the attached index belong to this store, and was it made by the same rules?
bool toolIndexFits(Connection &connection);

/// Adds a range to an ascending, disjoint list, merging neighbours.
void addRange(std::vector<IdRange> &ranges, IdRange range);

} // namespace evoca::model
