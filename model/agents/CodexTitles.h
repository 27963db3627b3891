#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace evoca::model {

/// The title that Codex keeps for a thread beside the sessions folder of the rollout: in its databases (state_*.sqlite,
/// thread_history_*.sqlite), formerly in session_index.jsonl, where the last line of a thread counts. Empty: none.
/// Opens them read-only and unchanged; any trouble with them only costs the title.
std::string codexThreadTitle(const QString &rollout, std::string_view thread);

} // namespace evoca::model
