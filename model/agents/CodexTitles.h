#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace evoca::model {

/// The title that Codex keeps for a thread in its state database (state_*.sqlite beside the sessions folder of the
/// rollout), or empty. Opens the database read-only and unchanged; any trouble with it only costs the title.
std::string codexThreadTitle(const QString &rollout, std::string_view thread);

} // namespace evoca::model
