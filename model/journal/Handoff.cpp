#include "journal/Handoff.h"

#include "journal/EpisodeCondition.h"
#include "journal/EpisodeRows.h"
#include "journal/WorktreeRule.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr int mostEpisodes = 50;

using Note = HandoffAnswer::Note;
using Step = HandoffAnswer::Step;

/// What a session of the journal left.
struct Trace
{
    QString session;
    qint64 lastSeen = 0;
    QString worktree; ///< as its newest call said
    int promotion = 0; ///< of imported ones: 1 promoted, 2 unprovable
    qint64 real = 0, floors = 0, binned = 0, binnedPromoted = 0;
    bool here = false; ///< an episode of it was written in the caller's worktree

    bool empty() const { return real == 0 && floors == 0; }
};

Note promoted(const Trace &trace, Note plain, Note moved, Note unprovable)
{
    if (trace.binnedPromoted > 0 || trace.promotion == 1)
        return moved;
    return trace.promotion == 2 ? unprovable : plain;
}

/// Why a session that belongs here left nothing to read.
Note noteOf(const Trace &trace)
{
    if (trace.binned > trace.binnedPromoted)
        return Note::AllHidden;
    return trace.floors > 0 ? promoted(trace, Note::FloorOnly, Note::FloorOnlyPromoted, Note::FloorOnlyUnprovable)
                            : promoted(trace, Note::NoEpisodes, Note::NoEpisodesPromoted, Note::NoEpisodesUnprovable);
}

class Walk
{
public:
    Walk(Connection &connection, const Caller &caller, const std::vector<RowId> &projects)
        : m_connection(connection), m_caller(caller), m_projects(projects)
    {
    }

    void run(HandoffAnswer &answer)
    {
        Statement sessions = m_connection.statement(
            "SELECT id, last_seen, worktree, promotion FROM journal_session WHERE last_seen > 0 AND id <> ?1"
            " ORDER BY last_seen DESC, id DESC");
        sessions.bind(m_caller.session);
        while (sessions.step()) {
            Trace trace {sessions.text(0), sessions.integer(1), sessions.text(2), int(sessions.integer(3))};
            if (!fill(trace) || !consider(trace, answer))
                continue;
            answer.priorSession = trace.session;
            return;
        }
        answer.priorSession = m_fallback.isEmpty() ? m_hiddenFallback : m_fallback;
    }

    /// A session that the caller names.
    Trace named(const QString &session)
    {
        Trace trace {.session = session};
        fill(trace);
        return trace;
    }

private:
    /// False: the caller may not know of this session.
    bool fill(Trace &trace)
    {
        Statement rows = m_connection.statement(
            "SELECT e.floor, e.deleted_at <> 0, e.promoted_to <> 0, e.worktree, e.project, count(*) FROM episode e"
            " WHERE e.session_id = ?1 GROUP BY 1, 2, 3, 4, 5");
        rows.bind(trace.session);
        bool seen = false, any = false;
        while (rows.step()) {
            any = true;
            const RowId project = rows.integer(4);
            if (project != 0 && std::ranges::find(m_projects, project) == m_projects.end())
                continue;
            seen = true;
            const qint64 number = rows.integer(5);
            if (rows.integer(1) != 0) {
                trace.binned += number;
                trace.binnedPromoted += rows.integer(2) != 0 ? number : 0;
                continue;
            }
            (rows.integer(0) != 0 ? trace.floors : trace.real) += number;
            trace.here = trace.here || rows.text(3) == m_caller.worktree;
        }
        return seen || !any;
    }

    /// True: adopted.
    bool consider(const Trace &trace, HandoffAnswer &answer)
    {
        const bool here = trace.empty() ? trace.worktree == m_caller.worktree : trace.here;
        if (!here) {
            answer.steps.push_back({trace.session, trace.lastSeen, Step::Why::OtherWorktree});
            return false;
        }
        if (trace.real > 0) {
            answer.steps.push_back({trace.session, trace.lastSeen, Step::Why::Adopted});
            return true;
        }
        const Note note = noteOf(trace);
        const bool hidden = note == Note::AllHidden;
        answer.steps.push_back({trace.session, trace.lastSeen,
                                hidden                 ? Step::Why::AllHidden
                                    : trace.floors > 0 ? Step::Why::OnlyFloors
                                                       : Step::Why::Nothing});
        // Only the session just before may say why there is nothing of it.
        if (!std::exchange(m_matched, true)) {
            answer.note = note;
            (hidden ? m_hiddenFallback : m_fallback) = trace.session;
        }
        return false;
    }

    Connection &m_connection;
    const Caller &m_caller;
    const std::vector<RowId> &m_projects;
    QString m_fallback, m_hiddenFallback;
    bool m_matched = false;
};

std::vector<Episode> lastOf(Connection &connection, const QString &session, int most,
                            const std::vector<RowId> &projects)
{
    EpisodeCondition condition;
    condition.projects(projects);
    condition.session(session);
    condition.withoutFloors();
    std::string columns("SELECT ");
    columns.append(episodeColumns).append(", e.body FROM episode e WHERE");
    Statement rows = connection.statement(condition.sql(columns, " ORDER BY e.created DESC, e.id DESC LIMIT 50"));
    condition.bind(rows);
    std::vector<Episode> episodes;
    while (int(episodes.size()) < most && rows.step())
        episodes.push_back(episodeFrom(rows));
    std::ranges::reverse(episodes);
    return episodes;
}

} // namespace

Handoff::Handoff(Connection &connection) : m_connection(connection) { }

Result<HandoffAnswer> Handoff::next(const Caller &caller, const QString &prior, int maxEpisodes,
                                    const std::vector<RowId> &projects) const
{
    return guarded([&]() -> Result<HandoffAnswer> {
        HandoffAnswer answer;
        Walk walk(m_connection, caller, projects);
        if (prior.isEmpty()) {
            walk.run(answer);
        } else {
            answer.priorSession = prior;
            const Trace trace = walk.named(prior);
            const bool nothingToRead = trace.real == 0 && (trace.floors > 0 || trace.binned > 0);
            answer.note = nothingToRead ? noteOf(trace) : Note::None;
        }
        if (!answer.priorSession.isEmpty())
            answer.episodes = lastOf(m_connection, answer.priorSession, std::clamp(maxEpisodes, 1, mostEpisodes),
                                     projects);
        return answer;
    });
}

QString handoffNote(HandoffAnswer::Note note)
{
    switch (note) {
    case Note::None: return {};
    case Note::FloorOnly:
        return u"The session just before in this worktree started but recorded no episode; it may have ended before it "
               "could. What is shown is the last session that did, if any."_s;
    case Note::FloorOnlyPromoted:
        return u"The session just before in this worktree left only its anchor: its episodes were promoted to "
               "memories. Search the memories for what it concluded."_s;
    case Note::FloorOnlyUnprovable:
        return u"The session just before in this worktree left only its anchor. A promotion of its episodes was begun; "
               "its log does not say how that ended."_s;
    case Note::NoEpisodes:
        return u"The session just before in this worktree recorded no episode. What is shown is the last session that "
               "did, if any."_s;
    case Note::NoEpisodesPromoted:
        return u"The session just before in this worktree has no episode left: they were promoted to memories. Search "
               "the memories for what it concluded."_s;
    case Note::NoEpisodesUnprovable:
        return u"The session just before in this worktree has no episode left. A promotion was begun; its log does not "
               "say how that ended."_s;
    case Note::AllHidden:
        return u"The session just before in this worktree wrote episodes, but none of them may be shown any more."_s;
    }
    return {};
}

} // namespace evoca::model
