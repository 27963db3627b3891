#pragma once

#include "forgetting/Bin.h"
#include "forgetting/ForgetClosure.h"

#include <optional>

namespace evoca::model {

// Rows of tables bin, bin_item and bin_range. All throw SqlFailure.

std::optional<BinEntry> readBinEntry(Connection &connection, const QString &entry);
std::vector<BinEntry> listBinEntries(Connection &connection, const BinFilter &filter);
/// The entry that holds a record by itself.
std::optional<QString> binEntryOf(Connection &connection, const ForgetItem &item);
/// The records of an entry that are still in the store.
std::vector<ForgetRecord> recordsInBin(Connection &connection, const QString &entry);
/// Takes the records of a closure out of an entry that keeps others.
void removeBinItems(Connection &connection, const QString &entry, const ForgetClosure &closure);

} // namespace evoca::model
