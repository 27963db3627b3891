#include "journal/EpisodeSearch.h"

#include "journal/EpisodeCondition.h"
#include "journal/EpisodeCursor.h"
#include "journal/EpisodeRows.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeSearch)
};

constexpr int mostResults = 200;

/// An explicit selector means just that session, cohort or row, wherever it was written.
bool isScoped(const EpisodeQuery &query)
{
    return query.autoScope && query.swarm.isEmpty() && query.parentSession.isEmpty() && query.ids.isEmpty();
}

/// All but the projects, which count() and readWindow() heed each in its way. Nothing when no row can fit.
std::optional<EpisodeCondition> conditionOf(Connection &connection, const EpisodeQuery &query)
{
    EpisodeCondition condition;
    if (!query.ids.isEmpty())
        condition.ids(query.ids);
    if (!query.parentSession.isEmpty())
        condition.session(query.parentSession);
    if (!query.swarm.isEmpty())
        condition.swarm(query.swarm);
    if (query.since)
        condition.since(*query.since);
    if (query.until)
        condition.until(*query.until);
    if (!query.scopes.isEmpty())
        condition.scopes(query.scopes);
    if (!query.text.trimmed().isEmpty() && !condition.text(query.text, false))
        return std::nullopt;
    condition.chooseRows(connection);
    return condition;
}

/// Counts what passes and what is hidden; gives the worktrees whose rows pass. Grouped in the order of the index, and
/// projects weighed by group: that is several times faster than asking of each row.
QStringList count(Connection &connection, const EpisodeCondition &condition, const std::vector<RowId> &projects,
                  WorktreeRule *rule, EpisodeAnswer &answer)
{
    Statement rows = connection.statement(
        condition.countingSql("e.worktree, e.floor, e.project, count(*)", " GROUP BY e.worktree, e.floor, e.project"));
    condition.bind(rows);
    QStringList passing;
    while (rows.step()) {
        const RowId project = rows.integer(2);
        if (project != 0 && std::ranges::find(projects, project) == projects.end())
            continue;
        const QString worktree = rows.text(0);
        const qint64 number = rows.integer(3);
        if (rows.integer(1) != 0) {
            answer.hidden.floors += number;
            continue;
        }
        const auto row = rule ? rule->decide(worktree) : WorktreeCase::Same;
        if (WorktreeRule::passes(row)) {
            answer.total += number;
            if (passing.isEmpty() || passing.last() != worktree)
                passing << worktree;
        } else {
            (row == WorktreeCase::Other ? answer.hidden.otherWorktree : answer.hidden.undetermined) += number;
        }
    }
    return passing;
}

void readWindow(Connection &connection, EpisodeCondition condition, const EpisodeQuery &query,
                const QStringList &worktrees, bool scoped, EpisodeAnswer &answer)
{
    condition.withoutFloors();
    if (scoped)
        condition.worktrees(worktrees);
    if (EpisodeCursor cursor; EpisodeCursor::parse(query.cursor, cursor))
        condition.olderThan(cursor.created, cursor.id);
    const int wanted = std::clamp(query.maxResults, 1, mostResults);
    std::string columns("SELECT ");
    columns.append(episodeColumns).append(query.withBodies ? ", e.body" : ", ''").append(" FROM episode e WHERE");
    const std::string sql = condition.sql(columns, " ORDER BY e.created DESC, e.id DESC LIMIT ",
                                          EpisodeCondition::windowWay(answer.total))
        + std::to_string(mostResults + 1);
    Statement rows = connection.statement(sql);
    condition.bind(rows);
    while (rows.step()) {
        if (int(answer.episodes.size()) == wanted) {
            answer.truncated = true;
            break;
        }
        answer.episodes.push_back(episodeFrom(rows));
    }
    if (answer.truncated)
        answer.nextCursor = EpisodeCursor {answer.episodes.back().created, answer.episodes.back().id}.text();
    std::ranges::reverse(answer.episodes);
}

} // namespace

EpisodeSearch::EpisodeSearch(Connection &connection) : m_connection(connection) { }

Result<EpisodeAnswer> EpisodeSearch::search(const EpisodeQuery &query, const QString &callerWorktree,
                                            const std::vector<RowId> &projects, const ReadTicket &ticket) const
{
    if (EpisodeCursor cursor; !query.cursor.isEmpty() && !EpisodeCursor::parse(query.cursor, cursor))
        return std::unexpected(
            Error {ErrorCode::InvalidArgument, Messages::tr("This cursor is none that an answer gave."), u"cursor"_s});
    return guarded([&]() -> Result<EpisodeAnswer> {
        EpisodeAnswer answer;
        auto condition = conditionOf(m_connection, query);
        if (!condition)
            return answer;
        WorktreeRule rule(callerWorktree);
        const bool scoped = isScoped(query);
        const QStringList worktrees = count(m_connection, *condition, projects, scoped ? &rule : nullptr, answer);
        condition->projects(projects);
        if (answer.total > 0 && !ticket.stale())
            readWindow(m_connection, *condition, query, worktrees, scoped, answer);
        return answer;
    });
}

} // namespace evoca::model
