#include "journal/EpisodeExport.h"

#include "journal/BetterMemoryRecord.h"
#include "journal/EpisodeCondition.h"
#include "journal/EpisodeRows.h"
#include "journal/Frontmatter.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeExport)
};

std::unexpected<Error> cannotWrite(const QString &path)
{
    return std::unexpected(Error {ErrorCode::Unavailable,
                                  Messages::tr("%1 cannot be written.").arg(QDir::toNativeSeparators(path)), u"out"_s});
}

/// bettermemory's anchors have a text of their own.
constexpr QLatin1StringView anchorBody("Anchor of a session that started here.");

bool writeFile(const QString &path, const Episode &episode, const QJsonObject &rest)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.setPermissions(ownerOnly);
    const QString body = episode.body.isEmpty() ? QString(anchorBody) : episode.body;
    file.write(Frontmatter {BetterMemoryRecord::fieldsOf(episode, rest), body}.text());
    return file.commit();
}

} // namespace

EpisodeExport::EpisodeExport(Connection &connection) : m_connection(connection) { }

Result<EpisodeExport::Report> EpisodeExport::run(const QString &folder, const std::vector<qint64> &projects,
                                                 const std::stop_token &stop)
{
    return guarded([&]() -> Result<Report> {
        Report report;
        EpisodeCondition condition;
        if (!projects.empty())
            condition.projects(projects);
        std::string columns("SELECT ");
        columns.append(episodeColumns)
            .append(", e.body, (SELECT f.fields FROM imported_fields f WHERE f.global_id = e.id) FROM episode e WHERE");
        Statement rows = m_connection.statement(condition.sql(columns, " ORDER BY e.created, e.id"));
        condition.bind(rows);
        while (rows.step()) {
            if (stop.stop_requested())
                return std::unexpected(Error {ErrorCode::Cancelled, {}, {}});
            const Episode episode = episodeFrom(rows);
            const QString session = folder + "/episodes/"_L1 + episode.sessionId;
            const QString path = session + u'/' + episode.id + ".md"_L1;
            if (QFileInfo::exists(path)) {
                ++report.present;
                continue;
            }
            const QJsonObject rest = QJsonDocument::fromJson(rows.text(episodeBodyColumn + 1).toUtf8()).object();
            if (!QDir().mkpath(session) || !writeFile(path, episode, rest))
                return cannotWrite(path);
            QFile::setPermissions(session, ownerOnly | QFile::ExeOwner);
            ++report.written;
        }
        return report;
    });
}

} // namespace evoca::model
