#pragma once

#include "records/Session.h"

#include <QString>

class QSqlQuery;

namespace evoca::model {

/// Columns of a whole Session, from "session s LEFT JOIN project p ON p.id = s.project LEFT JOIN source f ON f.id =
/// s.source".
extern const QString sessionSelect; ///< "SELECT … FROM … WHERE " (a condition follows)

Session sessionFrom(const QSqlQuery &row);

} // namespace evoca::model
