#include "history/OpenReflexFolder.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

const QString databaseName = u"experience.sqlite3"_s;
constexpr qint64 largestApprovals = 16LL * 1024 * 1024;

void addPath(const QString &path, QHash<QString, QString> &paths)
{
    if (QDir::isAbsolutePath(path))
        paths.insert(openReflexFolderName(path), path);
}

/// A record is keyed by its path and may repeat it; the file's outer shape has varied.
void addRecords(const QJsonValue &value, int depth, QHash<QString, QString> &paths)
{
    if (depth > 3)
        return;
    if (value.isArray()) {
        for (const QJsonValue &item : value.toArray())
            addRecords(item, depth + 1, paths);
        return;
    }
    const QJsonObject object = value.toObject();
    addPath(object.value("path"_L1).toString(), paths);
    for (auto item = object.begin(); item != object.end(); ++item) {
        addPath(item.key(), paths);
        addRecords(item.value(), depth + 1, paths);
    }
}

QHash<QString, QString> projectPaths(const QString &folder)
{
    QHash<QString, QString> paths;
    QFile file(folder + "/approvals.json"_L1);
    if (file.size() <= largestApprovals && file.open(QIODevice::ReadOnly)) {
        const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
        addRecords(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), 0, paths);
    }
    return paths;
}

OpenReflexDatabase databaseIn(const QString &folder, const QString &home)
{
    return {folder + u'/' + databaseName, projectPaths(home).value(QFileInfo(folder).fileName())};
}

} // namespace

QString openReflexFolderName(const QString &projectPath)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(projectPath.toUtf8(), QCryptographicHash::Sha256).toHex().first(24));
}

Result<std::vector<OpenReflexDatabase>> findOpenReflex(const QString &path)
{
    std::vector<OpenReflexDatabase> found;
    const QFileInfo given(path);
    const QString folder = given.isFile() ? given.absolutePath() : given.absoluteFilePath();
    if (QFileInfo(folder + u'/' + databaseName).isFile()) {
        found.push_back(databaseIn(folder, QDir::cleanPath(folder + "/../.."_L1)));
        return found;
    }
    const QDir projects(folder + "/projects"_L1);
    for (const QString &name : projects.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString project = projects.filePath(name);
        if (QFileInfo(project + u'/' + databaseName).isFile())
            found.push_back(databaseIn(project, folder));
    }
    if (found.empty()) {
        return std::unexpected(Error {ErrorCode::NotFound,
                                      QCoreApplication::translate("History", "There is no OpenReflex database in %1.")
                                          .arg(QDir::toNativeSeparators(folder)),
                                      u"path"_s});
    }
    return found;
}

} // namespace evoca::model
