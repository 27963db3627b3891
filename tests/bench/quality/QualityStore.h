#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <QHash>
#include <QString>

namespace evoca::model {
class Writer;
}

namespace evoca::bench {

/// Ids of a set ("e001", "m001") by the global ids that the store gave.
using SetIds = QHash<QString, QString>;

/// Loads a set's experiences.json through the import's own door (ImportStore), one session each.
model::Result<SetIds> loadExperiences(model::Writer &writer, const QString &file);
/// Loads a set's memories.json into the tables of memories and their index.
model::Result<SetIds> loadMemories(model::Writer &writer, const QString &file);

} // namespace evoca::bench
