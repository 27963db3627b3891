#pragma once

#include "records/Labels.h"

#include <QStringView>

namespace evoca::model {

/// What a prompt says about the work before it.
struct PersonWord
{
    Status status = Status::Unknown; ///< Success, Failure, or Unknown: says nothing
    bool weak = false; ///< mere approval ("perfect, now …"): counts only when nothing else is known
};

/// English and Spanish: "that worked", "still failing", "ya funciona", "sigue fallando". `ownTask`: the prompt starts a
/// task of its own, so only words that clearly point back count.
PersonWord personWord(QStringView prompt, bool ownTask);

/// The program's own note that a person stopped the agent.
bool isInterruption(QStringView text);

} // namespace evoca::model
