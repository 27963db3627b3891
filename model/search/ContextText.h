#pragma once

#include <QString>

#include <optional>

namespace evoca::model {

struct ExecutionPlan;

/// Tokens of a text as OpenReflex counts them: characters / 4, rounded up.
int contextTokens(const QString &text);

/// The plan as one compact text of at most 4 · `tokens` characters (nullopt: 1,400), in lines by importance: working
/// approach, mode and recall, lessons other than those about files and strategies (at most four), likely files (six),
/// budget. A line that does not fit is left out whole; of the first one what fits in whole words, so that even the
/// smallest limit names the strategy where its name fits.
QString contextText(const ExecutionPlan &plan, std::optional<int> tokens);

} // namespace evoca::model
