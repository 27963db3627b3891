#pragma once

#include <QString>

namespace evoca::model {

/// How well a project knows a kind of task (OpenReflex section 4).
enum class Novelty : quint8 {
    Unknown, ///< fewer than five experiences: nothing can be said
    Novel, ///< nothing similar was done
    Familiar, ///< one or two similar tasks
    Routine, ///< three or more
};

/// `similar`: experiences that answer the task. What counts as similar is the cut-off of ExperienceSearch::answer,
/// which stands where OpenReflex needs a second threshold (0.35) above the noise of its hashes.
Novelty noveltyOf(qint64 experiences, int similar);
/// "unknown", "novel", "familiar", "routine".
QString noveltyId(Novelty novelty);

} // namespace evoca::model
