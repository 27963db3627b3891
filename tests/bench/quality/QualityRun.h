#pragma once

#include <QStringList>

namespace evoca::bench {

/// `evoca-bench quality --set DIR --out FILE`: a fresh store in a throw-away folder with the set's experiences and
/// memories, all of its queries, and the answers as JSON for the set's score.py. Gives the exit code; messages go to
/// standard error.
int runQuality(const QStringList &args);

} // namespace evoca::bench
