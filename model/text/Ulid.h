#pragma once

#include <QString>
#include <QStringList>

namespace evoca::model {

/// A ULID of this moment (epoch ms); monotonic within a process.
QString makeUlid(qint64 timeMs);
/// Deterministic hex id: first `length` hex digits of SHA-1 over the parts joined by '\n'.
QString hashId(const QStringList &parts, int length = 32);

} // namespace evoca::model
