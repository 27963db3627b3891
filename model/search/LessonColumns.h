#pragma once

#include "records/Lesson.h"

#include <QString>

class QSqlQuery;

namespace evoca::model {

extern const QString lessonColumns; ///< of a Lesson, from table lesson with alias l
extern const QString lessonShown; ///< condition: not in the bin, and supported or cared for by a person

Lesson lessonFrom(const QSqlQuery &query);

} // namespace evoca::model
