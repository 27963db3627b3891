#include "stdio/BridgeAccess.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace evoca::mcp {

using model::Error;
using model::ErrorCode;
using model::Result;

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Bridge)
};

constexpr QFileDevice::Permissions ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

bool othersCanRead(const QString &path)
{
    constexpr QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::ReadOther
        | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    return (QFileInfo(path).permissions() & others) != QFileDevice::Permissions();
}

} // namespace

QString BridgeAccess::path(const model::StorePaths &paths)
{
    return QDir(paths.config).filePath(u"bridge.json"_s);
}

Result<BridgeAccess> BridgeAccess::read(const model::StorePaths &paths)
{
    QFile file(path(paths));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(
            Error {ErrorCode::Unavailable, Messages::tr("Evoca is not running. Start it, or run: evoca serve")});
    if (othersCanRead(file.fileName()))
        return std::unexpected(
            Error {ErrorCode::Forbidden,
                   Messages::tr("Others can read %1; its token is not used. Start Evoca again to renew it.")
                       .arg(file.fileName())});
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    BridgeAccess access {.url = object["url"_L1].toString(), .token = object["token"_L1].toString().toLatin1()};
    if (access.url.isEmpty() || access.token.isEmpty())
        return std::unexpected(
            Error {ErrorCode::Damaged,
                   Messages::tr("%1 cannot be read. Start Evoca again to renew it.").arg(file.fileName())});
    return access;
}

Result<void> BridgeAccess::write(const model::StorePaths &paths) const
{
    QDir().mkpath(paths.config);
    QSaveFile file(path(paths));
    const QJsonObject object {{u"url"_s, url}, {u"token"_s, QString::fromLatin1(token)}};
    const QByteArray json = QJsonDocument(object).toJson();
    // The mode is set while the file is still empty and has another name.
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(ownerOnly)
        && file.write(json) == json.size() && file.commit();
    if (!written)
        return std::unexpected(Error {ErrorCode::Unavailable,
                                      Messages::tr("%1 cannot be written: %2").arg(path(paths), file.errorString())});
    return {};
}

} // namespace evoca::mcp
