#pragma once

#include "history/OpenReflexGraph.h"
#include "records/SessionBatch.h"

#include <span>

namespace evoca::model {

class Redactor;

/// What one session of an OpenReflex database becomes in the store.
///
/// OpenReflex keeps no transcript, so the messages are what is left of it: the prompt (its description), each tool call
/// with category and files, its result with the error signature, and a note that says where this comes from and what
/// the outcome rests on. The session is one of the agent that OpenReflex names, with the native id
/// "openreflex/<session>". A class or a strategy that Evoca does not know, and the base confidence of a lesson, are
/// kept as they are.
SessionBatch openReflexSession(Agent agent, const QString &session, const ProjectRef &project,
                               std::span<const OpenReflexTask *const> tasks, const Redactor &redactor);

/// The global id of a task's experience: the same at every import.
QString openReflexExperienceId(const OpenReflexTask &task);

} // namespace evoca::model
