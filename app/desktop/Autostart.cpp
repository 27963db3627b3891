#include "desktop/Autostart.h"

#include "settings/Launcher.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

QString entryPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/autostart/evoca.desktop"_s;
}

/// Quoted as the Desktop Entry Specification wants it for Exec.
QString quoted(QString path)
{
    for (const QChar special : u"\\\"`$"_s)
        path.replace(special, u"\\\\"_s + special);
    return u'"' + path + u'"';
}

model::Error failure(const QString &reason)
{
    return {model::ErrorCode::Unavailable,
            QCoreApplication::translate("Autostart", "The autostart entry %1 cannot be changed: %2")
                .arg(entryPath(), reason),
            {}};
}

} // namespace

bool Autostart::isSupported()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return true;
#else
    return false;
#endif
}

bool Autostart::isEnabled()
{
    return isSupported() && QFile::exists(entryPath());
}

model::Result<void> Autostart::setEnabled(bool enabled)
{
    if (!enabled) {
        QFile entry(entryPath());
        if (entry.exists() && !entry.remove())
            return std::unexpected(failure(entry.errorString()));
        return {};
    }
    QDir().mkpath(QFileInfo(entryPath()).absolutePath());
    QSaveFile entry(entryPath());
    const QString text =
        u"[Desktop Entry]\nType=Application\nName=Evoca\nIcon=evoca\nExec=%1 --tray\nX-GNOME-Autostart-enabled=true\n"_s
            .arg(quoted(launcherPath()));
    if (!entry.open(QIODevice::WriteOnly) || entry.write(text.toUtf8()) < 0 || !entry.commit())
        return std::unexpected(failure(entry.errorString()));
    return {};
}

} // namespace evoca::app
