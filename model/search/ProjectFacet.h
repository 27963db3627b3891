#pragma once

#include "records/Error.h"
#include "records/Labels.h"

#include <QStringList>

#include <vector>

namespace evoca::model {

class Connection;

/// Ids of the projects of these names or paths; those whose name contains one where none has it exactly. {-1}, which no
/// project has, when nothing fits.
Result<std::vector<RowId>> projectIds(Connection &connection, const QStringList &names);

} // namespace evoca::model
