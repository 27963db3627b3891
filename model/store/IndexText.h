#pragma once

#include "records/Experience.h"
#include "records/Message.h"

#include <string>
#include <string_view>

namespace evoca::model {

// What of a record goes into an index. The rules are part of the data: raise toolIndexRules when toolText changes.

inline constexpr int toolIndexRules = 1;

/// Files and error signatures of an experience, one a line.
std::string filesText(const std::vector<FileChange> &files);
std::string errorsText(const QStringList &errors);

/// Tool input and output, thinking and summaries are in the tool index, copies are not.
bool isToolText(const Message &message);
/// First and last KiB, cut at whole characters; `buffer` is used when something is left out in the middle.
std::string_view toolText(std::string_view text, std::string &buffer);

} // namespace evoca::model
