#pragma once

#include <QString>

namespace evoca::test {

/// Folder of shared samples and quality sets ($EVOCA_SHARED or beside the source tree), or empty when absent: skip
/// then.
QString sharedData(const QString &relativePath);

} // namespace evoca::test
