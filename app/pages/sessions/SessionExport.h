#pragma once

#include "records/Error.h"
#include "records/Session.h"

#include <QString>

namespace evoca::model {
class Connection;
}

namespace evoca::app {

/// The command that goes on with a session in its agent ("claude --resume …"); empty when the agent has none.
QString resumeCommand(const model::Session &session);

/// Writes a session as Markdown: prompts, answers, calls with their output. Reading thread.
model::Result<void> exportMarkdown(model::Connection &connection, model::RowId session, const QString &path);

} // namespace evoca::app
