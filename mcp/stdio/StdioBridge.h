#pragma once

#include "stdio/BridgeAccess.h"

#include <functional>
#include <iosfwd>

namespace evoca::mcp {

/// Runs a bridge (see Bridge) until `in` ends and everything is answered. Needs a QCoreApplication and runs its event
/// loop; writes nothing but messages to `out`. `access` is asked before each attempt, since port and token may change
/// when the program restarts. Returns the exit code.
int runStdioBridge(const std::function<model::Result<BridgeAccess>()> &access, const QString &workingDirectory,
                   std::istream &in, std::ostream &out);
/// The same with a fixed address and token, in the current directory.
int runStdioBridge(const QString &url, const QByteArray &token, std::istream &in, std::ostream &out);

} // namespace evoca::mcp
