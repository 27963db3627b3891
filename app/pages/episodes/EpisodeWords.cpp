#include "pages/episodes/EpisodeWords.h"

#include "i18n/Words.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr qsizetype idEnd = 4; // letters that tell sessions without a time apart

QString unmarked(QString text)
{
    return text.remove(u'`').simplified();
}

} // namespace

QString EpisodeWords::place(const QString &path)
{
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path;
}

QString EpisodeWords::session(const QString &id, const std::optional<model::JournalSession> &session)
{
    if (session && session->transcript && !session->transcript->title.isEmpty())
        return session->transcript->title;
    QString where = session ? session->worktree.section(u'/', -1) : QString();
    if (where.isEmpty() && session)
        where = session->client;
    if (where.isEmpty())
        return id;
    const QString when = session->lastSeen > 0 ? Words::shortDate(session->lastSeen)
                                               : id.last(std::min(idEnd, id.size()));
    return tr("%1, %2", "place of a session and when it was").arg(where, when);
}

QString EpisodeWords::title(const model::Episode &episode)
{
    if (episode.floor)
        return tr("Anchor: a session was here");
    if (!episode.takeaway.isEmpty())
        return unmarked(episode.takeaway);
    const QString line = unmarked(episode.body.trimmed().section(u'\n', 0, 0));
    return tr("(no takeaway) %1").arg(line.startsWith(u'#') ? line.section(u' ', 1) : line);
}

QString EpisodeWords::provenance(model::Provenance provenance)
{
    switch (provenance) {
    case model::Provenance::Written: return tr("written here");
    case model::Provenance::Imported: return tr("imported");
    case model::Provenance::Untracked: return tr("untracked");
    case model::Provenance::Unaccounted: return tr("unaccounted");
    }
    return {};
}

QString EpisodeWords::provenanceHint(model::Provenance provenance)
{
    switch (provenance) {
    case model::Provenance::Written: return tr("A client of Evoca wrote it.");
    case model::Provenance::Imported: return tr("It comes from another journal whose log names it.");
    case model::Provenance::Untracked: return tr("It comes from another journal; no log could name it.");
    case model::Provenance::Unaccounted:
        return tr("It comes from another journal whose log does not know it: somebody else may have put it there.");
    }
    return {};
}

QString EpisodeWords::hidden(const model::ListedEpisode &row)
{
    if (!row.hidden)
        return {};
    if (row.episode.floor)
        return tr("anchor");
    return row.rule == model::WorktreeCase::Undetermined ? tr("worktree unclear") : tr("other worktree");
}

QString EpisodeWords::why(const model::Episode &episode, std::optional<model::WorktreeCase> rule, const QString &viewer)
{
    if (episode.floor)
        return tr("an anchor only marks where a session began; no agent gets it.");
    if (viewer.isEmpty() || !rule)
        return tr("you look as yourself and see every worktree.");
    switch (*rule) {
    case model::WorktreeCase::Same: return tr("same worktree as the agent.");
    case model::WorktreeCase::LinkedFromPrimary:
        return tr("written in the main checkout that the agent's worktree belongs to.");
    case model::WorktreeCase::Gone: return tr("its worktree no longer exists, so it belongs to everybody.");
    case model::WorktreeCase::NeitherKnown:
    case model::WorktreeCase::EpisodeUnknown: return tr("it was written outside of any worktree.");
    case model::WorktreeCase::CallerUnknown: return tr("the agent is in no worktree.");
    case model::WorktreeCase::Other: return tr("it was written in another worktree that still exists.");
    case model::WorktreeCase::Undetermined:
        return tr("whether its worktree still exists cannot be told, so the boundary holds.");
    }
    return {};
}

QString EpisodeWords::rule(model::WorktreeCase row, const QString &episodePlace, const QString &viewer)
{
    const QString from = episodePlace.isEmpty() ? tr("unknown", "worktree") : place(episodePlace);
    const QString to = viewer.isEmpty() ? tr("unknown", "worktree") : place(viewer);
    const QString verdict = model::WorktreeRule::passes(row) ? tr("passes") : tr("is held back");
    return tr("Row %1 of the worktree rule: written in %2, asked for in %3, so it %4. Agents that name ids, a session or "
              "a swarm get it all the same; without that they get the newest 20.",
              "number, worktree, worktree, passes or is held back")
        .arg(QString::number(int(row)), from, to, verdict);
}

QString EpisodeWords::step(const model::HandoffAnswer::Step &step, const QString &session)
{
    using Why = model::HandoffAnswer::Step::Why;
    const QString name = step.lastSeen > 0 ? tr("«%1», last seen %2").arg(session, Words::span(step.lastSeen, 0))
                                           : u"«%1»"_s.arg(session);
    switch (step.why) {
    case Why::OtherWorktree: return tr("%1: passed over, none of its episodes is of this worktree.").arg(name);
    case Why::OnlyFloors: return tr("%1: passed over, it only dropped its anchor.").arg(name);
    case Why::Nothing: return tr("%1: passed over, it was seen here but wrote nothing.").arg(name);
    case Why::AllHidden: return tr("%1: passed over, all it wrote lies in the bin.").arg(name);
    case Why::Adopted: return tr("%1: taken, the newest session with an episode of this worktree.").arg(name);
    }
    return {};
}

} // namespace evoca::app
