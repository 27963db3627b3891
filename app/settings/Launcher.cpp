#include "settings/Launcher.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace evoca::app {

QString launcherPath()
{
    if (const QString said = qEnvironmentVariable("EVOCA_LAUNCHER"); !said.isEmpty())
        return said;
    const QString own = QCoreApplication::applicationFilePath();
    const QString found = QStandardPaths::findExecutable(u"evoca"_s);
    const bool same = !found.isEmpty() && QFileInfo(found).canonicalFilePath() == QFileInfo(own).canonicalFilePath();
    return same ? u"evoca"_s : own;
}

QString launcherWord()
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_./+-]+$"_s);
    QString path = launcherPath();
    return plain.match(path).hasMatch() ? path : u'\'' + path.replace(u'\'', u"'\\''"_s) + u'\'';
}

} // namespace evoca::app
