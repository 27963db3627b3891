#include "clients/ClientPlaces.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace evoca::app {

ClientPlaces ClientPlaces::current()
{
    ClientPlaces places;
    places.home = QDir::homePath();
    for (const char *name : {"CLAUDE_CONFIG_DIR", "CODEX_HOME", "COPILOT_HOME", "XDG_CONFIG_HOME", "APPDATA"}) {
        if (const QString value = qEnvironmentVariable(name); !value.isEmpty())
            places.environment.insert(QString::fromLatin1(name), value);
    }
    places.searchPath = qEnvironmentVariable("PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    return places;
}

QString ClientPlaces::folder(const QString &variable, const QString &otherwise) const
{
    const QString said = environment.value(variable);
    return QDir::isAbsolutePath(said) ? QDir::cleanPath(said) : home + u'/' + otherwise;
}

QString ClientPlaces::applicationConfig() const
{
#if defined(Q_OS_MACOS)
    return home + "/Library/Application Support"_L1;
#elif defined(Q_OS_WIN)
    return folder(u"APPDATA"_s, u"AppData/Roaming"_s);
#else
    return folder(u"XDG_CONFIG_HOME"_s, u".config"_s);
#endif
}

QString ClientPlaces::program(const QString &name) const
{
    return searchPath.isEmpty() ? QString() : QStandardPaths::findExecutable(name, searchPath);
}

} // namespace evoca::app
