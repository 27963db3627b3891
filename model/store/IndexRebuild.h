#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <string_view>

namespace evoca::model {

class Connection;

/// One entry of the talk index, in its own column. Throws SqlFailure.
void insertTalk(Connection &connection, RowId message, MessageKind kind, std::string_view text);
/// Takes an entry out; kind and text must be what was put in. Throws SqlFailure.
void deleteTalk(Connection &connection, RowId message, MessageKind kind, std::string_view text);
/// Builds the indexes of talk, experiences, episodes and memories anew from the stored texts, in one transaction
/// (writing connection). An index can only be kept up by the tokenizer rules it was built with.
Result<void> rebuildIndexes(Connection &connection);
/// The talk index only, inside the caller's transaction. Throws SqlFailure.
void rebuildTalkIndex(Connection &connection);
/// All, but only if the rules have changed since (setting "index.rules").
Result<void> rebuildOutdatedIndexes(Connection &connection);

} // namespace evoca::model
