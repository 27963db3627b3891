#pragma once

#include "records/Labels.h"
#include "search/Question.h"
#include "store/Reader.h"

#include <vector>

namespace evoca::model {

class Connection;
class MemoryReach;

/// A document that shares words with a question, before its text is read.
struct Candidate
{
    RowId id = 0;
    double weight = 0; ///< of the question's words that the index says it has
};

/// Documents that may fit a resolved question, heaviest first and newest among equals. Rare words are asked first;
/// words that stand in very many documents only refine what the rare ones found. Experiences, or with `reach` the
/// memories within it. Throws SqlFailure: use inside guarded().
std::vector<Candidate> findCandidates(Connection &connection, const Question &question, const ReadTicket &ticket,
                                      const MemoryReach *reach = nullptr);

} // namespace evoca::model
