#pragma once

#include "history/Importer.h"

#include <QObject>

#include <functional>

namespace evoca::app {

/// Looks for agents' files on a thread of its own and answers on the gui thread; nothing arrives when `context` is
/// gone.
void findAgentsLater(const model::AgentPlaces &places, QObject *context,
                     std::function<void(std::vector<model::AgentFound>)> answer);

} // namespace evoca::app
