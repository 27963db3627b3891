#pragma once

#include "records/Labels.h"

#include <QStringView>

namespace evoca::model {

/// OpenReflex 3.2 in English and Spanish: debug, refactor, test, investigate, think, in this order; build otherwise.
TaskClass classifyPrompt(QStringView prompt);

/// Does the prompt ask to weigh alternatives ("compare", "elige", "A or B")?
bool asksForChoice(QStringView prompt);

} // namespace evoca::model
