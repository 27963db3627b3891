#include "journal/EpisodeRows.h"

#include "store/ChangeFeed.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "store/Writer.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace evoca::model {

QString scopesToJson(const QStringList &scopes)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(scopes)).toJson(QJsonDocument::Compact));
}

QStringList scopesFromJson(const QString &json)
{
    QStringList scopes;
    const QJsonArray values = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const QJsonValue &value : values)
        scopes << value.toString();
    return scopes;
}

Episode episodeFrom(const Statement &row)
{
    Episode episode;
    episode.row = row.integer(0);
    episode.id = row.text(1);
    episode.sessionId = row.text(2);
    episode.swarmId = row.text(3);
    episode.project = row.integer(4);
    episode.worktree = row.text(5);
    episode.cwd = row.text(6);
    episode.branch = row.text(7);
    episode.repo = row.text(8);
    episode.scopes = scopesFromJson(row.text(9));
    episode.takeaway = row.text(10);
    episode.floor = row.integer(11) != 0;
    episode.created = row.integer(12);
    episode.expires = row.integer(13);
    episode.pinned = row.integer(14) != 0;
    episode.promotedTo = row.integer(15);
    episode.client = row.text(16);
    episode.provenance = Provenance(row.integer(17));
    episode.revision = int(row.integer(18));
    episode.body = row.text(episodeBodyColumn);
    return episode;
}

bool insertEpisode(WriteContext &context, Episode &episode)
{
    // SQLite takes a null string for NULL.
    for (QString *text : {&episode.swarmId, &episode.worktree, &episode.cwd, &episode.branch, &episode.repo,
                          &episode.takeaway, &episode.client, &episode.body}) {
        if (text->isNull())
            *text = u""_s;
    }
    const QString scopes = scopesToJson(episode.scopes);
    Statement insert = context.connection.statement(
        "INSERT INTO episode(id, session_id, swarm_id, project, worktree, cwd, branch, repo, scopes, takeaway, floor,"
        " created, expires, pinned, promoted_to, client, provenance, body)"
        " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)"
        " ON CONFLICT(id) DO NOTHING RETURNING row");
    insert.bind(episode.id, episode.sessionId, episode.swarmId, episode.project, episode.worktree, episode.cwd,
                episode.branch, episode.repo, scopes, episode.takeaway, episode.floor, episode.created, episode.expires,
                episode.pinned, episode.promotedTo, episode.client, episode.provenance, episode.body);
    if (!insert.step())
        return false;
    episode.row = insert.integer(0);
    insert.run();
    recordChange(context.connection, u"episode"_s, episode.id, u"insert"_s);
    context.changes.episodes = true;
    return true;
}

} // namespace evoca::model
