#include "store/StorePaths.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr QFileDevice::Permissions ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

/// $name, else ~/fallback; the XDG rules ignore relative values.
QString xdgFolder(const char *name, const QString &fallback)
{
    const QString value = qEnvironmentVariable(name);
    if (!value.isEmpty() && QDir::isAbsolutePath(value))
        return QDir::cleanPath(value);
    return QDir::homePath() + u'/' + fallback;
}

bool createPrivate(const QString &folder)
{
    const QDir dir(folder);
    if (!dir.exists() && !QDir().mkpath(folder))
        return false;
    return QFile::setPermissions(folder, ownerOnly);
}

} // namespace

QString StorePaths::database() const
{
    return data + "/evoca.db"_L1;
}

QString StorePaths::toolIndex() const
{
    return data + "/evoca-tools.db"_L1;
}

QString StorePaths::lock() const
{
    return data + "/evoca.lock"_L1;
}

QString StorePaths::backups() const
{
    return data + "/backups"_L1;
}

QString StorePaths::socket() const
{
    // Path names may be longer than sun_path allows, so the folder only goes in as a hash.
    const QByteArray hash = QCryptographicHash::hash(QDir::cleanPath(data).toUtf8(), QCryptographicHash::Sha1);
    return "evoca-"_L1 + QString::fromLatin1(hash.toHex().first(16));
}

StorePaths StorePaths::standard()
{
    const QString home = qEnvironmentVariable("EVOCA_HOME");
    if (!home.isEmpty())
        return under(home);
    return {xdgFolder("XDG_DATA_HOME", u".local/share"_s) + "/evoca"_L1,
            xdgFolder("XDG_CONFIG_HOME", u".config"_s) + "/evoca"_L1,
            xdgFolder("XDG_STATE_HOME", u".local/state"_s) + "/evoca"_L1};
}

StorePaths StorePaths::under(const QString &folder)
{
    const QString root = QDir::cleanPath(QDir(folder).absolutePath());
    return {root + "/data"_L1, root + "/config"_L1, root + "/state"_L1};
}

bool StorePaths::create() const
{
    return createPrivate(data) && createPrivate(config) && createPrivate(state) && createPrivate(backups());
}

} // namespace evoca::model
