#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QByteArray>
#include <QString>

namespace evoca::mcp {

/// How a bridge reaches the running program. The program writes it, `evoca mcp` reads it: a file that only its owner
/// can read, in the configuration folder.
struct BridgeAccess
{
    QString url; ///< "http://127.0.0.1:7431/mcp"
    QByteArray token;

    static QString path(const model::StorePaths &paths); ///< "<config>/bridge.json"
    /// Unavailable when the program never served here; Forbidden when others can read the file.
    static model::Result<BridgeAccess> read(const model::StorePaths &paths);
    /// Replaces the file in one step, mode 0600.
    model::Result<void> write(const model::StorePaths &paths) const;
};

} // namespace evoca::mcp
