#include "composition/ClientToken.h"

#include "access/Access.h"
#include "store/Connection.h"
#include "store/Writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

bool isGood(const model::StorePaths &paths, const QByteArray &token)
{
    if (token.isEmpty())
        return false;
    const auto connection = model::Connection::open(paths, u"token"_s, model::Connection::Mode::Read);
    return connection && model::Access(**connection).authenticate(token).has_value();
}

} // namespace

QString clientTokenPath(const model::StorePaths &paths, const QString &clientName)
{
    QString name;
    for (const QChar c : clientName.toLower())
        name += c.isLetterOrNumber() ? c : u'-';
    return paths.config + u"/clients/"_s + name + u".token"_s;
}

model::Result<void> keepClientToken(const model::StorePaths &paths, const QString &clientName, const QByteArray &token)
{
    const QString path = clientTokenPath(paths, clientName);
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile::setPermissions(QFileInfo(path).absolutePath(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(token + '\n') > 0 && file.commit();
    if (!written) {
        return std::unexpected(
            model::Error {model::ErrorCode::Unavailable,
                          QCoreApplication::translate("ClientToken", "The token cannot be written to %1: %2")
                              .arg(path, file.errorString()),
                          {}});
    }
    return {};
}

QByteArray readClientToken(const model::StorePaths &paths, const QString &clientName)
{
    QFile file(clientTokenPath(paths, clientName));
    return file.open(QIODevice::ReadOnly) ? file.read(1024).trimmed() : QByteArray();
}

model::Result<QByteArray> clientToken(const model::StorePaths &paths, model::Writer &writer, const QString &clientName)
{
    if (const QByteArray known = readClientToken(paths, clientName); isGood(paths, known))
        return known;
    const auto made = model::AccessControl(writer).renewToken(clientName).result();
    if (!made)
        return std::unexpected(made.error());
    if (const auto written = keepClientToken(paths, clientName, made->token); !written)
        return std::unexpected(written.error());
    return made->token;
}

} // namespace evoca::app
