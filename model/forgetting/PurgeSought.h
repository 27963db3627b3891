#pragma once

#include "records/Error.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace evoca::model {

class PurgeRun;

/// What a purge will look for when it is done: words and pieces of the texts that go. Kept in the store until then, in
/// case of a crash, masked so that they are not what the search finds.
struct PurgeSought
{
    std::vector<std::string> words; ///< folded, ascending, each once; at most 20,000
    std::vector<std::string> pieces; ///< of plain text, some dozen bytes each; at most 256

    bool isEmpty() const { return words.empty() && pieces.empty(); }
    QByteArray sealed() const;
    static PurgeSought unsealed(const QByteArray &bytes);
};

/// Reads all texts that the purge's items name, before anything is removed. Cancelled by the run's stop.
Result<PurgeSought> collectSought(PurgeRun &run);

} // namespace evoca::model
