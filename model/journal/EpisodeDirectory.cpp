#include "journal/EpisodeDirectory.h"

#include "journal/EpisodeCondition.h"
#include "journal/EpisodeCursor.h"
#include "journal/EpisodeRows.h"
#include "search/SessionDirectory.h"
#include "store/Connection.h"
#include "store/Statement.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeDirectory)
};

constexpr int pageLimit = 500;

/// Nothing when no row can fit.
std::optional<EpisodeCondition> conditionOf(const EpisodeFilter &filter, bool withTimes)
{
    EpisodeCondition condition;
    if (!filter.projects.empty())
        condition.projects(filter.projects);
    if (!filter.scopes.isEmpty())
        condition.scopes(filter.scopes);
    if (!filter.session.isEmpty())
        condition.session(filter.session);
    if (!filter.swarm.isEmpty())
        condition.swarm(filter.swarm);
    if (!filter.worktree.isEmpty())
        condition.worktree(filter.worktree);
    if (withTimes && filter.after > 0)
        condition.since(filter.after);
    if (withTimes && filter.before > 0)
        condition.until(filter.before);
    if (filter.expiresBefore > 0)
        condition.expiresBefore(filter.expiresBefore);
    if (!filter.text.trimmed().isEmpty() && !condition.text(filter.text, true))
        return std::nullopt;
    return condition;
}

/// Judges rows as an agent in a worktree would be answered; without a viewer everything but floors is shown.
class Judge
{
public:
    explicit Judge(const QString &viewer) : m_looking(!viewer.isEmpty()), m_rule(viewer) { }

    std::optional<WorktreeCase> rule(const QString &worktree, bool floor)
    {
        return m_looking && !floor ? std::optional(m_rule.decide(worktree)) : std::nullopt;
    }
    bool hides(const QString &worktree, bool floor)
    {
        const auto row = rule(worktree, floor);
        return floor || (row && !WorktreeRule::passes(*row));
    }

private:
    bool m_looking;
    WorktreeRule m_rule;
};

QStringList countRows(Connection &connection, const EpisodeCondition &condition, Judge &judge, EpisodeList &list)
{
    Statement rows = connection.statement(
        condition.countingSql("e.worktree, e.floor, count(*)", " GROUP BY e.worktree, e.floor"));
    condition.bind(rows);
    QStringList shown;
    while (rows.step()) {
        const QString worktree = rows.text(0);
        const bool floor = rows.integer(1) != 0;
        const qint64 number = rows.integer(2);
        if (floor) {
            list.floors += number;
        } else if (!judge.hides(worktree, false)) {
            list.total += number;
            shown << worktree;
        } else if (judge.rule(worktree, false) == WorktreeCase::Other) {
            list.otherWorktree += number;
        } else {
            list.undetermined += number;
        }
    }
    return shown;
}

QStringList texts(Connection &connection, std::string_view sql, int most)
{
    Statement rows = connection.statement(sql);
    rows.bind(most);
    QStringList texts;
    while (rows.step())
        texts << rows.text(0);
    return texts;
}

JournalSession sessionFrom(const Statement &row)
{
    return {row.text(0), row.text(1), row.text(2), row.integer(3), row.text(4), {}};
}

constexpr std::string_view sessionColumns = "SELECT id, client, worktree, last_seen, prior FROM journal_session";

} // namespace

EpisodeDirectory::EpisodeDirectory(Connection &connection) : m_connection(connection) { }

Result<EpisodeList> EpisodeDirectory::list(const EpisodeFilter &filter, int limit, const QString &cursor,
                                           const ReadTicket &ticket) const
{
    EpisodeCursor from;
    if (!cursor.isEmpty() && !EpisodeCursor::parse(cursor, from))
        return std::unexpected(
            Error {ErrorCode::InvalidArgument, Messages::tr("This cursor is none of Evoca's."), u"cursor"_s});
    return guarded([&]() -> Result<EpisodeList> {
        EpisodeList list;
        auto condition = conditionOf(filter, true);
        if (!condition)
            return list;
        condition->chooseRows(m_connection);
        Judge judge(filter.viewer);
        const QStringList shown = countRows(m_connection, *condition, judge, list);
        if (!filter.withHidden) {
            condition->withoutFloors();
            if (!filter.viewer.isEmpty())
                condition->worktrees(shown);
        }
        if (!cursor.isEmpty())
            condition->olderThan(from.created, from.id);
        std::string columns("SELECT ");
        columns.append(episodeColumns).append(", substr(e.body, 1, 300) FROM episode e WHERE");
        const auto way = EpisodeCondition::windowWay(list.total);
        Statement rows = m_connection.statement(condition->sql(columns, " ORDER BY e.created DESC, e.id DESC", way));
        condition->bind(rows);
        const int wanted = std::clamp(limit, 1, pageLimit);
        while (!ticket.stale() && rows.step()) {
            if (int(list.rows.size()) == wanted) {
                list.nextCursor = EpisodeCursor {list.rows.back().episode.created, list.rows.back().episode.id}.text();
                break;
            }
            ListedEpisode row {.episode = episodeFrom(rows)};
            row.rule = judge.rule(row.episode.worktree, row.episode.floor);
            row.hidden = judge.hides(row.episode.worktree, row.episode.floor);
            list.rows.push_back(std::move(row));
        }
        return list;
    });
}

