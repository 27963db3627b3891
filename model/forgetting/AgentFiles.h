#pragma once

#include "forgetting/ForgetClosure.h"
#include "forgetting/ForgetPlan.h"

namespace evoca::model {

/// Agents' own files that hold messages of a closure, with the word whether each may be removed. Throws SqlFailure.
std::vector<HoldingFile> agentFilesOf(Connection &connection, const ForgetClosure &closure);

/// Logs in which an agent keeps the prompts of all its sessions (Claude Code's and Codex's history.jsonl) and that name
/// a session of the closure: rows of table source. Evoca leaves them alone, and says that they still hold it.
std::vector<RowId> promptLogsOf(Connection &connection, const ForgetClosure &closure);

/// Removes a file for good, if it still is as it was imported (size and time), was not written for a minute, and is no
/// link and no database. Returns why not (translated), or nothing. `size` and `mtimeNs`: as imported.
QString removeAgentFile(const QString &path, qint64 size, qint64 mtimeNs);

} // namespace evoca::model
