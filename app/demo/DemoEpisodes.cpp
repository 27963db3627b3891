#include "demo/DemoEpisodes.h"

#include "demo/EpisodeScript.h"
#include "journal/EpisodeRows.h"
#include "journal/Journal.h"
#include "store/Connection.h"
#include "store/Statement.h"
#include "store/Writer.h"
#include "text/Ulid.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qint64 lifeMs = model::standardEpisodeLife * 24 * 3600 * 1000LL;

/// A linked worktree is a folder whose `.git` is a file that names the primary checkout.
void makeWorktree(const QString &home, const DemoRun &run)
{
    const QString folder = home + u"/projects/"_s + run.worktree;
    QFile file(folder + u"/.git"_s);
    if (file.exists() || !QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly))
        return;
    file.write(u"gitdir: %1/projects/%2/.git/worktrees/%3\n"_s.arg(home, run.project, run.worktree).toUtf8());
}

/// The history of the demonstration has its own times, which no use case gives: rows are written as they are.
class EpisodeWriter
{
public:
    EpisodeWriter(model::WriteContext &context, const EpisodeScript &script, const QString &home)
        : m_context(context), m_script(script), m_home(home)
    {
        for (const DemoRun &run : script.runs())
            m_sessions << sessionOf(run);
    }

    void add(const DemoEpisode &written)
    {
        const DemoRun &run = m_script.runs()[std::size_t(written.run)];
        model::Episode episode;
        episode.id = model::makeUlid(written.created.toMSecsSinceEpoch());
        episode.sessionId = m_sessions[written.run];
        episode.swarmId = run.swarm;
        episode.project = idOf(u"SELECT id FROM project WHERE name = ?1"_s, run.project);
        episode.worktree = worktreeOf(run);
        episode.cwd = episode.worktree;
        episode.branch = run.branch;
        episode.repo = u"git@example.org:team/%1.git"_s.arg(run.project);
        episode.scopes = run.scopes;
        episode.body = written.body.isEmpty() ? written.takeaway : written.body;
        episode.takeaway = written.takeaway;
        episode.floor = written.floor();
        episode.created = written.created.toMSecsSinceEpoch();
        episode.expires = episode.created + lifeMs;
        episode.pinned = written.pinned;
        episode.client = run.client;
        if (!written.promotedTo.isEmpty())
            episode.promotedTo = idOf(u"SELECT id FROM memory WHERE path = ?1 AND deleted_at = 0"_s,
                                      written.promotedTo);
        model::insertEpisode(m_context, episode);
        const QString id = episode.id;
        m_context.connection.statement("UPDATE memory SET promoted_from = ?2 WHERE id = ?1")
            .bind(episode.promotedTo, id)
            .run();
        seen(run, episode);
    }

private:
    QString worktreeOf(const DemoRun &run) const
    {
        const QString folder = run.worktree.isEmpty() ? run.project : run.worktree;
        return QFileInfo(m_home + u"/projects/"_s + folder).canonicalFilePath();
    }

    /// The transcript whose title begins like this, where the histories hold one.
    QString sessionOf(const DemoRun &run) const
    {
        model::Statement row = m_context.connection.statement(
            "SELECT native_id FROM session WHERE title LIKE ?1 || '%' ORDER BY id DESC LIMIT 1");
        return row.bind(run.title).step() ? row.text(0) : run.session;
    }

    qint64 idOf(const QString &sql, const QString &value) const
    {
        model::Statement row = m_context.connection.statement(sql.toStdString());
        return row.bind(value).step() ? row.integer(0) : 0;
    }

    void seen(const DemoRun &run, const model::Episode &episode)
    {
        m_context.connection
            .statement("INSERT INTO journal_session(id, client, project, worktree, last_seen) VALUES(?1, ?2, ?3, ?4,"
                       " ?5) ON CONFLICT(id) DO UPDATE SET last_seen = max(last_seen, excluded.last_seen)")
            .bind(episode.sessionId, run.client, episode.project, episode.worktree, episode.created)
            .run();
    }

    model::WriteContext &m_context;
    const EpisodeScript &m_script;
    QString m_home;
    QStringList m_sessions;
};

} // namespace

QFuture<model::Result<void>> DemoEpisodes::write(model::Writer &writer, const QString &home, const QDateTime &now)
{
    const EpisodeScript script(now);
    for (const DemoRun &run : script.runs()) {
        if (!run.worktree.isEmpty())
            makeWorktree(home, run);
    }
    return writer.post([script, home](model::WriteContext &context) -> model::Result<void> {
        model::Statement any = context.connection.statement("SELECT 1 FROM episode LIMIT 1");
        if (any.step())
            return {};
        any.reset();
        EpisodeWriter rows(context, script, home);
        for (const DemoEpisode &episode : script.episodes())
            rows.add(episode);
        return {};
    });
}

} // namespace evoca::app