Result<std::vector<EpisodeMark>> EpisodeDirectory::marks(const EpisodeFilter &filter, const ReadTicket &ticket) const
{
    return guarded([&]() -> Result<std::vector<EpisodeMark>> {
        std::vector<EpisodeMark> marks;
        const auto condition = conditionOf(filter, false);
        if (!condition)
            return marks;
        Judge judge(filter.viewer);
        Statement rows = m_connection.statement(condition->sql(
            "SELECT e.id, e.created, e.session_id, e.swarm_id, e.floor, e.takeaway <> '', e.promoted_to <> 0, e.worktree"
            " FROM episode e WHERE",
            " ORDER BY e.created, e.id"));
        condition->bind(rows);
        while (!ticket.stale() && rows.step()) {
            const bool floor = rows.integer(4) != 0;
            if (!floor && !filter.withHidden && judge.hides(rows.text(7), false))
                continue;
            marks.push_back({rows.text(0), rows.integer(1), rows.text(2), rows.text(3), floor, rows.integer(5) != 0,
                             rows.integer(6) != 0});
        }
        return marks;
    });
}

Result<Episode> EpisodeDirectory::episode(const QString &id) const
{
    return guarded([&]() -> Result<Episode> {
        std::string sql("SELECT ");
        sql.append(episodeColumns).append(", e.body FROM episode e WHERE e.id = ?1 AND e.deleted_at = 0");
        Statement row = m_connection.statement(sql);
        if (!row.bind(id).step())
            return std::unexpected(Error {ErrorCode::NotFound, Messages::tr("There is no such episode.")});
        return episodeFrom(row);
    });
}

Result<std::optional<JournalSession>> EpisodeDirectory::session(const QString &id) const
{
    return guarded([&]() -> Result<std::optional<JournalSession>> {
        std::optional<JournalSession> session;
        {
            Statement row = m_connection.statement(std::string(sessionColumns) + " WHERE id = ?1");
            if (row.bind(id).step())
                session = sessionFrom(row);
        }
        Statement native = m_connection.statement("SELECT id FROM session WHERE native_id = ?1 AND deleted_at = 0");
        if (!native.bind(id).step())
            return session;
        const RowId transcript = native.integer(0);
        native.reset();
        auto known = SessionDirectory(m_connection).byRow({transcript});
        if (!known)
            return std::unexpected(known.error());
        if (const auto found = known->constFind(transcript); found != known->cend()) {
            if (!session)
                session = JournalSession {.id = id};
            session->transcript = found->session;
        }
        return session;
    });
}

Result<std::vector<JournalSession>> EpisodeDirectory::sessions() const
{
    return guarded([&]() -> Result<std::vector<JournalSession>> {
        Statement rows = m_connection.statement(std::string(sessionColumns) + " ORDER BY last_seen DESC, id DESC");
        std::vector<JournalSession> sessions;
        while (rows.step())
            sessions.push_back(sessionFrom(rows));
        return sessions;
    });
}

Result<qint64> EpisodeDirectory::count() const
{
    return guarded([&]() -> Result<qint64> {
        Statement row = m_connection.statement("SELECT count(*) FROM episode WHERE deleted_at = 0 AND floor = 0");
        row.step();
        return row.integer(0);
    });
}

Result<qint64> EpisodeDirectory::countExpiring(qint64 before) const
{
    return guarded([&]() -> Result<qint64> {
        Statement row = m_connection.statement(
            "SELECT count(*) FROM episode WHERE expires <> 0 AND expires < ?1 AND pinned = 0 AND deleted_at = 0"
            " AND floor = 0");
        row.bind(before).step();
        return row.integer(0);
    });
}

Result<EpisodeDirectory::Choices> EpisodeDirectory::choices(int most) const
{
    return guarded([&]() -> Result<Choices> {
        Choices choices;
        choices.projects = texts(m_connection,
                                 "SELECT p.name FROM episode e JOIN project p ON p.id = e.project"
                                 " WHERE e.deleted_at = 0 GROUP BY p.id ORDER BY max(e.created) DESC LIMIT ?1",
                                 most);
        choices.scopes = texts(m_connection,
                               "SELECT scope FROM episode_scope WHERE deleted_at = 0"
                               " GROUP BY scope ORDER BY max(created) DESC LIMIT ?1",
                               most);
        choices.swarms = texts(m_connection,
                               "SELECT swarm_id FROM episode WHERE swarm_id <> '' AND deleted_at = 0"
                               " GROUP BY swarm_id ORDER BY max(created) DESC LIMIT ?1",
                               most);
        choices.worktrees = texts(m_connection,
                                  "SELECT worktree FROM episode WHERE worktree <> '' AND deleted_at = 0"
                                  " GROUP BY worktree ORDER BY max(created) DESC LIMIT ?1",
                                  most);
        return choices;
    });
}

} // namespace evoca::model
