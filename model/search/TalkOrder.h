#pragma once

#include "search/TranscriptMatches.h"

#include <vector>

namespace evoca::model {

class Connection;

/// A block of talk matches in order of fit. Besides the words that match, the newer one, the answer, and the session
/// that ended well stand higher: the session that solved a thing before the one that asked.
std::vector<TalkHit> orderedTalk(Connection &connection, const TextStore &texts, std::vector<TalkHit> hits);

} // namespace evoca::model
