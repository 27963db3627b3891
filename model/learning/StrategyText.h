#pragma once

#include "records/Labels.h"

#include <QString>

namespace evoca::model {

/// What a strategy lesson says: that it ended well (or badly) in tasks of a class, and what it means to follow it.
QString strategyLesson(const QString &strategy, TaskClass taskClass, bool well);

/// What following a strategy means, in one sentence; empty for a name that an agent made up.
QString strategyAdvice(const QString &strategy);

/// "a debug task", "an investigation".
QString taskOfClass(TaskClass taskClass);

} // namespace evoca::model
