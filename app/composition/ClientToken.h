#pragma once

#include "records/Error.h"
#include "store/StorePaths.h"

#include <QByteArray>
#include <QString>

namespace evoca::model {
class Writer;
}

namespace evoca::app {

/// Where the token of a client of this computer's own (`evoca serve`, the bridge) is kept: a file of mode 0600.
QString clientTokenPath(const model::StorePaths &paths, const QString &clientName);

/// The token in that file; empty when there is none.
QByteArray readClientToken(const model::StorePaths &paths, const QString &clientName);

/// Writes it there, replacing an older one.
model::Result<void> keepClientToken(const model::StorePaths &paths, const QString &clientName, const QByteArray &token);

/// The client's token: from its file while it is still good, else a new one, written there. Blocking.
model::Result<QByteArray> clientToken(const model::StorePaths &paths, model::Writer &writer, const QString &clientName);

} // namespace evoca::app
