#include "support/SharedData.h"

#include <QFileInfo>

namespace evoca::test {

QString sharedData(const QString &relativePath)
{
    const QString root = qEnvironmentVariable("EVOCA_SHARED", QStringLiteral(EVOCA_SHARED_DIR));
    const QFileInfo info(root + QLatin1Char('/') + relativePath);
    return info.exists() ? info.absoluteFilePath() : QString();
}

} // namespace evoca::test
