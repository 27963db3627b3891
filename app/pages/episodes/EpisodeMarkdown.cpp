#include "pages/episodes/EpisodeMarkdown.h"

#include "pages/episodes/EpisodeReading.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

struct MarkdownText
{
    Q_DECLARE_TR_FUNCTIONS(EpisodesPage)
};

} // namespace

QString episodeMarkdown(const EpisodeDetailData &episode)
{
    const EpisodeRow &row = episode.row;
    QStringList lines {u"## "_s + (episode.takeaway.isEmpty() ? row.title : episode.takeaway).simplified(), QString()};
    const auto add = [&lines](const QString &name, const QString &value) {
        if (!value.isEmpty())
            lines << u"- %1: %2"_s.arg(name, value);
    };
    add(MarkdownText::tr("Written"),
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(row.created), QLocale::ShortFormat));
    add(MarkdownText::tr("Session"), row.sessionTitle);
    add(MarkdownText::tr("Swarm"), episode.swarm);
    add(MarkdownText::tr("Agent"), row.agent ? model::agentName(*row.agent) : row.writer);
    add(MarkdownText::tr("Scopes"), row.scopes.join(u", "_s));
    add(MarkdownText::tr("Worktree"), episode.worktree);
    add(MarkdownText::tr("Branch"), episode.branch);
    add(u"id"_s, row.globalId);
    if (!episode.body.isEmpty())
        lines << QString() << episode.body.trimmed();
    lines << QString();
    return lines.join(u'\n');
}

model::Result<void> exportEpisodes(model::Connection &connection, const QStringList &ids, const QString &path)
{
    std::vector<EpisodeDetailData> episodes;
    for (const QString &id : ids) {
        auto episode = readEpisode(connection, id, {});
        if (!episode)
            return std::unexpected(episode.error());
        episodes.push_back(std::move(*episode));
    }
    std::ranges::stable_sort(episodes, {}, [](const EpisodeDetailData &episode) { return episode.row.created; });
    const auto unwritable = [&path](const QString &reason) {
        const QString message = MarkdownText::tr("%1 cannot be written: %2").arg(path, reason);
        return model::Error {model::ErrorCode::Unavailable, message, {}};
    };
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(unwritable(file.errorString()));
    file.write(u"# %1\n\n"_s.arg(MarkdownText::tr("Episodes")).toUtf8());
    for (const EpisodeDetailData &episode : episodes)
        file.write(episodeMarkdown(episode).toUtf8() + '\n');
    if (!file.commit())
        return std::unexpected(unwritable(file.errorString()));
    return {};
}

} // namespace evoca::app
