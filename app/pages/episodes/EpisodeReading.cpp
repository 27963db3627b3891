#include "pages/episodes/EpisodeReading.h"

#include "journal/EpisodeDirectory.h"
#include "memories/MemoryDirectory.h"
#include "pages/episodes/EpisodeQuery.h"
#include "pages/episodes/EpisodeRows.h"
#include "pages/episodes/EpisodeWords.h"
#include "search/Overview.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::app {

namespace {

constexpr int pageRows = 100;
constexpr int mostChoices = 30;
constexpr int handoffEpisodes = 5; // the tool's standard
constexpr qint64 weekMs = 7 * 24 * 3600 * 1000LL;

std::vector<model::TextRange> matchesIn(const QString &title, const QStringList &words)
{
    std::vector<model::TextRange> ranges;
    for (const QString &word : words) {
        for (qsizetype at = title.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = title.indexOf(word, at + word.size(), Qt::CaseInsensitive))
            ranges.push_back({at, word.size()});
    }
    std::ranges::sort(ranges, {}, &model::TextRange::start);
    return ranges;
}

struct ReadingText
{
    Q_DECLARE_TR_FUNCTIONS(EpisodesPage)
};

QString nameOf(model::Connection &connection, model::RowId project)
{
    const auto projects = model::Overview(connection).projects();
    if (!projects)
        return {};
    const auto found = std::ranges::find(*projects, project, &model::Project::id);
    return found == projects->end() ? QString() : found->name;
}

void addHidden(EpisodeListPage &page, qint64 count, const QString &one, const QString &many)
{
    if (count > 0)
        page.hidden.emplace_back(count == 1 ? one : many, int(count));
}

} // namespace

model::Result<EpisodeListPage> readEpisodes(model::Connection &connection, const EpisodeQuestion &question,
                                            const QString &cursor, const model::ReadTicket &ticket)
{
    QElapsedTimer timer;
    timer.start();
    auto filter = episodeFilter(connection, question.query);
    if (!filter)
        return std::unexpected(filter.error());
    filter->viewer = question.viewer;
    filter->withHidden = question.withHidden;
    if (question.expiring)
        filter->expiresBefore = QDateTime::currentMSecsSinceEpoch() + weekMs;
    const model::EpisodeDirectory directory(connection);
    const auto list = directory.list(*filter, pageRows, cursor, ticket);
    if (!list)
        return std::unexpected(list.error());
    EpisodeSessions sessions(directory);
    const QStringList words = episodeWords(question.query);
    EpisodeListPage page;
    for (const model::ListedEpisode &listed : list->rows) {
        EpisodeRow row = episodeRow(listed.episode, sessions);
        row.hidden = EpisodeWords::hidden(listed);
        row.matches = matchesIn(row.title, words);
        page.rows.push_back(std::move(row));
    }
    page.nextCursor = list->nextCursor;
    page.total = list->total;
    page.all = directory.count().value_or(0);
    page.expiring = directory.countExpiring(QDateTime::currentMSecsSinceEpoch() + weekMs).value_or(0);
    addHidden(page, list->otherWorktree, ReadingText::tr("other worktree"), ReadingText::tr("of other worktrees"));
    addHidden(page, list->undetermined, ReadingText::tr("worktree unclear"), ReadingText::tr("worktrees unclear"));
    addHidden(page, list->floors, ReadingText::tr("anchor"), ReadingText::tr("anchors"));
    page.micros = timer.nsecsElapsed() / 1000;
    return page;
}

model::Result<EpisodeDetailData> readEpisode(model::Connection &connection, const QString &id,
                                             const EpisodeQuestion &question)
{
    const model::EpisodeDirectory directory(connection);
    const auto episode = directory.episode(id);
    if (!episode)
        return std::unexpected(episode.error());
    EpisodeSessions sessions(directory);
    EpisodeDetailData data;
    data.row = episodeRow(*episode, sessions);
    data.row.sessionTitle = sessions.title(episode->sessionId); // the swarm has a line of its own
    data.takeaway = episode->takeaway;
    data.body = episode->body;
    const std::optional<model::JournalSession> &session = sessions.of(episode->sessionId);
    data.transcript = session && session->transcript ? session->transcript->id : 0;
    data.swarm = episode->swarmId;
    data.project = nameOf(connection, episode->project);
    data.worktree = episode->worktree;
    data.branch = episode->branch;
    data.repository = episode->repo;
    data.provenance = EpisodeWords::provenance(episode->provenance);
    data.provenanceHint = EpisodeWords::provenanceHint(episode->provenance);
    data.provenanceDoubt = episode->provenance == model::Provenance::Unaccounted;
    if (episode->promotedTo != 0) {
        if (const auto memory = model::MemoryDirectory(connection).record(episode->promotedTo)) {
            data.memory = episode->promotedTo;
            data.memoryPath = memory->memory.path;
        } else {
            data.memoryPath = ReadingText::tr("a memory that was forgotten");
        }
    }
    const QString viewer = question.viewer;
    const std::optional rule = viewer.isEmpty() || episode->floor
        ? std::nullopt
        : std::optional(model::WorktreeRule(viewer).decide(episode->worktree));
    model::ListedEpisode listed {*episode, rule, episode->floor || (rule && !model::WorktreeRule::passes(*rule))};
    data.row.hidden = EpisodeWords::hidden(listed);
    data.why = EpisodeWords::why(*episode, rule, viewer);
    if (rule)
        data.rule = EpisodeWords::rule(*rule, episode->worktree, viewer);
    return data;
}

model::Result<HandoffData> readHandoff(model::Connection &connection, const QString &worktree)
{
    const auto projects = model::Overview(connection).projects();
    if (!projects)
        return std::unexpected(projects.error());
    std::vector<model::RowId> ids {-1}; // which no project has: episodes without one are everybody's
    for (const model::Project &project : *projects)
        ids.push_back(project.id);
    model::Caller caller;
    caller.worktree = worktree;
    caller.cwd = worktree;
    const auto answer = model::Handoff(connection).next(caller, {}, handoffEpisodes, ids);
    if (!answer)
        return std::unexpected(answer.error());
    const model::EpisodeDirectory directory(connection);
    EpisodeSessions sessions(directory);
    HandoffData data;
    data.place = EpisodeWords::place(worktree);
    if (!answer->priorSession.isEmpty())
        data.prior = sessions.title(answer->priorSession);
    for (const model::Episode &episode : answer->episodes)
        data.rows.push_back(episodeRow(episode, sessions));
    data.note = model::handoffNote(answer->note);
    for (const model::HandoffAnswer::Step &step : answer->steps)
        data.why << EpisodeWords::step(step, sessions.title(step.session));
    return data;
}

model::Result<EpisodeChoices> readChoices(model::Connection &connection)
{
    const model::EpisodeDirectory directory(connection);
    auto values = directory.choices(mostChoices);
    const auto sessions = directory.sessions();
    if (!values)
        return std::unexpected(values.error());
    if (!sessions)
        return std::unexpected(sessions.error());
    EpisodeChoices choices {values->projects, values->scopes, values->swarms, values->worktrees, {}};
    EpisodeSessions titles(directory);
    for (const model::JournalSession &session : *sessions) {
        if (choices.sessions.size() < mostChoices)
            choices.sessions.emplace_back(session.id, titles.title(session.id));
    }
    return choices;
}

} // namespace evoca::app
